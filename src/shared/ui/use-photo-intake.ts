import { useRef, useState } from 'react'
import { PictureError, shrinkPicture } from '@/shared/lib/shrink-picture'
import { StorageError } from '@/shared/storage/errors'
import { savePhoto } from '@/shared/storage/photos'
import { showError, showSuccess } from './toasts'

type Intake = {
  value: readonly string[]
  onChange: (sources: string[]) => void
  max: number
  maxMegabytes: number
}

const FAILED = 'Error al cargar imagen'

const sentenceOf = (error: unknown) =>
  error instanceof PictureError || error instanceof StorageError ? error.message : 'Error al leer el archivo'

/** One picture, shrunk and kept; its source, or null after a toast has said why not (spec §8). */
export async function intakePhoto(file: File, maxMegabytes: number): Promise<string | null> {
  try {
    return await savePhoto(await shrinkPicture(file, maxMegabytes))
  } catch (error) {
    showError(sentenceOf(error), file.name, FAILED)
    return null
  }
}

/** Shrinks and keeps pictures one after another: two decoded at once are too much for a cheap phone. */
export function usePhotoIntake({ value, onChange, max, maxMegabytes }: Intake) {
  /** Percent done, or null while idle. */
  const [progress, setProgress] = useState<number | null>(null)
  const kept = useRef(value)
  kept.current = value

  const take = async (files: readonly File[]) => {
    const room = max === 1 ? 1 : max - kept.current.length
    if (files.length > room) showError(`Puede agregar ${max} imágenes como máximo.`, undefined, FAILED)
    const accepted = files.slice(0, Math.max(0, room))
    for (const [index, file] of accepted.entries()) {
      setProgress((100 * index) / accepted.length + 5)
      const source = await intakePhoto(file, maxMegabytes)
      if (!source) continue
      kept.current = max === 1 ? [source] : [...kept.current, source]
      onChange([...kept.current])
      showSuccess({ title: 'Imagen cargada', message: 'La imagen se ha cargado correctamente.' })
    }
    setProgress(null)
  }
  return { take, progress }
}
