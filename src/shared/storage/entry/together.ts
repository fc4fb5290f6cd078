import { getMany } from 'idb-keyval'
import { requireRoom } from '@/shared/storage/device/probe'
import { StorageError } from '@/shared/storage/errors'
import type { Versioned } from '@/shared/storage/stored-module'
import { database } from './database'
import { composePage, type JournalPage, pageKey, readJournal } from './journal'
import { readRaw, removeRaw, requireLocal, writeRaw } from './local'
import { withLock } from './lock'
import { quarantine } from './quarantine'
import { type Resolved, resolve, type Shape } from './resolve'
import { type Row, writeRows } from './rows'
import { isEmptyList, wholeShape } from './whole'

type Values = Readonly<Record<string, unknown>>

/** The last write of a key: when, as which revision and by whom; `lost`: something may be missing that nobody deleted. */
export type Written = { timestamp: number; v: number; lost: boolean; by: string | undefined }

type Decision = {
  /** New values by key; a key that is missing or undefined stays as it is. */
  values: Values
  /** Rows of the database that are written in the same transaction. */
  rows: readonly Row[]
}

/**
 * A key to write. With a `shape` it is read and written as its own repository would; without one it is taken whole, and
 * the caller says what became of anything that was lost.
 */
export type Place = Versioned & { shape?: Shape<unknown> }

/** One key with what it holds now and its new page. */
type Step = {
  key: string
  raw: string | null
  page: JournalPage | undefined
  whole: boolean
} & Resolved<unknown>
type Planned = Step & { next: JournalPage }

/**
 * Runs the task under all the locks. Every caller takes them in the same order, so that two never wait for each other.
 */
const withLocks = <T>(names: readonly string[], task: () => Promise<T>): Promise<T> =>
  [...new Set(names)].sort().reduceRight((inner, name) => () => withLock(name, inner), task)()

const pagesOf = (pages: Iterable<readonly [string, JournalPage | undefined]>): Row[] =>
  Array.from(pages, ([key, page]) => [pageKey(key), page])

const writtenOf = ({ page, v, lost }: Step): Written => ({
  timestamp: page?.timestamp ?? Date.now(),
  v,
  lost: lost || page?.healed === true,
  by: page?.by,
})

async function look({ key, shape, ...rest }: Place): Promise<Step> {
  requireLocal(key)
  const raw = readRaw(key)
  const page = await readJournal(key)
  if (page === null) throw new StorageError('journal')
  return { key, raw, page, whole: !shape, ...(await resolve(raw, page, shape ?? wholeShape(rest))) }
}

/** Who writes one list of several has not looked for what a repair may have lost: that mark stays. */
function pageOf({ v, schema, whole, lost, page }: Step, value: unknown): JournalPage {
  const healed = !whole && (lost || page?.healed) && ({ healed: true } as const)
  return { ...composePage(value, v + 1, isEmptyList(value), schema), ...healed }
}

const growth = ({ key, raw, next }: Planned) => next.raw.length - (raw === null ? -key.length : raw.length)

function requireRoomFor(planned: readonly Planned[]): void {
  const more = planned.reduce((sum, one) => sum + growth(one), 0)
  // The test text uses the same letters, because browsers count letters differently.
  if (more > 0)
    requireRoom(
      planned
        .map(({ next }) => next.raw)
        .join('')
        .slice(-more),
    )
}

/**
 * Puts everything back as it was. A key whose mirror was already written gets a higher revision, or the mirror would
 * win over the journal. Returns false when the disk refused and everything stayed new.
 */
async function takeBack(
  planned: readonly Planned[],
  written: Planned[],
  rows: readonly Row[],
): Promise<boolean> {
  const before = new Map(planned.map(({ key, page }) => [key, page]))
  for (const { key, value, v, schema } of written) {
    if (value === undefined) removeRaw(key)
    else before.set(key, composePage(value, v + 2, isEmptyList(value), schema))
  }
  try {
    await writeRows([...pagesOf(before), ...rows])
  } catch {
    return false
  }
  for (const { key } of written.reverse()) {
    try {
      const page = before.get(key)
      if (page) writeRaw(key, page.raw)
    } catch {
      // The storage layer has logged it; the next read repairs it from the journal.
    }
  }
  return true
}

/**
 * Replaces what many keys hold in one step while no other tab can write: after a refusal or a kill at any moment,
 * either everything is new or everything is as before. `decide` gets what each key holds, undefined when nothing.
 * @throws StorageError when it doesn't fit or can't be written, and whatever `decide` throws; then all is as before
 */
export function writeTogether(
  stored: readonly Place[],
  decide: (current: Values, written: Readonly<Record<string, Written>>) => Promise<Decision>,
): Promise<void> {
  const keys = stored.map(({ key }) => key)
  return withLocks(keys, async () => {
    const steps = await Promise.all(stored.map(look))
    const { values, rows } = await decide(
      Object.fromEntries(steps.map(({ key, value }) => [key, value])),
      Object.fromEntries(steps.map((step) => [step.key, writtenOf(step)])),
    )
    const planned = steps
      .filter(({ key }) => values[key] !== undefined)
      .map((step): Planned => ({ ...step, next: pageOf(step, values[step.key]) }))
      // Texts that shrink are written first and make room for those that grow: never more room is needed than before or
      // after.
      .sort((a, b) => growth(a) - growth(b))
    for (const { key, aside } of planned)
      for (const [index, text] of aside.entries()) await quarantine(key, text, Date.now() + index)
    requireRoomFor(planned)
    const names = rows.map(([name]) => name)
    const rowsBefore = (await getMany<unknown>(names, database())).map(
      (value, n): Row => [names[n] ?? '', value],
    )

    await writeRows([...pagesOf(planned.map(({ key, next }) => [key, next])), ...rows])
    const written: Planned[] = []
    try {
      for (const one of planned) {
        writeRaw(one.key, one.next.raw)
        written.push(one)
      }
    } catch (error) {
      if (await takeBack(planned, written, rowsBefore)) throw error
    }
  })
}
