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

type Counted = { sello: string; arranque: string; seq: number }

const readCounted = async (query: Query): Promise<Counted | undefined> =>
  (
    await query<Counted>(
      `select c.valor as sello, a.nombre as arranque, contador.seq
       from contador, central c, (select nombre from arranque order by n desc limit 1) a where c.clave = 'sello'`,
    )
  )[0]

/** Notes this start. The counter waits meanwhile: whatever is counted later is marked with it. */
export async function noteStart(query: Query): Promise<void> {
  await query('update contador set seq = seq')
  await query('insert into arranque (nombre, desde) select $1, seq from contador', [newUuid()])
  await query(`insert into central (clave, valor) values ('sello', $1) on conflict do nothing`, [
    randomBytes(32).toString('hex'),
  ])
}

/** The mark of now, for a device to carry. */
export async function markNow(query: Query, epoca: string): Promise<string> {
  const counted = await readCounted(query)
  if (!counted) return ''
  const { sello, arranque, seq } = counted
  return [arranque, seq, sign(sello, epoca, arranque, seq)].join('.')
}

/**
 * Whether the mark proves that rows are gone which this central once had: an older copy of the data was put in their
 * place. That copy knows nothing of a later start, or counted less until its next one.
 */
export async function provesLoss(query: Query, epoca: string, mark: string): Promise<boolean> {
  const [arranque = '', digits = '', given = ''] = mark.split('.')
  const counted = await readCounted(query)
  if (!counted) return false
  const seq = Number(digits)
  const right = Buffer.from(sign(counted.sello, epoca, arranque, seq))
  const said = Buffer.from(given)
  if (right.length !== said.length || !timingSafeEqual(right, said)) return false
  const [start] = await query<{ hasta: number | null }>(
    `select (select min(b.desde) from arranque b where b.n > a.n) as hasta from arranque a where a.nombre = $1`,
    [arranque],
  )
  return !start || seq > (start.hasta ?? counted.seq)
}
