import type { Query } from '@/server/database/database'
import { joinedValue } from '@/shared/storage/joined'
import { same } from '@/shared/storage/merge'
import { type Fields, isAlive, type Register } from '@/sync/fields'
import { CENTRAL, stampAfter } from '@/sync/stamp'
import type { Op, Row } from '@/sync/wire'
import { collectionAt } from './latest'

/** What a word became that was joined, and the word as its device told it. */
export type Told = readonly [...Register, told: Register]

/** One change of a record, as the history has it. */
export type Past = {
  seq: number
  dispositivo: string
  antes: Fields | null
  despues: Readonly<Record<string, Register | Told>>
}

type Teller = { device: string; seen: number }

/** `told`: of each joined field the word as the device told it. */
type Joined = { op: Op; told: Fields }

const isTold = (one: Register | Told): one is Told => one.length === 3

/** The stamp of the word that joins both, after either of them. */
const after = (one: Register, other: Register) => stampAfter(one[0] > other[0] ? one[0] : other[0], CENTRAL)

/** The fields of which another word stands than the one that this device had heard. */
function unheard(
  { c, campos, base }: Op,
  { campos: stored, seq }: Row,
  { seen }: Pick<Teller, 'seen'>,
): string[] {
  if (!isAlive(stored)) return []
  return Object.keys(collectionAt(c)?.joins ?? {}).filter((field) => {
    const [had, told] = [stored[field], campos[field]]
    if (!had || !told || had[0] === told[0] || base?.[field]?.[0] === told[0]) return false
    return base ? base[field]?.[0] !== had[0] : seen > 0 && seq > seen
  })
}

/**
 * What a device had seen of a field when it wrote, or null where nobody knows: what it had heard, or its own word that was
 * taken since and whose answer it had not heard yet. One of an earlier version says only how far it had heard.
 */
function seenBy(
  field: string,
  { base: said }: Op,
  past: readonly Past[],
  { device, seen }: Teller,
): Register | undefined | null {
  const own = past.filter((one) => one.dispositivo === device && one.despues[field]).at(-1)?.despues[field]
  const word: Register | undefined = own && isTold(own) ? own[2] : own
  const next = past.find(({ seq, despues }) => seq > seen && despues[field])
  const heard = said ? said[field] : next ? next.antes?.[field] : null
  return word && word[0] > (heard?.[0] ?? '') ? word : heard
}

/**
 * What a device tells, joined with the words that it had not heard: two phones of one call note its crew, and neither name
 * may go because the other came later, nor come back because the other had not heard that it went. Pure.
 */
export function joined(op: Op, row: Row, past: readonly Past[], teller: Teller): Joined {
  const [campos, words]: [Record<string, Register>, Record<string, Register>] = [{ ...op.campos }, {}]
  for (const field of unheard(op, row, teller)) {
    const [had, told] = [row.campos[field] as Register, op.campos[field] as Register]
    const base = seenBy(field, op, past, teller)
    // What it told before its last word says nothing new.
    if (base && base[0] >= told[0]) {
      delete campos[field]
      continue
    }
    if (base === null || base?.[0] === had[0]) continue
    const toldIsLater = told[0] > had[0]
    const identity = collectionAt(op.c)?.joins[field] ?? []
    const value = joinedValue({ base: base?.[1], stood: had[1], told: told[1], toldIsLater }, identity)
    words[field] = told
    if (same(value, (toldIsLater ? told : had)[1])) continue
    campos[field] = value === undefined ? [after(had, told)] : [after(had, told), value]
  }
  return { op: { ...op, campos }, told: words }
}

/** The changes of the records in which these ops have to be joined with what others told. */
export async function pastOf(
  query: Query,
  ops: readonly Op[],
  rowOf: (op: Op) => Row | undefined,
  seenOf: (op: Op) => number,
): Promise<(op: Op) => Past[]> {
  const wanted = ops.filter((op) => {
    const row = rowOf(op)
    return row && unheard(op, row, { seen: seenOf(op) }).length > 0
  })
  if (wanted.length === 0) return () => []
  const found = await query<Past & Pick<Row, 'c' | 'id'>>(
    `select h.coleccion as c, h.id, h.seq, h.dispositivo, h.antes, h.despues from historial h
     join (select distinct c, i from unnest($1::text[], $2::text[]) as t (c, i)) w
       on h.coleccion = w.c and h.id = w.i order by h.seq`,
    [wanted.map(({ c }) => c), wanted.map(({ id }) => id)],
  )
  return ({ c, id }) => found.filter((one) => one.c === c && one.id === id)
}
