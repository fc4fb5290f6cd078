import { formatBytes } from '@/shared/lib/byte-size'
import {
  ARCHIVO_BYTES,
  ARCHIVO_MB,
  ARCHIVO_TYPES,
  type Archivo,
  kindNamed,
  kindWord,
} from '@/shared/lib/file/archivo'
import { archivoKind } from '@/shared/lib/file/archivo-kind'
import { sentenceOf } from '@/shared/lib/spoken-error'
import { savePhoto } from '@/shared/storage/device/photos'

/** Why a file was not taken, and its name; without a name it is about the whole choice. */
export type Fault = { sentence: string; nombre?: string }

/** In characters: longer than any name that a person gives. */
const LONGEST_NAME = 120

/** A name without what a page can't show, or what turns the letters after it around and hides the ending. */
function nameOf(given: string): string {
  const plain = given
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\\/]/gu, '')
    .trim()
  return plain.length > LONGEST_NAME ? `${plain.slice(0, LONGEST_NAME - 5)}${plain.slice(-5)}` : plain
}

/** One file, looked at and kept on this device; or why not, in a sentence. */
async function intakeArchivo(file: File): Promise<Archivo | string> {
  const nombre = nameOf(file.name)
  const named = kindNamed(nombre)
  if (!named) return 'Solo se pueden agregar archivos PDF, CSV, Excel (.xlsx) u ODS.'
  if (file.size === 0) return 'El archivo está vacío.'
  if (file.size > ARCHIVO_BYTES)
    return `Pesa ${formatBytes(file.size)} y el máximo es ${ARCHIVO_MB} MB. Guárdelo más liviano o en partes.`
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const kind = await archivoKind(bytes)
    if (kind === 'bomba') return 'Es demasiado grande por dentro: al abrirlo ocupa más de 100 MB.'
    const tipo = ARCHIVO_TYPES[named]
    if (kind !== named) return `Su nombre dice que es ${kindWord(tipo)}, y por dentro no lo es.`
    const url = await savePhoto(new Blob([bytes], { type: tipo }))
    return { nombre, tipo, bytes: bytes.length, url }
  } catch (error) {
    return sentenceOf(error) ?? 'No se pudo leer el archivo.'
  }
}

type Limits = {
  /** How many there may be, and how many more there is room for. */
  max: number
  room: number
  /** Percent done. */
  onProgress: (percent: number) => void
}

/** Takes files one after another and hands each on when it is kept. Returns why some were not. */
export async function intakeArchivos(
  files: readonly File[],
  { max, room, onProgress }: Limits,
  keep: (archivo: Archivo) => void,
): Promise<Fault[]> {
  const most = max === 1 ? 'un solo archivo' : `${max} archivos como máximo`
  const faults: Fault[] = files.length > room ? [{ sentence: `Puede agregar ${most}.` }] : []
  const accepted = files.slice(0, Math.max(0, room))
  for (const [index, file] of accepted.entries()) {
    onProgress((100 * index) / accepted.length + 5)
    const taken = await intakeArchivo(file)
    if (typeof taken === 'string') faults.push({ sentence: taken, nombre: nameOf(file.name) })
    else keep(taken)
  }
  return faults
}
