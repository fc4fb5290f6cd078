import { dataBlob } from '@/shared/lib/picture/data-images'
import { shrinkPicture } from '@/shared/lib/picture/shrink-picture'
import { sentenceOf } from '@/shared/lib/spoken-error'
import { savePhoto } from '@/shared/storage/device/photos'
import { saveThumbnail } from '@/shared/storage/device/thumbnails'
import type { Overlays } from '@/shared/ui/overlay/overlays'

/** A picture from the device, or a `data:` address. */
export type Chosen = File | string

/** Why a picture was not taken, and its file's name. */
export type Fault = { sentence: string; name?: string }

const fileOf = (chosen: Chosen) =>
  typeof chosen === 'string' ? new File([dataBlob(chosen) ?? ''], 'Imagen pegada') : chosen

/** The spec's title (§8). */
const FAILED = 'Error al cargar imagen'

type Limits = {
  /** How many more there is room for. */
  room: number
  max: number
  maxMegabytes: number
  /** Percent done. */
  onProgress: (percent: number) => void
}

/** One picture, shrunk and kept: its source, or why not in the spec's words (§8). */
export async function intakePhoto(file: File, maxMegabytes: number): Promise<string | Fault> {
  try {
    const picture = await shrinkPicture(file, maxMegabytes)
    const source = await savePhoto(picture)
    await saveThumbnail(source, picture)
    return source
  } catch (error) {
    return { sentence: sentenceOf(error) ?? 'Error al leer el archivo', name: file.name }
  }
}

/**
 * Takes pictures one after another, because decoding two at once is too much for a cheap phone, and hands each on when
 * it is kept. Returns why some were not.
 */
export async function intakePhotos(
  files: readonly Chosen[],
  limits: Limits,
  keep: (source: string) => void,
): Promise<Fault[]> {
  const { room, max, maxMegabytes, onProgress } = limits
  const most = max === 1 ? 'una sola imagen' : `${max} imágenes como máximo`
  const faults: Fault[] = files.length > room ? [{ sentence: `Puede agregar ${most}.` }] : []
  const accepted = files.slice(0, Math.max(0, room))
  for (const [index, file] of accepted.entries()) {
    onProgress((100 * index) / accepted.length + 5)
    const taken = await intakePhoto(fileOf(file), maxMegabytes)
    if (typeof taken === 'string') keep(taken)
    else faults.push(taken)
  }
  return faults
}

/** One toast for all of them, titled as the spec says (§8): it tells the first, the field beside it tells each. */
export function sayFaults(say: Overlays['showError'], [first, ...others]: readonly Fault[]): void {
  if (!first) return
  const more = others.length > 0 ? `y ${others.length} más` : undefined
  say(FAILED, first.sentence, [first.name, more].filter(Boolean).join(' ') || undefined)
}

/** One toast for a whole choice (spec §8): five would stand over the fields that come next. */
export const takenToast = (count: number) => ({
  title: 'Imagen cargada',
  message:
    count === 1
      ? 'La imagen se ha cargado correctamente.'
      : `Las ${count} imágenes se han cargado correctamente.`,
})
