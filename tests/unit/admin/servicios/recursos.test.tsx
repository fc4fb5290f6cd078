import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newItem } from '@/entities/inventario/item'
import { newRegistro, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import {
  check,
  closed,
  dialog,
  fill,
  go,
  press,
  putRecords,
  reads,
  records,
  remove,
  rowOf,
  saveForm,
  sees,
} from '../../panel'

const PATH = '/admin/servicios'
const stored = () => records<RegistroServicio>(KEYS.servicios)
const guantes = { ...newItem('2026-01-01'), id: 'inv-1', nombre: 'Guantes', cantidad: 3 }
const parte = (id: string, rest: Partial<RegistroServicio>) => ({
  ...newRegistro('2026-03-01'),
  ...{ id, descripcion: `Humo ${id}`, direccion: 'Puente', ...rest },
})

async function quickEntry(): Promise<void> {
  await press('Nuevo Servicio')
  await fill('Descripción', 'Volcamiento')
  await fill('Dirección', 'Vía a la costa')
}

test('who doesn’t see the inventory writes vehicles and supplies by name; kilometres out of order are said', async () => {
  putRecords(KEYS.servicios, [parte('srv-1', { vehiculos: [{ nombre: 'Tanquero 2' }] })])
  putRecords(KEYS.inventario, [guantes])
  await openScreen(PATH, 'user-6')
  await quickEntry()
  await press('Vehículos')
  await press('Agregar vehículo')
  const offered = screen.getByLabelText<HTMLInputElement>('Vehículo').list?.options ?? []
  expect([...offered].map(({ value }) => value)).toEqual(['Tanquero 2'])
  await fill('Vehículo', 'Tanquero 2')
  await fill('Kilometraje de salida', '1.200,5')
  await fill('Kilometraje de regreso', 'mucho')
  await fill('Agua entregada (litros)', '3000')
  await press('Insumos usados')
  await press('Agregar insumo')
  await fill('Insumo', ' Guantes; de nitrilo ')
  await fill('Cantidad usada', '0')
  await press('Guardar')
  await sees('Ingrese un número de 0 o más, con dos decimales como máximo.')
  await sees('Ingrese una cantidad entera de 1 o más.')
  await fill('Cantidad usada', '2')
  await fill('Kilometraje de regreso', '1190')
  await sees('Es menor que el de salida (1.200,5).')
  await press('Guardar')
  await press('Revisar', await dialog('El kilometraje no va en orden'))
  await fill('Kilometraje de regreso', '1215')
  await press('Personas, recursos e instituciones · 2 datos')
  await reads('Kilómetros', '14,5')
  await reads('Agua (litros)', '3000')
  await saveForm('Servicio registrado')
  expect(stored().at(-1)).toMatchObject({
    kilometros: 14.5,
    agua: 3000,
    vehiculos: [{ nombre: 'Tanquero 2', kmSalida: 1200.5, kmRegreso: 1215, agua: 3000 }],
    insumos: [{ nombre: 'Guantes, de nitrilo', cantidad: 2 }],
  })
  await press('Ver Volcamiento')
  const details = await dialog('Volcamiento')
  await sees('Tanquero 2: salió con 1.200,5 km, volvió con 1.215 km, 3.000 L de agua', details)
  await sees('Guantes, de nitrilo × 2', details)
})

test('figures by hand stay; a vehicle that is taken away takes its kilometres along', async () => {
  putRecords(KEYS.servicios, [
    parte('srv-1', {
      vehiculos: [{ nombre: 'M1', kmSalida: 10, kmRegreso: 30, agua: 5 }],
      kilometros: 20,
      agua: 99,
    }),
  ])
  await openScreen(`${PATH}?editar=srv-1`, 'user-6')
  await press('Vehículos · 1 dato')
  await press('Quitar M1')
  await saveForm('Servicio actualizado')
  const [after] = stored()
  expect(after).toMatchObject({ agua: 99 })
  expect(after).not.toHaveProperty('vehiculos')
  expect(after).not.toHaveProperty('kilometros')
})

test('what a parte uses is taken from the stock, said when it is short, and comes back with an undo', async () => {
  putRecords(KEYS.servicios, [])
  putRecords(KEYS.inventario, [guantes])
  const screenOf = await openScreen(PATH, 'user-1')
  await quickEntry()
  await press('Insumos usados')
  await press('Agregar insumo')
  await fill('Insumo', 'guantes')
  await fill('Cantidad usada', '2')
  await sees('Quedarían 1 en el inventario.')
  await fill('Cantidad usada', '5')
  await sees('En el inventario quedan 3: no alcanza. Puede guardarlo así.')
  await saveForm('Servicio registrado')
  expect(stored().at(-1)?.insumos).toEqual([{ nombre: 'guantes', cantidad: 5, item: 'inv-1' }])

  await go(screenOf, '/admin/inventario')
  await sees('quedan -2', await rowOf('Guantes'))
  await sees('Se anotó más uso que lo contado: Guantes. Cuéntelos y edite la cantidad.')
  expect(records<{ cantidad: number }>(KEYS.inventario)[0]?.cantidad).toBe(3)

  await go(screenOf, PATH)
  await press('Editar Volcamiento')
  await press('Insumos usados · 1 dato')
  await press('Editar guantes × 5')
  await fill('Cantidad usada', '1')
  await sees('Quedarían 2 en el inventario.')
  await saveForm('Servicio actualizado')
  await go(screenOf, '/admin/inventario')
  await sees('quedan 2', await rowOf('Guantes'))

  await go(screenOf, PATH)
  const { fecha = '' } = stored().at(-1) ?? {}
  const day = new Date(`${fecha}T12:00`).toLocaleDateString('es-EC', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  await remove('Volcamiento', `¿Está seguro de eliminar el servicio del ${day}: «Volcamiento»?`)
  await go(screenOf, '/admin/inventario')
  await waitFor(async () => expect((await rowOf('Guantes')).textContent).not.toContain('quedan'))
  await press('Deshacer', document.body)
  await sees('quedan 2', await rowOf('Guantes'))
})

test('a supply that is typed is matched with the inventory, or said not to be in it', async () => {
  putRecords(KEYS.inventario, [{ ...guantes, nombre: 'Guantes de nitrilo', ubicacion: 'Bodega' }])
  await openScreen(PATH, 'user-1')
  await quickEntry()
  await press('Insumos usados')
  await press('Agregar insumo')
  await fill('Insumo', 'Espuma')
  await sees('No está en el inventario: de él no se descuenta nada.')
  expect(screen.queryByText('¿Es uno de estos?')).toBeNull()
  await fill('Insumo', 'guante nitrilo')
  await fill('Cantidad usada', '2')
  await press('Guantes de nitrilo, Bodega')
  await sees('Quedarían 1 en el inventario.')
  await saveForm('Servicio registrado')
  expect(stored().at(-1)?.insumos).toEqual([{ nombre: 'Guantes de nitrilo', cantidad: 2, item: 'inv-1' }])
})

test('a count takes over from the partes before it, also when it finds the same number', async () => {
  putRecords(KEYS.servicios, [
    parte('srv-1', { horaInicio: '10:00', insumos: [{ nombre: 'Guantes', cantidad: 2 }] }),
  ])
  putRecords(KEYS.inventario, [guantes, { ...newItem('2026-01-01'), id: 'inv-2', nombre: 'Suero' }])
  await openScreen('/admin/inventario', 'user-5')
  await sees('Quedan menos de 2: Guantes (1).')
  await press('Ver Guantes')
  await sees('1. Se usaron 2 en 1 parte desde que se anotó la cantidad.', await dialog('Guantes'))
  await press('Cerrar', await dialog('Guantes'))
  await closed()

  await press('Editar Guantes')
  await sees('Según los partes quedan 1.')
  await fill('Ubicación', 'Bodega 2')
  await saveForm('Item actualizado')
  await sees('quedan 1', await rowOf('Guantes'))

  await press('Editar Guantes')
  await check('Conté otra vez y hay esta cantidad')
  await press('Guardar')
  await closed()
  await waitFor(async () => expect((await rowOf('Guantes')).textContent).not.toContain('quedan'))
  expect(records<{ contado?: string }>(KEYS.inventario)[0]?.contado).toMatch(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
  )
  await press('Deshacer el cambio', document.body)
  await sees('quedan 1', await rowOf('Guantes'))
})

test('a vehicle that was given up is offered no more, also where the log names it', async () => {
  putRecords(KEYS.servicios, [parte('srv-1', { vehiculos: [{ nombre: 'Tanquero viejo' }] })])
  putRecords(KEYS.inventario, [
    { ...guantes, id: 'v1', nombre: 'Autobomba', categoria: 'VEHICULO' },
    {
      ...{ ...guantes, id: 'v2', nombre: 'Tanquero viejo', categoria: 'VEHICULO' },
      baja: { dia: '2026-02-01', motivo: 'Dañado', acta: '' },
    },
  ])
  await openScreen(PATH, 'user-1')
  await quickEntry()
  await press('Vehículos')
  await press('Agregar vehículo')
  await waitFor(() => {
    const offered = screen.getByLabelText<HTMLInputElement>('Vehículo').list?.options ?? []
    expect([...offered].map(({ value }) => value)).toEqual(['Autobomba'])
  })
})
