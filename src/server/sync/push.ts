import type { Person } from '@/server/accounts/sessions'
import { tellAnswers } from '@/server/avisos/answers'
import { ACK_BYTES, RECORD_BYTES } from '@/server/budgets'
import type { Query } from '@/server/database/database'
import { endLeft } from '@/server/despachos/accesos'
import { endRecorded, holdCalls, refusedByCalls } from '@/server/despachos/recorded'
import { annulWritten, refusedByVisits, withCodigos } from '@/server/permisos/registros'
import { countBytes } from '@/server/photos/windows'
import { noteWithdrawn } from '@/server/publico/withdrawn'
import { type Collection, dataVersion } from '@/sync/collections'
import { EXISTS, type Fields, isAlive, mergeFields } from '@/sync/fields'
import { migrateFields } from '@/sync/migrate-fields'
import type { Op, Row, SyncRequest, Verdict } from '@/sync/wire'
import { joined, type Past, pastOf } from './joined'
import { isWellFormed, judge, readRecord } from './judge'
import { COLLECTIONS, collectionAt } from './latest'
import { refusedByLists } from './list-rules'
import { refusedByNumbers, withNumbers } from './numbers'
import { withRecord } from './own'
import { annulMistaken, refusedByOrders } from './paid'
import { refusedByPhotos } from './photos'
import { refusedBySeries } from './series'
import { readRows, takeNumbers, type Written } from './write'
import { type Refused, writeEach } from './write-each'

/** How many migrations of each collection a device has behind it. */
type Schemas = SyncRequest['esquemas']

/** Whether a device can go on: what it lacks only adds fields, which it keeps without knowing them. */
export const understands = ({ version, esquemas = {} }: Pick<SyncRequest, 'version' | 'esquemas'>): boolean =>
  version <= dataVersion() &&
  COLLECTIONS.every(({ key, migrations = [] }) => {
    const behind = esquemas[key] ?? 0
    return behind <= migrations.length && migrations.slice(behind).every(({ adds }) => adds)
  })

/** The op of such a device with the fields that it couldn't add. */
function completed(op: Op, before: Fields, esquemas: Schemas = {}): Op {
  const collection = collectionAt(op.c)
  const merged = mergeFields(before, op.campos)
  if (!collection || !merged || !isAlive(merged)) return op
  const whole = migrateFields(collection, op.id, merged, esquemas[op.c] ?? 0)
  const added = Object.entries(whole).filter(([field]) => !merged[field])
  return added.length > 0 ? { ...op, campos: { ...op.campos, ...Object.fromEntries(added) } } : op
}

/** The bytes of a record's fields. Its existence doesn't count, so that a record can always be deleted. */
const sizeOf = ({ [EXISTS]: _, ...said }: Fields): number => Buffer.byteLength(JSON.stringify(said))

/** Whether a change makes the record larger than it may be. One that was larger before may be edited, and shrink. */
function isTooLarge(before: Fields, after: Fields): boolean {
  const size = sizeOf(after)
  return size > RECORD_BYTES && size > sizeOf(before)
}

/**
 * The first of these as long as they fit together, but always one: a single large one must not hold up all that come
 * after it.
 */
function fitting<T>(all: readonly T[], sizeOf: (one: T) => number, most: number): T[] {
  let bytes = 0
  const end = all.findIndex((one, index) => {
    bytes += sizeOf(one)
    return bytes > most && index > 0
  })
  return all.slice(0, end < 0 ? all.length : end)
}

/** Lets its module make one of two records when a device creates one that the central has already. */
async function createdAgain(
  collection: Collection | undefined,
  { id, campos: told }: Op,
  before: Fields,
  after: Fields,
): Promise<Fields> {
  const again = told[EXISTS]?.[1] === true && isAlive(before) && before[EXISTS]?.[0] !== told[EXISTS][0]
  if (!again || !collection?.sync.createdAgain) return after
  const [stored, arrived, later] = [before, told, after].map((fields) => readRecord(collection, id, fields))
  if (!stored || !arrived || !later) return after
  const merge = await collection.sync.createdAgain()
  return withRecord(after, merge(stored, arrived, later))
}

export const keyOf = ({ c, id }: Pick<Row, 'c' | 'id'>) => JSON.stringify([c, id])

type Rows = ReadonlyMap<string, Row>

/** The verdict of each op, and the row of each record that one of them names, as it is then. */
type Applied = {
  estados: Verdict[]
  rows: Map<string, Row>
  changed: Set<string>
  /** Of each record, the words that were joined as they were told. */
  told: Map<string, Fields>
}

/**
 * `unread`: there are ops for whose rows this answer has no room. They were not applied, and the device sends them again.
 * `tells`: somebody is to be told of what was written.
 */
type Pushed = Pick<Applied, 'estados' | 'rows'> & { unread: boolean; tells: boolean }

type Call = { person: Person; first: number; now: number; pastOf: (op: Op) => Past[] } & Pick<
  SyncRequest,
  'dispositivo' | 'esquemas' | 'seqs'
>

const TOO_LARGE = 'Este registro es demasiado grande para la central.'

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

const newRow = ({ c, id }: Pick<Row, 'c' | 'id'>): Row => ({ c, id, campos: {}, seq: 0 })

