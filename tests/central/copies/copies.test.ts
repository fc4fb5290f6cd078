import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkCopy } from '@/server/copies/check'
import { exportTo } from '@/server/copies/export'
import { importFrom } from '@/server/copies/import'
import { migrate } from '@/server/database/migrate'
import { MIGRATIONS } from '@/server/database/migrations'
import { newUuid } from '@/shared/storage/ids'
import { INVENTARIO, newItem, stamp } from '../support/client'
import { runHere } from '../support/command'
import { ENGINES, newFolder, type Opened, openEngine } from '../support/engines'
import { emptyTables, JEFA, useCentral } from '../support/world'

const linesIn = (file: string) => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')

/** The rows of an export without its first and last line; each import begins an epoch. */
const rowsIn = (file: string) =>
  linesIn(file).filter((line) => line.startsWith('[') && !line.startsWith('["central","epocas"'))

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

    const { epoca, central: id1 } = await jefa.sync()
    await emptyTables(central.database)
    await importFrom(central.database, fileOf('vuelta'))
    await central.again()
    jefa.url = central.url
    expect((await jefa.get('/yo')).status).toBe(401)
    await jefa.signIn(JEFA.correo, JEFA.clave)
    const answer = await jefa.sync([], { epoca })
    expect(answer.epoca).not.toBe(epoca)
    // It is the same brigade's central.
    expect([answer.central, id1]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), answer.central])
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

  const zip = (lines: readonly string[]): string => {
    writeFileSync(fileOf('mala'), gzipSync(lines.map((line) => `${line}\n`).join('')))
    return fileOf('mala')
  }
  const refused = async (lines: readonly string[], why: string | RegExp) =>
    expect(importFrom(elsewhere.database, zip(lines)), lines.at(-1)?.slice(0, 80)).rejects.toThrow(why)
  const noCopy = 'El archivo no es una copia de una central, o está dañado.'
  const cut = 'La copia está incompleta: le faltan datos. Use otra copia.'

  test('what is no copy, or isn’t whole, is refused, and nothing has changed', async () => {
    await exportTo(central.database, fileOf('muestra'))
    await emptyTables(elsewhere.database)
    const lines = linesIn(fileOf('muestra'))
    const [header = '', ...rows] = lines
    const [closing = '', counter = ''] = [rows.at(-1), rows.find((row) => row.startsWith('["contador"'))]
    await refused([], noCopy)
    await refused(['hola'], noCopy)
    await refused([header, '["sesion","x"]', closing], noCopy)
    await refused([header, ...rows, '["publicada","rc-1"]'], noCopy)
    // A few hundred bytes when zipped: the included database read it level by level until it ended.
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    await refused([header, JSON.stringify(['registro', 'x', 'y', deep, '1']), closing], noCopy)
    await refused([header, deep, closing], noCopy)
    await refused([header], cut)
    await refused(lines.slice(0, -1), cut)
    await refused(lines.slice(0, lines.length / 2), cut)
    await refused([...lines.slice(0, lines.length / 2), closing], cut)
    await refused(
      lines.filter((line) => line !== counter),
      cut,
    )
    await refused(
      lines.map((line) => line.replace('"true"', '"false"')),
      cut,
    )
    await refused([header.replace(/\d+/, '99'), ...rows], 'La copia es de la versión 99 y esta central de la')
    const zipped = readFileSync(fileOf('muestra'))
    writeFileSync(fileOf('cortada'), zipped.subarray(0, zipped.length / 2))
    await expect(importFrom(elsewhere.database, fileOf('cortada'))).rejects.toThrow(cut)
    await expect(importFrom(elsewhere.database, fileOf('nada'))).rejects.toThrow('No existe el archivo')
    expect(await elsewhere.database.query('select 1 from registro')).toEqual([])
  })

  test('a copy into which nobody could come is not put back', async () => {
    await central.claim()
    await emptyTables(elsewhere.database)
    for (const change of [
      'activo = false',
      'activo = true, secreto = null',
      `secreto = 'x', rol = 'INSPECTOR'`,
    ]) {
      await central.database.query(`update usuario set ${change}`)
      await exportTo(central.database, fileOf('nadie'))
      await expect(importFrom(elsewhere.database, fileOf('nadie')), change).rejects.toThrow(
        'ninguna cuenta activa de un Super Administrador',
      )
    }
    expect(await elsewhere.database.query('select 1 from registro')).toEqual([])
  })

  test('a central with a brigade’s data takes no other', async () => {
    await exportTo(central.database, fileOf('muestra'))
    await central.claim()
    await expect(importFrom(central.database, fileOf('muestra'))).rejects.toThrow(
      'ya tiene los datos de una brigada',
    )
  })

  test.each([2, 3])(
    'a copy that version %i made is put back as today’s, with accounts and photos',
    async (n) => {
      const file = `tests/fixtures/central-version-${n}.ndjson.gz`
      await emptyTables(central.database)
      expect((await runHere('importar', central.database, file)).text).toMatch(
        /^Copia importada: \d+ registros, 1 cuenta, 2 fotografías\..*si le faltaba algo, la central no puede saberlo/s,
      )
      await central.again()
      const jefa = central.visitor()
      expect((await jefa.signIn(JEFA.correo, JEFA.clave)).status).toBe(201)
      const { filas } = await jefa.sync()
      expect(filas.find(({ id }) => id === 'inv-de-antes')?.campos.nombre?.[1]).toBe('Manguera «½"» 🚒')
      const photo = await jefa.get('/fotos/0b6ad9f4-3f9e-4c7e-9a53-5d6c4b1e2a02')
      expect(photo.headers.get('content-type')).toBe('image/jpeg')
      const keyed = { headers: { authorization: `Bearer ${'k'.repeat(24)}` } }
      expect((await jefa.get('/reportes/reporte-1795000000000-abcd/acuse', keyed)).status).toBe(200)
      await exportTo(central.database, fileOf('de-nuevo'))
      expect((await checkCopy(fileOf('de-nuevo'))).closed).toBe(true)
    },
  )

  test.each([2, 3])(
    'of a copy of version %i what can be known is known: its counter, its accounts',
    async (n) => {
      await emptyTables(elsewhere.database)
      const lines = linesIn(`tests/fixtures/central-version-${n}.ndjson.gz`)
      await refused(lines.slice(0, 1), cut)
      await refused(
        lines.filter((line) => !line.startsWith('["contador"')),
        cut,
      )
      await refused(lines.slice(0, lines.length / 2), cut)
      await refused([...lines, '["publicada"]'], noCopy)
      await refused([...lines, '["contador","true","7"]'], cut)
      expect(await elsewhere.database.query('select 1 from registro')).toEqual([])
    },
  )
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
