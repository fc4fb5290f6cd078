import { get } from 'idb-keyval'
import { sessionUserId } from '@/access/session'
import { database } from '@/shared/storage/entry/database'
import { writeRows } from '@/shared/storage/entry/rows'
import { CentralError, callCentral } from './http'

const FORBIDDEN = 403

/** Of whom: on a shared device the next person may see less. */
type Kept<T> = { persona: string; dicho: T }

/** What the central says at an address, kept in this row of IndexedDB for when there is no network. */
export function keptAnswer<T>(row: string, path: string) {
  /** @throws CentralError */
  async function heard(): Promise<T> {
    const persona = sessionUserId() ?? ''
    const dicho = await callCentral<T>('GET', path)
    const kept: Kept<T> = { persona, dicho }
    // A full device goes on without it.
    await writeRows([[row, kept]]).catch(() => undefined)
    return dicho
  }

  /** What it said last to this person. @throws what it is called with, where it said nothing yet or says no more */
  async function last(failure: unknown): Promise<T> {
    if (failure instanceof CentralError && failure.status === FORBIDDEN) throw failure
    const kept = await get<Kept<T>>(row, database()).catch(() => undefined)
    if (kept?.dicho === undefined || kept.persona !== sessionUserId()) throw failure
    return kept.dicho
  }

  return { heard, last }
}
