import { ordenesList, pagosList } from '@/entities/inspecciones/cobros/listas'
import type { Orden } from '@/entities/inspecciones/cobros/orden'
import type { Pago } from '@/entities/inspecciones/cobros/pago'
import { descuadreDe } from '@/entities/inspecciones/cobros/pagos'
import type { Query } from '@/server/database/database'
import { inJson, writtenIn } from '@/server/database/written'
import { toDay } from '@/shared/lib/fecha'
import { type Fields, isAlive } from '@/sync/fields'
import type { Row } from '@/sync/wire'
import { readRecord } from './judge'
import { collectionAt } from './latest'
import { AUTHOR, withValues } from './own'
import { readRows, takeNumbers, type Written, writeRows } from './write'
import type { Refused } from './write-each'

/** A living record as devices show it; null for one that nobody can read. */
function shownOf<T>({ c, id, campos }: Row): T | null {
  const collection = isAlive(campos) && collectionAt(c)
  return collection ? (readRecord(collection, id, campos) as T | null) : null
}

const isSame = (before: Fields, { orden, centavos }: Pago) =>
  before.orden?.[1] === orden && before.centavos?.[1] === centavos

const WITHOUT_ORDER = 'La central no aceptó la orden de este pago: vuelva a guardar los dos.'

/**
 * Payments of another amount than their order, and those of a new order that this call brings and that is refused: nobody else
 * brings it. `lost` has the ids of what is refused. One that arrives before its order waits for it and counts nowhere: who took the
 * money may have a signal before who made the order. One of before is changed in all else.
 */
export async function refusedByOrders(
  query: Query,
  written: readonly Written[],
  lost: ReadonlySet<string>,
): Promise<Refused[]> {
  const payments = written.flatMap((one) => {
    const pago = one.row.c === pagosList.key ? shownOf<Pago>(one.row) : null
    return pago?.orden && !isSame(one.before, pago) ? [{ one, pago }] : []
  })
  if (payments.length === 0) return []
  const asked = [...new Set(payments.map(({ pago }) => pago.orden))].map((id) => ({ c: ordenesList.key, id }))
  const brought = written.map(({ row }) => row).filter(({ c, id }) => c === ordenesList.key && !lost.has(id))
  const orders = new Map([...(await readRows(query, asked)), ...brought].map((row) => [row.id, row]))
  return payments.flatMap(({ one, pago }): Refused[] => {
    const row = orders.get(pago.orden)
    const orden = row && shownOf<Orden>(row)
    const mensaje = orden ? descuadreDe(orden, pago) : lost.has(pago.orden) && WITHOUT_ORDER
    return mensaje ? [{ written: one, estado: 'invalido', mensaje }] : []
  })
}

/**
 * Annuls the payments that waited for an order which arrives now and is of another amount: the order is to be collected, and beside
 * it stands why. `now` in ms. In a transaction that holds the counter.
 */
export async function annulMistaken(query: Query, written: readonly Written[], now: number): Promise<void> {
  const orders = new Map(
    written.flatMap(({ row, before }) => {
      const isNew = row.c === ordenesList.key && !isAlive(before)
      const orden = isNew && shownOf<Orden>(row)
      return orden ? [[orden.id, orden] as const] : []
    }),
  )
  if (orders.size === 0) return
  const waiting = await query<Row>(
    `select coleccion as c, id, campos, seq from registro where coleccion = $1 and ${writtenIn('orden')} = any($2::text[])`,
    [pagosList.key, [...orders.keys()].map(inJson)],
  )
  const annulled = waiting.flatMap((row): Written[] => {
    const pago = shownOf<Pago>(row)
    const orden = pago && orders.get(pago.orden)
    const motivo = orden && !pago.anulado && descuadreDe(orden, pago)
    if (!motivo) return []
    const values = { anulado: toDay(new Date(now)), motivo, anulo: 'la central' }
    return [{ row: { ...row, campos: withValues(row.campos, values) }, before: row.campos }]
  })
  if (annulled.length === 0) return
  const first = await takeNumbers(query, annulled.length)
  const rows = annulled.map((one, index) => ({ ...one, row: { ...one.row, seq: first + index } }))
  await writeRows(query, rows, AUTHOR)
}
