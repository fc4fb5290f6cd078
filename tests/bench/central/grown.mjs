import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { buildServer } from '../../../src/server/build.mjs'
import { DIST, ROOT } from '../../tools/build.mjs'
import { startPostgres } from '../../tools/postgres.mjs'
import { answering, run } from '../../tools/server-process.mjs'

/** What a brigade writes most, in parts of a hundred. */
const SHARES = [
  ['bomberos_servicios_servicios', 45],
  ['bomberos_inventario_items', 25],
  ['bomberos_reportes_reportes', 20],
  ['bomberos_eventos_eventos', 5],
  ['bomberos_presupuesto_gastos', 1],
  ['bomberos_galeria_media', 4],
]

const PHOTO_BYTES = 300_000

export const PEOPLE = 250

/** Repeats each list's sample records, with the history of each, until there are so many. */
async function fill(query, records) {
  for (const [list, share] of SHARES)
    await query(
      `with muestras as (select *, row_number() over (order by id) - 1 as k, count(*) over () as de
         from registro where coleccion = $1),
       nuevas as (
         insert into registro (coleccion, id, campos, seq)
         select m.coleccion, m.id || '-' || n,
           regexp_replace(m.campos::text, '}$', ',"numero":["000000000000-0000-central0","P-2024-' || n || '"]}')::json,
           c.seq + n
         from contador c, generate_series(1, $2::int) n join muestras m on n % m.de = m.k
         returning *),
       dicho as (
         insert into historial (coleccion, id, seq, despues, dispositivo)
         select coleccion, id, seq, campos, 'medicion' from nuevas)
       update contador set seq = seq + $2`,
      [list, Math.round((records * share) / 100)],
    )
}

/** People with a session each, whose token is `medida-<n>`: a brigade's devices are of many accounts. */
const addPeople = (query) =>
  query(
    `with gente as (
       insert into usuario (id, correo, nombre, rol, activo)
       select 'medida-' || n, 'medida-' || n || '@brigada.example', 'Persona ' || n, 'SUPERADMIN', true
       from generate_series(0, ${PEOPLE - 1}) n returning id)
     insert into sesion (huella, usuario, caduca, dispositivo)
     select sha256(id::bytea), id, now() + interval '30 days', id from gente`,
  )

/** Photos of 300 kB, as the app makes them, each named by a record of the gallery. */
async function addPhotos(query, photos) {
  for (let n = 0; n < photos; n += 100)
    await query(
      `with bytes as (select decode(string_agg(md5(random()::text || g), ''), 'hex') as b
         from generate_series(1, ${PHOTO_BYTES / 16}) g)
       insert into foto (id, suma, tipo, bytes, nombrada)
       select 'medida-' || n, decode(md5(n::text), 'hex'), 'image/webp', b, true
       from bytes, generate_series($1::int, $2::int) n`,
      [n, Math.min(n + 99, photos - 1)],
    )
  await query(
    `with media as (select id, row_number() over (order by seq desc) - 1 as n from registro
       where coleccion = 'bomberos_galeria_media')
     update registro r set campos = replace(campos::text, '"titulo"', '"nota":["0","idb:medida-' || m.n || '"],"titulo"')::json
     from media m where r.coleccion = 'bomberos_galeria_media' and r.id = m.id and m.n < $1`,
    [photos],
  )
}

/** A place for a central's database that is all its own. */
async function openPlace(engine) {
  const folder = mkdtempSync(join(tmpdir(), 'bomberos-crecida-'))
  symlinkSync(DIST, join(folder, 'dist'))
  const datos = join(folder, 'datos')
  const env = { PATH: process.env.PATH, PORT: '0', DATOS: datos, CENTRAL_PROXY: '', HOST: '127.0.0.1' }
  const clear = () => rmSync(folder, { recursive: true, force: true })
  if (engine === 'PGlite')
    return {
      folder,
      env,
      async query(task) {
        const database = await PGlite.create(join(datos, 'base'))
        await task((sql, params) => database.query(sql, params))
        await database.close()
      },
      close: async () => clear(),
    }
  const postgres = await startPostgres()
  const DATABASE_URL = `${postgres.url}/postgres`
  return {
    folder,
    env: { ...env, DATABASE_URL },
    async query(task) {
      const client = new pg.Client({ connectionString: DATABASE_URL })
      await client.connect()
      await task((sql, params) => client.query(sql, params))
      await client.end()
    },
    async close() {
      await postgres.close()
      clear()
    },
  }
}

/** In MB, as the system counts it: what the process has in memory now. */
const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/**
 * A central with so many records and photos in it, each also in the history, and how long its start took in ms. `again`
 * starts another process over the same data.
 * @param {'PGlite' | 'PostgreSQL'} engine
 */
export async function openGrown(engine, { records, photos = 0 }) {
  const main = await buildServer(join(ROOT, '.cache/central-tools'))
  const place = await openPlace(engine)
  const begin = async () => {
    const since = performance.now()
    const central = await answering(run([main], { cwd: place.folder, env: place.env }))
    return { ...central, startMs: performance.now() - since, memory: () => memoryOf(central.process.pid) }
  }
  // The first start makes the tables and the samples.
  await (await begin()).end('SIGTERM')
  await place.query(async (query) => {
    await fill(query, records)
    await addPeople(query)
    if (photos > 0) await addPhotos(query, photos)
    // PostgreSQL does so by itself within a minute.
    if (engine === 'PostgreSQL') await query('vacuum analyze')
  })
  const central = await begin()
  return {
    ...central,
    begin,
    query: place.query,
    async close() {
      await central.end('SIGTERM')
      await place.close()
    },
  }
}
