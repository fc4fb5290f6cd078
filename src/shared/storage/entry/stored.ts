import { StorageError } from '@/shared/storage/errors'
import { rest } from '@/shared/storage/slices'
import { inTime } from './database'
import { composePage, type JournalPage, readJournal, writeJournal } from './journal'
import { localAvailable, readRaw, requireLocal, writeRaw } from './local'
import { withLock } from './lock'
import { quarantine } from './quarantine'
import { LONG_TEXT, type Resolved, resolve, type Shape } from './resolve'
import { isUnseen } from './unseen'

export type StoredValue<T> = {
  read(): Promise<T>
  /** Reads, changes and writes while no other tab can. @throws StorageError when it did not reach the disk */
  write(change: (current: T) => T): Promise<T>
}

/** Lets the browser handle a tap between two steps of work with a long text. */
const breathe = async (text: string | null | undefined): Promise<unknown> =>
  text && text.length > LONG_TEXT && rest()

/** What is being read: the texts, and in time what they hold. */
type Judged<T> = {
  raw: string | null
  page: JournalPage | undefined
  seen: boolean
  found: Promise<Resolved<T>>
}

/**
 * One key, committed to its journal in IndexedDB and mirrored in localStorage (contract §1): localStorage
 * alone loses seconds when the browser dies, and every tab reads a copy of its own that lags.
 */
export function createStored<T>(key: string, shape: Shape<T>): StoredValue<T> {
  let cache: { text: string; value: T; schema: number } | undefined
  let judged: Judged<T> | undefined

  /** `unread` means that the journal may hold something newer, so nothing may be written from this. */
  type Seen = Resolved<T> & { raw: string | null; page: JournalPage | undefined; unread: boolean }

  const keep = (text: string, value: T, schema: number) => {
    cache = { text, value, schema }
    judged = undefined
  }

  /** Several screens that open on one long list, and a repair after them, judge the same texts once. */
  function judge(raw: string | null, page: JournalPage | undefined, seen: boolean): Promise<Resolved<T>> {
    const isSame =
      judged?.raw === raw &&
      judged.page?.raw === page?.raw &&
      judged.page?.v === page?.v &&
      judged.page?.timestamp === page?.timestamp &&
      judged.seen === seen
    if (judged && isSame) return judged.found
    const { unseen } = shape
    const found = resolve(raw, page, unseen && !seen ? { ...shape, seed: unseen } : shape)
    // Without a text the samples count, which are those of the day on which they are asked for.
    judged = raw === null && !page ? undefined : { raw, page, seen, found }
    return found
  }

  async function look(): Promise<Seen> {
    const raw = readRaw(key)
    const journal = await readJournal(key)
    const [page, unread] = [journal ?? undefined, journal === null]
    if (cache && page?.raw === cache.text && (raw === cache.text || raw === null))
      return { ...cache, v: page.v, aside: [], lost: false, raw, page, unread }
    const found = await judge(raw, page, !(shape.unseen && (await isUnseen(key))))
    await breathe(raw)
    return { ...found, raw, page, unread }
  }

  async function putAside(texts: string[]): Promise<void> {
    for (const [index, text] of texts.entries()) await quarantine(key, text, Date.now() + index)
  }

  async function commit(value: T, { v, schema, lost, page: previous }: Seen): Promise<void> {
    const healed = (lost || previous?.healed) && ({ healed: true } as const)
    const page = { ...composePage(value, v + 1, shape.isEmpty(value), schema), ...healed }
    await writeJournal(key, page)
    try {
      writeRaw(key, page.raw)
    } catch (error) {
      await writeJournal(key, previous)
      throw error
    }
    keep(page.raw, value, schema)
  }

  /** Makes journal and mirror equal again and puts aside what can't be read. Never throws. */
  function heal(): Promise<T> {
    return withLock(key, async () => {
      const found = await look()
      try {
        await putAside(found.aside)
        if (found.unread) return found.value
        if (found.text === null) await commit(found.value, found)
        else {
          if (found.page?.raw !== found.text)
            await writeJournal(key, {
              ...found.page,
              v: found.v,
              timestamp: Date.now(),
              raw: found.text,
              healed: true,
            })
          if (found.raw !== found.text) writeRaw(key, found.text)
          keep(found.text, found.value, found.schema)
        }
      } catch (error) {
        console.error(`No se pudo reparar ${key}`, error)
      }
      return found.value
    })
  }

  return {
    async read() {
      const found = await look()
      const settled = found.text !== null && found.raw === found.text && found.page?.raw === found.text
      if (settled && found.text !== null) keep(found.text, found.value, found.schema)
      if (settled || !localAvailable() || (found.unread && found.aside.length === 0)) return found.value
      // A repair that waits for its lock or the disk continues in the background; the screen doesn't wait for it.
      const healed = await inTime(heal()).catch(() => found.value)
      await breathe(cache?.text)
      return healed
    },

    write: (change) =>
      withLock(key, async () => {
        requireLocal(key)
        const found = await look()
        if (found.unread) {
          console.error(`Error al guardar en el diario: ${key}`)
          throw new StorageError('journal')
        }
        const next = change(found.value)
        await putAside(found.aside)
        await commit(next, found)
        return next
      }),
  }
}
