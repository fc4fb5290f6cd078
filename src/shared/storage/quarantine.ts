import { get, keys, set } from 'idb-keyval'
import { database } from './database'
import { QUARANTINE_PREFIX } from './keys'
import { productKeys, readRaw, writeRaw } from './local'

export type Quarantined = { name: string; where: 'localStorage' | 'IndexedDB' }

/** Keeps unreadable text aside under `bomberos_cuarentena_<key>_<ms>`, in IndexedDB when it doesn't fit. */
export async function quarantine(key: string, raw: string, now = Date.now()): Promise<void> {
  const name = `${QUARANTINE_PREFIX}${key}_${now}`
  console.error(`Datos ilegibles en ${key}: se apartaron en ${name}`)
  try {
    writeRaw(name, raw)
  } catch {
    await set(name, raw, database())
  }
}

/** Everything put aside so far, newest last. */
export async function listQuarantine(): Promise<Quarantined[]> {
  const stored = await keys<string>(database()).catch(() => [])
  const isAside = (name: string) => name.startsWith(QUARANTINE_PREFIX)
  return [
    ...productKeys()
      .filter(isAside)
      .map((name) => ({ name, where: 'localStorage' as const })),
    ...stored.filter(isAside).map((name) => ({ name, where: 'IndexedDB' as const })),
  ].sort((a, b) => a.name.localeCompare(b.name))
}

/** The raw text that was put aside, for its owner to download. */
export async function readQuarantined({ name, where }: Quarantined): Promise<string> {
  return (where === 'localStorage' ? readRaw(name) : await get<string>(name, database())) ?? ''
}
