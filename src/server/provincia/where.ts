import { openPostgres } from '@/server/database/postgres'
import { factsOf, log } from '@/server/log'
import { unopened, type Where } from '@/server/open'
import { SpokenError } from '@/shared/lib/spoken-error'
import { folderOf } from './opening'
import { isProvincia, readSitios, type Sitio } from './table'

/** The brigades that the PostgreSQL at this address holds; null where it holds one. @throws SpokenError */
export async function sitiosAt(url: string): Promise<Sitio[] | null> {
  const { query, close } = await openPostgres(url, (error) => log('postgresql', factsOf(error)))
  try {
    return (await isProvincia(query)) ? await readSitios(query) : null
  } catch (error) {
    throw unopened(error)
  } finally {
    await close()
  }
}

/**
 * Where a command finds its central: of several brigades the one that `brigada` names, by its host or, for one that was
 * taken from the table, by its schema.
 * @throws SpokenError where it names none, or none is named
 */
export async function whereOf(where: Where, brigada: string | undefined): Promise<Where> {
  const sitios = where.url ? await sitiosAt(where.url) : null
  if (!sitios) {
    if (!brigada) return where
    throw new SpokenError(
      'BRIGADA es para una base de PostgreSQL con varias brigadas, y esta tiene una sola.',
    )
  }
  const names = sitios.map(({ anfitrion }) => anfitrion).join(', ')
  if (!brigada)
    throw new SpokenError(
      `Esta base tiene varias brigadas. Diga cuál con BRIGADA: ${names || 'todavía ninguna'}.`,
    )
  const esquema = sitios.find(({ anfitrion }) => anfitrion === brigada.toLowerCase())?.esquema ?? brigada
  if (!(await hasSchema(where.url ?? '', esquema)))
    throw new SpokenError(`No hay ninguna brigada «${brigada}». Las que hay: ${names || 'ninguna'}.`)
  return { ...where, esquema, folder: folderOf(where.folder, esquema) }
}

async function hasSchema(url: string, esquema: string): Promise<boolean> {
  const { query, close } = await openPostgres(url, (error) => log('postgresql', factsOf(error)))
  try {
    return (await query(`select 1 where to_regclass($1) is not null`, [`${esquema}.migracion`])).length > 0
  } finally {
    await close()
  }
}
