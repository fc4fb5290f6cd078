import { isFile } from '@/shared/lib/file/file-type'
import { RefusedError } from '@/shared/storage/errors'

type Precached = { url: string; key: string }
type PrecacheList = { cache: string; files: Precached[] }

const ANSWER_MS = 5000

/** Asks the worker which files it keeps; null when there is none or it doesn't answer. */
async function askWorker(): Promise<PrecacheList | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const worker = registration?.active
  if (!worker) return null
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const answer = (list: PrecacheList | null) => {
      clearTimeout(timer)
      port1.close()
      resolve(list)
    }
    const timer = setTimeout(() => answer(null), ANSWER_MS)
    port1.onmessage = ({ data }: MessageEvent<PrecacheList>) => answer(data)
    worker.postMessage({ type: 'PRECACHE_LIST' }, [port2])
  })
}

export type PrecacheState = { total: number; missing: string[] }

async function missingOf({ cache, files }: PrecacheList): Promise<Precached[]> {
  const store = await caches.open(cache)
  const found = await Promise.all(
    files.map(async ({ key }) => {
      const response = await store.match(key)
      return response !== undefined && isFile(key, response)
    }),
  )
  return files.filter((_file, index) => !found[index])
}

/** Looks up each file of the app in the cache; null when no worker says which they are. */
export async function probePrecache(): Promise<PrecacheState | null> {
  const list = await askWorker()
  return list && { total: list.files.length, missing: (await missingOf(list)).map(({ url }) => url) }
}

/** Browsers refuse a redirected response for a navigation. */
async function fetchWhole(url: string): Promise<Response> {
  const response = await fetch(url, { cache: 'reload' })
  if (!isFile(url, response)) throw new RefusedError(`No se pudo descargar ${url}.`)
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response
}

/** Downloads the missing files into the cache. @throws RefusedError with a Spanish sentence */
export async function mendPrecache(): Promise<void> {
  const list = await askWorker()
  if (!list) return
  const missing = await missingOf(list)
  if (missing.length === 0) return
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update().catch(() => undefined)
  // Mixing the files of two versions in one cache would be worse than a missing file.
  if (registration?.installing || registration?.waiting)
    throw new RefusedError('Hay una versión nueva con todos sus archivos: acepte la actualización.')
  const store = await caches.open(list.cache)
  for (const { url, key } of missing) {
    try {
      await store.put(key, await fetchWhole(url))
    } catch (error) {
      if (error instanceof RefusedError) throw error
      throw new RefusedError('No hay conexión para descargar lo que falta. Inténtelo cuando haya señal.')
    }
  }
}
