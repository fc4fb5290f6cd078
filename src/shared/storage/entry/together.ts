import { getMany } from 'idb-keyval'
import { requireRoom } from '@/shared/storage/device/probe'
import { StorageError } from '@/shared/storage/errors'
import type { Versioned } from '@/shared/storage/stored-module'
import { database } from './database'
import { composePage, type JournalPage, pageKey, readJournal } from './journal'
import { readRaw, removeRaw, requireLocal, writeRaw } from './local'
import { withLock } from './lock'
import { quarantine } from './quarantine'
import { type Resolved, resolve } from './resolve'
import { type Row, writeRows } from './rows'
import { isEmptyList, wholeShape } from './whole'

type Values = Readonly<Record<string, unknown>>

type Decision = {
  /** New values by key; a key left out, or undefined, stays as it is. */
  values: Values
  /** Rows of the database that come and go with them. */
  rows: readonly Row[]
}

/** A key on its way from what it holds to its new page. */
type Step = { key: string; raw: string | null; page: JournalPage | undefined } & Resolved<unknown>
type Planned = Step & { next: JournalPage }

/** Alone under all the names, which everybody takes in the same order: two never wait for each other. */
const withLocks = <T>(names: readonly string[], task: () => Promise<T>): Promise<T> =>
  [...new Set(names)].sort().reduceRight((inner, name) => () => withLock(name, inner), task)()

const pagesOf = (pages: Iterable<readonly [string, JournalPage | undefined]>): Row[] =>
  Array.from(pages, ([key, page]) => [pageKey(key), page])

async function look({ key, ...rest }: Versioned): Promise<Step> {
  requireLocal(key)
  const raw = readRaw(key)
  const page = await readJournal(key)
  if (page === null) throw new StorageError('journal')
  return { key, raw, page, ...resolve(raw, page, wholeShape(rest)) }
}

const growth = ({ key, raw, next }: Planned) => next.raw.length - (raw === null ? -key.length : raw.length)

function requireRoomFor(planned: readonly Planned[]): void {
  const more = planned.reduce((sum, one) => sum + growth(one), 0)
  // Of the same letters: not every browser counts them alike.
  if (more > 0)
    requireRoom(
      planned
        .map(({ next }) => next.raw)
        .join('')
        .slice(-more),
    )
}

/**
 * Puts all back as it was. A key whose mirror has been written gets a higher revision, or that mirror would win over its
 * journal. False: the disk refused, and everything is new.
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
      // Already logged by the storage layer; whoever reads it next repairs it from the journal.
    }
  }
  return true
}

/**
 * Replaces what many keys hold in one step, alone among all tabs: after a refusal or a kill at any moment either
 * everything is new or everything is as before. `decide` gets what each key holds; undefined: nothing.
 * @throws StorageError when it doesn't fit or can't be written, and whatever `decide` throws; then all is as before
 */
export function writeTogether(
  stored: readonly Versioned[],
  decide: (current: Values) => Promise<Decision>,
): Promise<void> {
  const keys = stored.map(({ key }) => key)
  return withLocks(keys, async () => {
    const steps = await Promise.all(stored.map(look))
    const { values, rows } = await decide(Object.fromEntries(steps.map(({ key, value }) => [key, value])))
    const planned = steps
      .filter(({ key }) => values[key] !== undefined)
      .map((step): Planned => {
        const value = values[step.key]
        return { ...step, next: composePage(value, step.v + 1, isEmptyList(value), step.schema) }
      })
      // What shrinks makes room for what grows, so at no moment is more needed than before or in the end.
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
