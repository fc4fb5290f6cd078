import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Query } from '@/server/database/database'
import { newUuid } from '@/shared/storage/ids'

/**
 * A mark says how far a central had counted, and since which start. Devices carry it back. The central signs it, so that
 * nobody else can say that it had counted further than it knows.
 */
const sign = (sello: string, epoca: string, arranque: string, seq: number): string =>
  createHmac('sha256', sello)
    .update(JSON.stringify([epoca, arranque, seq]))
    .digest('base64url')

/** How far a central has counted, since which start, and what it signs with; empty before its first start. */
export type Counted = { sello: string; arranque: string; seq: number }

/** Notes this start. The counter waits meanwhile: whatever is counted later is marked with it. */
export async function noteStart(query: Query): Promise<void> {
  await query('update contador set seq = seq')
  await query('insert into arranque (nombre, desde) select $1, seq from contador', [newUuid()])
  await query(`insert into central (clave, valor) values ('sello', $1) on conflict do nothing`, [
    randomBytes(32).toString('hex'),
  ])
}

/** The mark of now, for a device to carry. */
export const markOf = ({ sello, arranque, seq }: Counted, epoca: string): string =>
  sello && arranque ? [arranque, seq, sign(sello, epoca, arranque, seq)].join('.') : ''

/**
 * Whether the mark proves that rows are gone which this central once had: an older copy of the data was put in their
 * place. That copy knows nothing of a later start, or counted less until its next one.
 */
export async function provesLoss(
  query: Query,
  counted: Counted,
  epoca: string,
  mark: string,
): Promise<boolean> {
  const [arranque = '', digits = '', given = ''] = mark.split('.')
  if (!counted.sello) return false
  const seq = Number(digits)
  const right = Buffer.from(sign(counted.sello, epoca, arranque, seq))
  const said = Buffer.from(given)
  if (right.length !== said.length || !timingSafeEqual(right, said)) return false
  if (arranque === counted.arranque) return seq > counted.seq
  const [start] = await query<{ hasta: number | null }>(
    `select (select min(b.desde) from arranque b where b.n > a.n) as hasta from arranque a where a.nombre = $1`,
    [arranque],
  )
  return !start || seq > (start.hasta ?? counted.seq)
}
