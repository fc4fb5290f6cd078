import { readWhole } from '@/shared/storage/entry/whole'
import { idOf } from '@/shared/storage/unique-ids'
import { MODULES } from './modules'

/** What people call the records of these lists, by id. `dataOf` gives a list's data by its key. Pure. */
export function namesById(dataOf: (key: string) => unknown): Map<string, string> {
  const names = new Map<string, string>()
  for (const { key, name } of MODULES.flatMap(({ lists = [] }) => lists)) {
    const data = dataOf(key)
    if (!Array.isArray(data)) continue
    for (const record of data) {
      const id = idOf(record)
      if (typeof id === 'string' && !names.has(id)) names.set(id, name(record))
    }
  }
  return names
}

/** The names of the records with these ids as they are stored now; texts that are no id are left out. */
export async function storedNames(ids: readonly string[]): Promise<Map<string, string>> {
  const stored = new Map<string, unknown>()
  for (const list of MODULES.flatMap(({ lists = [] }) => lists))
    if (ids.some((id) => id.startsWith(list.idPrefix))) stored.set(list.key, await readWhole(list))
  return namesById((key) => stored.get(key))
}
