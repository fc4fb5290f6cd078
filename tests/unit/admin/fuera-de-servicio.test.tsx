import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Falla } from '@/entities/inventario/revision/falla'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { KEYS } from '../../keys'
import { openScreen } from '../open-screen'
import {
  button,
  closed,
  dialog,
  fill,
  go,
  press,
  putRecords,
  records,
  rowOf,
  said,
  saveForm,
  sees,
} from '../panel'

const item = (id: string, nombre: string, categoria = 'VEHICULO') => ({
  ...{ id, nombre, categoria, cantidad: 1, estado: 'OPERATIVO', ubicacion: 'Cuartel', valorEstimado: 1 },
})
const THINGS = [item('v1', 'Autobomba 1'), item('v2', 'Tanquero'), item('e1', 'ERA 4', 'EPP')]
const fallas = () => records<Falla>(KEYS.fallas)
const FRENOS: Falla = {
  ...{ id: 'falla-1', item: 'v1', nombre: 'Autobomba 1', vehiculo: true, que: 'Frenos', fuera: true },
  ...{ cuando: '2026-11-01T08:00', por: 'Ana' },
}

test('two taps take a vehicle out with its reason, and it is out until somebody signs', async () => {
  putRecords(KEYS.inventario, THINGS)
  const opened = await openScreen('/admin/inventario?ver=v1', 'user-5')
  await press('Fuera de servicio', await dialog('Autobomba 1'))
  await press('Frenos', await dialog('Fuera de servicio: Autobomba 1'))
  await said('Fuera de servicio: Autobomba 1')
  await waitFor(() => expect(opened.search()).not.toHaveProperty('fuera'))
  expect(fallas()).toMatchObject([
    { item: 'v1', nombre: 'Autobomba 1', vehiculo: true, que: 'Frenos', fuera: true, por: 'Guardalmacén' },
  ])
  // The record keeps what it said.
  expect(records(KEYS.inventario)).toMatchObject(THINGS)
  await go(opened, '/admin/inventario?estado=FUERA_SERVICIO')
  expect((await rowOf('Autobomba 1')).textContent).toContain('Fuera de servicio')
  await go(opened, '/admin')
  const hoy = within(await screen.findByRole('region', { name: 'Hoy' }))
  expect((await hoy.findByText('Fuera de servicio: Autobomba 1')).closest('li')?.textContent).toContain(
    'Autobomba 1: Frenos',
  )

  await go(opened, '/admin/inventario?ver=v1')
  const box = await dialog('Autobomba 1')
  expect(within(box).queryByRole('button', { name: 'Fuera de servicio' })).toBeNull()
  await press(/^Vuelve al servicio.*Frenos$/, box)
  await press('Sí, firmo', await dialog('Vuelve al servicio'))
  await said('Arreglado: Autobomba 1')
  expect(fallas()).toMatchObject([
    { alta: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/), altaPor: 'Guardalmacén' },
  ])
  await sees('Lo arreglado: 1 vez', box)
  await button('Fuera de servicio', box)
})

test('another reason is written, and an empty one is refused beside its field', async () => {
  putRecords(KEYS.inventario, THINGS)
  await openScreen('/admin/inventario?ver=e1&fuera=true', 'user-5')
  const box = await dialog('Fuera de servicio: ERA 4')
  await press('Sacar de servicio', box)
  await sees('Escriba qué pasa.', box)
  await fill('Otra causa', 'Máscara rajada', box)
  await press('Sacar de servicio', box)
  await said('Fuera de servicio: ERA 4')
  await waitFor(() => expect(fallas()).toMatchObject([{ que: 'Máscara rajada', vehiculo: false }]))
})

