import { type Entry, parseEntry } from './entry'
import type { JournalPage } from './journal'

/** What a stored `data` turned out to hold; `bad` are the parts that failed their schema. null: wrong shape. */
type Decoded<T> = { value: T; bad: unknown[] } | null

export type Shape<T> = {
  /** `rescue` is an older good value from which a bad part may be taken back by its id. */
  decode(data: unknown, rescue?: T): Decoded<T>
  isEmpty(value: T): boolean
  /** Sample data, for a key that was never written. */
  seed(): T
  /** What stands in for data that is unreadable everywhere: never the samples (contract §1). */
  unreadable(): T
}

export type Resolved<T> = {
  value: T
  v: number
  /** Texts that can't be used and must be kept aside before anything is overwritten. */
  aside: string[]
  /** The stored text that says exactly `value`, or null when the value has to be written anew. */
  text: string | null
}

type Reading<T> = { entry: Entry; raw: string; value: T; bad: unknown[] }

function readText<T>(raw: string | null, shape: Shape<T>): Reading<T> | 'missing' | 'unreadable' {
  const parsed = parseEntry(raw)
  if (parsed.kind === 'missing') return 'missing'
  const decoded = parsed.kind === 'entry' ? shape.decode(parsed.entry.data) : null
  if (parsed.kind === 'broken' || !decoded || raw === null) return 'unreadable'
  return { entry: parsed.entry, raw, ...decoded }
}

/**
 * The higher revision wins. An entry without `v`, or one that repeats the journal's, is somebody's import if it
 * is later; otherwise it is an older or altered copy and the journal stands (contract §1).
 */
function localWins(local: Entry, page: JournalPage): boolean {
  const revision = local.v ?? page.v
  return revision === page.v ? local.timestamp > page.timestamp : revision > page.v
}

/** Decides what a key holds now from its localStorage text and its journal page. Pure. */
export function resolve<T>(raw: string | null, page: JournalPage | undefined, shape: Shape<T>): Resolved<T> {
  const local = readText(raw, shape)
  // In step, as nearly always: what was read once need not be read again.
  const journal = page && page.raw === raw ? local : readText(page?.raw ?? null, shape)
  const aside = [
    local === 'unreadable' && raw,
    journal === 'unreadable' && page?.raw !== raw && page?.raw,
  ].filter((text): text is string => typeof text === 'string')
  const good = (reading: typeof local) => (typeof reading === 'object' ? reading : null)
  const [mine, logged] = [good(local), good(journal)]
  const winner = mine && logged && page ? (localWins(mine.entry, page) ? mine : logged) : (mine ?? logged)
  const v = Math.max(mine?.entry.v ?? 0, page?.v ?? 0)

  if (!winner) return { value: aside.length > 0 ? shape.unreadable() : shape.seed(), v, aside, text: null }
  if (winner.bad.length > 0) {
    const other = winner === mine ? logged : mine
    const rescued = shape.decode(winner.entry.data, other?.value)
    aside.push(...winner.bad.map((part) => JSON.stringify(part) ?? 'undefined'))
    return { value: rescued?.value ?? winner.value, v, aside, text: null }
  }
  if (shape.isEmpty(winner.value) && !winner.entry.emptied)
    return { value: shape.seed(), v, aside, text: null }
  const imported = winner === mine && (winner.entry.v === undefined || winner.entry.v === page?.v)
  const inStep = !imported || winner.raw === page?.raw
  return { value: winner.value, v, aside, text: inStep && winner.entry.v !== undefined ? winner.raw : null }
}
