import type { Custodian } from '@/access/central/devices'
import type { Query } from '@/server/database/database'

/** Devices that keep the copy. */
export const MOST = 5

/** Of a row `c` whose account `u` is active. */
const RUNS = 'c.terminado is null and u.activo'
const FROM = 'from custodio c join usuario u on u.id = c.usuario'

type Row = Omit<Custodian, 'desde' | 'visto' | 'copia'> & { desde: Date; visto: Date; copia: Date | null }

/** The devices that keep it, the first one first. */
export async function listCustodios(query: Query): Promise<Custodian[]> {
  const rows = await query<Row>(
    `select c.id, u.nombre as persona, c.equipo, c.desde, c.visto, c.copia, c.fotos, c.de ${FROM}
     where ${RUNS} order by c.desde, c.id`,
  )
  return rows.map(({ desde, visto, copia, ...row }) => ({
    ...row,
    desde: desde.toISOString(),
    visto: visto.toISOString(),
    copia: copia?.toISOString() ?? null,
  }))
}

/** Whether it keeps the copy; `over`: somebody ended that, or its account; `unknown`: this central never knew it. */
export async function standOf(query: Query, id: string): Promise<'keeps' | 'over' | 'unknown'> {
  const [row] = await query<{ runs: boolean }>(`select ${RUNS} as runs ${FROM} where c.id = $1`, [id])
  if (!row) return 'unknown'
  return row.runs ? 'keeps' : 'over'
}

/**
 * Adds the device of this session; one that asks again, as its answer got lost, is there. `full`: there are as many as there
 * may be; `taken`: another has this id, or had it. Of two that come at once the second one waits.
 */
export async function addCustodio(
  query: Query,
  { id, usuario, equipo, sesion }: { id: string; usuario: string; equipo: string; sesion: Buffer },
): Promise<'added' | 'full' | 'taken'> {
  await query('lock table custodio in exclusive mode')
  const [there] = await query<{ own: boolean }>(
    'select usuario = $2 and terminado is null as own from custodio where id = $1',
    [id, usuario],
  )
  if (there) return there.own ? 'added' : 'taken'
  if ((await listCustodios(query)).length >= MOST) return 'full'
  await query(
    `insert into custodio (id, usuario, equipo, navegador)
     values ($1, $2, $3, (select navegador from sesion where huella = $4))`,
    [id, usuario, equipo, sesion],
  )
  return 'added'
}

export async function noteAsked(query: Query, id: string): Promise<void> {
  await query('update custodio set visto = now() where id = $1', [id])
}

/** What it says that it has. */
export async function noteHeld(
  query: Query,
  id: string,
  { copia, fotos, de }: Pick<Custodian, 'copia' | 'fotos' | 'de'>,
): Promise<void> {
  await query('update custodio set copia = $2, fotos = $3, de = $4, visto = now() where id = $1', [
    ...[id, copia, fotos, de],
  ])
}

/** The device hears it when it next asks, and then drops what it has. */
export async function endCustodio(query: Query, id: string): Promise<void> {
  await query('update custodio set terminado = now() where id = $1 and terminado is null', [id])
}
