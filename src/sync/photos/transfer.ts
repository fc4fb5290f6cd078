import { askCentral, refusalOf } from '@/access/central/http'
import { hasCentral } from '@/access/central/mark'
import { MEANT_FOR, OTHER_CENTRAL } from '@/access/central/other'
import { isStoredPhoto, photoId } from '@/shared/lib/picture/photo-source'
import { loadPhoto, putPhoto } from '@/shared/storage/device/photos'

/** The central will never take these bytes under this name. */
const FINAL: readonly number[] = [409, 413, 415]

/**
 * `central`: the one that it is meant for. False when the central refused it for good.
 * @throws CentralError when it is to be tried again
 */
export async function sendPhoto(source: string, central = ''): Promise<boolean> {
  const picture = await loadPhoto(source)
  if (!picture) return false
  const meant: Record<string, string> = central ? { [MEANT_FOR]: central } : {}
  const response = await askCentral('PUT', `/fotos/${photoId(source)}`, { bytes: picture }, meant)
  if (response.ok) return true
  const refusal = await refusalOf(response)
  if (FINAL.includes(response.status) && refusal.code !== OTHER_CENTRAL) return false
  throw refusal
}

/** The picture, kept here too; undefined when the central doesn't have it yet. @throws CentralError, StorageError */
async function bring(source: string): Promise<Blob | undefined> {
  const response = await askCentral('GET', `/fotos/${photoId(source)}`)
  if (response.status === 404) return undefined
  if (!response.ok) throw await refusalOf(response)
  const picture = await response.blob()
  await putPhoto(source, picture)
  return picture
}

const running = new Map<string, Promise<Blob | undefined>>()

/** A picture that two screens ask for is brought once. @throws as `bring` */
export function bringPhoto(source: string): Promise<Blob | undefined> {
  const begun = running.get(source) ?? bring(source).finally(() => running.delete(source))
  running.set(source, begun)
  return begun
}

/** For a screen that shows it; undefined when it can't be had now. */
export const fetchPhoto = (source: string): Promise<Blob | undefined> =>
  isStoredPhoto(source) && hasCentral()
    ? bringPhoto(source).catch(() => undefined)
    : Promise.resolve(undefined)
