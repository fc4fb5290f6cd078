import * as v from 'valibot'
import { fromBase64, toBase64 } from './base64'

/** Largest photo in bytes (spec §9: 10 MB for reports). */
const MAX_FOTO = 10 * 1024 * 1024

const MAGIC = {
  'image/jpeg': (head: string) => head.startsWith('ffd8ff'),
  'image/png': (head: string) => head.startsWith('89504e470d0a1a0a'),
  'image/gif': (head: string) => head.startsWith('474946383761') || head.startsWith('474946383961'),
  'image/webp': (head: string) => head.startsWith('52494646') && head.slice(16, 24) === '57454250',
} as const

type Tipo = keyof typeof MAGIC
const TIPOS = Object.keys(MAGIC) as Tipo[]

export const fotoSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f-]{8,64}$/i)),
  tipo: v.picklist(TIPOS),
  base64: v.pipe(v.string(), v.maxLength(Math.ceil(MAX_FOTO / 3) * 4)),
})

export type FotoWire = v.InferOutput<typeof fotoSchema>

const headOf = (bytes: Uint8Array) =>
  Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The photo as text for a file, or null when it is no picture that reports may hold. */
export async function encodeFoto(id: string, blob: Blob): Promise<FotoWire | null> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const head = headOf(bytes)
  const tipo = TIPOS.find((name) => MAGIC[name](head))
  if (!tipo || bytes.length > MAX_FOTO) return null
  return { id, tipo, base64: toBase64(bytes) }
}

/** Byte for byte what was encoded, or null when the bytes aren't the picture that `tipo` says. */
export function decodeFoto({ tipo, base64 }: FotoWire): Blob | null {
  const bytes = fromBase64(base64)
  if (!bytes || bytes.length > MAX_FOTO || !MAGIC[tipo](headOf(bytes))) return null
  return new Blob([bytes], { type: tipo })
}
