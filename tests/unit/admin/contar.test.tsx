import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Conteo } from '@/entities/inventario/conteo'
import { type Item, newItem } from '@/entities/inventario/item'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { toDay } from '@/shared/lib/fecha'
import { KEYS } from '../../keys'
import { openScreen } from '../open-screen'
import { button, closed, dialog, field, fill, go, press, putRecords, records, saveForm, sees } from '../panel'

const PATH = '/admin/inventario/contar'
const THERE = `${PATH}?lugar=Bodega%201`

const item = (n: number, nombre: string, cantidad: number, ubicacion = 'Bodega 1'): Item => ({
  ...newItem('2026-01-01'),
  ...{ id: `inv-${n}`, nombre, cantidad, ubicacion },
})

const GOODS = [
  item(1, 'Casco', 24),
  item(2, 'Guantes', 10, ' bodega 1'),
  item(3, 'Pala', 3),
  item(4, 'Hacha', 2),
  item(5, 'Radio', 5, 'Central'),
  item(6, '<b>Cuerda</b>', 4, ''),
]

const stored = () => records<Item>(KEYS.inventario)
const of = (nombre: string) => stored().find((one) => one.nombre === nombre)
const conteos = () => records<Conteo>(KEYS.conteos)
const result = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text))

test('a place is counted with thumbs, what differs is shown first, and the count is one act that can be undone', async () => {
  putRecords(KEYS.inventario, GOODS)
  const opened = await openScreen('/admin/inventario', 'user-5')
  fireEvent.click(await screen.findByRole('link', { name: 'Contar' }))
  fireEvent.click(await screen.findByRole('link', { name: 'Contar Bodega 1' }))
  await result('4 sin contar')
  expect((await button('Revisar y guardar')).disabled).toBe(true)
  await press('Uno menos de Casco')
  await press('Uno menos de Casco')
  await press('Guantes está igual')
  await fill('Cantidad de Pala', 'tres')
  await sees('Ingrese un número entero de 0 o más.')
  await result('Faltan 2 · 1 igual · 2 sin contar')
  await fill('Cantidad de Pala', '4')
  await result('Faltan 2 · sobra 1 · 1 igual · 1 sin contar')
  await waitFor(() => expect(conteos()).toHaveLength(3))
  // Nothing of the inventory changed so far.
  expect(stored()).toEqual(GOODS)

  await press('Revisar y guardar')
  const review = await dialog('Guardar el conteo de Bodega 1')
  const lines = within(within(review).getByRole('list', { name: 'Lo que cambia' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    ...['Casco: debía haber 24, hay 22', 'Pala: debía haber 3, hay 4'],
  ])
  await sees('Lo que está sin contar no cambia.', review)
  await press('Guardar', review)
  await sees('Bodega 1: Faltan 2 · sobra 1 · 1 igual · 1 sin contar.')
  const contado = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  expect(of('Casco')).toMatchObject({ cantidad: 22, contado })
  expect(of('Guantes')).toMatchObject({ cantidad: 10, contado })
  expect(of('Pala')).toMatchObject({ cantidad: 4, contado })
  expect(of('Hacha')).toEqual(GOODS[3])
  expect(conteos()).toEqual([])

  await press('Deshacer el cambio')
  await waitFor(() => expect(of('Casco')).toMatchObject({ cantidad: 24 }))
  expect(stored().map(({ contado: since }) => since)).toEqual(GOODS.map(() => undefined))
  // The count goes on where it was.
  await go(opened, THERE)
  await result('Faltan 2 · sobra 1 · 1 igual · 1 sin contar')
})

test('what was found and is on no list becomes an item of the place that is counted, and one that is noted elsewhere is named', async () => {
  putRecords(KEYS.inventario, GOODS)
  await openScreen(THERE, 'user-5')
  await press('Casco está igual')
  await press('Hay algo que no está en la lista')
  const form = await dialog('Agregar a Bodega 1')
  await fill('Nombre', 'radió')
  await sees('Ya hay «Radio» en Central.', form)
  await fill('Nombre', 'Motobomba')
  await waitFor(() => expect(within(form).queryByText(/Ya hay/)).toBeNull())
  await fill('Cuántos hay', '0')
  await press('Guardar', form)
  await sees('Ingrese una cantidad entera de 1 o más.', form)
  await fill('Cuántos hay', '2')
  await fill('Categoría', 'HERRAMIENTA')
  await saveForm('Item agregado')
  expect(of('Motobomba')).toMatchObject({ cantidad: 2, ubicacion: 'Bodega 1', categoria: 'HERRAMIENTA' })
  // It was counted by whoever found it.
  await result('2 iguales · 3 sin contar')
  await press('Deshacer el cambio')
  await result('1 igual · 3 sin contar')
  expect(of('Motobomba')).toBeUndefined()
  expect(conteos().map(({ item: id }) => id)).toEqual(['inv-1'])
})

test('a place says when it was counted last and how much of it was, and a clock that was ahead says nothing', async () => {
  putRecords(KEYS.inventario, [
    { ...item(1, 'Casco', 24), contado: '2026-03-01T10:00:00' },
    { ...item(2, 'Guantes', 10), contado: '2026-02-01T10:00:00' },
    { ...item(3, 'Radio', 5, 'Central'), contado: '2026-03-02T10:00:00' },
    { ...item(4, 'Cuerda', 5, 'Taller'), contado: '2099-03-02T10:00:00' },
  ])
  await openScreen(PATH, 'user-5')
  const place = async (name: string) =>
    (await screen.findByRole('link', { name: `Contar ${name}` })).closest('li')?.textContent
  expect(await place('Bodega 1')).toContain('El 1 mar 2026 se contó 1')
  expect(await place('Central')).toContain('Contado el 2 mar 2026')
  expect(await place('Taller')).toContain('Nadie lo ha contado')
})

test('an empty inventory has nothing to count, and leads to where the first thing is added', async () => {
  putRecords(KEYS.inventario, [{ ...item(1, 'Casco', 1), baja: { motivo: 'x', dia: '2026-03-01' } }])
  await openScreen(PATH, 'user-5')
  await sees('El inventario está vacío')
  expect((await screen.findByRole('link', { name: 'Agregar lo primero' })).getAttribute('href')).toBe(
    '/admin/inventario',
  )
})

test('a count that was left goes on, and what was counted is taken away again', async () => {
  putRecords(KEYS.inventario, GOODS)
  const opened = await openScreen(THERE, 'user-5')
  await press('Uno más de Hacha')
  await waitFor(() => expect(conteos()).toMatchObject([{ item: 'inv-4', cantidad: 3, por: 'Guardalmacén' }]))
  await go(opened, PATH)
  await sees('4 items · 39 unidades · 1 ya contado')
  fireEvent.click(await screen.findByRole('link', { name: 'Seguir contando Bodega 1' }))
  await result('Sobra 1 · 3 sin contar')
  // A second tap on the same spot takes nothing back.
  await press('Casco está igual')
  await press('Casco ya está contado')
  await result('Sobra 1 · 1 igual · 2 sin contar')
  await press('Quitar lo contado de Casco')
  await result('Sobra 1 · 3 sin contar')
  await press('Quitar lo contado de Hacha')
  await result('4 sin contar')
  await waitFor(() => expect(conteos()).toEqual([]))
})

test('what partes used before is expected to be gone, nothing of it counts twice, and nothing may be left at all', async () => {
  putRecords(KEYS.inventario, GOODS)
  putRecords(KEYS.servicios, [
    { ...newRegistro('2026-03-01'), id: 'srv-1', insumos: [{ nombre: 'Guantes', cantidad: 3 }] },
    { ...newRegistro('2099-03-01'), id: 'srv-2', insumos: [{ nombre: 'Guantes', cantidad: 2 }] },
  ])
  const opened = await openScreen(THERE, 'user-5')
  await sees('Debe haber 7')
  await press('Guantes está igual')
  await fill('Cantidad de Hacha', '0')
  await result('Faltan 2 · 1 igual · 2 sin contar')
  await press('Revisar y guardar')
  await press('Guardar')
  await closed()
  await sees('Conteo guardado')
  expect(of('Guantes')).toMatchObject({ cantidad: 7 })
  await go(opened, '/admin/inventario?ver=inv-2')
  await sees('5. Se usaron 2 en 1 parte', await dialog('Guantes'))
  // An item of which nothing is left is edited in all else.
  await go(opened, '/admin/inventario?editar=inv-4')
  await fill('Ubicación', 'Taller')
  await saveForm('Item actualizado')
  expect(of('Hacha')).toMatchObject({ cantidad: 0, ubicacion: 'Taller' })
})

test('two phones that say differently are asked about once; what is the same is said once', async () => {
  putRecords(KEYS.inventario, GOODS)
  const cuando = `${toDay(new Date())}T10:00`
  putRecords(KEYS.conteos, [
    { id: 'cnt-inv-1-a', item: 'inv-1', equipo: 'a', cantidad: 20, cuando, por: 'Ana' },
    { id: 'cnt-inv-1-b', item: 'inv-1', equipo: 'b', cantidad: 21, cuando, por: '<i>Luis</i>' },
    { id: 'cnt-inv-2-a', item: 'inv-2', equipo: 'a', cantidad: 9, cuando, por: 'Ana' },
    { id: 'cnt-inv-2-b', item: 'inv-2', equipo: 'b', cantidad: 9, cuando, por: 'Luis' },
  ])
  await openScreen(THERE, 'user-5')
  await result('Falta 1 · 1 por elegir · 2 sin contar')
  await sees('21 (<i>Luis</i>, 10:00)')
  await press('Hay 21 de Casco')
  await result('Faltan 4 · 2 sin contar')
  await waitFor(() => expect(conteos().filter((one) => one.item === 'inv-1')).toHaveLength(1))
  await press('Revisar y guardar')
  await press('Guardar')
  await waitFor(() => expect(conteos()).toEqual([]))
  expect([of('Casco')?.cantidad, of('Guantes')?.cantidad]).toEqual([21, 9])
})

test('a place gets another name in all that is there, and two places become one after it is said', async () => {
  putRecords(KEYS.inventario, GOODS)
  await openScreen(PATH, 'user-5')
  await press('Cambiar el nombre de Bodega 1')
  await fill('Nombre del lugar', ' CENTRAL ')
  await sees('«Central» ya existe, con 1 item: los dos lugares quedan en uno.')
  await fill('Nombre del lugar', 'Bodega norte')
  await sees('Cambia en 4 items.')
  await saveForm('Lugar cambiado')
  expect(document.body.textContent).not.toContain('Se cerró')
  expect(stored().map(({ ubicacion }) => ubicacion)).toEqual([
    ...['Bodega norte', 'Bodega norte', 'Bodega norte', 'Bodega norte', 'Central', ''],
  ])
  await press('Cambiar el nombre de Sin lugar')
  expect((await field('Nombre del lugar')).value).toBe('')
  await press('Cancelar')
  await closed()
  await screen.findByRole('link', { name: 'Contar Sin lugar' })
  await press('Cambiar el nombre de Bodega norte')
  await fill('Nombre del lugar', 'central')
  await saveForm('Lugar cambiado')
  expect(stored().map(({ ubicacion }) => ubicacion)).toEqual([...Array(5).fill('Central'), ''])
})

test('who may only look counts nothing', async () => {
  localStorage.setItem(
    KEYS.permisos,
    JSON.stringify({ data: { BODEGA: { 'inventario:edit': false } }, timestamp: Date.now() }),
  )
  const opened = await openScreen('/admin/inventario', 'user-5')
  await button('Exportar CSV')
  expect(screen.queryByRole('link', { name: 'Contar' })).toBeNull()
  await go(opened, THERE)
  await sees('Cuenta quien puede editar el inventario')
})