test('whoever calls people out and sees no inventory is told in «Ahora», and the parte offers no such vehicle', async () => {
  putRecords(KEYS.inventario, THINGS)
  putRecords(KEYS.fallas, [FRENOS])
  putRecords(KEYS.servicios, [
    {
      ...newRegistro('2026-11-20'),
      ...{ id: 'srv-1', vehiculos: [{ nombre: 'Autobomba 1' }, { nombre: 'Tanquero' }] },
    },
  ])
  const opened = await openScreen('/admin', 'user-2')
  const hoy = within(await screen.findByRole('region', { name: 'Hoy' }))
  await hoy.findByText('Fuera de servicio: Autobomba 1')
  await go(opened, '/admin/servicios?editar=srv-1')
  const box = await dialog(/^Editar/)
  await press(/^Vehículos/, box)
  await press('Editar Autobomba 1', box)
  await sees('Autobomba 1 está fuera de servicio: Frenos.', box)
  const offered = [...box.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'))
  expect(offered).toContain('Tanquero')
  expect(offered).not.toContain('Autobomba 1')
})

test('what is out by its state alone is told before people are called out, until the storekeeper signs it back', async () => {
  putRecords(KEYS.inventario, [
    { ...item('v1', 'Autobomba 1'), estado: 'FUERA_SERVICIO' },
    item('v2', 'Tanquero'),
    { ...item('v3', 'La de antes'), estado: 'FUERA_SERVICIO', baja: { dia: '2026-01-01' } },
    { ...item('e1', 'ERA 4', 'EPP'), estado: 'FUERA_SERVICIO' },
  ])
  putRecords(KEYS.fallas, [{ ...FRENOS, item: 'borrado', nombre: 'Ya no está' }])
  const caller = await openScreen('/admin/despacho', 'user-2')
  const told = await screen.findByText('Fuera de servicio: no cuente con esto')
  const box = told.closest('[role="status"]') as HTMLElement
  await within(box).findByText('Autobomba 1')
  expect(box.textContent).toContain('Autobomba 1: así está en el inventario')
  expect(box.textContent).toContain('También, según el inventario: ERA 4')
  expect(box.textContent).not.toMatch(/La de antes|Ya no está|Tanquero/)
  await go(caller, '/admin')
  const hoy = within(await screen.findByRole('region', { name: 'Hoy' }))
  await hoy.findByText('Fuera de servicio: Autobomba 1 y ERA 4')
})

test('whoever keeps the things signs back what is out by its state alone, and it is kept who did', async () => {
  putRecords(KEYS.inventario, [{ ...item('v1', 'Autobomba 1'), estado: 'FUERA_SERVICIO' }])
  putRecords(KEYS.fallas, [])
  await openScreen('/admin/inventario?ver=v1', 'user-5')
  const box = await dialog('Autobomba 1')
  expect(within(box).queryByRole('button', { name: 'Fuera de servicio' })).toBeNull()
  await press(/^Vuelve al servicio/, box)
  await press('Sí, firmo', await dialog('Vuelve al servicio'))
  await press(/^Deshacer el cambio/, document.body)
  await waitFor(() => expect(records(KEYS.inventario)).toMatchObject([{ estado: 'FUERA_SERVICIO' }]))
  expect(fallas()).toEqual([])

  await press(/^Vuelve al servicio/, box)
  await press('Sí, firmo', await dialog('Vuelve al servicio'))
  await waitFor(() => expect(records(KEYS.inventario)).toMatchObject([{ estado: 'OPERATIVO' }]))
  expect(fallas()).toMatchObject([{ item: 'v1', deEstado: true, altaPor: 'Guardalmacén' }])
  await sees('Lo arreglado: 1 vez', box)

  // The offer lies on no form that is opened next.
  await button(/^Deshacer el cambio/, document.body)
  await press('Fuera de servicio', box)
  await dialog('Fuera de servicio: Autobomba 1')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Deshacer el cambio/ })).toBeNull())
})

test('whoever only sees the inventory is offered no act', async () => {
  putRecords(KEYS.inventario, THINGS)
  putRecords(KEYS.fallas, [FRENOS])
  localStorage.setItem(
    KEYS.permisos,
    JSON.stringify({ data: { BODEGA: { 'inventario:edit': false } }, timestamp: Date.now() }),
  )
  await openScreen('/admin/inventario?ver=v1', 'user-5')
  const box = await dialog('Autobomba 1')
  await sees('Desde el 1 de noviembre de 2026, 08:00 · Ana', box)
  expect(within(box).queryByRole('button', { name: /servicio/ })).toBeNull()
})

