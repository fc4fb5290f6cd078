import { describe, expect, test } from 'vitest'
import { newItem } from '@/entities/inventario/item'
import { newPlan } from '@/entities/inventario/plan/plan'
import type { SegunItems } from '@/entities/inventario/revision/fuera'
import { registrosList } from '@/entities/registro-servicios/module'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { EXISTS } from '@/sync/fields'
import { type Client, written } from './support/client'
import { ENGINES } from './support/engines'
import { useCentral } from './support/world'

const says = (client: Client, id: string, values: Record<string, unknown>) => ({
  c: registrosList.key,
  id,
  campos: written(client.device, values),
})

describe.each(ENGINES)('what the partes used · %s', (engine) => {
  const central = useCentral(engine)

  test('the storekeeper, who sees no log, hears what was used and not a word of the calls', async () => {
    const [inspector, bodega] = [await central.as('INSPECTOR'), await central.as('BODEGA')]
    const used = async () => (await bodega.get('/insumos')).body
    const guantes = { nombre: 'Guantes', cantidad: 2, item: 'inv-1' }
    const { estados } = await inspector.sync([
      says(inspector, 'srv-1', {
        [EXISTS]: true,
        ...newRegistro('2026-03-01'),
        ...{ horaInicio: '10:00', descripcion: 'Rosa Lema', direccion: 'Puente', insumos: [guantes] },
      }),
    ])
    expect(estados).toMatchObject([{ estado: 'ok' }])
    expect(await used()).toEqual([{ ...guantes, parte: 'srv-1', cuando: '2026-03-01T10:00' }])
    expect((await bodega.sync()).colecciones).not.toContain(registrosList.key)

    await inspector.sync([says(inspector, 'srv-1', { insumos: [{ ...guantes, cantidad: 5 }] })])
    expect(await used()).toMatchObject([{ cantidad: 5 }])
    await inspector.sync([says(inspector, 'srv-1', { [EXISTS]: false })])
    expect(await used()).toEqual([])
    await inspector.sync([says(inspector, 'srv-1', { [EXISTS]: true })])
    expect(await used()).toMatchObject([{ cantidad: 5 }])
  })

  test('what came back and the odometers are told to who asks for them, and to phones of before as if they weren’t there', async () => {
    const [inspector, bodega] = [await central.as('INSPECTOR'), await central.as('BODEGA')]
    await inspector.sync([
      says(inspector, 'srv-9', {
        [EXISTS]: true,
        ...newRegistro('2026-03-02'),
        ...{ horaInicio: '11:00', descripcion: 'Rosa Lema', equipos: [{ nombre: 'ERA 3' }] },
        vehiculos: [{ nombre: 'Autobomba', kmSalida: 10, kmRegreso: 22, agua: 500 }],
      }),
    ])
    const of = { parte: 'srv-9', cuando: '2026-03-02T11:00', cantidad: 0 }
    const told = async (path: string) =>
      ((await bodega.get(path)).body as unknown as { parte: string }[]).filter(
        ({ parte }) => parte === 'srv-9',
      )
    expect(await told('/insumos?todo=1')).toEqual([
      { ...of, nombre: 'ERA 3' },
      { ...of, nombre: 'Autobomba', km: 22 },
    ])
    expect(await told('/insumos')).toEqual([])
  })

  test('the treasurer, who sees no inventory, hears what its plans cost next year and not a word of its things', async () => {
    const [bodega, tesoreria] = [await central.as('BODEGA'), await central.as('TESORERIA')]
    const of = (c: string, id: string, values: Record<string, unknown>) => ({
      ...{ c, id, campos: written(bodega.device, { [EXISTS]: true, ...values }) },
    })
    const { estados } = await bodega.sync([
      of('bomberos_inventario_items', 'inv-7', { ...newItem('2026-01-01'), nombre: 'Extintor de Rosa' }),
      of('bomberos_inventario_planes', 'plan-7', {
        ...newPlan('2026-01-01'),
        ...{ nombre: 'Recarga', palabra: 'rosa', cada: 1, firma: true },
      }),
      of('bomberos_inventario_hechos', 'hecho-7', {
        ...{ item: 'inv-7', plan: 'plan-7', dia: '2026-01-05', resultado: 'BIEN', costo: 500 },
      }),
    ])
    expect(estados.map(({ estado }) => estado)).toEqual(['ok', 'ok', 'ok'])
    const { body } = await tesoreria.get('/previstos')
    expect(body).toMatchObject({ lineas: [{ trabajo: 'Recarga', veces: 12, centavos: 6000, sinPrecio: 0 }] })
    expect(JSON.stringify(body)).not.toContain('Rosa')
    expect((await bodega.get('/previstos')).status).toBe(403)
  })

  test('whoever calls people out, who sees no inventory, hears what is out of service by its state or is no more', async () => {
    const [bodega, otra, inspector] = [
      await central.as('BODEGA'),
      await central.as('BODEGA'),
      await central.as('INSPECTOR'),
    ]
    const of = (client: Client, c: string, id: string, values: Record<string, unknown>) => ({
      ...{ c, id, campos: written(client.device, values) },
    })
    const [items, fallas] = ['bomberos_inventario_items', 'bomberos_inventario_fallas'] as const
    const vehicle = { ...newItem('2026-01-01'), categoria: 'VEHICULO', notas: 'De Rosa Lema' }
    await bodega.sync([
      of(bodega, items, 'auto-1', {
        ...{ [EXISTS]: true, ...vehicle, nombre: 'Autobomba', estado: 'FUERA_SERVICIO' },
      }),
      of(bodega, items, 'auto-2', { [EXISTS]: true, ...vehicle, nombre: 'Tanquero', estado: 'OPERATIVO' }),
      of(bodega, items, 'auto-3', {
        ...{ [EXISTS]: true, ...vehicle, nombre: 'Vieja', estado: 'FUERA_SERVICIO' },
        baja: { dia: '2026-02-01' },
      }),
    ])
    // Without a network one phone notes what is broken, and the other one deletes the same thing.
    await otra.sync([
      of(otra, fallas, 'falla-9', {
        ...{ [EXISTS]: true, item: 'auto-2', nombre: 'Tanquero', que: 'Frenos', fuera: true },
        cuando: '2026-03-01T08:00',
      }),
    ])
    const told = async () => {
      const { cosas, idas } = (await inspector.get('/fuera')).body as unknown as SegunItems
      return { cosas: cosas.filter(({ item }) => item.startsWith('auto-')), idas }
    }
    const autobomba = { item: 'auto-1', nombre: 'Autobomba', vehiculo: true, deEstado: true }
    const tanquero = { item: 'auto-2', nombre: 'Tanquero', vehiculo: true, deEstado: false }
    expect(await told()).toEqual({ cosas: [autobomba, tanquero], idas: [] })
    await bodega.sync([of(bodega, items, 'auto-2', { [EXISTS]: false })])
    expect(await told()).toEqual({ cosas: [autobomba], idas: ['auto-2'] })
    await bodega.sync([of(bodega, items, 'auto-1', { estado: 'OPERATIVO' })])
    expect(await told()).toEqual({ cosas: [], idas: ['auto-2'] })
    expect((await inspector.sync()).colecciones).not.toContain(items)
    expect((await bodega.get('/fuera')).status).toBe(403)
  })

  test('nobody else gets it', async () => {
    expect((await central.visitor().get('/insumos')).status).toBe(401)
    for (const role of ['TESORERIA', 'TALENTO_HUMANO', 'ADMIN_OPERATIVO', 'INSPECTOR'] as const)
      expect((await (await central.as(role)).get('/insumos')).status).toBe(403)
    expect((await (await central.as('SUPERADMIN')).get('/insumos')).status).toBe(200)
  })
})
