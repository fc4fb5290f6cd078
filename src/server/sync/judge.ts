import * as v from 'valibot'
import { AccessError } from '@/access/authorize'
import type { Actor } from '@/access/permissions'
import type { Change } from '@/shared/storage/list-command'
import type { Stored } from '@/shared/storage/stored-module'
import { type Collection, mayRead } from '@/sync/collections'
import { EXISTS, type Fields, isAlive, mergeFields, recordOf } from '@/sync/fields'
import { timeOf } from '@/sync/stamp'
import { CLOCK_AHEAD_MS, type Op, type Verdict } from '@/sync/wire'
import { collectionAt } from './known'

type StoredRecord = Stored & Record<string, unknown>

/** What becomes of one op: the record's merged fields, or null where nothing changes. */
export type Judged = Pick<Verdict, 'estado' | 'mensaje'> & { fields: Fields | null }

const refused = (estado: Verdict['estado'], mensaje: string): Judged => ({ estado, mensaje, fields: null })

const FORBIDDEN = 'Su rol no permite esta acción.'
const UNREADABLE = 'La central no pudo leer este registro.'

/** An id or a field's name that a database can hold; half an emoji it can't. */
const NAME = /^[^\p{Cc}\p{Cs}]{1,100}$/u

export const isWellFormed = ({ c, id, campos }: Op): boolean =>
  collectionAt(c) !== undefined &&
  NAME.test(id) &&
  Object.keys(campos).every((field) => field === EXISTS || (NAME.test(field) && field !== 'id'))

/** The record as its schema reads it, with the fields that it doesn't know; null for one that it refuses. */
function readRecord({ schema }: Collection, id: string, fields: Fields): StoredRecord | null {
  const record = recordOf(id, fields)
  const read = v.safeParse(schema as v.GenericSchema<unknown, object>, record)
  return read.success ? { ...record, ...read.output } : null
}

/**
 * What a person does by this op: each is asked for by itself, as a phone without a network may have changed a record
 * and deleted it since.
 */
function changesOf(
  collection: Collection,
  id: string,
  before: Fields,
  after: Fields,
): Change<StoredRecord>[] {
  const record = (fields: Fields) => readRecord(collection, id, fields) ?? recordOf(id, fields)
  const exists = after[EXISTS]
  const isNew = before[EXISTS] === undefined
  if (isNew && exists?.[1] === true) return [{ before: null, after: record(after) }]
  const edited = Object.keys(after).some((field) => field !== EXISTS && after[field] !== before[field])
  // Taking back a deletion asks for the right to delete, as in the panel.
  const removed = exists !== undefined && exists[1] !== before[EXISTS]?.[1]
  return [
    ...(edited ? [{ before: record(before), after: record(after) }] : []),
    ...(removed ? [{ before: record(before), after: null }] : []),
  ]
}

function permitted(
  collection: Collection,
  actor: Actor,
  changes: readonly Change<StoredRecord>[],
): Judged | null {
  try {
    for (const change of changes) collection.permit(actor, change)
    return null
  } catch (error) {
    if (error instanceof AccessError) return refused('prohibido', error.message)
    throw error
  }
}

/** Whether the person may, whether the record makes sense, and what it becomes. Pure. */
export function judge(actor: Actor, op: Op, before: Fields, now: number): Judged {
  const collection = collectionAt(op.c)
  if (!collection || !mayRead(collection, actor)) return refused('prohibido', FORBIDDEN)
  if (!isWellFormed(op) || (collection.only ?? op.id) !== op.id) return refused('invalido', UNREADABLE)
  if (Object.values(op.campos).some(([stamp]) => timeOf(stamp) > now + CLOCK_AHEAD_MS))
    return refused('reloj', 'El reloj de este equipo está adelantado.')
  const fields = mergeFields(before, op.campos)
  if (!fields) return { estado: 'ok', fields: null }
  const forbidden = permitted(collection, actor, changesOf(collection, op.id, before, fields))
  if (forbidden) return forbidden
  const alive = isAlive(fields)
  if (alive ? !readRecord(collection, op.id, fields) : collection.only) return refused('invalido', UNREADABLE)
  return { estado: 'ok', fields }
}
