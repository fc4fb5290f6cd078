import type { Central } from './central'
import type { Collection, StoredRecord } from './collections'
import { type JoinMode, type Member, writeMember } from './member'
import { withRoom } from './room'
import { asRead, equal, samplesOf } from './samples'
import { aliveIn, type Held, type Rows, type Shadow } from './shadow'
import { changeCollection, isJoined } from './store'
import type { Row } from './wire'

/** What the central has of the collections that a device joins. */
export type Pulled = { epoca: string; hora: number; collections: Collection[]; shadows: Map<string, Shadow> }

/** What joining would do to this device's own records in one collection. */
export type JoinCount = {
  key: string
  title: string
  /** Records here that are no untouched samples. */
  own: number
  /** Of those, how many the central has with other values, or deleted: its word stands. */
  differing: number
  /** Of those, how many the central doesn't have. */
  onlyHere: number
  /** How many the central has. */
  central: number
}

/** Reads everything that the central has of the collections that aren't joined yet. */
export async function pull(central: Central, member: Member): Promise<Pulled> {
  const filas = new Map<string, Map<string, Row>>()
  let seqs: Record<string, number> = {}
  let epoca = member.epoca
  for (;;) {
    const answer = await central.send({
      version: central.version,
      dispositivo: member.device,
      epoca,
      seqs,
      ops: [],
    })
    if (epoca && answer.epoca !== epoca) {
      filas.clear()
      seqs = {}
    }
    epoca = answer.epoca
    for (const row of answer.filas) {
      const ofKey = filas.get(row.c) ?? new Map<string, Row>()
      filas.set(row.c, ofKey.set(row.id, row))
    }
    seqs = { ...seqs, ...answer.seqs }
    if (answer.mas) continue
    const readable = central.collections.filter(({ key }) => answer.colecciones.includes(key))
    const joined = await Promise.all(readable.map(isJoined))
    const collections = readable.filter((_, n) => !joined[n])
    const shadows = collections.map(({ key }): [string, Shadow] => {
      const rows = Array.from(filas.get(key) ?? [], ([id, { campos }]) => [id, campos] as const)
      return [key, { seq: seqs[key] ?? 0, rows: Object.fromEntries(rows), held: {} }]
    })
    return { epoca, hora: answer.hora, collections, shadows: new Map(shadows) }
  }
}

/** The records here that a person wrote or changed. */
const ownIn = (collection: Collection, list: readonly StoredRecord[]): StoredRecord[] => {
  const isSample = samplesOf(collection)
  return list.filter((record) => !isSample(record))
}

function countOf(collection: Collection, list: readonly StoredRecord[], rows: Rows): JoinCount {
  const theirs = new Map(aliveIn(rows).map((record) => [record.id, record]))
  const own = ownIn(collection, list)
  const differs = (record: StoredRecord) => {
    const there = theirs.get(record.id)
    return (
      there !== undefined && !equal(asRead(collection, record) ?? record, asRead(collection, there) ?? there)
    )
  }
  return {
    key: collection.key,
    title: collection.title,
    own: own.length,
    differing: own.filter(differs).length,
    onlyHere: own.filter(({ id }) => !rows[id]).length,
    central: theirs.size,
  }
}

/** What joining would do to this device's own records, where it would do anything. Changes nothing. */
export async function countOwn({ collections, shadows }: Pulled, member: Member): Promise<JoinCount[]> {
  const counts: JoinCount[] = []
  for (const collection of collections)
    await changeCollection(collection, member, ({ list }) => {
      counts.push(countOf(collection, list, shadows.get(collection.key)?.rows ?? {}))
      return null
    })
  return counts.filter(({ differing, onlyHere }) => differing + onlyHere > 0)
}

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

/** Puts what was pulled in the place of what is here. A device that dies in between goes on with the rest. */
export async function joinAll(
  { epoca, hora, collections, shadows }: Pulled,
  member: Member,
  mode: JoinMode,
): Promise<Member> {
  const joining = await writeMember({ ...member, offset: hora - Date.now(), heard: hora })
  for (const collection of collections) {
    const shadow = shadows.get(collection.key)
    if (!shadow) continue
    await withRoom(collection, joining, ({ joined, list }) => {
      if (joined) return null
      const { list: next, held } = joinedList(collection, list, shadow.rows, mode)
      return { list: next, shadow: { ...shadow, held }, pending: {}, edited: true }
    })
  }
  const { joining: _done, ...rest } = joining
  return writeMember({ ...rest, epoca })
}
