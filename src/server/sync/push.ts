import type { Person } from '@/server/accounts/sessions'
import { tellAnswers } from '@/server/avisos/answers'
import { ACK_BYTES } from '@/server/budgets'
import type { Query } from '@/server/database/database'
import { endLeft } from '@/server/despachos/accesos'
import { countBytes } from '@/server/photos/windows'
import { noteWithdrawn } from '@/server/publico/withdrawn'
import type { Op, Row, SyncRequest, Verdict } from '@/sync/wire'
import { createdAgain } from './again'
import { joined } from './joined'
import { isWellFormed, judge } from './judge'
import { collectionAt } from './known'
import { refusedByLists } from './list-rules'
import { refusedByNumbers, withNumbers } from './numbers'
import { completed } from './older'
import { fitting, isTooLarge } from './sizes'
import { readRows, takeNumbers, type Written, writeRows } from './write'

export const keyOf = ({ c, id }: Pick<Row, 'c' | 'id'>) => JSON.stringify([c, id])

type Rows = ReadonlyMap<string, Row>

/** The verdict of each op, and the row of each record that one of them names, as it is then. */
type Applied = { estados: Verdict[]; rows: Map<string, Row>; changed: Set<string> }

/**
 * `unread`: there are ops for whose rows this answer has no room. They were not applied, and the device sends them again.
 * `tells`: somebody is to be told of what was written.
 */
type Pushed = Pick<Applied, 'estados' | 'rows'> & { unread: boolean; tells: boolean }

type Call = { person: Person; first: number; now: number } & Pick<
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
  const estados: Verdict[] = []
  for (const [index, told] of ops.entries()) {
    const key = keyOf(told)
    const row = rows.get(key) ?? newRow(told)
    const whole = completed(told, row.campos, esquemas)
    const op = joined(collectionAt(told.c), whole, stored.get(key) ?? row, {
      device,
      seen: seqs[told.c] ?? 0,
      now,
    })
    const { fields: judged, ...verdict } = judge(person.actor, op, row.campos, now)
    const fields = judged && (await createdAgain(collectionAt(op.c), op, row.campos, judged))
    const isLarge = fields && isTooLarge(row.campos, fields)
    if (isLarge) estados.push({ c: op.c, id: op.id, estado: 'invalido', mensaje: TOO_LARGE })
    else {
      rows.set(key, fields ? { ...row, campos: fields, seq: first + index } : row)
      if (fields) changed.add(key)
      estados.push({ c: op.c, id: op.id, ...verdict })
    }
  }
  return { estados, rows, changed }
}

const writtenBy = ({ rows, changed }: Applied, stored: Rows): Written[] =>
  [...changed].flatMap((key): Written[] => {
    const row = rows.get(key)
    return row ? [{ row, before: stored.get(key)?.campos ?? {} }] : []
  })

/** The same without what rules over whole lists refuse, and without numbers that are another's: those records are as they were. */
async function withoutRefused(
  query: Query,
  applied: Applied,
  stored: Rows,
  { person }: Call,
): Promise<Applied> {
  const written = writtenBy(applied, stored)
  const refused = [
    ...(await refusedByNumbers(query, written)),
    ...(await refusedByLists(query, person.actor, written)),
  ]
  if (refused.length === 0) return applied
  const said = new Map(
    refused.map(({ written: { row }, ...verdict }) => [keyOf(row), { c: row.c, id: row.id, ...verdict }]),
  )
  return {
    estados: applied.estados.map((one) => (one.estado === 'ok' && said.get(keyOf(one))) || one),
    rows: new Map(
      [...applied.rows].map(([key, row]) => [key, said.has(key) ? (stored.get(key) ?? newRow(row)) : row]),
    ),
    changed: new Set([...applied.changed].filter((key) => !said.has(key))),
  }
}

/** The same with the numbers that are due. */
async function withItsNumbers(query: Query, applied: Applied): Promise<Applied> {
  const changed = [...applied.changed].flatMap((key) => applied.rows.get(key) ?? [])
  const rows = new Map(applied.rows)
  for (const row of await withNumbers(query, changed)) rows.set(keyOf(row), row)
  return { ...applied, rows }
}

/** Takes what a device tells, as far as the person may and the modules' rules allow. */
export async function push(query: Query, person: Person, request: SyncRequest, now: number): Promise<Pushed> {
  const { dispositivo, esquemas, seqs } = request
  const first = await takeNumbers(query, request.ops.length)
  const found = await readRows(query, request.ops.filter(isWellFormed))
  const stored = new Map(found.map((row) => [keyOf(row), row]))
  const ops = fitting(request.ops, (op) => bytesOf(stored.get(keyOf(op)) ?? {}) + bytesOf(op), ACK_BYTES)
  const call = { person, dispositivo, esquemas, seqs, first, now }
  const accepted = await withoutRefused(query, await applyAll(ops, stored, call), stored, call)
  const applied = await withItsNumbers(query, accepted)
  const written = writtenBy(applied, stored)
  if (written.length > 0)
    await countBytes(query, bytesOf(written.map(({ row }) => row)), [
      { key: `registros:cuenta:${person.persona.id}`, window: 'accountRecords' },
    ])
  await noteWithdrawn(query, written)
  await writeRows(query, written, { usuario: person.persona.id, dispositivo })
  await endLeft(query, written)
  const tells = await tellAnswers(query, written)
  return { estados: applied.estados, rows: applied.rows, unread: ops.length < request.ops.length, tells }
}
