import { PictureError, shrinkPicture } from '@/shared/lib/shrink-picture'
import { StorageError } from '@/shared/storage/errors'
import { savePhoto } from '@/shared/storage/photos'
import { showError } from './toasts'

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

export const tellTooMany = (max: number) =>
  showError(`Puede agregar ${max} imágenes como máximo.`, undefined, FAILED)
