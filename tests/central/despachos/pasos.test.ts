import { describe, expect, test } from 'vitest'
import type { Llamada } from '@/entities/despacho/convocado'
import type { Mi } from '@/entities/despacho/mi'
import { toDay } from '@/shared/lib/fecha'
import type { Paso } from '@/shared/lib/form/paso-salida'
import { EXISTS, isAlive, recordOf } from '@/sync/fields'
import { addPeople, newCall, phoneOf, record } from '../support/brigade'
import { type Client, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const REGISTROS = 'bomberos_servicios_servicios'
const ITEMS = 'bomberos_inventario_items'
const CREDENCIALES = 'bomberos_personal_credenciales'
const MINUTE_MS = 60_000
const ID = 'srv-'
const TIME = expect.stringMatching(/^\d\d:\d\d$/)

const hora = (nombre: 'salida' | 'llegada' | 'controlado' | 'horaFin', quita = false): Paso => ({
  ...{ hace: 'HORA', hora: nombre, quita },
})
const vehiculo = (nombre: string, values: object = {}): Paso => ({
  ...{ hace: 'VEHICULO', nombre, va: true, kmSalida: null, kmRegreso: null },
  ...values,
})

describe.each(ENGINES)('the driver’s phone notes the run · %s', (engine) => {
  const central = useCentral(engine)

  /** Luis drives by his licence, Rosa by the brigade's word, Ana neither. */
  async function out(values: object = {}) {
    const jefa = await central.claim('quitar')
    await addPeople(jefa, { luis: { nombres: 'Luis Mora' }, ana: { nombres: 'Ana Paz' } })
    await jefa.sync([
      record(jefa, 'bomberos_personal_personal', 'rosa', {
        nombres: 'Rosa Vera',
        activo: true,
        anotaSalida: true,
      }),
      record(jefa, CREDENCIALES, 'cred-1', {
        ...{ personalId: 'luis', tipo: 'Licencia de conducir', clase: 'C1', vence: '2099-01-01' },
      }),
      record(jefa, ITEMS, 'inv-1', {
        nombre: 'Motobomba 2',
        categoria: 'VEHICULO',
        numeroSerie: 'PCX-1234',
        valorEstimado: 9,
      }),
      record(jefa, ITEMS, 'inv-2', { nombre: 'Hacha', categoria: 'HERRAMIENTA' }),
    ])
    const call = newCall(values)
    expect((await jefa.post('/despachos', call)).status).toBe(201)
    const [luis, rosa, ana] = [
      await phoneOf(central, jefa, 'luis'),
      await phoneOf(central, jefa, 'rosa'),
      await phoneOf(central, jefa, 'ana'),
    ]
    const says = (phone: Client, respuesta: string) =>
      phone.send('PUT', `/mi/despachos/${call.id}`, { respuesta })
    for (const phone of [luis, rosa, ana]) expect((await says(phone, 'ESTACION')).status).toBe(204)
    return { jefa, luis, rosa, ana, id: call.id, says }
  }
  let tocado = 1_000
  const tap = async (phone: Client, id: string, paso: Paso, { haceMs = 0, at = ++tocado } = {}) =>
    (await phone.send('PUT', `/mi/despachos/${id}/salida`, { paso, haceMs, tocado: at })).status
  const salidaOf = async (phone: Client) =>
    ((await phone.get('/mi')).body as unknown as Mi).llamadas[0]?.salida
  const partes = async (jefa: Client) =>
    (await jefa.sync()).filas
      .filter(({ c, campos }) => c === REGISTROS && isAlive(campos))
      .map(({ id, campos }) => recordOf(id, campos))
  const change = (client: Client, id: string, values: Record<string, unknown>) =>
    client.sync([{ c: REGISTROS, id, campos: written(client.device, values) }])

  test('times and vehicles land in the one record of the call, which the first tap makes', async () => {
    const { jefa, luis, rosa, id } = await out()
    expect(await salidaOf(luis)).toEqual({
      horas: {},
      vehiculos: [],
      // The name and the plate, and nothing else of the inventory.
      ofrecidos: [{ nombre: 'Motobomba 2', placa: 'PCX-1234' }],
    })
    expect(await tap(luis, id, hora('salida'))).toBe(204)
    expect(await tap(rosa, id, vehiculo('Motobomba 2', { kmSalida: 120, kmRegreso: 128.5 }))).toBe(204)
    const list = await partes(jefa)
    expect(list).toMatchObject([
      {
        ...{
          id: `${ID}${id}`,
          despacho: id,
          estado: 'EN_CURSO',
          comoInicio: 'DESPACHO',
          comoSalida: 'BOTON',
        },
        ...{ direccion: 'Calle Bolívar y Sucre', kilometros: 8.5 },
        salida: TIME,
        personalAsignado: expect.arrayContaining(['Luis Mora', 'Rosa Vera', 'Ana Paz']),
        vehiculos: [{ nombre: 'Motobomba 2', kmSalida: 120, kmRegreso: 128.5 }],
      },
    ])
    expect(await salidaOf(rosa)).toMatchObject({
      horas: { salida: list[0]?.salida },
      vehiculos: [{ nombre: 'Motobomba 2', kmSalida: 120, kmRegreso: 128.5 }],
    })
  })

  test('the driver is told which vehicle is out of service, by a reason or by its state', async () => {
    const { jefa, luis } = await out()
    const said = async (values: Record<string, unknown>) => {
      await jefa.sync([{ c: ITEMS, id: 'inv-1', campos: written(jefa.device, values) }])
      return (await salidaOf(luis))?.ofrecidos
    }
    const here = { nombre: 'Motobomba 2', placa: 'PCX-1234' }
    expect(await said({ estado: 'FUERA_SERVICIO' })).toEqual([
      { ...here, fuera: 'así está en el inventario' },
    ])
    await jefa.sync([
      record(jefa, 'bomberos_inventario_fallas', 'falla-1', {
        ...{ item: 'inv-1', nombre: 'Motobomba 2', que: 'Frenos', fuera: true, cuando: '2026-01-01T08:00' },
      }),
    ])
    expect(await said({ estado: 'OPERATIVO' })).toEqual([{ ...here, fuera: 'Frenos' }])
    expect(await said({ baja: { dia: '2026-01-02' } })).toEqual([])
  })

  test('who began the record in the panel keeps it, and a later word of the panel stands against an earlier tap', async () => {
    const { jefa, luis, id } = await out()
    const day = toDay(new Date())
    await jefa.sync([
      record(jefa, REGISTROS, 'srv-1', {
        fecha: day,
        tipo: 'INCENDIO',
        estado: 'EN_CURSO',
        despacho: id,
        horaFin: '',
      }),
    ])
    expect(await tap(luis, id, hora('salida'), { at: 5_000 })).toBe(204)
    await change(jefa, 'srv-1', { salida: '01:11' })
    // The same tap once more, whose answer was lost, and one of before that waited for a signal.
    expect(await tap(luis, id, hora('salida'), { at: 5_000 })).toBe(204)
    expect(await tap(luis, id, hora('salida'), { at: 5_001, haceMs: MINUTE_MS })).toBe(204)
    expect(await partes(jefa)).toMatchObject([{ id: 'srv-1', salida: '01:11' }])
    expect(await tap(luis, id, hora('salida'), { at: 5_002 })).toBe(204)
    expect((await partes(jefa))[0]?.salida).not.toBe('01:11')
  })

  test('a slip is taken back, and taps that waited without a signal are of their minute in whichever order they come', async () => {
    const { jefa, luis, id } = await out()
    expect(await tap(luis, id, hora('llegada'), { at: 7_000 })).toBe(204)
    expect(await tap(luis, id, hora('llegada', true), { at: 7_001 })).toBe(204)
    // The slip itself, once more, after it was taken back.
    expect(await tap(luis, id, hora('llegada'), { at: 7_000 })).toBe(204)
    expect(await tap(luis, id, vehiculo('Motobomba 2'))).toBe(204)
    expect(await tap(luis, id, vehiculo('Motobomba 2', { va: false }))).toBe(204)
    const [parte] = await partes(jefa)
    expect([parte?.llegada, parte?.vehiculos]).toEqual([undefined, undefined])
    expect(await tap(luis, id, hora('horaFin'))).toBe(204)
    expect(await partes(jefa)).toMatchObject([{ horaFin: TIME }])
  })

  test('«Terminar» ends record and call, numbers the parte, and counts once', async () => {
    const { jefa, luis, id } = await out()
    const end: Paso = { hace: 'TERMINAR' }
    expect(await tap(luis, id, end, { at: 9_000 })).toBe(204)
    expect(await partes(jefa)).toMatchObject([
      { estado: 'COMPLETADO', horaFin: TIME, numero: expect.stringMatching(/^P-\d{4}-0001$/) },
    ])
    const { despacho } = (await jefa.get(`/despachos/${id}`)).body as unknown as Llamada
    expect(despacho.estado).toBe('CERRADO')
    expect(await salidaOf(luis)).toBeUndefined()
    expect(await tap(luis, id, end, { at: 9_000 })).toBe(204)
    // Tapped while it ran; and afterwards.
    expect(await tap(luis, id, vehiculo('Motobomba 2'), { haceMs: MINUTE_MS })).toBe(204)
    expect(await partes(jefa)).toMatchObject([
      { estado: 'COMPLETADO', vehiculos: [{ nombre: 'Motobomba 2' }] },
    ])
    expect(await tap(luis, id, hora('salida'))).toBe(409)
  })

  test('a call that is closed while its crew is out is noted until the crew ends it, and one that was called off is not', async () => {
    const { jefa, luis, ana, id } = await out()
    await tap(luis, id, hora('salida'))
    expect((await jefa.post(`/despachos/${id}/cerrar`)).status).toBe(200)
    expect(await salidaOf(luis)).toMatchObject({ horas: { salida: TIME } })
    expect(await salidaOf(ana)).toBeUndefined()
    expect(await tap(luis, id, hora('llegada'))).toBe(204)
    // Long after the end that the phones were told of.
    await central.database.query(`update despacho set terminado = terminado - interval '2 hours'`)
    expect(((await ana.get('/mi')).body as unknown as Mi).llamadas).toEqual([])
    expect(await salidaOf(luis)).toMatchObject({ horas: { llegada: TIME } })
    expect(await tap(luis, id, { hace: 'TERMINAR' })).toBe(204)
    expect(await partes(jefa)).toMatchObject([{ estado: 'COMPLETADO', llegada: TIME, horaFin: TIME }])
    expect(await tap(luis, id, hora('controlado'))).toBe(409)
    expect(((await luis.get('/mi')).body as unknown as Mi).llamadas).toEqual([])

    const other = newCall({ direccion: 'Calle Sucre 5' })
    await jefa.post('/despachos', other)
    await luis.send('PUT', `/mi/despachos/${other.id}`, { respuesta: 'ESTACION' })
    await tap(luis, other.id, hora('salida'))
    await jefa.post(`/despachos/${other.id}/anular`, { motivo: 'Era humo de cocina' })
    expect(await tap(luis, other.id, hora('llegada'))).toBe(409)
    expect(await salidaOf(luis)).toBeUndefined()
  })

  test('only who drives or may note it, who comes, and of the brigade’s vehicles', async () => {
    const { jefa, luis, ana, id, says } = await out()
    expect(await salidaOf(ana)).toBeUndefined()
    expect(await tap(ana, id, hora('salida'))).toBe(403)
    await says(luis, 'NO_PUEDO')
    expect(await salidaOf(luis)).toBeUndefined()
    expect(await tap(luis, id, hora('salida'))).toBe(403)
    await says(luis, 'DIRECTO')
    for (const nombre of ['Hacha', 'Otro']) expect(await tap(luis, id, vehiculo(nombre))).toBe(422)
    expect(await tap(luis, 'despacho-otro', hora('salida'))).toBe(404)
    expect(await partes(jefa)).toEqual([])
    // Whom the record names at the wheel.
    await tap(luis, id, hora('salida'))
    await change(jefa, `${ID}${id}`, { funciones: [{ nombre: 'Ana Paz', funcion: 'CONDUCTOR' }] })
    expect(await tap(ana, id, hora('llegada'))).toBe(204)
  })

  test('a record that was deleted isn’t brought back, and a test has none', async () => {
    const { jefa, luis, id } = await out()
    await tap(luis, id, hora('salida'))
    await change(jefa, `${ID}${id}`, { [EXISTS]: false })
    expect(await tap(luis, id, hora('llegada'))).toBe(409)
    expect(await partes(jefa)).toEqual([])
  })
})
