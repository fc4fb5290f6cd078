import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { AccessError } from '@/access/authorize'
import type { Actor } from '@/access/permissions'
import { type Congelado, congeladosList } from '@/entities/presupuesto/cortes/congelado'
import { SpokenError } from '@/shared/lib/spoken-error'
import { lostRows } from '@/shared/storage/good-rows'
import type { Change } from '@/shared/storage/list-command'
import { actsOf } from '@/sync/acts'
import { type Collection, mayRead, type StoredRecord } from '@/sync/collections'
import { EXISTS, type Fields, isAlive, mergeFields, recordOf } from '@/sync/fields'
import { timeOf } from '@/sync/stamp'
import { CLOCK_AHEAD_MS, type Op, type Verdict } from '@/sync/wire'
import { demandForm } from './forms'
import { collectionAt } from './latest'

const WRONG_HASH = 'La huella de este corte no es la de su texto: haga el corte otra vez.'

/** What brings a cut's text or hash here, or puts it before the town. */
const SEALED: readonly (keyof Congelado)[] = ['texto', 'sha256', 'publicado']

/**
 * Why the central doesn't take this record as sealed, in a sentence: a page computes a cut's hash, and what the town checks
 * its file against must be that of the text. Withdrawing one is always possible. Pure.
 */
function sealProblem({ c, id, campos }: Op, fields: Fields): string | undefined {
  if (c !== congeladosList.key || !SEALED.some((field) => Object.hasOwn(campos, field))) return undefined
  const { texto, sha256, publicado } = recordOf(id, fields) as Partial<Congelado>
  const withdraws = !publicado && !Object.hasOwn(campos, 'texto') && !Object.hasOwn(campos, 'sha256')
  const hash = createHash('sha256').update(String(texto), 'utf8').digest('hex')
  return withdraws || hash === sha256 ? undefined : WRONG_HASH
}

/** What becomes of one op: the record's merged fields, or null where nothing changes. */
export type Judged = Pick<Verdict, 'estado' | 'mensaje'> & { fields: Fields | null }

const refused = (estado: Verdict['estado'], mensaje: string): Judged => ({ estado, mensaje, fields: null })

const FORBIDDEN = 'Su rol no permite esta acción.'
const DELETED = 'Este registro se eliminó mientras tanto, y su rol no permite recuperarlo.'
const UNREADABLE = 'La central no pudo leer este registro.'

/** Half an emoji fits in no database. */
const WRITABLE = /^[^\p{Cc}\p{Cs}]{1,100}$/u

/** An id or a field's name. One that every object has, such as `__proto__`, could be mistaken for what stands under it. */
const isName = (text: string): boolean => WRITABLE.test(text) && !(text in {})

export const isWellFormed = ({ c, id, campos }: Op): boolean =>
  collectionAt(c) !== undefined &&
  isName(id) &&
  Object.keys(campos).every((field) => field === EXISTS || (isName(field) && field !== 'id'))

/** The record as its schema reads it, with the fields that it doesn't know; null for one that it refuses. */
export function readRecord({ schema }: Collection, id: string, fields: Fields): StoredRecord | null {
  const record = recordOf(id, fields)
  const read = v.safeParse(schema as v.GenericSchema<unknown, object>, record)
  return read.success ? { ...record, ...read.output } : null
}

/**
 * Whether devices and pages could read what the op says. Of an object only that counts: a field that an earlier version
 * took must not keep everybody from changing the others.
 */
function isReadable(collection: Collection, op: Op, before: Fields, fields: Fields): boolean {
  const record = recordOf(op.id, fields)
  const read = v.safeParse(collection.schema as v.GenericSchema<unknown, StoredRecord>, record)
  const isNew = before[EXISTS] === undefined
  const said = (field: string) => isNew || !collection.only || Object.hasOwn(op.campos, field)
  if (!read.success) return !read.issues.some(({ path }) => said(String(path?.[0]?.key)))
  return !Object.keys(op.campos).some((field) => lostRows(record[field], read.output[field]))
}

function permitted(
  collection: Collection,
  actor: Actor,
  changes: readonly Change<StoredRecord>[],
): Judged | null {
  try {
    for (const change of changes) collection.permit(actor, change)
    demandForm(collection.key, changes)
    return null
  } catch (error) {
    if (error instanceof AccessError) return refused('prohibido', error.message)
    if (error instanceof SpokenError) return refused('invalido', error.message)
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
  const read = (one: Fields) => readRecord(collection, op.id, one) ?? recordOf(op.id, one)
  const forbidden = permitted(collection, actor, actsOf(before, fields, read))
  const alive = isAlive(fields)
  if (forbidden?.estado === 'prohibido' && alive && before[EXISTS] && !isAlive(before))
    return refused('prohibido', DELETED)
  if (forbidden) return forbidden
  if (alive ? !isReadable(collection, op, before, fields) : collection.only)
    return refused('invalido', UNREADABLE)
  const broken = alive && sealProblem(op, fields)
  return broken ? refused('invalido', broken) : { estado: 'ok', fields }
}
