import { del, get, getMany, type UseStore } from 'idb-keyval'
import { database } from '@/shared/storage/entry/database'
import { holdLock } from '@/shared/storage/entry/lock'

/** So many tabs may each have an unfinished form of one name. */
const PLACES = ['', '~2', '~3', '~4']
/** A page that loads anew asks for its place a moment before the old one has let go of it. */
const WAIT_MS = 500

export type DraftPlace = { key: string; release: () => void }

/**
 * Where this tab keeps an unfinished form, its own until `release`: one that was left there comes first, then one that
 * is free. Two tabs never write over each other's, nor does one delete what the other holds. Never throws.
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

/** What someone was typing when the app went away, or undefined. Never throws. */
export async function readDraft<T>({ key }: DraftPlace): Promise<T | undefined> {
  try {
    return await get<T>(key, database())
  } catch (error) {
    console.error('Error al leer el borrador', error)
    return undefined
  }
}

/** Committed by itself: the write of a page that is about to go would wait for it in vain. */
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

/** True once the draft is on disk. A failure is logged and answered with false, so that no screen claims it. */
export async function writeDraft<T>({ key }: DraftPlace, values: T): Promise<boolean> {
  try {
    await put(database(), key, values)
    return true
  } catch (error) {
    console.error('Error al guardar el borrador', error)
    return false
  }
}

export async function deleteDraft({ key }: DraftPlace): Promise<void> {
  await del(key, database()).catch((error: unknown) => console.error('Error al eliminar el borrador', error))
}