/** Applies the ops one after another: two may be of one record. Nothing is written yet. */
async function applyAll(ops: readonly Op[], stored: Rows, call: Call): Promise<Applied> {
  const { person, dispositivo: device, esquemas, seqs, first, now } = call
  const rows = new Map(ops.flatMap((op) => stored.get(keyOf(op)) ?? []).map((row) => [keyOf(row), row]))
  const changed = new Set<string>()
  const words = new Map<string, Fields>()
  const estados: Verdict[] = []
  for (const [index, told] of ops.entries()) {
    const key = keyOf(told)
    const row = rows.get(key) ?? newRow(told)
    const whole = completed(told, row.campos, esquemas)
    const teller = { device, seen: seqs[told.c] ?? 0 }
    const { op, told: asTold } = joined(whole, stored.get(key) ?? row, call.pastOf(told), teller)
    const { fields: judged, ...verdict } = judge(person.actor, op, row.campos, now)
    const fields = judged && (await createdAgain(collectionAt(op.c), op, row.campos, judged))
    const isLarge = fields && isTooLarge(row.campos, fields)
    if (isLarge) estados.push({ c: op.c, id: op.id, estado: 'invalido', mensaje: TOO_LARGE })
    else {
      rows.set(key, fields ? { ...row, campos: fields, seq: first + index } : row)
      if (fields) changed.add(key)
      words.set(key, asTold)
      estados.push({ c: op.c, id: op.id, ...verdict })
    }
  }
  return { estados, rows, changed, told: words }
}

const writtenBy = ({ rows, changed, told }: Applied, stored: Rows): Written[] =>
  [...changed].flatMap((key): Written[] => {
    const row = rows.get(key)
    return row ? [{ row, before: stored.get(key)?.campos ?? {}, told: told.get(key) ?? {} }] : []
  })

/** Takes the refused ops out again: their records are as they were. */
function without(applied: Applied, stored: Rows, refused: readonly Refused[]): Applied {
  if (refused.length === 0) return applied
  const said = new Map(
    refused.map(({ written: { row }, ...verdict }) => [keyOf(row), { c: row.c, id: row.id, ...verdict }]),
  )
  return {
    ...applied,
    estados: applied.estados.map((one) => (one.estado === 'ok' && said.get(keyOf(one))) || one),
    rows: new Map(
      [...applied.rows].map(([key, row]) => [key, said.has(key) ? (stored.get(key) ?? newRow(row)) : row]),
    ),
    changed: new Set([...applied.changed].filter((key) => !said.has(key))),
  }
}

/** Whether the device takes the change out of its list. After any other refusal, such as a clock that is ahead, it tries again. */
const isLost = ({ estado }: Verdict): boolean => estado === 'prohibido' || estado === 'invalido'

/** Takes out the changes that a rule over a whole list, a running call, a number, a photo, a visit or an order refuses. */
async function withoutRefused(
  query: Query,
  applied: Applied,
  stored: Rows,
  { person }: Call,
): Promise<Applied> {
  const written = writtenBy(applied, stored)
  const refused = [
    ...(await refusedByCalls(query, written)),
    ...(await refusedByNumbers(query, written)),
    ...(await refusedBySeries(query, person.actor, written)),
    ...(await refusedByPhotos(query, person, written)),
    ...(await refusedByVisits(query, written)),
    ...(await refusedByLists(query, person.actor, written)),
  ]
  const lost = [...applied.estados.filter(isLost), ...refused.map(({ written: { row } }) => row)]
  return without(applied, stored, [
    ...refused,
    ...(await refusedByOrders(query, written, new Set(lost.map(({ id }) => id)))),
  ])
}

/** Adds the numbers that are due, and the codes of permits. */
async function withItsNumbers(query: Query, applied: Applied, { person, now }: Call): Promise<Applied> {
  const changed = [...applied.changed].flatMap((key) => applied.rows.get(key) ?? [])
  const rows = new Map(applied.rows)
  const act = { usuario: person.persona.id, now: new Date(now) }
  for (const row of await withCodigos(query, await withNumbers(query, changed), act))
    rows.set(keyOf(row), row)
  return { ...applied, rows }
}

/**
 * Takes the ops of one call, as far as the person's rights and the modules' rules allow. For example, of three ops the first
 * is written (`ok`), the second is of a list that this role may not edit (`prohibido`), and the third has a stamp that is
 * earlier than the row's: its record stays as it was. Each op gets its verdict and the row as it is then.
 */
export async function push(query: Query, person: Person, request: SyncRequest, now: number): Promise<Pushed> {
  const { dispositivo, esquemas, seqs } = request
  await holdCalls(query, request.ops.filter(isWellFormed))
  const first = await takeNumbers(query, request.ops.length)
  const found = await readRows(query, request.ops.filter(isWellFormed))
  const stored = new Map(found.map((row) => [keyOf(row), row]))
  const ops = fitting(request.ops, (op) => bytesOf(stored.get(keyOf(op)) ?? {}) + bytesOf(op), ACK_BYTES)
  const past = await pastOf(
    query,
    ops,
    (op) => stored.get(keyOf(op)),
    ({ c }) => seqs[c] ?? 0,
  )
  const call = { person, dispositivo, esquemas, seqs, first, now, pastOf: past }
  const accepted = await withoutRefused(query, await applyAll(ops, stored, call), stored, call)
  const numbered = await withItsNumbers(query, accepted, call)
  const all = writtenBy(numbered, stored)
  if (all.length > 0)
    await countBytes(query, bytesOf(all.map(({ row }) => row)), [
      { key: `registros:cuenta:${person.persona.id}`, window: 'accountRecords' },
    ])
  const unwritable = await writeEach(query, all, { usuario: person.persona.id, dispositivo })
  const applied = without(numbered, stored, unwritable)
  const written = writtenBy(applied, stored)
  await noteWithdrawn(query, written)
  await annulWritten(query, written, person.persona.id)
  await annulMistaken(query, written, now)
  await endLeft(query, written)
  const ended = await endRecorded(query, written, person)
  const tells = (await tellAnswers(query, written)) || ended
  return { estados: applied.estados, rows: applied.rows, unread: ops.length < request.ops.length, tells }
}
