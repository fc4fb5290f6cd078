import { describe, expect, test } from 'vitest'
import { touchReporte } from '@/entities/reportes/cambios'
import { missingPhotos, nextTask, wordOf } from '@/entities/reportes/envio/envio'
import type { Reporte } from '@/entities/reportes/reporte'
import { photoSource } from '@/shared/lib/picture/photo-source'
import { EXISTS } from '@/sync/fields'
import { newPhoto, newPhotoNames, newSent, REPORTES } from './support/citizen'
import { written } from './support/client'
import { HOSTILE } from './support/hostile'
import { SendingPhone } from './support/phone'
import { useCentral, type World } from './support/world'

async function stored(world: World, id: string) {
  const chief = await world.as('SUPERADMIN')
  const { filas } = await chief.sync()
  return filas.filter((row) => row.c === REPORTES && row.id === id)
}

const withPhotos = (phone: SendingPhone, count: number, given: Partial<Reporte> = {}): Reporte => {
  const imagenes = newPhotoNames(count).map(photoSource)
  for (const source of imagenes) phone.photos.set(source, newPhoto())
  return newSent({ imagenes, ...given })
}

const corrected = (report: Reporte, next: Partial<Reporte>): Reporte => {
  const changed = { ...report, ...next }
  return { ...changed, ...touchReporte(changed, report) }
}

async function attend(world: World, id: string): Promise<void> {
  const chief = await world.as('SUPERADMIN')
  const campos = written(chief.device, { estado: 'EN_PROCESO', respuesta: 'Vamos' })
  expect((await chief.sync([{ c: REPORTES, id, campos }])).estados[0]?.estado).toBe('ok')
}

const page = (status: number) => new Response('<h1>Acepte las condiciones</h1>', { status })
const spoken = (status: number) =>
  new Response(JSON.stringify({ error: 'espere', mensaje: 'Se enviará más tarde.' }), { status })

