import { beforeAll, describe, expect, test } from 'vitest'
import { FREE } from '@/server/budgets'
import { demandStart } from '@/server/room'
import { photoSource } from '@/shared/lib/picture/photo-source'
import { newUuid } from '@/shared/storage/ids'
import { compileDevice, type World } from '../unit/sync/world'
import { Citizen, newPhoto, newSent } from './support/citizen'
import { type Client, INVENTARIO, newItem } from './support/client'
import { ENGINES } from './support/engines'
import { SendingPhone } from './support/phone'
import { stationPhone } from './support/station-phone'
import { useCentral } from './support/world'

const PLENTY = 2 * FREE.photos
/** What a start says in a folder whose disk has so many bytes left. */
function saysAtStart(bytes: number | null, isFirst: boolean): string {
  try {
    demandStart('datos', () => bytes, isFirst)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

const NO_ROOM = 'La central no tiene espacio en su disco. Se enviará más tarde.'

describe.each(ENGINES)('room on the disk · %s', (engine) => {
  let bytes = PLENTY
  const central = useCentral(engine, { free: () => bytes })
  const message = {
    nombre: 'Rosa',
    email: 'rosa@correo.example',
    asunto: 'Visita',
    mensaje: '¿Cuándo abren?',
  }

  /** What each way of writing is answered. */
  async function tried(bodega: Client, citizen: Citizen) {
    const photo = await bodega.call('PUT', `/fotos/${newUuid()}`, { body: new Uint8Array(newPhoto()) })
    const record = await bodega.post('/sync', bodega.request([newItem(bodega.device, `inv-${newUuid()}`)]))
    const note = await citizen.client.post('/mensajes', message)
    const report = await citizen.report(newSent())
    const session = await central.visitor().signIn('jefe@bomberos.example', 'Jefe2024!')
    for (const { status, body } of [photo, record, note, report, session])
      if (status === 507) expect([body.error, body.mensaje]).toEqual(['espacio', NO_ROOM])
    return [photo, record, note, report, session].map(({ status }) => status)
  }

  test('photos stop first, then records, at last everything; reads and pages go on, and with room again all goes on', async () => {
    bytes = PLENTY
    const [bodega, citizen] = [await central.as('BODEGA'), new Citizen(central.url)]
    expect(await tried(bodega, citizen)).toEqual([201, 200, 201, 201, 201])
    for (const [free, expected] of [
      [FREE.photos - 1, [507, 200, 201, 201, 201]],
      [FREE.records - 1, [507, 507, 507, 201, 201]],
      [FREE.anything - 1, [507, 507, 507, 507, 507]],
      [0, [507, 507, 507, 507, 507]],
    ] as const) {
      bytes = free
      expect(await tried(bodega, citizen), `${free} bytes`).toEqual(expected)
      expect((await bodega.sync()).filas.length).toBeGreaterThan(0)
      expect((await fetch(`${central.url}/`)).status).toBe(200)
    }
    bytes = PLENTY
    expect(await tried(bodega, citizen)).toEqual([201, 200, 201, 201, 201])
  })

  test('a citizen’s phone keeps its report, says why it waits, and sends it when there is room', async () => {
    bytes = FREE.anything - 1
    const phone = new SendingPhone(central.url)
    const [name, photo] = [newUuid(), newPhoto()]
    phone.photos.set(photoSource(name), photo)
    const report = newSent({ imagenes: [photoSource(name)] })
    phone.file(report)
    expect(await phone.round()).toBe('later')
    expect(phone.row(report.id)).toMatchObject({ espera: NO_ROOM })
    expect(phone.row(report.id).recibido).toBeUndefined()
    // There is room for the text, and none for the photo yet.
    bytes = FREE.photos - 1
    expect(await phone.round()).toBe('later')
    expect(phone.row(report.id).recibido).toBeDefined()
    expect(phone.row(report.id).fotos).toBeUndefined()
    bytes = PLENTY
    expect(await phone.round()).toBe('done')
    expect(phone.row(report.id).fotos).toEqual({ [photoSource(name)]: '' })
  })
})

describe('a device of the staff at a central without room', () => {
  let bytes = PLENTY
  const central = useCentral('PGlite', { free: () => bytes })
  let compiled: World['compiled']
  beforeAll(async () => {
    compiled = await compileDevice()
  })

  test('hears what others wrote, keeps what it has to tell, and tells it later', async () => {
    bytes = PLENTY
    const [client, other] = [await central.as('BODEGA'), await central.as('SUPERADMIN')]
    const device = await stationPhone(client, compiled)
    await device.sync()
    const items = device.repository(INVENTARIO)
    const { id } = await items.create({
      nombre: 'Hacha',
      categoria: 'HERRAMIENTA',
      cantidad: 1,
      estado: 'BUENO',
    })
    await other.sync([newItem(other.device, 'inv-ajeno')])
    bytes = FREE.records - 1
    await expect(device.sync()).rejects.toThrow(NO_ROOM)
    expect(await device.pending()).toEqual([id])
    expect((await items.all()).map((item) => item.id)).toEqual(expect.arrayContaining([id, 'inv-ajeno']))
    bytes = PLENTY
    await device.sync()
    expect(await device.pending()).toEqual([])
    expect((await other.sync()).filas.map((row) => row.id)).toContain(id)
  })
})

test('a start without room says how much there is, how much it takes and what to do; where nobody knows, it starts', () => {
  expect(saysAtStart(FREE.firstStart - 1, true)).toBe(
    'No hay espacio para la central: en el disco de «datos» quedan 192 MB y hacen falta 192 MB. Libere espacio y enciéndala otra vez.',
  )
  expect(saysAtStart(FREE.start - 1, false)).toMatch(
    /^No hay espacio .* Libere espacio y enciéndala otra vez\.$/,
  )
  expect(saysAtStart(FREE.firstStart, true) + saysAtStart(FREE.start, false) + saysAtStart(null, true)).toBe(
    '',
  )
})
