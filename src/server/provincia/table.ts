import { type Database, notify, type Query } from '@/server/database/database'
import { isSchemaName } from '@/server/database/schemas'
import { SpokenError } from '@/shared/lib/spoken-error'

/** The schema that says which brigades a PostgreSQL holds. It is no brigade's. */
export const PROVINCIA = 'provincia'

/** What tells every process that the table changed. */
export const CHANGED = 'brigadas'

/** The name under which people reach it, without a port, and where its data are. */
export type Sitio = { anfitrion: string; esquema: string }

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/

/** @throws SpokenError for what is no host name or no name of a schema */
export function sitioOf(host: string, schema: string): Sitio {
  const [anfitrion, esquema] = [host.toLowerCase(), schema]
  if (!HOST.test(anfitrion))
    throw new SpokenError(
      `«${host}» no es un nombre de anfitrión. Escríbalo sin https:// y sin puerto, como norte.bomberos.ec.`,
    )
  if (!isSchemaName(esquema) || [PROVINCIA, 'information_schema'].includes(esquema))
    throw new SpokenError(
      `«${schema}» no sirve como nombre de esquema. Use hasta 40 letras minúsculas, números y _, y empiece con una letra, como norte.`,
    )
  return { anfitrion, esquema }
}

/** Whether the PostgreSQL holds several brigades. */
export async function isProvincia(query: Query): Promise<boolean> {
  const [there] = await query<{ si: boolean }>(`select to_regclass('provincia.brigada') is not null as si`)
  return there?.si === true
}

export const readSitios = (query: Query): Promise<Sitio[]> =>
  query<Sitio>('select anfitrion, esquema from provincia.brigada order by anfitrion')

/** Makes the table where there is none. */
export async function makeProvincia({ transaction }: Database): Promise<void> {
  await transaction(async (query) => {
    await query('create schema if not exists provincia')
    await query(
      `create table if not exists provincia.brigada (
         anfitrion text primary key, esquema text not null unique, desde timestamptz not null default now())`,
    )
  })
}

/** @throws SpokenError where the name or the schema is another brigade's */
export async function addSitio({ transaction }: Database, { anfitrion, esquema }: Sitio): Promise<void> {
  await transaction(async (query) => {
    const added = await query(
      'insert into provincia.brigada (anfitrion, esquema) values ($1, $2) on conflict do nothing returning esquema',
      [anfitrion, esquema],
    )
    if (added.length === 0)
      throw new SpokenError(
        `Ya hay una brigada con el anfitrión «${anfitrion}» o con el esquema «${esquema}».`,
      )
    await notify(query, CHANGED)
  })
}

/** Its data stay. Returns where they are. @throws SpokenError where there is none of that name */
export async function removeSitio({ transaction }: Database, anfitrion: string): Promise<string> {
  return transaction(async (query) => {
    const [gone] = await query<Sitio>('delete from provincia.brigada where anfitrion = $1 returning *', [
      anfitrion.toLowerCase(),
    ])
    if (!gone) throw new SpokenError(`No hay ninguna brigada con el anfitrión «${anfitrion}».`)
    await notify(query, CHANGED)
    return gone.esquema
  })
}
