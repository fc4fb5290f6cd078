import { mkdirSync } from 'node:fs'
import { prepare } from '@/server/brigada/prepare'
import { copiasIn } from '@/server/copies/kept'
import { demandNoneLeft } from '@/server/copies/left'
import type { Database } from '@/server/database/database'
import { stepsDone } from '@/server/database/migrate'
import { MIGRATIONS } from '@/server/database/migrations'
import { openSchemas, type Schemas } from '@/server/database/schemas'
import { factsOf, log } from '@/server/log'
import { readConfiguracion } from '@/server/object'
import { unopened, type Where } from '@/server/open'
import { folderOf } from '@/server/provincia/opening'
import {
  addSitio,
  isProvincia,
  makeProvincia,
  PROVINCIA,
  readSitios,
  removeSitio,
  type Sitio,
  sitioOf,
} from '@/server/provincia/table'
import { freeIn } from '@/server/room'
import { readState } from '@/server/state'
import { update } from '@/server/update'
import { formatBytes } from '@/shared/lib/byte-size'
import { SpokenError } from '@/shared/lib/spoken-error'
import { UsageError } from './command'

const USES = 'brigadas, brigadas agregar ANFITRIÓN ESQUEMA o brigadas quitar ANFITRIÓN'

async function lineOf({ anfitrion, esquema }: Sitio, { query }: Database): Promise<string> {
  const said = async () => {
    const done = await stepsDone(query)
    if (done === 0) return 'sin datos: nadie la atiende'
    const [row] = await query<{ bytes: number }>(
      `select coalesce(sum(pg_total_relation_size(oid)), 0)::bigint as bytes from pg_class
       where relnamespace = $1::regnamespace and relkind = 'r'`,
      [esquema],
    )
    const size = formatBytes(row?.bytes ?? 0)
    if (done !== MIGRATIONS.length) return `versión ${done}, ${size}`
    const { modo } = (await readState(query)) ?? {}
    const whose =
      modo === 'suya' ? `de ${(await readConfiguracion(query)).nombreInstitucion}` : 'sin reclamar'
    return `${whose}, ${size}`
  }
  return `${anfitrion} (esquema ${esquema}): ${await said().catch(() => 'no se puede leer')}`
}

async function list(schemas: Schemas): Promise<string> {
  const { query } = schemas.of(PROVINCIA)
  const sitios = (await isProvincia(query)) ? await readSitios(query) : []
  if (sitios.length === 0)
    return 'Esta base no tiene brigadas con anfitrión. Agregue la primera: brigadas agregar ANFITRIÓN ESQUEMA'
  const lines = await Promise.all(sitios.map((sitio) => lineOf(sitio, schemas.of(sitio.esquema))))
  return lines.join('\n  ')
}

/** One central was alone in this database, and would no longer be served. */
async function left(schemas: Schemas): Promise<string> {
  const sitios = await readSitios(schemas.of(PROVINCIA).query)
  if (sitios.some(({ esquema }) => esquema === 'public')) return ''
  if ((await stepsDone(schemas.of('public').query)) === 0) return ''
  return '\n  La central que esta base ya tenía (esquema public) no atiende desde el próximo encendido, hasta que la agregue: brigadas agregar SU-ANFITRIÓN public'
}

async function add(schemas: Schemas, sitio: Sitio, { folder: all }: Where): Promise<string> {
  const { anfitrion, esquema } = sitio
  const [own, database, folder] = [schemas.of(PROVINCIA), schemas.of(esquema), folderOf(all, esquema)]
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await makeProvincia(own)
  await own.query(`create schema if not exists ${esquema}`)
  await update({ database, copias: copiasIn(folder), free: freeIn(folder) })
  const state = await readState(database.query)
  if (!state) await demandNoneLeft(copiasIn(folder))
  const codigo = await prepare(database)
  await addSitio(own, sitio)
  const told = codigo
    ? [
        `Está en modo de muestra. La hace suya quien escriba este código en https://${anfitrion}/login, «¿Le dieron un código?»:`,
        `  ${codigo}`,
        `O, si viene de otra central con su copia: BRIGADA=${anfitrion} npm run central -- importar ARCHIVO`,
      ]
    : ['Sigue con los datos que el esquema ya tenía.']
  return [`${anfitrion} atiende ya, en el esquema ${esquema}.`, ...told].join('\n  ') + (await left(schemas))
}

async function remove(schemas: Schemas, anfitrion: string): Promise<string> {
  const own = schemas.of(PROVINCIA)
  if (!(await isProvincia(own.query))) throw new SpokenError('Esta base no tiene brigadas con anfitrión.')
  const esquema = await removeSitio(own, anfitrion)
  return `${anfitrion} ya no atiende. Sus datos quedan en el esquema ${esquema}; su copia se hace con BRIGADA=${esquema} npm run central -- exportar ARCHIVO.`
}

/** Which brigades a PostgreSQL holds, one more, one less. Returns what the person reads. @throws SpokenError, UsageError */
export async function brigadas([act, ...given]: readonly string[], where: Where): Promise<string> {
  const [first, second, ...rest] = given
  const isUnderstood =
    act === undefined ||
    (act === 'agregar' && second !== undefined && rest.length === 0) ||
    (act === 'quitar' && given.length === 1)
  if (!isUnderstood) throw new UsageError(`No se entiende. Use ${USES}.`)
  if (!where.url)
    throw new SpokenError(
      'Varias brigadas en un solo proceso necesitan PostgreSQL: diga cuál con DATABASE_URL.',
    )
  const sitio = act === 'agregar' ? sitioOf(first ?? '', second ?? '') : null
  const schemas = openSchemas(where.url, (error) => log('postgresql', factsOf(error)))
  try {
    if (sitio) return await add(schemas, sitio, where)
    return await (act === 'quitar' ? remove(schemas, first ?? '') : list(schemas))
  } catch (error) {
    throw error instanceof SpokenError ? error : unopened(error)
  } finally {
    await schemas.close()
  }
}
