import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { brigadas } from '@/server/commands/brigadas'
import { MIGRATIONS } from '@/server/database/migrations'
import { openPglite } from '@/server/database/pglite'
import { openPostgres } from '@/server/database/postgres'
import { openSchemas } from '@/server/database/schemas'
import { open } from '@/server/open'
import { whereOf } from '@/server/provincia/where'
import { readState } from '@/server/state'
import { newItem } from '../support/client'
import { runHere } from '../support/command'
import { newDatos } from '../support/engines'
import { newProvince } from '../support/province'
import { JEFA } from '../support/world'

const NORTE = 'norte.lan'
const SUR = 'sur.lan'

async function plainly(url: string) {
  const database = await openPostgres(url, () => undefined)
  onTestFinished(database.close)
  return database.query
}

test.each([
  ['its schema is gone', 'drop schema norte cascade'],
  ['its schema lost its tables', 'drop schema norte cascade; create schema norte'],
  ['a table of it is gone', 'drop table norte.central cascade'],
  ['its data are of a newer version', `insert into norte.migracion (n) values (${MIGRATIONS.length + 1})`],
  ['the step to this version fails', `delete from norte.migracion where n = ${MIGRATIONS.length}`],
])('where %s, that brigade says so with the 911, and the others answer', async (_, harm) => {
  const province = await newProvince([NORTE, SUR])
  const sur = await province.claim(SUR)
  const query = await plainly(province.url)
  await query(harm)
  await province.again()
  const page = await province.page(NORTE, '/')
  expect([page.status, (await page.text()).includes('tel:911')]).toEqual([503, true])
  expect((await province.at(NORTE).get('/salud')).status).toBe(503)
  expect((await sur.sync([newItem(sur.device, 'inv-1')])).estados[0]?.estado).toBe('ok')
  await province.server.round()
  expect((await sur.get('/yo')).status).toBe(200)
  expect(await brigadas([], province.where)).toContain(`${SUR} (esquema sur): de `)
})

test('a brigade whose tables are locked takes no connection from the others', async () => {
  const province = await newProvince([NORTE, SUR])
  const [norte, sur] = [await province.claim(NORTE), await province.claim(SUR)]
  const holder = await openPostgres(province.url, () => undefined)
  onTestFinished(holder.close)
  let stuck: Promise<unknown> | undefined
  await holder.transaction(async (query) => {
    await query('lock table norte.sesion in access exclusive mode')
    stuck = Promise.all(Array.from({ length: 40 }, () => norte.get('/yo').catch(() => undefined)))
    await expect
      .poll(
        async () =>
          (
            await query<{ n: number }>(
              `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            )
          )[0]?.n,
      )
      .toBeGreaterThan(0)
    for (let n = 0; n < 5; n++) expect((await sur.get('/yo')).status).toBe(200)
  })
  await stuck
  expect((await norte.get('/yo')).status).toBe(200)
})

test('a brigade moves to a folder of its own and back by its copy, with its identity; the other notices nothing', async () => {
  const province = await newProvince([NORTE, SUR])
  const [norte, sur] = [await province.claim(NORTE), await province.claim(SUR)]
  await norte.sync([newItem(norte.device, 'inv-1', 'Motobomba')])
  await sur.sync([newItem(sur.device, 'inv-2', 'Escalera')])
  const query = await plainly(province.url)
  const identityIn = async (esquema: string) =>
    (await query<{ valor: string }>(`select valor from ${esquema}.central where clave = 'identidad'`))[0]
      ?.valor
  const identity = await identityIn('norte')

  // Out: it is taken from the table first, so that nothing is written behind the copy.
  await brigadas(['quitar', NORTE], province.where)
  await expect(whereOf(province.where, undefined)).rejects.toThrow('Diga cuál con BRIGADA')
  await expect(whereOf(province.where, 'oeste')).rejects.toThrow('No hay ninguna brigada')
  const there = await whereOf(province.where, 'norte')
  expect(there.folder).toBe(join(province.folder, 'brigadas', 'norte'))
  const leaving = await open(there)
  const file = join(province.folder, 'norte.ndjson.gz')
  await runHere('exportar', leaving.database, file, there)
  expect((await runHere('estado', leaving.database, '', there)).text).toContain('esquema norte')
  await leaving.database.close()

  const datos = newDatos()
  const alone = await open({ folder: datos, url: undefined })
  await runHere('importar', alone.database, file)
  expect((await readState(alone.database.query))?.identidad).toBe(identity)
  const back = join(datos, 'vuelta.ndjson.gz')
  await runHere('exportar', alone.database, back)
  await alone.database.close()
  alone.release()
  const again = await openPglite(join(datos, 'base'))
  expect(JSON.stringify(await again.query(`select * from registro where id = 'inv-1'`))).toContain(
    'Motobomba',
  )
  await again.close()

  // In again, at the same name in a schema of its own: its people and phones go on.
  await brigadas(['agregar', NORTE, 'norte2'], province.where)
  const arriving = await open(await whereOf(province.where, NORTE))
  await runHere('importar', arriving.database, back)
  await arriving.database.close()
  expect(await identityIn('norte2')).toBe(identity)
  const jefa = province.at(NORTE)
  await expect.poll(async () => (await jefa.signIn(JEFA.correo, JEFA.clave)).status).toBe(201)
  const rows = JSON.stringify((await jefa.sync()).filas)
  expect([rows.includes('Motobomba'), rows.includes('Escalera')]).toEqual([true, false])
  expect(JSON.stringify((await sur.sync()).filas)).toContain('Escalera')
})

test('a start names the brigades of the database, and one central alone is not begun beside them', async () => {
  const province = await newProvince([NORTE])
  const schemas = openSchemas(province.url, () => undefined)
  onTestFinished(schemas.close)
  expect(await brigadas([], province.where)).toMatch(/norte\.lan \(esquema norte\): sin reclamar/)
  await expect(brigadas([], { folder: province.folder, url: undefined })).rejects.toThrow(
    'necesitan PostgreSQL',
  )
  await expect(brigadas(['borrar'], province.where)).rejects.toThrow('No se entiende')
})
