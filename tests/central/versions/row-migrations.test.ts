import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rendicionesList } from '@/entities/rendicion/module'
import { exportTo } from '@/server/copies/export'
import { importFrom } from '@/server/copies/import'
import { collectionAt } from '@/server/sync/latest'
import { migrateRows } from '@/server/sync/migrate-rows'
import type { Migration } from '@/shared/storage/stored-module'
import { type Collection, collections } from '@/sync/collections'
import { EXISTS } from '@/sync/fields'
import { compileDevice, type Phone, type World as PhoneWorld } from '../../unit/sync/world'
import { type Client, written } from '../support/client'
import { DRAWN } from '../support/drawn'
import { ENGINES, newFolder } from '../support/engines'
import { stationPhone } from '../support/station-phone'
import { emptyTables, useCentral } from '../support/world'

const KEY = rendicionesList.key

/** In the first version a report's text was called `texto`; the second one gave it the name of today. */
const named: Migration = {
  record: ({ texto, ...rest }) => ({ ...rest, cuerpoMarkdown: texto }),
  from: { cuerpoMarkdown: ['texto'] },
}
/** The third version says how many words the text has. */
const counted: Migration = {
  record: ({ cuerpoMarkdown }) => ({ palabras: String(cuerpoMarkdown).split(/\s+/).length }),
  adds: true,
}

const today = rendicionesList.schema
const first = v.object({
  id: v.string(),
  titulo: v.string(),
  texto: v.string(),
  publicado: v.optional(v.boolean(), false),
})
const third = v.object({ ...(today as unknown as typeof first).entries, palabras: v.number() })

type Version = Pick<Collection, 'schema' | 'migrations'>

/** Today's rules judge fields that the invented versions lack. */
const permit = () => undefined
const VERSIONS: Record<'first' | 'second' | 'third', Version> = {
  first: { schema: first as never, migrations: [] },
  second: { schema: today as never, migrations: [named] },
  third: { schema: third as never, migrations: [named, counted] },
}

/** The program of another version: what the server knows, and what a phone that is updated then gets. */
function program({ schema, migrations }: Version): void {
  Object.assign(rendicionesList, { schema, migrations })
  Object.assign(collectionAt(KEY) ?? {}, { schema, migrations, permit })
}

let compiled: PhoneWorld['compiled']
beforeAll(async () => {
  compiled = await compileDevice()
})
beforeEach(() => program(VERSIONS.first))
afterEach(() => program({ schema: today as never, migrations: undefined }))

