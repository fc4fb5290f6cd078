import type { Sesion } from '@/access/central/devices'
import type { Query } from '@/server/database/database'
import { RUNS, tellAccounts } from './sessions'

type Row = Omit<Sesion, 'desde' | 'uso'> & { desde: Date; uso: Date }

/**
 * The devices in which an account is signed in: this one first, then by their last use. Who signs in again in the same
 * browser leaves a session behind that nobody has the key of; of each browser the last one stands for all.
 * @param mine the fingerprint of the session that asks
 */
export async function listDevices(query: Query, usuario: string, mine: Buffer): Promise<Sesion[]> {
  const rows = await query<Row>(
    `select distinct on (coalesce(s.navegador, s.huella)) encode(s.huella, 'hex') as id, s.dispositivo as equipo,
       s.creada as desde, s.usada as uso, s.huella = $2 as esta,
       exists (select 1 from suscripcion a where a.usuario = s.usuario and a.navegador = s.navegador) as avisa,
       exists (select 1 from custodio c where c.usuario = s.usuario and c.navegador = s.navegador
         and c.terminado is null) as custodia
     from sesion s join usuario u on u.id = s.usuario
     where s.usuario = $1 and ${RUNS} and u.activo
     order by coalesce(s.navegador, s.huella), s.huella = $2 desc, s.usada desc, s.huella`,
    [usuario, mine],
  )
  return rows
    .sort((a, b) => Number(b.esta) - Number(a.esta) || b.uso.getTime() - a.uso.getTime())
    .map(({ desde, uso, ...row }) => ({ ...row, desde: desde.toISOString(), uso: uso.toISOString() }))
}

type Ended = { huella: Buffer; navegador: Buffer | null }

/**
 * The central's side of signing out in these browsers of a person, who is not there to do it: they are told of nothing,
 * keep no copy of the night any more, and are strangers when somebody guesses a password in them.
 */
async function end(query: Query, usuario: string, sessions: readonly Ended[]): Promise<void> {
  for (const { huella, navegador } of sessions) {
    await query('delete from sesion where huella = $1', [huella])
    if (!navegador) continue
    await query('delete from suscripcion where usuario = $1 and navegador = $2', [usuario, navegador])
    await query('delete from equipo where usuario = $1 and huella = $2', [usuario, navegador])
    await query(
      'update custodio set terminado = now() where usuario = $1 and navegador = $2 and terminado is null',
      [usuario, navegador],
    )
  }
  await tellAccounts(query)
}

/** Ends a person's session with this fingerprint, and those that they left behind in the same browser. */
export async function endDevice(query: Query, usuario: string, huella: Buffer): Promise<void> {
  const sessions = await query<Ended>(
    `select huella, navegador from sesion where usuario = $1 and (huella = $2
       or navegador = (select navegador from sesion where huella = $2 and usuario = $1))`,
    [usuario, huella],
  )
  await end(query, usuario, sessions)
}

/** Ends all of a person's sessions but the one that asks, whose browser keeps what it has. */
export async function endOtherDevices(query: Query, usuario: string, mine: Buffer): Promise<void> {
  const sessions = await query<Ended>(
    `select huella, nullif(navegador, (select navegador from sesion where huella = $2 and usuario = $1)) as navegador
     from sesion where usuario = $1 and huella <> $2`,
    [usuario, mine],
  )
  await end(query, usuario, sessions)
}
