import { beforeAll, describe, expect, test } from 'vitest'
import { miembrosList } from '@/entities/personal/module'
import { newUuid } from '@/shared/storage/ids'
import { collections, dataVersion } from '@/sync/collections'
import { compileDevice, createWorld, Phone, type World } from '../unit/sync/world'
import { Citizen, newPhoto, newSent } from './support/citizen'
import { type Client, INVENTARIO, newItem } from './support/client'
import { ENGINES } from './support/engines'
import { JEFA, useCentral } from './support/world'

let compiled: World['compiled']
beforeAll(async () => {
  compiled = await compileDevice()
})

const PERSONAL = miembrosList.key

describe.each(ENGINES)('two brigades at one address · %s', (engine) => {
  const first = useCentral(engine)
  const second = useCentral(engine)

  /** A phone with the app's own modules whose address leads to whoever `at` says. */
  async function phone(at: { client: Client }): Promise<Phone> {
    const world = await createWorld([], compiled)
    Object.defineProperty(world, 'now', { get: Date.now })
    const one = new Phone(world, 0, collections())
    one.central.version = dataVersion()
    one.central.mode = async () => ((await at.client.get('/salud')).body.modo === 'suya' ? 'suya' : 'muestra')
    one.server = async (request) => {
      const { status, body } = await at.client.post('/sync', request)
      if (status !== 200) throw Object.assign(new Error(`/sync ${status}`), { code: body.error })
      return body
    }
    return one
  }
  const named = (nombres: string) => ({ ...miembrosList.seed()[0], nombres, id: undefined })
  const countIn = async ({ database }: typeof first) =>
    Number(
      (
        await database.query<{ n: number }>('select count(*) as n from registro where campos::text like $1', [
          '%Primera%',
        ])
      )[0]?.n,
    )

  test('nothing of the first reaches the second without a person’s word; the first goes on when it is back', async () => {
    const [ana, eva] = [await first.claim('quitar'), await second.claim('quitar')]
    const at = { client: ana }
    const one = await phone(at)
    await one.sync()
    for (let n = 0; n < 20; n++) await one.repository(PERSONAL).create(named(`Primera ${n}`))
    await one.sync()
    expect(await countIn(first)).toBe(20)
    await one.repository(PERSONAL).create(named('Primera sin enviar'))

    at.client = eva
    for (let times = 0; times < 2; times++)
      expect(await one.sync()).toMatchObject({
        kind: 'ask',
        other: true,
        counts: [{ key: PERSONAL, onlyHere: 21 }],
      })
    expect(await countIn(second)).toBe(0)
    expect(await one.list(PERSONAL)).toHaveLength(21)

    at.client = ana
    expect(await one.sync()).toEqual({ kind: 'done' })
    expect(await countIn(first)).toBe(21)

    at.client = eva
    await one.run(() => one.app.joinWith(one.central, 'reemplazar'))
    expect([await countIn(second), await one.list(PERSONAL), one.copies]).toEqual([0, [], 1])
  })

  test('a phone that tried a central out, and one of an earlier version, pour nothing into a brigade’s central', async () => {
    const bodega = await first.as('BODEGA')
    const at = { client: bodega }
    const one = await phone(at)
    await one.sync()
    await one.repository(INVENTARIO).create({
      ...{ nombre: 'Primera', categoria: 'HERRAMIENTA', cantidad: 1, estado: 'BUENO' },
    })
    await one.sync()
    const { epoca } = await bodega.sync()
    const eva = await second.claim('quitar')
    at.client = eva
    expect(await one.sync()).toMatchObject({ kind: 'ask', other: true })
    // As the version before asks, which names no central.
    const earlier = await eva.post('/sync', eva.request([newItem(eva.device, 'inv-1', 'Primera')], { epoca }))
    expect([earlier.status, earlier.body.mensaje]).toEqual([400, 'Actualice la aplicación.'])
    const crafted = eva.request([newItem(eva.device, 'inv-1', 'Primera')], { epoca, central: 'otra' })
    const refused = await eva.post('/sync', crafted)
    expect([refused.status, refused.body.error]).toEqual([409, 'otra-central'])
    expect(await countIn(second)).toBe(0)
  })

  test('a central of an earlier version gets its id when it starts, and phones of then go on', async () => {
    const ana = await first.claim('quitar')
    const { epoca, central } = await ana.sync()
    await first.database.query(`delete from central where clave in ('identidad', 'epocas', 'sello')`)
    await first.database.query('delete from arranque')
    await first.again()
    ana.url = first.url
    const earlier = await ana.sync([newItem(ana.device, 'inv-1')], { epoca })
    expect([earlier.epoca, earlier.central, earlier.estados[0]?.estado]).toEqual([epoca, central, 'ok'])
    expect((await ana.signIn(JEFA.correo, JEFA.clave)).status).toBe(201)
  })

  test('a photo or a report that is meant for the first is taken by no other', async () => {
    const [ana, eva] = [await first.claim('quitar'), await second.claim('quitar')]
    const meant = { 'x-para': (await ana.sync()).central ?? expect.fail('no id') }
    const refusal = { status: 409, body: { error: 'otra-central' } }
    const path = `/fotos/${newUuid()}`
    const put = (client: Client) =>
      client.call('PUT', path, { body: new Uint8Array(newPhoto()), headers: meant })
    expect(await put(eva)).toMatchObject(refusal)
    expect((await eva.get(path)).status).toBe(404)
    expect((await put(ana)).status).toBe(201)

    const [report, name] = [newSent(), newUuid()]
    const [here, there] = [new Citizen(first.url), new Citizen(second.url)]
    expect(await there.report(report, meant)).toMatchObject(refusal)
    expect((await there.acuse(report.id)).status).toBe(404)
    expect((await here.report(report, meant)).status).toBe(201)
    expect(await there.photo(report.id, name, newPhoto(), meant)).toMatchObject(refusal)
    expect((await eva.sync()).filas).not.toContainEqual(expect.objectContaining({ id: report.id }))
  })
})