describe('a phone that sends by itself', () => {
  const central = useCentral('PGlite')

  test('brings text and photos byte for byte, once, and knows when they arrived', async () => {
    const phone = new SendingPhone(central.url)
    const descripcion = HOSTILE.join('\n')
    const report = withPhotos(phone, 2, { descripcion })
    phone.file(report)
    expect(await phone.round()).toBe('done')
    const [row, ...more] = await stored(central, report.id)
    expect(more).toEqual([])
    expect(row?.campos.descripcion?.[1]).toBe(descripcion)
    expect(row?.campos.imagenes?.[1]).toEqual(report.imagenes)
    const chief = await central.as('SUPERADMIN')
    for (const source of report.imagenes) {
      const there = await fetch(`${central.url}/api/fotos/${source.slice(4)}`, {
        headers: { cookie: chief.cookie },
      })
      expect(Buffer.from(await there.arrayBuffer()).equals(phone.photos.get(source) ?? Buffer.of())).toBe(
        true,
      )
    }
    const envio = phone.row(report.id)
    expect(nextTask(envio)).toBeUndefined()
    const answer = await phone.ask('GET', `/reportes/${report.id}/acuse`, envio.llave)
    expect(await answer.json()).toMatchObject({ recibido: envio.recibido, estado: 'PENDIENTE' })
  })

  test.each<[string, (path: string) => Response]>([
    ['a login page that answers anything', () => page(200)],
    ['a page of a proxy', () => page(503)],
    ['a forbidden page', () => page(403)],
    ['a broken central', () => spoken(500)],
    ['too many reports', () => spoken(429)],
    [
      'a central that takes the text and no photo',
      (path) => (path.startsWith('/fotos') ? page(200) : (undefined as never)),
    ],
  ])('%s means later, and nothing is lost or said', async (_name, instead) => {
    const phone = new SendingPhone(central.url)
    const report = withPhotos(phone, 1)
    phone.file(report)
    phone.instead = instead
    expect(await phone.round()).toBe('later')
    const said = phone.row(report.id).recibido
    expect(said !== undefined).toBe((await stored(central, report.id)).length === 1)
    expect(missingPhotos(phone.row(report.id))).toEqual(report.imagenes)
    phone.instead = undefined
    expect(await phone.round()).toBe('done')
    expect(nextTask(phone.row(report.id))).toBeUndefined()
    expect(await stored(central, report.id)).toHaveLength(1)
  })

  test('one report that the central can’t take holds up no other', async () => {
    const phone = new SendingPhone(central.url)
    const [stuck, other] = [newSent(), newSent()]
    phone.file(stuck)
    phone.file(other)
    phone.instead = (path) => (path.includes(stuck.id) ? spoken(500) : undefined)
    expect(await phone.round()).toBe('later')
    expect(phone.row(other.id).recibido).toBeDefined()
    expect(phone.row(stuck.id)).toMatchObject({ espera: 'Se enviará más tarde.' })
    expect(phone.row(stuck.id).recibido).toBeUndefined()
  })

  test('a correction follows, until the station attends the report: then the person is told', async () => {
    const phone = new SendingPhone(central.url)
    const report = newSent()
    phone.file(report)
    await phone.round()
    const first = corrected(report, { titulo: 'Poste y cables' })
    phone.file(first)
    expect(await phone.round()).toBe('done')
    expect((await stored(central, report.id))[0]?.campos.titulo?.[1]).toBe('Poste y cables')
    expect(wordOf(phone.row(report.id))).toBeUndefined()
    await attend(central, report.id)
    phone.file(corrected(first, { titulo: 'Otra cosa' }))
    expect(await phone.round()).toBe('done')
    expect((await stored(central, report.id))[0]?.campos.titulo?.[1]).toBe('Poste y cables')
    expect(wordOf(phone.row(report.id))).toContain('no llegó a tiempo')
  })

  test('is withdrawn while nobody attends it, also when its answer was lost; an attended one stays', async () => {
    const phone = new SendingPhone(central.url)
    const [unheard, attended, unsent] = [newSent(), newSent(), newSent()]
    phone.file(unheard)
    // The central hears it, and the app ends before the answer.
    let calls = 0
    phone.closes = () => ++calls === 2
    expect(await phone.round()).toBe('closed')
    phone.closes = () => false
    expect(phone.row(unheard.id).recibido).toBeUndefined()
    phone.tell(unheard.id, { kind: 'asked', what: 'retirar' })
    phone.file(attended)
    await phone.round()
    expect(phone.row(unheard.id).retirado).toBeDefined()
    expect((await stored(central, unheard.id))[0]?.campos[EXISTS]?.[1]).toBe(false)

    await attend(central, attended.id)
    phone.tell(attended.id, { kind: 'asked', what: 'retirar' })
    expect(await phone.round()).toBe('done')
    expect(wordOf(phone.row(attended.id))).toBe('La estación ya tiene este reporte: no se puede retirar.')
    expect(phone.row(attended.id).retirado).toBeUndefined()

    phone.file(unsent)
    expect(phone.tell(unsent.id, { kind: 'asked', what: 'retirar' })).toBeUndefined()
  })

  test('a refused report says why and stays; the wish to be forgotten reaches the staff', async () => {
    const phone = new SendingPhone(central.url)
    const [long, good] = [newSent({ titulo: 'x'.repeat(400) }), newSent()]
    phone.file(long)
    phone.file(good)
    expect(await phone.round()).toBe('done')
    expect(wordOf(phone.row(long.id))).toContain('Revise lo que escribió')
    phone.tell(good.id, { kind: 'asked', what: 'olvidar' })
    await phone.round()
    expect(phone.row(good.id).olvido).toBeDefined()
    expect((await stored(central, good.id))[0]?.campos.olvidar?.[1]).toEqual(expect.any(String))
  })

  test('also told by a device of the staff, it is one report, and the phone’s key is its', async () => {
    const phone = new SendingPhone(central.url)
    const report = newSent()
    const chief = await central.as('SUPERADMIN')
    const { id, ...values } = report
    await chief.sync([{ c: REPORTES, id, campos: written(chief.device, { [EXISTS]: true, ...values }) }])
    phone.file(report)
    expect(await phone.round()).toBe('done')
    expect(await stored(central, id)).toHaveLength(1)
    expect(phone.row(id).recibido).toBeDefined()
  })
})
