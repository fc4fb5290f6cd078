import { del, get, getMany, type UseStore } from 'idb-keyval'
import { database, relaxedDatabase } from '@/shared/storage/entry/database'
import { holdLock } from '@/shared/storage/entry/lock'

/** Up to four tabs keep an unfinished form of the same name each; a fifth shares the first one's place. */
const PLACES = ['', '~2', '~3', '~4']
/** A reloaded page asks for its place a moment before the old page has released it. */
const WAIT_MS = 500

export type DraftPlace = { key: string; release: () => void }

/**
 * Claims a place for an unfinished form, which belongs to this tab until `release`. A place with a draft comes before
 * an empty one. For example, the first tab that opens «Agregar Item» gets `name`, and a second one `name~2`, so neither
 * overwrites or deletes the other's draft. Never throws.
 */
export async function claimDraft(name: string): Promise<DraftPlace> {
  const keys = PLACES.map((place) => `borrador:${name}${place}`)
  const left = await getMany<unknown>(keys, database()).catch(() => [])
  const isLeft = (key: string) => Number(left[keys.indexOf(key)] !== undefined)
  for (const key of [...keys].sort((a, b) => isLeft(b) - isLeft(a))) {
    const release = await holdLock(key, WAIT_MS)
    if (release) return { key, release }
  }
  return { key: keys[0] as string, release: () => undefined }
}

/** The draft left when the app was closed, or undefined. Never throws. */
export async function readDraft<T>({ key }: DraftPlace): Promise<T | undefined> {
  try {
    return await get<T>(key, database())
  } catch (error) {
    console.error('Error al leer el borrador', error)
    return undefined
  }
}

/** Commits the transaction itself: a closing page could not wait for it. */
const put = (store: UseStore, key: string, values: unknown) =>
  store(
    'readwrite',
    (objects) =>
      new Promise<void>((resolve, reject) => {
        const { transaction } = objects
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
        objects.put(values, key)
        transaction.commit?.()
      }),
  )

/**
 * True once the system has the draft. The system writes it to the disk within half a minute; forcing each second of typing
 * would wear the phone out. A failure is logged and gives false, so that no screen calls the draft saved.
 */
export async function writeDraft<T>({ key }: DraftPlace, values: T): Promise<boolean> {
  try {
    await put(relaxedDatabase(), key, values)
    return true
  } catch (error) {
    console.error('Error al guardar el borrador', error)
    return false
  }
}

export async function deleteDraft({ key }: DraftPlace): Promise<void> {
  await del(key, relaxedDatabase()).catch((error: unknown) =>
    console.error('Error al eliminar el borrador', error),
  )
}
