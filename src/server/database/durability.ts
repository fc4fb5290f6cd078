import type { Database, Durability, Query } from './database'

/** Whether what is confirmed outlasts a power cut, and since which instant (ISO) that is so without a break. */
export type Disco = { estado: Durability; desde: string | null }

/** Of this machine alone: no copy carries it (`CENTRAL_ROWS`). */
const KEY = 'disco'

const since = async (query: Query): Promise<string | null> =>
  (await query<{ valor: string }>(`select valor from central where clave = '${KEY}'`))[0]?.valor ?? null

/** At each start: asks the database, and keeps since when it does. */
export async function noteDurability(database: Database, now = new Date()): Promise<Durability> {
  const estado = await database.durability()
  const { query } = database
  if (estado === 'forced')
    await query(`insert into central (clave, valor) values ('${KEY}', $1) on conflict do nothing`, [
      now.toISOString(),
    ])
  else await query(`delete from central where clave = '${KEY}'`)
  return estado
}

export async function readDisco(database: Database): Promise<Disco> {
  const estado = await database.durability()
  return { estado, desde: estado === 'forced' ? await since(database.query) : null }
}
