import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { aportesList } from '@/entities/aportes/module'
import { feriadosList } from '@/entities/calendario/module'
import { type Configuracion, configuracionSchema } from '@/entities/configuracion/configuracion'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { tareasList } from '@/entities/fases/module'
import { turnosList } from '@/entities/guardias/module'
import { localesList } from '@/entities/inspecciones/module'
import { newUuid } from '@/shared/storage/ids'
import type { ListModule, ObjectModule } from '@/shared/storage/stored-module'
import { compileDevice, type Phone, type World } from '../../unit/sync/world'
import { DRAWN } from '../support/drawn'
import { ENGINES } from '../support/engines'
import { stationPhone } from '../support/station-phone'
import { useCentral } from '../support/world'

const { modulos: _, ...earlier } = configuracionSchema.entries

/** The configuration of a device of the version before. */
const EARLIER = { ...configuracionObject, joins: {}, schema: v.object(earlier) }

const configOf = (phone: Phone, object: object = configuracionObject) =>
  phone.app.createObjectRepository(object as ObjectModule<Configuracion>)

type Held = { id: string } & Record<string, unknown>

/** A record of each of these modules, with a field of a later version, as somebody of the brigade left it. */
const HELD: readonly [list: object, record: Held][] = [
  [
    turnosList,
    { id: 'turno-1', fecha: '2026-01-02', nombre: 'Día', inicio: '08:00', fin: '20:00', ajeno: 1 },
  ],
  [feriadosList, { id: 'feriado-2026-12-06', dia: '2026-12-06', nombre: 'Fiesta', ajeno: 1 }],
  [
    aportesList,
    {
      ...{ id: 'aporte-1', ejercicio: 2025, texto: '¿Cuánto?', recibido: '2026-01-02', respuesta: 'Nada' },
      ajeno: 1,
    },
  ],
  [tareasList, { id: 'tarea-1', ejercicio: 2025, fase: 'PLANIFICACION', titulo: 'Reunirse', ajeno: 1 }],
  [localesList, { id: 'local-1', nombre: 'Tienda', ajeno: 1 }],
]

const listOf = (phone: Phone, list: object) => phone.app.createListRepository(list as ListModule<Held>)

/** What a phone holds of them, to the byte. */
const heldBy = async (phone: Phone) =>
  JSON.stringify(await Promise.all(HELD.map(([list]) => listOf(phone, list).all())))

async function switchOn(phone: Phone, ...on: string[]): Promise<void> {
  const base = await configOf(phone).read()
  await configOf(phone).update({ modulos: [...(base.modulos ?? []), ...on] }, base)
}

/** Somebody switches modules off on this phone, which had heard what `base` says. */
async function switchOff(phone: Phone, ...off: string[]): Promise<void> {
  const base = await configOf(phone).read()
  const modulos = (base.modulos ?? [...MODULOS]).filter((one) => !off.includes(one))
  await configOf(phone).update({ modulos }, base)
}

let compiled: World['compiled']
beforeAll(async () => {
  compiled = await compileDevice()
})

describe.each(ENGINES)('what the brigade uses · %s', (engine) => {
  const central = useCentral(engine, DRAWN)
  const get = (path: string) => fetch(central.url + path)

  test('reaches every phone and the site, also beside a phone of the version before', async () => {
    const jefa = await central.claim('quitar')
    const [one, other, before] = [
      await stationPhone(jefa, compiled),
      await stationPhone(jefa, compiled),
      await stationPhone(jefa, compiled),
    ]
    for (const phone of [one, other, before]) await phone.sync()
    expect((await configOf(other).read()).modulos).toBeUndefined()
    await switchOff(one, 'solicitudes')
    for (const phone of [one, other, before]) await phone.sync()
    expect((await configOf(other).read()).modulos).not.toContain('solicitudes')

    // Neither knows of the other.
    await switchOff(one, 'lotaip')
    await switchOff(other, 'presupuesto-publico')
    const old = configOf(before, EARLIER)
    await old.update({ telefono: '+593 7 222 0000', sitioWeb: 'https://bomberos.nabon.ec' }, await old.read())
    for (const phone of [one, other, before, one, other]) await phone.sync()
    const left = MODULOS.filter((id) => !['solicitudes', 'lotaip', 'presupuesto-publico'].includes(id))
    for (const phone of [one, other])
      expect(await configOf(phone).read()).toMatchObject({ modulos: left, telefono: '+593 7 222 0000' })

    const publico = async () => (await (await get('/api/publico')).json()).datos[configuracionObject.key]
    await expect.poll(async () => (await publico()).modulos).toEqual(left)
    const page = async () => (await get('/transparencia')).text()
    await expect.poll(page).not.toContain('href="/transparencia/lotaip"')
    expect(await page()).toContain('href="/transparencia/preguntas"')
    for (const path of ['/transparencia/lotaip', '/transparencia/presupuesto', '/transparencia/solicitud']) {
      const answer = await get(path)
      expect(answer.status, path).toBe(404)
      expect(await answer.text(), path).toContain('La brigada no usa esta página')
    }
    for (const path of ['/datos/presupuesto.csv', '/datos/transparencia-por-mes.json'])
      expect((await get(path)).status, path).toBe(404)
    const map = await (await get('/sitemap.xml')).text()
    expect(map).toContain('https://bomberos.nabon.ec/transparencia/preguntas')
    expect(map).not.toContain('lotaip')
    // A letter that was on its way is taken: what the law gives a term to isn't refused.
    const letter = { nombre: 'Ana', email: 'ana@correo.example', texto: 'El plan anual' }
    const sent = await central.visitor().post('/solicitudes', { ...letter, envio: newUuid() })
    expect(sent.status).toBe(201)
  })

  test('off and on again leaves what each module holds as it was, on every phone and on one of the version before', async () => {
    const jefa = await central.claim('quitar')
    const [one, other, before] = [
      await stationPhone(jefa, compiled),
      await stationPhone(jefa, compiled),
      await stationPhone(jefa, compiled),
    ]
    const phones = [one, other, before]
    const agree = async () => {
      for (const phone of [...phones, ...phones]) await phone.sync()
    }
    await agree()
    for (const [list, record] of HELD) await listOf(one, list).upsertMany(() => [record])
    await agree()
    const held = await heldBy(one)
    for (const [, { id }] of HELD) expect(held).toContain(id)
    for (const phone of phones) expect(await heldBy(phone)).toBe(held)

    await switchOff(one, ...MODULOS)
    await agree()
    expect((await configOf(other).read()).modulos).toEqual([])
    for (const phone of phones) expect(await heldBy(phone)).toBe(held)
    // The phone of the version before knows of no switch: what it writes into such a list reaches the others all the same.
    const old = configOf(before, EARLIER)
    await old.update({ telefono: '+593 7 222 0001' }, await old.read())
    await listOf(before, feriadosList).upsertMany(() => [
      { id: 'feriado-2026-12-25', dia: '2026-12-25', nombre: 'Navidad', fuera: false },
    ])
    await agree()
    const withOne = await heldBy(before)
    expect(withOne).toContain('2026-12-25')

    await switchOn(other, ...MODULOS)
    await agree()
    for (const phone of phones) {
      expect((await configOf(phone).read()).modulos).toEqual([...MODULOS])
      expect(await heldBy(phone)).toBe(withOne)
    }
    expect((await get('/transparencia/lotaip')).status).toBe(200)
  })
})
