import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkCopy } from '@/server/copies/check'
import { exportTo } from '@/server/copies/export'
import { importFrom } from '@/server/copies/import'
import { copyTonight } from '@/server/copies/keep'
import { nightly } from '@/server/copies/nightly'
import type { Database } from '@/server/database/database'
import { migrate } from '@/server/database/migrate'
import { openPostgres } from '@/server/database/postgres'
import { instantOf } from '@/shared/lib/fecha'
import { newUuid } from '@/shared/storage/ids'
import { newPhoto } from '../support/citizen'
import { type Client, INVENTARIO, newItem, written } from '../support/client'
import { ENGINES, newFolder, newPostgres, type Opened, openEngine } from '../support/engines'
import { emptyTables, useCentral } from '../support/world'

const night = (day: number) => new Date(instantOf(`2026-11-${String(day).padStart(2, '0')}`, '04:00'))
const nameOf = (day: number) => `central-2026-11-${String(day).padStart(2, '0')}.ndjson.gz`
const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name !== 'fotos')
    .sort()

async function putPhoto(client: Client): Promise<string> {
  const id = newUuid()
  const { status } = await client.call('PUT', `/fotos/${id}`, { body: new Uint8Array(newPhoto()) })
  if (status !== 201) throw new Error(`photo ${status}`)
  return id
}

