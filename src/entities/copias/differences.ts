import { canonical } from '@/shared/lib/canonical'
import { type StoredModule, UNNAMED } from '@/shared/storage/stored-module'
import { idOf, uniqueIds } from '@/shared/storage/unique-ids'

/** What a restore would change in one module; for the configuration, fields count as records. */
export type Differences = {
  here: number
  copia: number
  /** Only in the copy. */
  added: string[]
  /** In both, with other contents. */
  changed: string[]
  /** Only here. */
  onlyHere: string[]
}

export type RestoreMode = 'combinar' | 'reemplazar'

/** How records are named, and the fields of a single object. */
type Told = Pick<StoredModule, 'name' | 'within' | 'words'>

type Part = { id: string; name: string; text: string }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The name of the record with an id, in any list. */
type NameOf = (id: string) => string | undefined

function partsOf(data: unknown, { name, within, words }: Told, nameOf: NameOf): Map<string, Part> {
  const nameIn = (record: Record<string, unknown>) => {
    const whole = nameOf(within?.(record) ?? '')
    return [name(record) || UNNAMED, whole].filter(Boolean).join(', en ')
  }
  const parts: Part[] = Array.isArray(data)
    ? uniqueIds(data)
        .filter(isRecord)
        .map((record) => ({
          id: String(record.id),
          name: nameIn(record),
          text: canonical(record),
        }))
    : Object.entries(isRecord(data) ? data : {}).map(([field, value]) => ({
        id: field,
        name: words[field] ?? field,
        text: canonical(value),
      }))
  return new Map(parts.map((part) => [part.id, part]))
}

/** Compares a module's data here with the copy's, record by record. Pure. */
export function compareModule(
  module: Told,
  here: unknown,
  copy: unknown,
  nameOf: NameOf = () => undefined,
): Differences {
  const [mine, theirs] = [partsOf(here, module, nameOf), partsOf(copy, module, nameOf)]
  const names = (parts: Iterable<Part>, keep: (part: Part) => boolean) =>
    [...parts].filter(keep).map(({ name }) => name)
  const changed = names(theirs.values(), ({ id, text }) => mine.has(id) && mine.get(id)?.text !== text)
  return {
    here: mine.size,
    copia: theirs.size,
    added: names(theirs.values(), ({ id }) => !mine.has(id)),
    changed,
    onlyHere: names(mine.values(), ({ id }) => !theirs.has(id)),
  }
}

/**
 * `combinar` adds what is missing here and leaves the rest; `reemplazar` keeps only what the copy holds. Each id comes
 * out once, as the lists read them. Pure.
 */
export function joinModule(here: unknown, copy: unknown, mode: RestoreMode): unknown {
  const theirs = Array.isArray(copy) ? uniqueIds(copy) : copy
  if (mode === 'reemplazar' || here === undefined) return theirs
  if (Array.isArray(here) && Array.isArray(theirs)) {
    const mine = uniqueIds(here)
    const ids = new Set(mine.map(idOf))
    return [...mine, ...theirs.filter((record) => !ids.has(idOf(record)))]
  }
  return isRecord(here) && isRecord(theirs) ? { ...theirs, ...here } : here
}
