import { queryOptions } from '@tanstack/react-query'
import { get, set } from 'idb-keyval'
import { database } from '@/shared/storage/entry/database'
import { copiasModule } from './module'

const LAST = 'respaldo:descarga'

/** Notes when a complete copy was downloaded; best effort. */
export async function markDownloaded(momento: string): Promise<void> {
  await set(LAST, momento, database()).catch(() => undefined)
}

/** When a complete copy was last downloaded here (ISO), or null. */
export async function lastDownload(): Promise<string | null> {
  return (await get<string>(LAST, database()).catch(() => undefined)) ?? null
}

/** Under the copies' key, which every download refreshes. */
export const lastDownloadQuery = queryOptions({
  queryKey: [copiasModule.key, 'descarga'],
  queryFn: lastDownload,
})