describe.each(ENGINES)('nightly copies · %s', (engine) => {
  const central = useCentral(engine)
  let elsewhere: Opened

  beforeAll(async () => {
    elsewhere = await openEngine(engine)
    await migrate(elsewhere.database)
  })
  beforeEach(() => rmSync(central.copias, { recursive: true, force: true }))
  afterAll(() => elsewhere.close())

  test('one copy a night, the last fourteen are kept; whoever configures sees which', async () => {
    const jefa = await central.claim()
    for (let day = 1; day <= 17; day++) {
      expect(await nightly(central.database, central.copias, night(day))).toBe(true)
      expect(await nightly(central.database, central.copias, night(day))).toBe(false)
    }
    await nightly(central.database, central.copias, new Date(instantOf('2026-11-18', '02:00')))
    const { body } = await jefa.get('/copias')
    expect(body.copias).toHaveLength(14)
    expect(body.copias[0]).toMatchObject({ nombre: nameOf(17), bytes: expect.any(Number) })
    expect(body.copias.at(-1)?.nombre).toBe(nameOf(4))
    expect(filesIn(central.copias)).toEqual(body.copias.map(({ nombre }) => nombre).sort())
    const made = new Date('2026-11-17T09:00:00.000Z')
    utimesSync(join(central.copias, nameOf(17)), made, made)
    expect((await jefa.get('/copias')).body.copias[0]?.instante).toBe(made.toISOString())
  })

  test('on the first day of a brigade’s work there is a copy every two hours, before any night', async () => {
    const jefa = await central.claim()
    await jefa.sync([newItem(jefa.device, 'inv-1')])
    const at = (day: number, time: string) => new Date(instantOf(`2026-11-0${day}`, time))
    await central.database.query('update historial set instante = $1', [at(2, '10:00')])
    /** Whether one was made at that hour, when it is then from. */
    const made = async (day: number, time: string) => {
      const now = at(day, time)
      const one = await nightly(central.database, central.copias, now)
      if (one) utimesSync(join(central.copias, nameOf(day)), now, now)
      return one
    }
    // The first one is of the hour in which the central was switched on: it has no work in it.
    expect(await made(2, '10:05')).toBe(true)
    expect(await made(2, '11:30')).toBe(false)
    expect(await made(2, '12:10')).toBe(true)
    expect(await made(2, '13:00')).toBe(false)
    expect(await made(2, '18:00')).toBe(true)
    expect(await made(3, '04:00')).toBe(true)
    expect(await made(3, '12:40')).toBe(false)
    expect(filesIn(central.copias)).toEqual([nameOf(2), nameOf(3)])
  })

  test('a copy is made at a tap, as that of this day', async () => {
    const jefa = await central.claim()
    const tap = async (client: Client) =>
      client.call('POST', '/copias', { headers: { 'content-type': 'application/json' }, body: '{}' })
    expect(String((await tap(jefa)).body)).toMatch(/\{"fin":true\}\s*$/)
    const [first] = (await jefa.get('/copias')).body.copias
    await jefa.sync([newItem(jefa.device, 'inv-1', 'Hacha')])
    expect(String((await tap(jefa)).body)).toMatch(/\{"fin":true\}\s*$/)
    const { copias } = (await jefa.get('/copias')).body
    expect(copias).toMatchObject([{ nombre: first?.nombre }])
    expect(await checkCopy(join(central.copias, first?.nombre ?? ''))).toMatchObject({ suya: true })
    expect((await tap(central.visitor())).status).toBe(401)
  })

  test('while a copy is made others write, and it holds everything as it is at its end', async () => {
    const jefa = await central.claim()
    await jefa.sync([newItem(jefa.device, 'inv-1', 'antes')])
    let calls = 0
    // Between two pages of the copy somebody asks, and is answered.
    const busy: Database = {
      ...central.database,
      async transaction(task) {
        if (++calls === 2) {
          const changed = { c: INVENTARIO, id: 'inv-1', campos: written(jefa.device, { nombre: 'después' }) }
          await jefa.sync([changed, newItem(jefa.device, 'inv-2')])
          await putPhoto(jefa)
        }
        return central.database.transaction(task)
      },
    }
    mkdirSync(central.copias)
    const [during, after] = ['durante', 'luego'].map((name) => join(central.copias, name)) as [string, string]
    await exportTo(busy, during)
    expect(calls).toBeGreaterThan(2)
    await emptyTables(elsewhere.database)
    await importFrom(elsewhere.database, during)
    const rows = (database: Database) =>
      database.query('select coleccion, id, campos::text as campos, seq from registro order by seq')
    expect(await rows(elsewhere.database)).toEqual(await rows(central.database))
    await exportTo(elsewhere.database, after)
    const { filas } = await checkCopy(after)
    await exportTo(central.database, after)
    expect((await checkCopy(after)).filas).toEqual(filas)
    expect(filas.foto).toBe(1)
  })

  test('a photo lies once beside all copies, as long as one names it, and comes back with each', async () => {
    const jefa = await central.claim()
    const [first, second] = [await putPhoto(jefa), await putPhoto(jefa)]
    const store = join(central.copias, 'fotos')
    for (let day = 1; day <= 3; day++) await nightly(central.database, central.copias, night(day))
    expect(readdirSync(store)).toHaveLength(2)
    await central.database.query('delete from foto where id = $1', [first])
    for (let day = 4; day <= 17; day++) {
      expect(readdirSync(store)).toHaveLength(2)
      await nightly(central.database, central.copias, night(day))
    }
    // The third night was the last one that named it.
    expect(readdirSync(store)).toHaveLength(1)
    const latest = join(central.copias, nameOf(17))
    expect(statSync(latest).size).toBeLessThan(100_000)

    await emptyTables(elsewhere.database)
    renameSync(store, `${store}-lejos`)
    await expect(importFrom(elsewhere.database, latest)).rejects.toThrow(
      'Falta 1 fotografía de esta copia. Ponga junto a ella la carpeta «fotos»',
    )
    expect(await elsewhere.database.query('select 1 from registro')).toEqual([])
    renameSync(`${store}-lejos`, store)
    await importFrom(elsewhere.database, latest)
    const photos = ({ query }: Database) => query('select id, bytes from foto')
    expect(await photos(elsewhere.database)).toEqual(await photos(central.database))
    expect(await photos(elsewhere.database)).toMatchObject([{ id: second }])

    await emptyTables(elsewhere.database)
    rmSync(store, { recursive: true })
    await importFrom(elsewhere.database, latest, { withoutPhotos: true })
    expect(await photos(elsewhere.database)).toEqual([])
    expect(await elsewhere.database.query('select 1 from registro')).not.toEqual([])
  })

  test('two that begin at once make one, and what a killed one left is put away', async () => {
    await central.claim()
    mkdirSync(central.copias)
    writeFileSync(join(central.copias, `${nameOf(1)}.parte`), 'a half')
    const make = () => nightly(central.database, central.copias, night(1))
    expect((await Promise.all([make(), make(), make()])).filter(Boolean)).toHaveLength(1)
    expect(filesIn(central.copias)).toEqual([nameOf(1)])
    expect((await checkCopy(join(central.copias, nameOf(1)))).closed).toBe(true)
  })

  test('a copy of before, with its photos inside, stays among the others and can be put back', async () => {
    await central.claim()
    mkdirSync(central.copias)
    copyFileSync('tests/fixtures/central-version-3.ndjson.gz', join(central.copias, nameOf(1)))
    await nightly(central.database, central.copias, night(2))
    expect(filesIn(central.copias)).toEqual([nameOf(1), nameOf(2)])
    await emptyTables(elsewhere.database)
    await importFrom(elsewhere.database, join(central.copias, nameOf(1)))
    expect(await elsewhere.database.query('select 1 from foto')).toHaveLength(2)
  })

  test('a copy that doesn’t fit says so where copies are listed, and leaves the last one and no half', async () => {
    const jefa = await central.claim()
    const make = (day: number, free?: () => number) =>
      copyTonight(central.database, central.copias, night(day), () => undefined, free)
    await make(1)
    await make(2, () => 0)
    expect((await jefa.get('/copias')).body).toMatchObject({
      copias: [{ nombre: nameOf(1) }],
      fallo: {
        mensaje: expect.stringMatching(/^No hay espacio para la copia: hacen falta .* y quedan 0 B\.$/),
      },
    })
    expect(filesIn(central.copias)).toEqual([nameOf(1)])
    await make(2)
    expect((await jefa.get('/copias')).body).toMatchObject({ copias: [{}, {}], fallo: null })
  })
})

test('of two processes on one PostgreSQL one makes the copy', async () => {
  const [url, folder] = [await newPostgres(), newFolder()]
  const fail = (error: Error) => {
    throw error
  }
  const [one, two] = [await openPostgres(url, fail), await openPostgres(url, fail)]
  await migrate(one)
  const made = await Promise.all([one, two].map((database) => nightly(database, folder, night(1))))
  expect(made.filter(Boolean)).toHaveLength(1)
  expect(filesIn(folder)).toEqual([nameOf(1)])
  await Promise.all([one.close(), two.close()])
  rmSync(folder, { recursive: true })
})
