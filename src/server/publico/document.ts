import type { IncomingMessage, ServerResponse } from 'node:http'
import { compress, encodingFor } from '@/server/compressed.mjs'

/** A text or a picture as it travels, compressed once for all its readers. */
export type Document = {
  status: number
  type: string
  etag: string
  body: Buffer
  /** Empty for pictures, which gain nothing. */
  encoded: Readonly<Partial<Record<'br' | 'gzip', Buffer>>>
  /** Pages of other sites may read it too. */
  open?: true | undefined
}

export async function documentOf(
  text: string,
  { status = 200, ...rest }: Pick<Document, 'type' | 'etag' | 'open'> & { status?: number },
): Promise<Document> {
  const body = Buffer.from(text)
  const [br, gzip] = await Promise.all([compress.br(body), compress.gzip(body)])
  return { ...rest, status, body, encoded: { br, gzip } }
}

/** What goes to a reader who asked with these headers; without bytes when he has it already. */
export function answerOf(
  { status, type, etag, body, encoded, open }: Document,
  asked: { encoding?: string | undefined; known?: string | undefined },
): { status: number; headers: Record<string, string>; bytes: Buffer | null } {
  const headers = {
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': 'no-cache',
    ...(open && { 'Access-Control-Allow-Origin': '*' }),
  }
  if (asked.known === etag && status === 200) return { status: 304, headers, bytes: null }
  const taken = encodingFor(asked.encoding)
  const encoding = taken && encoded[taken] ? taken : undefined
  const bytes = (encoding && encoded[encoding]) ?? body
  return {
    status,
    headers: {
      ...headers,
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
    bytes,
  }
}

export function send(req: IncomingMessage, res: ServerResponse, document: Document): void {
  const { status, headers, bytes } = answerOf(document, {
    encoding: req.headers['accept-encoding']?.toString(),
    known: req.headers['if-none-match'],
  })
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  res.writeHead(status)
  res.end(req.method === 'HEAD' ? undefined : bytes)
}
