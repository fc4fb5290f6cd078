import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { photosBeside } from '@/server/copies/photo-store'
import type { Llave } from './llave'
import { seal } from './sealed'

const FOLDER = 'custodios'
export const ENDING = '.json'

const nocheSchema = v.object({
  /** Names this very sealing: its bytes never change, so that a device goes on where its line broke. */
  noche: v.string(),
  /** The copy that was sealed, and the public half for which. */
  copia: v.string(),
  publica: v.string(),
  /** When the copy was made, as an ISO instant. */
  instante: v.string(),
  /** How long it is sealed. */
  bytes: v.number(),
  /** Its photos, the newest first, under the names that devices keep them by; `bytes` is their length when sealed. */
  fotos: v.array(v.object({ nombre: v.string(), suma: v.string(), bytes: v.number() })),
})

/** The copy of a night, closed for its custodians. */
export type Noche = v.InferOutput<typeof nocheSchema>

/** Beside the copies of the nights. */
export const folderIn = (copias: string) => join(copias, FOLDER)
/** The sealed copy of that night; what is to be known of it lies beside it, with `ENDING`. */
export const sealedIn = (copias: string, { noche }: Pick<Noche, 'noche'>) => join(folderIn(copias), noche)

/** What was read last: each photo that a device asks for needs it, and with thousands of photos it is long. */
let last: { path: string; noche: Noche } | undefined

async function readOne(path: string): Promise<Noche[]> {
  if (last?.path === path) return [last.noche]
  const text = await readFile(path, 'utf8').catch(() => '')
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), nocheSchema), text)
  if (!read.success) return []
  last = { path, noche: read.output }
  return [read.output]
}

/** The newest copy that was closed for this key; null before the first. */
export async function readNoche(copias: string, { publica }: Llave): Promise<Noche | null> {
  const names = (await readdir(folderIn(copias)).catch(() => [])).filter((name) => name.endsWith(ENDING))
  const nights = (await Promise.all(names.map((name) => readOne(join(folderIn(copias), name))))).flat()
  return (
    nights.filter((one) => one.publica === publica).sort((a, b) => b.instante.localeCompare(a.instante))[0] ??
    null
  )
}

/** A part of the sealed copy; undefined where it is there no more. */
export async function readPart(
  copias: string,
  noche: Noche,
  from: number,
  most: number,
): Promise<Buffer | undefined> {
  const file = await open(sealedIn(copias, noche)).catch(() => undefined)
  if (!file) return undefined
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, from)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** A photo of that night, sealed; undefined where it is there no more. */
export async function sealedPhoto(
  copias: string,
  { fotos, copia, publica }: Noche,
  nombre: string,
): Promise<Buffer | undefined> {
  const photo = fotos.find((one) => one.nombre === nombre)
  const bytes = photo && (await photosBeside(join(copias, copia)).read(photo.suma))
  if (!bytes) return undefined
  const parts: Buffer[] = []
  for await (const part of seal([bytes], Buffer.from(publica, 'hex'))) parts.push(part)
  return Buffer.concat(parts)
}
