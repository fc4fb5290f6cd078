import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** A tenth of the work of the highest for a few bytes more: the first reader after a change waits for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

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
  const [br, zipped] = await Promise.all([compress.br(body, BROTLI), compress.gzip(body)])
  return { ...rest, status, body, encoded: { br, gzip: zipped } }
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
  const encoding = (['br', 'gzip'] as const).find((name) => encoded[name] && asked.encoding?.includes(name))
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
