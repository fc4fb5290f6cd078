import type { Query } from '@/server/database/database'
import { tooMany } from '@/server/http/errors'
import type { Log } from '@/server/log'

const WINDOW = `interval '5 minutes'`

/** A key is counted under a name and stopped at a number of failures within five minutes. */
export type Counted = { key: string; most: number }

export const ofAccount = (email: string): Counted => ({ key: `correo:${email}`, most: 5 })
export const ofAddress = (address: string): Counted => ({ key: `direccion:${address}`, most: 30 })
export const ofClaim = (address: string): Counted => ({ key: `primera:${address}`, most: 10 })

/**
 * Counts a try as failed before it is looked at, so that many at once are not all looked at.
 * @throws HttpError 429
 */
export async function countTry(query: Query, counted: readonly Counted[], log: Log): Promise<void> {
  const rows = await query<{ clave: string; fallos: number }>(
    `insert into intento (clave, fallos, desde) select clave, 1, now() from unnest($1::text[]) as t (clave)
     on conflict (clave) do update set
       fallos = case when intento.desde < now() - ${WINDOW} then 1 else intento.fallos + 1 end,
       desde = case when intento.desde < now() - ${WINDOW} then now() else intento.desde end
     returning clave, fallos`,
    [counted.map(({ key }) => key).sort()],
  )
  const over = counted.flatMap(({ key, most }) => {
    const tries = rows.find(({ clave }) => clave === key)?.fallos ?? 0
    return tries > most ? [tries - most] : []
  })
  if (over.length === 0) return
  // Told once, or a thousand tries would fill the disk.
  if (over.includes(1)) log('intentos detenidos')
  throw tooMany()
}

/** The try was a good one: the account's failures are forgotten, and the address has one less. */
export async function forgetTry(query: Query, account: Counted, address: Counted): Promise<void> {
  await query('delete from intento where clave = $1', [account.key])
  await query('update intento set fallos = fallos - 1 where clave = $1', [address.key])
}
