import type { Context } from 'hono'
import * as v from 'valibot'
import { parseJson } from '@/shared/lib/file/safe-json'
import { HttpError } from './errors'

const JSON_BYTES = 1024 * 1024
const JSON_LIMITS = { depth: 40, values: 200_000 }
/** A refused body is read so far beyond its limit, so that whoever sends it can read the answer. */
const DRAIN_BYTES = 8 * 1024 * 1024

/**
 * Reads the body up to `max` bytes; null when it is larger. The rest is read too and thrown away: answered in the
 * middle of its body, a connection breaks before the answer is read (honojs/node-server#327).
 */
async function read(c: Context, max: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  const reader = c.req.raw.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.length
    if (bytes <= max) parts.push(part.value)
    if (bytes > max + DRAIN_BYTES) break
  }
  return bytes > max ? null : Buffer.concat(parts)
}

/** Reads and throws away a body that nobody has read. */
export async function drain(c: Context): Promise<void> {
  if (c.req.raw.body && !c.req.raw.bodyUsed) await read(c, 0).catch(() => undefined)
}

/** One that says beforehand that it is larger isn't read at all. @throws HttpError 413 */
export async function bytesOf(c: Context, max: number, sentence: string): Promise<Buffer> {
  const bytes = Number(c.req.header('content-length') ?? 0) > max ? null : await read(c, max)
  if (!bytes) throw new HttpError(413, 'grande', sentence)
  return bytes
}

/** What the body says, as JSON. @throws HttpError 400, 413 */
export async function jsonOf(c: Context): Promise<unknown> {
  const bytes = await bytesOf(c, JSON_BYTES, 'El envío es demasiado grande.')
  const isJson = c.req.header('content-type')?.startsWith('application/json')
  const parsed = isJson ? parseJson(bytes.toString('utf8'), JSON_LIMITS) : null
  if (parsed?.kind !== 'ok')
    throw new HttpError(400, 'forma', 'La central no entendió el envío. Actualice la aplicación.')
  return parsed.value
}

/** The body in this form. @throws HttpError 400, 413, 422 */
export async function formOf<S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S>> {
  const read = v.safeParse(schema, await jsonOf(c))
  if (!read.success)
    throw new HttpError(422, 'datos', 'Revise lo que escribió: falta un dato o no es válido.')
  return read.output
}
