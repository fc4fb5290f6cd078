import { readUnseen, rowOfUnseen } from '@/shared/storage/entry/unseen'
import { mergeChanges } from '@/shared/storage/merge-changes'
import { changeCollection } from '@/sync/change'
import type { Collection, StoredRecord } from '@/sync/collections'
import { hearing, type JoinMode, type Member, writeMember } from '@/sync/member'
import { restate } from '@/sync/others/restate'
import { withRoom } from '@/sync/room'
import { asRead, equal, samplesOf } from '@/sync/samples'
import { aliveIn, type Held, type Rows } from '@/sync/shadow'
import { byId, ownIn } from './own'
import type { Pulled } from './pull'

/**
 * The list after joining: where the central has records they stand, and this device's own are added where a person asked
 * for it or, unless they are of another central, where this one has none.
 */
function joinedList(
  collection: Collection,
  list: readonly StoredRecord[],
  rows: Rows,
  mode: JoinMode,
  other: boolean,
): { list: StoredRecord[]; held: Record<string, Held> } {
  const theirs = aliveIn(rows)
  const held: Record<string, Held> = {}
  const readable = theirs.filter((record) => {
    if (asRead(collection, record)) return true
    held[record.id] = 'ilegible'
    return false
  })
  const keeps = mode === 'agregar' || (theirs.length === 0 && !other)
  const added = keeps ? ownIn(collection, list).filter(({ id }) => !rows[id]) : []
  if (!collection.only || theirs.length > 0) return { list: [...readable, ...added], held }
  // An object of which the central knows nothing stays as it is.
  return { list: keeps ? [...list] : collection.samples(), held }
}

/**
 * The list after joining with what a person wrote meanwhile: an edit of these fields, as if they had waited for the join.
 * What they deleted comes back.
 */
function withWritten(
  collection: Collection,
  joined: readonly StoredRecord[],
  { had, list, held }: Record<'had' | 'list', readonly StoredRecord[]> & { held: Record<string, Held> },
): StoredRecord[] {
  const isSample = samplesOf(collection)
  const samples = byId(collection.samples())
  const [earlier, next] = [byId(had), byId(joined)]
  for (const record of list) {
    const old = earlier.get(record.id)
    if (held[record.id] || (old ? equal(old, record) : isSample(record))) continue
    const base = old ?? samples.get(record.id)
    next.set(record.id, mergeChanges(next.get(record.id) ?? record, record, base, collection.joins).value)
  }
  return [...next.values()]
}

/** Puts what was pulled in the place of what is here. A device that dies in between joins the rest later. */
export async function joinAll(
  pulled: Pulled,
  member: Member,
  mode: JoinMode,
  other = false,
): Promise<Member> {
  const { epoca, hora, collections, shadows, had } = pulled
  const joining = await writeMember({ ...hearing(member, pulled), heard: hora })
  for (const collection of collections) {
    const shadow = shadows.get(collection.key)
    if (!shadow) continue
    const unseen = [...(await readUnseen())].filter((key) => key !== collection.key)
    await withRoom(collection, joining, (seen) => {
      const { joined, list } = seen
      if (joined) return null
      const then = had.get(collection.key) ?? []
      const { list: next, held } = joinedList(collection, then, shadow.rows, mode, other)
      const written = withWritten(collection, next, { had: then, list, held })
      // What waited for somebody while nobody here saw the collection is in the list again.
      const holding = { list: written, shadow: { ...shadow, held }, parcels: seen.parcels }
      const restated = restate(collection, holding, Object.keys(seen.pending), joining)
      return { ...restated, edited: true, rows: [...(restated.rows ?? []), rowOfUnseen(unseen)] }
    })
  }
  const { antes: _antes, ...joined } = joining
  return writeMember({ ...joined, epoca })
}

/**
 * On a device that comes from another central: takes away what the person's role doesn't see here. Somebody of another
 * role would send it, and it is the first central's. A full copy was made before.
 */
export async function putAway(
  collections: readonly Collection[],
  member: Member,
  { readable }: Pulled,
): Promise<void> {
  for (const collection of collections.filter(({ key }) => !readable.includes(key)))
    await changeCollection(collection, member, () => ({
      list: collection.only ? collection.samples() : [],
      shadow: null,
      parcels: {},
    }))
}
