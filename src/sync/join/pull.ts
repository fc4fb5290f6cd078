import { sessionUserId } from '@/access/session'
import { changeCollection } from '@/sync/change'
import type { Collection, StoredRecord } from '@/sync/collections'
import type { Central, Member } from '@/sync/member'
import { schemasOf } from '@/sync/migrate-fields'
import type { Shadow } from '@/sync/shadow'
import { isJoined } from '@/sync/store'
import type { Row } from '@/sync/wire'

type Lists = ReadonlyMap<string, readonly StoredRecord[]>

/** What the central has of the collections that a device joins, and what this device had when it asked. */
export type Pulled = {
  epoca: string
  hora: number
  central?: string | undefined
  marca?: string | undefined
  /** All that this person may read, by key. */
  readable: readonly string[]
  collections: Collection[]
  shadows: Map<string, Shadow>
  had: Lists
}

async function listsOf({ collections }: Central, member: Member): Promise<Lists> {
  const lists = new Map<string, readonly StoredRecord[]>()
  for (const collection of collections)
    await changeCollection(collection, member, ({ list }) => {
      lists.set(collection.key, list)
      return null
    })
  return lists
}

/** Reads everything that the central has of the collections that aren't joined yet, or of `all`. */
export async function pull(central: Central, member: Member, all = false): Promise<Pulled> {
  const had = await listsOf(central, member)
  const person = sessionUserId()
  const filas = new Map<string, Map<string, Row>>()
  let seqs: Record<string, number> = {}
  let epoca = member.epoca
  for (;;) {
    const answer = await central.send({
      version: central.version,
      esquemas: schemasOf(central.collections),
      dispositivo: member.device,
      ...(person && { persona: person }),
      epoca,
      central: member.central ?? '',
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
    const collections = readable.filter((_, n) => all || !joined[n])
    const shadows = collections.map(({ key }): [string, Shadow] => {
      const rows = Array.from(filas.get(key) ?? [], ([id, { campos }]) => [id, campos] as const)
      return [key, { seq: seqs[key] ?? 0, rows: Object.fromEntries(rows), held: {} }]
    })
    const { hora, central: id, marca, colecciones } = answer
    return {
      ...{ epoca, hora, central: id, marca, collections, had },
      readable: colecciones,
      shadows: new Map(shadows),
    }
  }
}
