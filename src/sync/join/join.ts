import { mergeChanges } from '@/shared/storage/merge'
import type { Collection, StoredRecord } from '@/sync/collections'
import { type JoinMode, type Member, writeMember } from '@/sync/member'
import { restate } from '@/sync/others/restate'
import { withRoom } from '@/sync/room'
import { asRead, equal, samplesOf } from '@/sync/samples'
import { aliveIn, type Held, type Rows } from '@/sync/shadow'
import { byId, ownIn } from './own'
import type { Pulled } from './pull'

/**
 * The list after joining: where the central has records they stand, and this device's own are added where a person asked
 * for it or the central has none.
 */
function joinedList(
  collection: Collection,
  list: readonly StoredRecord[],
  rows: Rows,
  mode: JoinMode,
): { list: StoredRecord[]; held: Record<string, Held> } {
  const theirs = aliveIn(rows)
  const held: Record<string, Held> = {}
  const readable = theirs.filter((record) => {
    if (asRead(collection, record)) return true
    held[record.id] = 'ilegible'
    return false
  })
  const keeps = mode === 'agregar' || theirs.length === 0
  const added = keeps ? ownIn(collection, list).filter(({ id }) => !rows[id]) : []
  // An object of which the central knows nothing stays as it is.
  return { list: collection.only && theirs.length === 0 ? [...list] : [...readable, ...added], held }
}

/**
 * The list after joining with what a person wrote meanwhile: an edit of these fields, as if they had waited for the join.
 * What they deleted comes back.
 */
function withWritten(
  collection: Collection,
  joined: readonly StoredRecord[],
  { before, now, held }: Record<'before' | 'now', readonly StoredRecord[]> & { held: Record<string, Held> },
): StoredRecord[] {
  const isSample = samplesOf(collection)
  const samples = byId(collection.samples())
  const [had, next] = [byId(before), byId(joined)]
  for (const record of now) {
    const old = had.get(record.id)
    if (held[record.id] || (old ? equal(old, record) : isSample(record))) continue
    const base = old ?? samples.get(record.id)
    next.set(record.id, mergeChanges(next.get(record.id) ?? record, record, base).value)
  }
  return [...next.values()]
}

/** Puts what was pulled in the place of what is here. A device that dies in between joins the rest later. */
export async function joinAll(
  { epoca, hora, collections, shadows, before }: Pulled,
  member: Member,
  mode: JoinMode,
): Promise<Member> {
  const joining = await writeMember({ ...member, offset: hora - Date.now(), heard: hora })
  for (const collection of collections) {
    const shadow = shadows.get(collection.key)
    if (!shadow) continue
    await withRoom(collection, joining, (seen) => {
      const { joined, list } = seen
      if (joined) return null
      const then = before.get(collection.key) ?? []
      const { list: next, held } = joinedList(collection, then, shadow.rows, mode)
      const written = withWritten(collection, next, { before: then, now: list, held })
      // What waited for somebody while nobody here saw the collection is in the list again.
      const holding = { list: written, shadow: { ...shadow, held }, parcels: seen.parcels }
      return { ...restate(collection, holding, Object.keys(seen.pending), joining), edited: true }
    })
  }
  return writeMember({ ...joining, epoca })
}
