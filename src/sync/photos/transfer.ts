import { askCentral, CentralError, demandEmpty, refusalOf, unreachable } from '@/access/central/http'
import { hasCentral } from '@/access/central/mark'
import { MEANT_FOR, OTHER_CENTRAL } from '@/access/central/other'
import { isStoredPhoto, photoId } from '@/shared/lib/picture/photo-source'
import { pictureToSend, putPhoto } from '@/shared/storage/device/photos'

/** The central will never take these bytes under this name. */
const FINAL: readonly number[] = [409, 413, 415]

/** In ms: so long a line may be silent before it counts as lost. */
const SILENCE_MS = 30_000
/** Bytes for each of these ms: what a poor line carries. A file of 10 MB gets five minutes, as long as a central waits. */
const SLOWEST = 36

/**
 * `central`: the one that it is meant for. False when the central refused it for good.
 * @throws CentralError, StorageError when it is to be tried again
 */
export async function sendPhoto(source: string, central = ''): Promise<boolean> {
  const picture = await pictureToSend(source)
  if (!picture) return false
  const limit = Math.max(SILENCE_MS, picture.size / SLOWEST)
  const meant: Record<string, string> = central ? { [MEANT_FOR]: central } : {}
  const response = await askCentral('PUT', `/fotos/${photoId(source)}`, { bytes: picture }, meant, limit)
  if (response.ok) {
    await demandEmpty(response)
    return true
  }
  const refusal = await refusalOf(response)
  // A proxy before the central lets through less than the central takes: whoever keeps it can change that.
  if (response.status === 413 && refusal.status === 0)
    throw new CentralError(413, refusal.code, refusal.message)
  if (FINAL.includes(response.status) && refusal.code !== OTHER_CENTRAL) return false
  throw refusal
}

/** The whole body, however long it takes while something of it comes. @throws CentralError */
async function patientBlob(response: Response, heard: () => void): Promise<Blob> {
  const parts: BlobPart[] = []
  const reader = response.body?.getReader()
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      heard()
      parts.push(part.value)
    }
  } catch (error) {
    throw unreachable(error)
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

/** The picture, kept here too; undefined when the central doesn't have it yet. @throws CentralError, StorageError */
async function bring(source: string): Promise<Blob | undefined> {
  const line = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => line.abort(), SILENCE_MS)
  }
  heard()
  try {
    const response = await askCentral('GET', `/fotos/${photoId(source)}`, undefined, {}, line.signal)
    if (response.status === 404) return undefined
    if (!response.ok) throw await refusalOf(response)
    const picture = await patientBlob(response, heard)
    await putPhoto(source, picture)
    return picture
  } finally {
    clearTimeout(timer)
  }
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
