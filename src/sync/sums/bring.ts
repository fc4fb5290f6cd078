import { get } from 'idb-keyval'
import { CentralError, callCentral } from '@/access/central/http'
import { currentUser } from '@/access/current-user'
import { can } from '@/access/permissions'
import { sessionUserId } from '@/access/session'
import { announceRemote } from '@/shared/storage/changes'
import { database } from '@/shared/storage/entry/database'
import { writeRows } from '@/shared/storage/entry/rows'
import { readUnseen } from '@/shared/storage/entry/unseen'
import { PUBLISHED_KEY } from '@/sync/publico/publico'
import { SUMMED, SUMS_READERS, type Sums } from './sums'

/** The row in IndexedDB, and the first part of the query's key. */
export const SUMS_KEY = 'central-sumas'

/** Of whom: on a shared device the next person may see less. */
type KeptSums = { persona: string; sums: Sums }

/** What the central last told this person, for when there is no network; null before. */
export async function readSums(): Promise<Sums | null> {
  const kept = await get<KeptSums>(SUMS_KEY, database()).catch(() => undefined)
  return kept && kept.persona === sessionUserId() ? kept.sums : null
}

/**
 * Asks for what stands in the place of lists that are unknown here: the sums that the role may know, and anew for what
 * the central publishes. Without an answer the last one stays. Never throws.
 */
export async function bringUnseen(): Promise<void> {
  const unseen = await readUnseen()
  if (unseen.size === 0) return
  announceRemote(PUBLISHED_KEY)
  const user = await currentUser()
  if (!can(user, SUMS_READERS) || !SUMMED.some((key) => unseen.has(key))) return
  try {
    const sums = await callCentral<Sums>('GET', '/sumas')
    await writeRows([[SUMS_KEY, { persona: user?.id ?? '', sums } satisfies KeptSums]])
    announceRemote(SUMS_KEY)
  } catch (error) {
    if (!(error instanceof CentralError))
      console.warn('No se pudieron guardar las sumas de la central', error)
  }
}
