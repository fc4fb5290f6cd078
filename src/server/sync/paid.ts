import { ordenesList, pagosList } from '@/entities/inspecciones/cobros/listas'
import type { Orden } from '@/entities/inspecciones/cobros/orden'
import type { Pago } from '@/entities/inspecciones/cobros/pago'
import { descuadreDe } from '@/entities/inspecciones/cobros/pagos'
import type { Query } from '@/server/database/database'
import { type Fields, isAlive } from '@/sync/fields'
import type { Row } from '@/sync/wire'
import { readRecord } from './judge'
import { collectionAt } from './known'
import { readRows, type Written } from './write'
import type { Refused } from './write-each'

/** A living record as devices show it; null for one that nobody can read. */
function shownOf<T>({ c, id, campos }: Row): T | null {
  const collection = isAlive(campos) && collectionAt(c)
  return collection ? (readRecord(collection, id, campos) as T | null) : null
}

const isSame = (before: Fields, { orden, centavos }: Pago) =>
  before.orden?.[1] === orden && before.centavos?.[1] === centavos

/**
 * Payments of another amount than their order. One that arrives before its order is taken: who took the money may have a signal
 * before who made the order. One of before is changed in all else.
 */
export async function refusedByOrders(query: Query, written: readonly Written[]): Promise<Refused[]> {
  const payments = written.flatMap((one) => {
    const pago = one.row.c === pagosList.key ? shownOf<Pago>(one.row) : null
    return pago?.orden && !isSame(one.before, pago) ? [{ one, pago }] : []
  })
  if (payments.length === 0) return []
  const asked = [...new Set(payments.map(({ pago }) => pago.orden))].map((id) => ({ c: ordenesList.key, id }))
  const brought = written.map(({ row }) => row).filter(({ c }) => c === ordenesList.key)
  const orders = new Map([...(await readRows(query, asked)), ...brought].map((row) => [row.id, row]))
  return payments.flatMap(({ one, pago }): Refused[] => {
    const row = orders.get(pago.orden)
    const orden = row && shownOf<Orden>(row)
    const mensaje = orden && descuadreDe(orden, pago)
    return mensaje ? [{ written: one, estado: 'invalido', mensaje }] : []
  })
}
