import { get, getMany, keys, set } from 'idb-keyval'
import { byCode } from '@/shared/lib/text'
import { QUARANTINE_PREFIX } from '@/shared/storage/keys'
import { database, inTime } from './database'
import { productKeys, readRaw, writeRaw } from './local'

export type Quarantined = { name: string; where: 'localStorage' | 'IndexedDB' }

/** Whether this text of this key was put aside already: while a repair can't be written, every read finds it again. */
async function isKept(key: string, raw: string): Promise<boolean> {
  const ofKey = (name: string) => name.startsWith(`${QUARANTINE_PREFIX}${key}_`)
  if (productKeys().some((name) => ofKey(name) && readRaw(name) === raw)) return true
  const stored = keys<string>(database()).then((names) => getMany(names.filter(ofKey), database()))
  return (await inTime(stored).catch((): unknown[] => [])).includes(raw)
}

/**
 * Puts unreadable text aside, once, under `bomberos_cuarentena_<key>_<ms>`, or in IndexedDB when localStorage is full.
 * Rejects when it fits nowhere.
 */
export async function quarantine(key: string, raw: string, now = Date.now()): Promise<void> {
  if (await isKept(key, raw)) return
  const name = `${QUARANTINE_PREFIX}${key}_${now}`
  console.error(`Datos ilegibles en ${key}: se apartaron en ${name}`)
  try {
    writeRaw(name, raw)
  } catch {
    await set(name, raw, database())
  }
}

/** Everything put aside so far, key by key, and of each key the newest last. */
export async function listQuarantine(): Promise<Quarantined[]> {
  const stored = await keys<string>(database()).catch(() => [])
  const isAside = (name: string) => name.startsWith(QUARANTINE_PREFIX)
  return [
    ...productKeys()
      .filter(isAside)
      .map((name) => ({ name, where: 'localStorage' as const })),
    ...stored.filter(isAside).map((name) => ({ name, where: 'IndexedDB' as const })),
  ].sort((a, b) => byCode(a.name, b.name))
}

/** The raw text that was put aside, for its owner to download. */
export async function readQuarantined({ name, where }: Quarantined): Promise<string> {
  return (where === 'localStorage' ? readRaw(name) : await get<string>(name, database())) ?? ''
}