describe.each(ENGINES)('a module’s first migration · %s', (engine) => {
  const central = useCentral(engine, DRAWN)

  /** A phone with today’s program, and with what another one left in its storage. */
  async function phone(client: Client, left?: Phone): Promise<Phone> {
    const known = collections().filter(({ key }) => key === KEY)
    const one = await stationPhone(client, compiled, { known, left })
    one.central.mode = async () => 'suya'
    return one
  }
  const reports = (one: Phone) => one.repository(KEY)
  const fieldsOf = async (id: string) =>
    (
      await central.database.query<{ campos: Record<string, [string, unknown]> }>(
        'select campos from registro where coleccion = $1 and id = $2',
        [KEY, id],
      )
    )[0]?.campos ?? {}
  const page = async (id: string) => (await fetch(`${central.url}/transparencia/${id}`)).text()

  test('goes from an old phone through the central to a new phone and a public page', async () => {
    const jefa = await central.claim('quitar')
    const old = await phone(jefa)
    await old.sync()
    const told = await reports(old).create({
      titulo: 'Enero',
      texto: 'Se compró una bomba.',
      publicado: true,
    })
    const gone = await reports(old).create({ titulo: 'Febrero', texto: 'De más.', publicado: false })
    await old.sync()
    await reports(old).remove([gone.id])
    await old.sync()
    const before = await fieldsOf(told.id)
    // Without a network: a correction, and a report of its own.
    await reports(old).update(told.id, { texto: 'Se compraron dos bombas.' })
    const own = await reports(old).create({ titulo: 'Marzo', texto: 'Una minga.', publicado: true })
    const waits = await old.seal(KEY)
    const [[person, parcel]] = Object.entries(waits) as [[string, Record<string, Record<string, [string]>>]]

    program(VERSIONS.second)
    await central.again()
    jefa.url = central.url
    // The text keeps its stamp under its new name, and so does all else; what was deleted stays so.
    const { texto, ...rest } = before
    expect(await fieldsOf(told.id)).toEqual({ ...rest, cuerpoMarkdown: texto })
    expect((await fieldsOf(gone.id))[EXISTS]?.[1]).toBe(false)
    expect(await page(told.id)).toContain('Se compró una bomba.')

    // A phone that has yet to be updated is told so, and keeps what waits.
    await expect(old.sync()).rejects.toMatchObject({ status: 400, message: 'Actualice la aplicación.' })
    expect(await old.seal(KEY)).toEqual(waits)

    const fresh = await phone(jefa)
    await fresh.sync()
    expect(await reports(fresh).find(told.id)).toMatchObject({ cuerpoMarkdown: 'Se compró una bomba.' })
    expect(await reports(fresh).find(gone.id)).toBeUndefined()

    const updated = await phone(jefa, old)
    const moved = (await updated.seal(KEY)) as typeof waits
    expect(moved[person]?.[told.id]).toEqual({
      cuerpoMarkdown: [parcel[told.id]?.texto?.[0], 'Se compraron dos bombas.'],
    })
    expect(Object.keys(moved[person] ?? {}).sort()).toEqual([told.id, own.id].sort())
    expect(moved[person]?.[own.id]?.cuerpoMarkdown?.[0]).toBe(parcel[own.id]?.texto?.[0])
    await updated.sync()
    expect(await updated.pending()).toEqual([])
    expect(await updated.app.listRefusals()).toEqual([])
    await fresh.sync()
    for (const one of [updated, fresh])
      expect(await reports(one).all()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ id: told.id, cuerpoMarkdown: 'Se compraron dos bombas.' }),
          expect.objectContaining({ id: own.id, cuerpoMarkdown: 'Una minga.' }),
        ]),
      )
    await expect.poll(() => page(told.id)).toContain('Se compraron dos bombas.')
    await expect.poll(() => page(own.id)).toContain('Una minga.')

    const { cambios } = (await jefa.get(`/historial/${KEY}/${told.id}`)).body
    expect(cambios.map(({ despues }) => Object.keys(despues).sort())).toEqual([
      ['cuerpoMarkdown'],
      ['', 'publicado', 'texto', 'titulo'],
    ])
    const now = await fieldsOf(told.id)
    await central.again()
    expect(await fieldsOf(told.id)).toEqual(now)
  })

  test('a copy of before it is put back as today’s', async () => {
    const jefa = await central.claim('quitar')
    const campos = written(jefa.device, {
      [EXISTS]: true,
      titulo: 'Enero',
      texto: 'Una bomba.',
      publicado: true,
    })
    await jefa.sync([{ c: KEY, id: 'rc-1', campos }])
    const file = join(newFolder(), 'central.ndjson.gz')
    await exportTo(central.database, file)
    program(VERSIONS.second)
    await emptyTables(central.database)
    await importFrom(central.database, file)
    const { texto, ...rest } = campos
    expect(await fieldsOf('rc-1')).toEqual({ ...rest, cuerpoMarkdown: texto })
    await exportTo(central.database, file)
    program(VERSIONS.first)
    await emptyTables(central.database)
    await expect(importFrom(central.database, file)).rejects.toThrow(
      'Los datos de Rendición de cuentas son de una versión más nueva que esta central. Actualice el programa.',
    )
    await expect(central.database.transaction(migrateRows)).resolves.toBeUndefined()
  })

  test('one that only adds a field lets phones of before go on; the central adds it to what they write', async () => {
    program(VERSIONS.second)
    await central.again()
    const jefa = await central.claim('quitar')
    const old = await phone(jefa)
    await old.sync()
    const told = await reports(old).create({ titulo: 'Enero', cuerpoMarkdown: 'Una bomba.', publicado: true })
    await old.sync()

    program(VERSIONS.third)
    await central.again()
    jefa.url = central.url
    expect((await fieldsOf(told.id)).palabras?.[1]).toBe(2)
    await reports(old).update(told.id, { titulo: 'Enero, corregido' })
    const own = await reports(old).create({ titulo: 'Marzo', cuerpoMarkdown: 'Una minga larga.' })
    await old.sync()
    expect(await old.pending()).toEqual([])
    expect(await old.app.listRefusals()).toEqual([])
    expect((await fieldsOf(told.id)).titulo?.[1]).toBe('Enero, corregido')
    expect((await fieldsOf(own.id)).palabras?.[1]).toBe(3)

    const fresh = await phone(jefa)
    await fresh.sync()
    await reports(fresh).update(own.id, { palabras: 4 })
    await fresh.sync()
    await old.sync()
    await reports(old).update(own.id, { titulo: 'Marzo, corregido' })
    const updated = await phone(jefa, old)
    expect(Object.values(await updated.seal(KEY)).flatMap((parcel) => Object.values(parcel))).toEqual([
      { titulo: [expect.any(String), 'Marzo, corregido'] },
    ])
    await updated.sync()
    expect(await reports(updated).find(own.id)).toMatchObject({ titulo: 'Marzo, corregido', palabras: 4 })
  })
})
