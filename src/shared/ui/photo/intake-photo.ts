import { dataBlob } from '@/shared/lib/file/data-url'
import { shrinkPicture } from '@/shared/lib/picture/shrink-picture'
import { sentenceOf } from '@/shared/lib/spoken-error'
import { savePhoto } from '@/shared/storage/device/photos'
import type { Overlays } from '@/shared/ui/overlay/overlays'

const FAILED = 'Error al cargar imagen'

/** A picture from the device, or a `data:` address. */
export type Chosen = File | string

const fileOf = (chosen: Chosen) =>
  typeof chosen === 'string' ? new File([dataBlob(chosen) ?? ''], 'Imagen pegada') : chosen

/** One picture, shrunk and kept; its source, or null after a toast has said why not (spec §8). */
export async function intakePhoto(
  file: File,
  maxMegabytes: number,
  { showError }: Overlays,
): Promise<string | null> {
  try {
    return await savePhoto(await shrinkPicture(file, maxMegabytes))
  } catch (error) {
    showError(FAILED, sentenceOf(error) ?? 'Error al leer el archivo', file.name)
    return null
  }
}

type Limits = {
  /** How many more there is room for. */
  room: number
  max: number
  maxMegabytes: number
  /** Where it is said what came of them. */
  overlays: Overlays
  /** Percent done. */
  onProgress: (percent: number) => void
}

/**
 * Takes pictures one after another, because decoding two at once is too much for a cheap phone, and hands each on when
 * it is kept. False when one was not, which a toast has said.
 */
export async function intakePhotos(
  files: readonly Chosen[],
  limits: Limits,
  keep: (source: string) => void,
): Promise<boolean> {
  const { room, max, maxMegabytes, overlays, onProgress } = limits
  if (files.length > room)
    overlays.showError(
      FAILED,
      `Puede agregar ${max === 1 ? 'una sola imagen' : `${max} imágenes como máximo`}.`,
    )
  const accepted = files.slice(0, Math.max(0, room))
  let all = accepted.length === files.length
  for (const [index, file] of accepted.entries()) {
    onProgress((100 * index) / accepted.length + 5)
    const source = await intakePhoto(fileOf(file), maxMegabytes, overlays)
    if (!source) {
      all = false
      continue
    }
    keep(source)
    overlays.showSuccess({ title: 'Imagen cargada', message: 'La imagen se ha cargado correctamente.' })
  }
  return all
}
