import { rest } from '@/shared/storage/slices'
import { type Migration, migrated } from '@/shared/storage/stored-module'
import { type Entry, parseEntry } from './entry'
import type { JournalPage } from './journal'

/** In characters. Parsing a longer text blocks a slow phone for as long as drawing a screen does. */
export const LONG_TEXT = 200_000

/**
 * The value decoded from a stored `data`. `bad` are the parts that failed their schema; `mended` means that the value
 * differs from the text. null when the shape is wrong.
 */
type Decoded<T> = { value: T; bad: unknown[]; mended?: boolean } | null

export type Shape<T> = {
  /** Bring what an earlier version wrote up to what `decode` reads. */
  migrations?: readonly Migration[] | undefined
  /**
   * `rescue` is an older good value from which a bad part may be taken back by its id. A long list takes several tasks,
   * or a tap would wait for all of it.
   */
  decode(data: unknown, rescue?: T): Decoded<T> | Promise<Decoded<T>>
  isEmpty(value: T): boolean
  /** Sample data, for a key that was never written. */
  seed(): T
  /** In the place of `seed` where a central has the data and the person here may not read it. */
  unseen?(): T
  /** The value for data that is unreadable everywhere: never the samples (contract §1). */
  unreadable(): T
}

export type Resolved<T> = {
  value: T
  v: number
  /** Version of `value`; that of a newer app's data stays, so that nothing is migrated twice. */
  schema: number
  /** Texts that can't be used and must be kept aside before anything is overwritten. */
  aside: string[]
  /** The stored text that holds exactly `value`; null when the value has to be written anew. */
  text: string | null
  /** Something in it may be missing or old although no person deleted or changed it. */
  lost: boolean
}

/** `whole` means that the text is a valid entry; otherwise only its good records count and the text must be kept. */
type Reading<T> = { entry: Entry; raw: string; whole: boolean } & NonNullable<Decoded<T>>

/** Decodes data of version `from`, brought up to this version; null when it can't be read. */
async function decode<T>(
  data: unknown,
  from: number,
  shape: Shape<T>,
): Promise<(NonNullable<Decoded<T>> & { data: unknown }) | null> {
  if (data === undefined) return null
  try {
    const now = migrated(shape, data, from)
    const decoded = await shape.decode(now)
    const mended = decoded?.mended || from < (shape.migrations?.length ?? 0)
    return decoded && { ...decoded, mended, data: now }
  } catch (error) {
    console.error('No se pudo leer un dato de una versión anterior', error)
    return null
  }
}

async function readText<T>(raw: string | null | undefined, shape: Shape<T>): Promise<Reading<T> | null> {
  if (typeof raw !== 'string') return null
  const parsed = parseEntry(raw)
  if (raw.length > LONG_TEXT) await rest()
  if (parsed.kind === 'missing') return null
  const whole = parsed.kind === 'entry'
  const found = whole ? parsed.entry.data : parsed.data
  const read = await decode(found, whole ? (parsed.entry.schema ?? 0) : 0, shape)
  if (!read) return null
  const { data, ...decoded } = read
  if (whole) return { entry: { ...parsed.entry, data }, raw, whole, ...decoded }
  if (shape.isEmpty(decoded.value)) return null
  // Without a known time it counts as older than any journal. The text is put aside, with its bad parts.
  return { entry: { data, timestamp: Number.NEGATIVE_INFINITY }, raw, whole, ...decoded, bad: [] }
}

/**
 * The higher revision wins. An entry without `v`, or with the journal's, is somebody's import when its time is later;
 * otherwise it is an old or altered copy, and the journal wins (contract §1).
 */
function localWins(local: Entry, page: JournalPage): boolean {
  const revision = local.v ?? page.v
  return revision === page.v ? local.timestamp > page.timestamp : revision > page.v
}

/** A list without good records that nobody emptied must never replace good records (contract §1). */
const isHollow = <T>({ value, bad, entry }: Reading<T>, shape: Shape<T>): boolean =>
  shape.isEmpty(value) && (bad.length > 0 || entry.emptied !== true)

/** Of text and journal the one that counts, and the other one; `newer` is the later of both, hollow or not. */
function choose<T>(
  mine: Reading<T> | null,
  logged: Reading<T> | null,
  page: JournalPage | undefined,
  shape: Shape<T>,
): { winner: Reading<T> | null; other: Reading<T> | null; newer: Reading<T> | null } {
  const newer = mine && logged && page ? (localWins(mine.entry, page) ? mine : logged) : (mine ?? logged)
  const older = newer === mine ? logged : mine
  const isWorse = newer && older && isHollow(newer, shape) && !isHollow(older, shape)
  return isWorse ? { winner: older, other: newer, newer } : { winner: newer, other: older, newer }
}

/** Whether both hold the winner's text as it is: nothing has to be written then. */
function isInStep<T>(winner: Reading<T>, mine: Reading<T> | null, page: JournalPage | undefined): boolean {
  const imported = winner === mine && (winner.entry.v ?? -1) <= (page?.v ?? -1)
  return !winner.mended && (!imported || winner.raw === page?.raw) && winner.entry.v !== undefined
}

/** The texts that can't be read, or not whole: they are put aside. */
const unreadTexts = <T>(texts: readonly (readonly [unknown, Reading<T> | null])[]): string[] =>
  texts.flatMap(([text, reading]) => (typeof text === 'string' && !reading?.whole ? [text] : []))

/** Decides what a key holds now from its localStorage text and its journal page. Pure. */
export async function resolve<T>(
  raw: string | null,
  page: JournalPage | undefined,
  shape: Shape<T>,
): Promise<Resolved<T>> {
  const mine = await readText(raw, shape)
  // Nearly always both hold the same text, which need not be read twice.
  const logged = page && page.raw === raw ? mine : await readText(page?.raw, shape)
  const { winner, other, newer } = choose(mine, logged, page, shape)
  const aside = new Set(
    unreadTexts([
      [raw, mine],
      [page?.raw, logged],
    ]),
  )
  const v = Math.max(mine?.entry.v ?? 0, page?.v ?? 0)
  const schema = Math.max(shape.migrations?.length ?? 0, winner?.entry.schema ?? 0)
  const anew = (value: T): Resolved<T> => ({ value, v, schema, aside: [...aside], text: null, lost: true })
  if (!winner) return anew(aside.size > 0 ? shape.unreadable() : shape.seed())
  for (const part of [...(newer?.bad ?? []), ...winner.bad]) aside.add(JSON.stringify(part))
  if (winner.bad.length > 0) {
    const value = (await shape.decode(winner.entry.data, other?.value))?.value ?? winner.value
    return anew(shape.isEmpty(value) ? shape.unreadable() : value)
  }
  if (isHollow(winner, shape)) return anew(shape.seed())
  const text = isInStep(winner, mine, page) ? winner.raw : null
  const lost = aside.size > 0 || (winner === mine && winner.raw !== page?.raw)
  return { value: winner.value, v, schema, aside: [...aside], text, lost }
}