test('a state of out of service in the form is told to whoever calls people out, with its cause, as one act; another state ends it', async () => {
  putRecords(KEYS.inventario, THINGS)
  const opened = await openScreen('/admin/inventario?editar=v1', 'user-5')
  await fill('Estado', 'FUERA_SERVICIO', await dialog('Editar Autobomba 1'))
  await fill('Qué pasa', 'Sin frenos')
  await press('Guardar')
  await sees('Item actualizado')
  await closed()
  expect(fallas()).toMatchObject([
    { item: 'v1', nombre: 'Autobomba 1', vehiculo: true, que: 'Sin frenos', fuera: true, deEstado: true },
  ])
  await press(/^Deshacer el cambio/, document.body)
  await waitFor(() => expect(fallas()).toEqual([]))
  expect(records(KEYS.inventario)).toMatchObject(THINGS)

  await go(opened, '/admin/inventario?editar=v1')
  await fill('Estado', 'FUERA_SERVICIO', await dialog('Editar Autobomba 1'))
  await saveForm('Item actualizado')
  expect(fallas()).toMatchObject([{ que: 'En el inventario está fuera de servicio' }])
  await go(opened, '/admin/inventario?editar=v1')
  await fill('Estado', 'BUENO', await dialog('Editar Autobomba 1'))
  await saveForm('Item actualizado')
  expect(fallas()).toMatchObject([{ altaPor: 'Guardalmacén' }])
})

test('whoever signs the last of them gives the item its state back; what is given up is no longer broken', async () => {
  putRecords(KEYS.inventario, [
    { ...item('v1', 'Autobomba 1'), estado: 'FUERA_SERVICIO' },
    item('v2', 'Tanquero'),
  ])
  putRecords(KEYS.fallas, [FRENOS, { ...FRENOS, id: 'falla-2', item: 'v2', nombre: 'Tanquero' }])
  const opened = await openScreen('/admin/inventario?ver=v1', 'user-5')
  await press(/^Vuelve al servicio.*Frenos$/, await dialog('Autobomba 1'))
  await press('Sí, firmo', await dialog('Vuelve al servicio'))
  await said('Arreglado: Autobomba 1')
  expect(records(KEYS.inventario)[0]).toMatchObject({ id: 'v1', estado: 'OPERATIVO' })

  await go(opened, '/admin/inventario?ver=v2&mover=baja')
  const box = await dialog(/Dar de baja: Tanquero/)
  await fill('Por qué', 'DANADO', box)
  await press('Dar de baja', box)
  await said('De baja: 1')
  expect(fallas().find(({ id }) => id === 'falla-2')).toMatchObject({ altaPor: 'Guardalmacén, de baja' })
  await go(opened, '/admin')
  const hoy = await screen.findByRole('region', { name: 'Hoy' })
  expect(within(hoy).queryByText(/Fuera de servicio: .*Tanquero/)).toBeNull()
})

test('another place in the form is a transfer of its history, undone with the edit', async () => {
  putRecords(KEYS.inventario, THINGS)
  putRecords(KEYS.movimientos, [])
  await openScreen('/admin/inventario?editar=e1', 'user-5')
  await fill('Ubicación', 'Autobomba 1', await dialog('Editar ERA 4'))
  await press('Guardar')
  await sees('Item actualizado')
  await closed()
  expect(records(KEYS.movimientos)).toMatchObject([
    {
      item: 'e1',
      tipo: 'TRASLADO',
      cantidad: 1,
      desde: 'Cuartel',
      hasta: 'Autobomba 1',
      por: 'Guardalmacén',
    },
  ])
  await press(/^Deshacer el cambio/, document.body)
  await waitFor(() => expect(records(KEYS.movimientos)).toEqual([]))
  expect(records(KEYS.inventario).find(({ id }) => id === 'e1')).toMatchObject({ ubicacion: 'Cuartel' })
})
