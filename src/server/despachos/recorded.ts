import * as v from 'valibot'
import { can } from '@/access/permissions'
import { despachosList } from '@/entities/despacho/module'
import { registrosList } from '@/entities/registro-servicios/module'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import type { Person } from '@/server/accounts/sessions'
import type { Query } from '@/server/database/database'
import { readRows, type Written } from '@/server/sync/write'
import type { Refused } from '@/server/sync/write-each'
import { type Fields, isAlive, recordOf } from '@/sync/fields'
import { CENTRAL } from '@/sync/stamp'
import type { Op, Row } from '@/sync/wire'
import { end } from './despachos'

const REGISTROS = registrosList.key

function recordIn(id: string, campos: Fields): RegistroServicio | undefined {
  if (!isAlive(campos)) return undefined
  const read = v.safeParse(registrosList.schema, recordOf(id, campos))
  return read.success ? read.output : undefined
}

const isOver = (record: RegistroServicio | undefined): boolean =>
  record !== undefined && record.estado !== 'EN_CURSO'

const idsOf = (rows: readonly Pick<Row, 'campos'>[]): string[] =>
  rows.flatMap(({ campos }) => {
    const id = campos.despacho?.[1]
    return typeof id === 'string' && id ? [id.replaceAll('\0', '')] : []
  })

/**
 * Holds the running calls of the records that a device tells of, before the counter is taken, as everywhere: two that
 * wait for each other's would wait for ever.
 */
export async function holdCalls(query: Query, ops: readonly Op[]): Promise<void> {
  const told = ops.filter(({ c }) => c === REGISTROS)
  if (told.length === 0) return
  const ids = idsOf([...(await readRows(query, told)), ...told])
  await query(
    `select 1 from despacho where terminado is null and id = any($1::text[]) order by id for update`,
    [ids],
  )
}

const IS_RUNNING =
  'Esta salida está en curso: se cambia y se termina en su pantalla, que avisa a quienes van.'

/**
 * What a device writes of a call that runs here: nobody would be told of it, and who comes is what they answered. One that
 * nobody ended for a day is over for the phones too, and a device may know its end.
 */
export async function refusedByCalls(query: Query, written: readonly Written[]): Promise<Refused[]> {
  const ids = written.flatMap(({ row }) => (row.c === despachosList.key ? [row.id] : []))
  if (ids.length === 0) return []
  const running = await query<{ id: string }>(
    `select id from despacho
     where terminado is null and creado > now() - interval '24 hours' and id = any($1::text[])`,
    [ids],
  )
  const refused = new Set(running.map(({ id }) => id))
  return written
    .filter(({ row }) => row.c === despachosList.key && refused.has(row.id))
    .map((one) => ({ written: one, estado: 'invalido', mensaje: IS_RUNNING }))
}

/**
 * Ends the calls whose service is over in the log: with the crew back nobody's phone asks who comes. One whose service
 * was cancelled is called off. Returns whether somebody is to be told.
 */
export async function endRecorded(
  query: Query,
  written: readonly Written[],
  { actor }: Person,
): Promise<boolean> {
  if (!can(actor, 'servicios:edit')) return false
  const over = written.flatMap(({ row, before }) => {
    if (row.c !== REGISTROS || isOver(recordIn(row.id, before))) return []
    const record = recordIn(row.id, row.campos)
    return record?.despacho && isOver(record) ? [{ ...record, despacho: record.despacho }] : []
  })
  if (over.length === 0) return false
  const running = await query<{ id: string }>(
    'select id from despacho where terminado is null and id = any($1::text[])',
    [idsOf(over.map(({ despacho }) => ({ campos: { despacho: ['', despacho] } })))],
  )
  const calls = await readRows(
    query,
    running.map(({ id }) => ({ c: despachosList.key, id })),
  )
  const by = { usuario: actor.id, dispositivo: CENTRAL }
  for (const { id, campos } of calls) {
    const record = over.find(({ despacho }) => despacho === id)
    if (!record || !isAlive(campos) || campos.estado?.[1] !== 'EN_CURSO') continue
    const cancelled = record.estado === 'CANCELADO'
    const how = cancelled
      ? ({ estado: 'ANULADO', motivo: 'El servicio se canceló en la bitácora.' } as const)
      : ({ estado: 'CERRADO', motivo: '' } as const)
    await end(query, id, how, by)
  }
  return calls.length > 0
}
