import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportTo } from '@/server/copies/export'
import { importFrom } from '@/server/copies/import'
import { nightly } from '@/server/copies/nightly'
import { migrate } from '@/server/database/migrate'
import { MIGRATIONS } from '@/server/database/migrations'
import { newUuid } from '@/shared/storage/ids'
import { INVENTARIO, newItem, stamp } from './support/client'
import { ENGINES, newFolder, type Opened, openEngine } from './support/engines'
import { emptyTables, JEFA, useCentral } from './support/world'

/** The rows of an export; its first line tells when it was made. */
const rowsIn = (file: string) => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n').slice(1)

describe.each(ENGINES)('copies · %s', (engine) => {
  const central = useCentral(engine)
  const folder = newFolder()
  const fileOf = (name: string) => join(folder, `${name}.ndjson.gz`)
  const other = ENGINES.find((one) => one !== engine) ?? engine
  let elsewhere: Opened

  beforeAll(async () => {
    elsewhere = await openEngine(other)
    await migrate(elsewhere.database)
  })
  afterAll(async () => {
    await elsewhere.close()
    rmSync(folder, { recursive: true })
  })

  test(`what goes to ${other} comes back the same, to the letter`, async () => {
    const jefa = await central.claim()
    const odd = newItem(jefa.device, 'inv-ñ', 'Manguera «½"» \\ \n 🚒')
    await jefa.sync([{ ...odd, campos: { ...odd.campos, notas: [stamp(jefa.device), 'nul \0 y \ud83d'] } }])
    const photo = new Uint8Array(Buffer.from(`\xff\xd8\xff${'\0\x01\xfe'.repeat(2000)}`, 'latin1'))
    const id = newUuid()
    expect((await jefa.call('PUT', `/fotos/${id}`, { body: photo })).status).toBe(201)
    await exportTo(central.database, fileOf('ida'))
    await emptyTables(elsewhere.database)
    await importFrom(elsewhere.database, fileOf('ida'))
    await exportTo(elsewhere.database, fileOf('vuelta'))
    expect(rowsIn(fileOf('vuelta'))).toEqual(rowsIn(fileOf('ida')))
    expect(rowsIn(fileOf('ida')).length).toBeGreaterThan(60)

    const { epoca } = (await jefa.get('/salud')).body
    await emptyTables(central.database)
    await importFrom(central.database, fileOf('vuelta'))
    await central.again()
    jefa.url = central.url
    expect((await jefa.get('/yo')).status).toBe(401)
    await jefa.signIn(JEFA.correo, JEFA.clave)
    const answer = await jefa.sync([], { epoca })
    expect(answer.epoca).not.toBe(epoca)
    expect(answer.filas.find((row) => row.id === 'inv-ñ')?.campos.notas?.[1]).toBe('nul \0 y \ud83d')
    expect((await fetch(`${jefa.url}/api/fotos/${id}`, { headers: { cookie: jefa.cookie } })).status).toBe(
      200,
    )
    const { body } = await jefa.get(`/historial/${INVENTARIO}/inv-ñ`)
    expect(body.cambios).toMatchObject([{ quien: JEFA.nombre, antes: null }])
    // Its numbers go on after those that phones have read.
    const { filas } = await jefa.sync([newItem(jefa.device, 'inv-nuevo')])
    expect(filas.find((row) => row.id === 'inv-nuevo')?.seq).toBeGreaterThan(
      filas.find((row) => row.id === 'inv-ñ')?.seq ?? 0,
    )
  })

  test('a central with a brigade’s data takes no other; what is no copy is refused, and nothing has changed', async () => {
    await exportTo(central.database, fileOf('muestra'))
    await emptyTables(elsewhere.database)
    const lines = rowsIn(fileOf('muestra'))
    const zip = (text: string) => {
      writeFileSync(fileOf('mala'), gzipSync(text))
      return importFrom(elsewhere.database, fileOf('mala'))
    }
    const first = `{"central":${MIGRATIONS.length}}`
    const noCopy = 'El archivo no es una copia de una central, o está dañado.'
    await expect(zip('')).rejects.toThrow(noCopy)
    await expect(zip('hola\n')).rejects.toThrow(noCopy)
    await expect(zip(`${first}\n["sesion","x"]\n`)).rejects.toThrow(noCopy)
    await expect(zip(`${first}\n${lines[0]}\n["contador"]\n`)).rejects.toThrow(noCopy)
    await expect(zip(`${first}\n["contador","true","muchos"]\n`)).rejects.toThrow(noCopy)
    await expect(zip('{"central":99}\n')).rejects.toThrow('La copia es de la versión 99')
    writeFileSync(fileOf('cortada'), readFileSync(fileOf('muestra')).subarray(0, 600))
    await expect(importFrom(elsewhere.database, fileOf('cortada'))).rejects.toThrow(noCopy)
    await expect(importFrom(elsewhere.database, fileOf('nada'))).rejects.toThrow('No existe el archivo')
    expect(await elsewhere.database.query('select 1 from registro')).toEqual([])
    await central.claim()
    await expect(importFrom(central.database, fileOf('muestra'))).rejects.toThrow(
      'ya tiene los datos de una brigada',
    )
  })

  test('one copy a night, the last fourteen are kept; whoever configures sees which', async () => {
    const jefa = await central.claim()
    const nights = Array.from({ length: 17 }, (_, n) => new Date(2026, 10, 1 + n, 4))
    for (const night of nights) {
      await nightly(central.database, central.copias, night)
      await nightly(central.database, central.copias, night)
    }
    await nightly(central.database, central.copias, new Date(2026, 10, 30, 2))
    const { body } = await jefa.get('/copias')
    expect(body.copias).toHaveLength(14)
    expect(body.copias[0]).toMatchObject({
      nombre: 'central-2026-11-17.ndjson.gz',
      bytes: expect.any(Number),
    })
    expect(body.copias.at(-1)?.nombre).toBe('central-2026-11-04.ndjson.gz')
    expect(readdirSync(central.copias).sort()).toEqual(body.copias.map(({ nombre }) => nombre).sort())
    const latest = join(central.copias, 'central-2026-11-17.ndjson.gz')
    const made = new Date('2026-11-17T09:00:00.000Z')
    utimesSync(latest, made, made)
    expect((await jefa.get('/copias')).body.copias[0]?.instante).toBe(made.toISOString())
  })
})

describe.each(ENGINES)('migrations · %s', (engine) => {
  test('run once, whoever starts first; newer data are refused in words', async () => {
    const { database, close } = await openEngine(engine)
    await Promise.all([migrate(database), migrate(database), migrate(database)])
    expect(await database.query('select n from migracion order by n')).toEqual(
      MIGRATIONS.map((_, index) => ({ n: index + 1 })),
    )
    await migrate(database, [...MIGRATIONS, ['create table otra (x int)']])
    await expect(migrate(database)).rejects.toThrow(
      `Estos datos son de una versión más nueva (${MIGRATIONS.length + 1})`,
    )
    const broken = [
      ...MIGRATIONS,
      ['create table otra (x int)'],
      ['create table tercera (x int)', 'nonsense'],
    ]
    await expect(migrate(database, broken)).rejects.toThrow()
    await expect(database.query('select * from tercera')).rejects.toThrow()
    await close()
  })
})
