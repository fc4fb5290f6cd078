import * as v from 'valibot'
import { toDay } from '@/shared/lib/fecha'
import { parseJson } from '@/shared/lib/file/safe-json'
import { sha256 } from '@/shared/lib/file/sha256'
import { PICTURE_MB } from '@/shared/lib/picture/picture-type'
import { type Copia, CopiaError, type PhotoInTable, tableSchema, VERSION } from './copia'

/** `bomberos-respaldo <version> <bytes of the table> <its SHA-256>`, then the table, then the photos' bytes. */
const FORMAT = 'bomberos-respaldo'
const FIRST_LINE = /^bomberos-respaldo ([1-9]\d{0,5}) (\d{1,9}) ([0-9a-f]{64})\n/
const FIRST_LINE_MAX = 120
/** In bytes. All modules together have at most five million characters; photos and files are read one by one. */
const MAX_TABLE = 32 * 1024 * 1024
const MAX_PHOTO = PICTURE_MB * 1024 * 1024
const LIMITS = { depth: 32, values: 2_000_000 }
const KNOWN_TYPE = /^image\/(png|jpeg|gif|webp)$/

export const copiaFileName = (moment: Date): string => `respaldo-completo-${toDay(moment)}.bomberos`

/**
 * Writes everything into one file. Photos are referenced, not loaded: only one at a time is in memory for its checksum.
 * The first line holds the table's checksum and the table those of the photos, so no byte can change unnoticed.
 */
export async function writeCopiaFile(copia: Copia): Promise<Blob> {
  const { momento, modulos, esquemas, parciales } = copia
  const fotos: PhotoInTable[] = []
  const pictures: Blob[] = []
  for (const source of copia.fotos) {
    const picture = await copia.foto(source)
    if (!picture) continue
    // Attached files too go as bytes without a name: an earlier version of the app refuses a table with their types.
    const type = KNOWN_TYPE.test(picture.type) ? picture.type : 'application/octet-stream'
    fotos.push({ source, type, size: picture.size, sha256: await sha256(picture) })
    pictures.push(picture)
  }
  const table = new Blob([JSON.stringify({ momento, modulos, esquemas, parciales, fotos })])
  const firstLine = `${FORMAT} ${VERSION} ${table.size} ${await sha256(table)}\n`
  return new Blob([firstLine, table, ...pictures], { type: 'application/octet-stream' })
}

/** Refuses a file without our first line, and says what it seems to be. */
async function refuseStranger(file: Blob, head: string): Promise<never> {
  if (head.startsWith(FORMAT.slice(0, head.length)) && file.size < FIRST_LINE_MAX)
    throw new CopiaError('cortado')
  if (head.startsWith(FORMAT)) throw new CopiaError('alterado')
  const isExport = head.trimStart().startsWith('{') && head.includes('"configuracion"')
  throw new CopiaError(isExport ? 'soloConfiguracion' : 'ajeno')
}

async function readTable(file: Blob) {
  const head = await file.slice(0, FIRST_LINE_MAX).text()
  const match = FIRST_LINE.exec(head)
  if (!match) return refuseStranger(file, head)
  const [line, version, size, sum] = match
  if (Number(version) > VERSION) throw new CopiaError('nueva')
  if (Number(size) > MAX_TABLE) throw new CopiaError('grande')
  const start = line.length
  const end = start + Number(size)
  if (file.size < end) throw new CopiaError('cortado')
  const table = file.slice(start, end)
  if ((await sha256(table)) !== sum) throw new CopiaError('alterado')
  const { admitDataPictures } = await import('@/shared/lib/picture/data-images')
  const json = parseJson(await admitDataPictures(await table.text()), LIMITS)
  const parsed = v.safeParse(tableSchema, json.kind === 'ok' ? json.value : null)
  if (!parsed.success) throw new CopiaError('ajeno')
  return { ...parsed.output, end }
}

/**
 * Opens and checks the whole file; nothing is written. @throws CopiaError with the reason in a Spanish sentence
 */
export async function readCopiaFile(file: Blob): Promise<Copia> {
  const { momento, modulos, esquemas, parciales, fotos, end } = await readTable(file)
  const parts = new Map<string, Blob>()
  let offset = end
  for (const { source, type, size } of fotos) {
    if (size > MAX_PHOTO) throw new CopiaError('grande')
    parts.set(source, file.slice(offset, offset + size, type))
    offset += size
  }
  if (file.size !== offset) throw new CopiaError(file.size < offset ? 'cortado' : 'alterado')
  for (const { source, sha256: sum } of fotos) {
    const part = parts.get(source)
    if (!part || (await sha256(part)) !== sum) throw new CopiaError('alterado')
  }
  // The checksums are of the file's bytes. From here on each picture and file passes the same check as an upload.
  const [{ admitPicture }, { admitArchivo }] = await Promise.all([
    import('@/shared/lib/picture/shrink-picture'),
    import('@/shared/lib/file/archivo-kind'),
  ])
  const foto = async (source: string) => {
    const part = parts.get(source)
    return (part && ((await admitArchivo(part)) ?? (await admitPicture(part)))) ?? undefined
  }
  return { momento, modulos, esquemas, parciales, fotos: [...parts.keys()], foto }
}
