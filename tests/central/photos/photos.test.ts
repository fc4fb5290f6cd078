import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newMedia } from '@/entities/galeria/media'
import type { Reporte } from '@/entities/reportes/reporte'
import { reportesList } from '@/entities/reportes/reportes-list'
import { sitioStored } from '@/entities/sitio/sitio'
import { newUuid } from '@/shared/storage/ids'
import { ONLY } from '@/sync/collections'
import { EXISTS } from '@/sync/fields'
import { Citizen, newSent } from '../support/citizen'
import { newItem, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(50_000)])
const GALERIA = 'bomberos_galeria_media'

describe.each(ENGINES)('photos · %s', (engine) => {
  const central = useCentral(engine)

  test('a photo comes back as it went, once and for all', async () => {
    const jefe = await central.as('SUPERADMIN')
    const path = `/fotos/${newUuid()}`
    const put = (body: Buffer) => jefe.call('PUT', path, { body: new Uint8Array(body) })
    expect((await put(JPEG)).status).toBe(201)
    expect((await put(JPEG)).status).toBe(200)
    const other = await put(Buffer.concat([JPEG, JPEG]))
    expect([other.status, other.body.mensaje]).toEqual([
      409,
      'La central ya tiene otra fotografía con ese nombre.',
    ])
    const got = await fetch(`${central.url}/api${path}`, { headers: { cookie: jefe.cookie } })
    expect(Buffer.from(await got.arrayBuffer()).equals(JPEG)).toBe(true)
    expect(Object.fromEntries(got.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      // Of no browser's own cache the next person at it may take it.
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect((await jefe.get(`/fotos/${newUuid()}`)).status).toBe(404)
  })

  test('what is too large, no picture or has no good name is refused, and a sentence says why', async () => {
    const jefe = await central.as('SUPERADMIN')
    const put = (id: string, body: Buffer) => jefe.call('PUT', `/fotos/${id}`, { body: new Uint8Array(body) })
    const large = await put(newUuid(), Buffer.concat([JPEG, Buffer.alloc(2 * 1024 * 1024)]))
    expect([large.status, large.body.mensaje]).toEqual([413, 'La fotografía pasa de 2 MB.'])
    expect((await put(newUuid(), Buffer.from('<svg onload="x">'))).status).toBe(415)
    expect((await put(newUuid(), Buffer.alloc(0))).status).toBe(415)
    expect((await put('a%00b', JPEG)).status).toBe(404)
    expect((await put('x'.repeat(65), JPEG)).status).toBe(404)
    expect(
      (await central.visitor().call('PUT', `/fotos/${newUuid()}`, { body: JPEG.toString('latin1') })).status,
    ).toBe(401)
  })

  test('a visitor sees a photo only while something public names it', async () => {
    const jefe = await central.as('SUPERADMIN')
    const id = newUuid()
    await jefe.call('PUT', `/fotos/${id}`, { body: new Uint8Array(JPEG) })
    const seen = async () => (await central.visitor().get(`/fotos/${id}`)).status
    const tell = (values: object) =>
      jefe.sync([{ c: GALERIA, id: 'media-1', campos: written(jefe.device, { ...values }) }])
    expect(await seen()).toBe(401)
    await tell({ [EXISTS]: true, ...newMedia(1, '2026-11-23'), titulo: 'Casa abierta', url: `idb:${id}` })
    expect(await seen()).toBe(200)
    await tell({ activo: false })
    expect(await seen()).toBe(401)
    await tell({ activo: true })
    await tell({ [EXISTS]: false })
    expect(await seen()).toBe(401)
    await jefe.sync([
      {
        c: 'bomberos_reportes_reportes',
        id: 'reporte-1',
        campos: written(jefe.device, { [EXISTS]: true, imagenes: [`idb:${id}`] }),
      },
    ])
    expect(await seen()).toBe(401)
  })

  test('a photo is for those who may read the record that names it, now or in its history, and for who sent it', async () => {
    const jefe = await central.as('SUPERADMIN')
    const [tesoreria, bodega] = [await central.as('TESORERIA'), await central.as('BODEGA')]
    const [first, second] = [newUuid(), newUuid()]
    for (const id of [first, second]) await jefe.call('PUT', `/fotos/${id}`, { body: new Uint8Array(JPEG) })
    const seenBy = async (id: string) => [
      (await tesoreria.get(`/fotos/${id}`)).status,
      (await bodega.get(`/fotos/${id}`)).status,
    ]
    const tell = (values: object) =>
      jefe.sync([{ c: reportesList.key, id: 'reporte-9', campos: written(jefe.device, { ...values }) }])
    expect(await seenBy(first)).toEqual([404, 404])
    const { id: _id, ...report } = reportesList.seed()[0] as Reporte
    await tell({ [EXISTS]: true, ...report, imagenes: [`idb:${first}`] })
    expect(await seenBy(first)).toEqual([200, 404])
    await tell({ imagenes: [`idb:${second}`] })
    await tell({ [EXISTS]: false })
    for (const id of [first, second]) expect(await seenBy(id)).toEqual([200, 404])

    const own = newUuid()
    await bodega.call('PUT', `/fotos/${own}`, { body: new Uint8Array(JPEG) })
    expect(await seenBy(own)).toEqual([404, 200])
  })

  test('to name somebody else’s photo gives it to nobody: the record is refused alone, and what a stranger names is left out', async () => {
    const jefe = await central.as('SUPERADMIN')
    const [bodega, tesoreria] = [await central.as('BODEGA'), await central.as('TESORERIA')]
    const [id, own] = [newUuid(), newUuid()]
    await jefe.call('PUT', `/fotos/${id}`, { body: new Uint8Array(JPEG) })
    await bodega.call('PUT', `/fotos/${own}`, { body: new Uint8Array(JPEG) })
    const item = (name: string, foto: string) => {
      const op = newItem(bodega.device, name)
      return { ...op, campos: { ...op.campos, ...written(bodega.device, { notas: foto }) } }
    }
    const { estados } = await bodega.sync([
      item('inv-a', `idb:${id}`),
      item('inv-b', `idb:${own}`),
      // Another id, which none has, and which begins like it.
      item('inv-c', `idb:${id}x`),
    ])
    expect(estados).toMatchObject([
      { id: 'inv-a', estado: 'prohibido', mensaje: expect.stringContaining('de otra persona') },
      { id: 'inv-b', estado: 'ok' },
      { id: 'inv-c', estado: 'ok' },
    ])
    expect((await bodega.get(`/fotos/${id}`)).status).toBe(404)
    expect((await bodega.get(`/fotos/${own}`)).status).toBe(200)

    const stranger = new Citizen(central.url)
    const sent = newSent({ imagenes: [`idb:${id}`], categoria: 'Emergencia' })
    expect((await stranger.report(sent)).status).toBe(201)
    expect((await stranger.report(sent)).status).toBe(200)
    expect((await tesoreria.get(`/fotos/${id}`)).status).toBe(404)
  })

  test('what anybody may see is kept by browsers; signing out empties what one kept of an earlier version', async () => {
    const jefe = await central.as('SUPERADMIN')
    const id = newUuid()
    await jefe.call('PUT', `/fotos/${id}`, { body: new Uint8Array(JPEG) })
    const kept = async () => (await jefe.get(`/fotos/${id}`)).headers.get('cache-control')
    expect(await kept()).toBe('no-store')
    const media = { [EXISTS]: true, ...newMedia(1, '2026-11-23'), titulo: 'Casa', url: `idb:${id}` }
    await jefe.sync([{ c: GALERIA, id: 'media-1', campos: written(jefe.device, media) }])
    expect(await kept()).toContain('immutable')
    expect((await jefe.call('DELETE', '/sesion')).headers.get('clear-site-data')).toBe('"cache"')
  })

  test('a visitor sees the emblem and the pictures of the home page for as long as they stand there', async () => {
    const jefe = await central.as('SUPERADMIN')
    const [emblem, slide] = [newUuid(), newUuid()]
    for (const id of [emblem, slide]) await jefe.call('PUT', `/fotos/${id}`, { body: new Uint8Array(JPEG) })
    const seen = () =>
      Promise.all([emblem, slide].map(async (id) => (await central.visitor().get(`/fotos/${id}`)).status))
    const tell = (values: object) =>
      jefe.sync([{ c: sitioStored.key, id: ONLY, campos: written(jefe.device, { ...values }) }])
    expect(await seen()).toEqual([401, 401])
    const slides = [{ id: 'hero-1', titulo: '', url: `idb:${slide}`, creditos: '' }]
    await tell({ [EXISTS]: true, ejemplo: false, emblema: `idb:${emblem}`, diapositivas: slides })
    expect(await seen()).toEqual([200, 200])
    await tell({ emblema: '' })
    expect(await seen()).toEqual([401, 200])
    await tell({ diapositivas: [] })
    expect(await seen()).toEqual([401, 401])
  })
})
