import { del, get, set } from 'idb-keyval'
import { database } from './database'

const draftKey = (name: string) => `borrador:${name}`

/** What someone was typing when the app went away, or undefined. Never throws. */
export async function readDraft<T>(name: string): Promise<T | undefined> {
  try {
    return await get<T>(draftKey(name), database())
  } catch (error) {
    console.error('Error al leer el borrador', error)
    return undefined
  }
}

/** True once the draft is on disk. A failure is logged and answered with false, so that no screen claims it. */
export async function writeDraft<T>(name: string, values: T): Promise<boolean> {
  try {
    await set(draftKey(name), values, database())
    return true
  } catch (error) {
    console.error('Error al guardar el borrador', error)
    return false
  }
}

export async function deleteDraft(name: string): Promise<void> {
  await del(draftKey(name), database()).catch((error: unknown) =>
    console.error('Error al eliminar el borrador', error),
  )
}
