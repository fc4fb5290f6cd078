import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Item } from '@/entities/inventario/item'
import type { Movimiento } from '@/entities/inventario/movimientos/movimiento'
import { addDays } from '@/shared/lib/dias'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { check, dialog, fill, go, press, putRecords, records, rowsOf, said, sees } from '../../panel'
import { HOY, item as one, PATH } from './goods'

const item = (id: string, nombre: string, rest: object = {}) =>
  one(id, nombre, { cantidad: 10, valorEstimado: 2, ...rest })
const plant = (...more: object[]) => {
  putRecords(KEYS.inventario, [item('g1', 'Guantes'), item('h1', 'Hacha', { cantidad: 1 }), ...more])
  putRecords(KEYS.movimientos, [])
}
const moved = () => records<Movimiento>(KEYS.movimientos)
const stored = (id: string) => records<Item>(KEYS.inventario).find((one) => one.id === id)
const movimientosIn = async (nombre: string) =>
  within(within(await dialog(nombre)).getByRole('region', { name: 'Movimientos' }))

test('«Llegaron 5» is noted with from whom and the invoice; the count stays, the list and its sums say how many there are', async () => {
  plant()
  await openScreen(`${PATH}?ver=g1`, 'user-5')
  await press('Llegaron…', await dialog('Guantes'))
  const box = await dialog('Llegaron: Guantes')
  await sees('Ahora hay 10.', box)
  await fill('Cuántos llegaron', '0', box)
  await press('Guardar', box)
  await sees('Ingrese un número entero de 1 o más.', box)
  await fill('Cuántos llegaron', '5', box)
  await sees('Con estos habrá 15.', box)
  await fill('De quién', 'Comercial Andes', box)
  await fill('Factura o acta', '001-77', box)
  await check('Es donación', box)
  await press('Guardar', box)
  await said('Llegaron 5')
  expect(moved()).toMatchObject([
    {
      item: 'g1',
      tipo: 'ENTRADA',
      cantidad: 5,
      quien: 'Comercial Andes',
      papel: '001-77',
      donado: true,
      por: 'Guardalmacén',
    },
  ])
  expect(moved()[0]?.cuando.startsWith(HOY)).toBe(true)
  expect(stored('g1')).toMatchObject({ cantidad: 10 })
  await waitFor(() => expect(rowsOf('Guantes')[0]?.textContent).toContain('15'))
  const history = await movimientosIn('Guantes')
  history.getByText('1 movimiento')
  expect(history.getByText(/Comercial Andes/).textContent).toContain('Donación · 001-77')
  await press(/^Quitar.*\+5 · Llegaron/, await dialog('Guantes'))
  await said('Movimiento quitado')
  expect(moved()).toEqual([])
})

test('a day before the last count is said to change nothing', async () => {
  putRecords(KEYS.inventario, [item('g1', 'Guantes', { contado: `${HOY}T00:00:01` })])
  putRecords(KEYS.movimientos, [])
  await openScreen(`${PATH}?ver=g1&mover=entrada`, 'user-5')
  const box = await dialog('Llegaron: Guantes')
  await fill('Cuántos llegaron', '5', box)
  await fill('Día', addDays(HOY, -3), box)
  await sees('ya lo incluye: la cantidad no cambia.', box)
})

test('what is used up stays in the list; no more than there is is given up', async () => {
  plant()
  await openScreen(`${PATH}?ver=g1`, 'user-5')
  await press('Se gastó…', await dialog('Guantes'))
  const box = await dialog('Se gastó: Guantes')
  await fill('Cuántos', '11', box)
  await press('Anotar', box)
  await sees('Quedan 10. Si hay más, cuéntelos primero.', box)
  await fill('Cuántos', '10', box)
  await press('Anotar', box)
  await said('Se gastó: 10')
  expect(moved()).toMatchObject([{ tipo: 'CONSUMO', cantidad: 10 }])
  expect(stored('g1')).not.toHaveProperty('baja')
  await waitFor(() => expect(rowsOf('Guantes')).toHaveLength(1))
})

test('with all of it given up an item ends: it leaves list and totals, is found under «De baja», and comes back by one tap', async () => {
  plant()
  const { search } = await openScreen(`${PATH}?ver=h1&mover=baja`, 'user-5')
  const box = await dialog('Dar de baja: Hacha')
  await fill('Por qué', 'DANADO', box)
  await sees('Es todo lo que hay: sale de las listas y totales', box)
  await fill('Número de acta o informe', 'Acta 12', box)
  await press('Dar de baja', box)
  await said('De baja: 1')
  expect(stored('h1')?.baja).toEqual({ dia: HOY, motivo: 'Se dañó', acta: 'Acta 12' })
  const ended = await movimientosIn('Hacha')
  expect(ended.getByText(/^De baja desde el/).textContent).toContain('Se dañó · Acta 12')
  expect(ended.queryByRole('button', { name: 'Llegaron…' })).toBeNull()
  await press('Cerrar', await dialog('Hacha'))
  await waitFor(() => expect(rowsOf('Hacha')).toEqual([]))
  await fill('Filtrar por estado', 'DE_BAJA')
  expect(search()).toMatchObject({ estado: 'DE_BAJA' })
  await waitFor(() => expect(rowsOf('Hacha')).toHaveLength(1))
  expect(rowsOf('Guantes')).toEqual([])
  await press('Ver Hacha')
  await press(/^Quitar.*−1 · De baja/, await dialog('Hacha'))
  await said('Movimiento quitado')
  await waitFor(() => expect(stored('h1')?.baja).toBeUndefined())
  expect(moved()).toEqual([])
})

test('a part goes to another place as an item there, all of it goes along, and each is one act that is undone', async () => {
  plant(item('c1', 'Casco', { ubicacion: 'Autobomba 1' }))
  await openScreen(`${PATH}?ver=g1&mover=traslado`, 'user-5')
  const box = await dialog('Trasladar: Guantes')
  await fill('A qué lugar', 'bodega 1', box)
  await press('Trasladar', box)
  await sees('Ya está ahí.', box)
  await fill('A qué lugar', 'autobomba 1', box)
  await fill('Cuántos', '4', box)
  await sees('Aquí quedan 6.', box)
  await press('Trasladar', box)
  await sees('Trasladado a Autobomba 1')
  expect(stored('g1~autobomba-1')).toMatchObject({ nombre: 'Guantes', cantidad: 0, ubicacion: 'Autobomba 1' })
  expect(moved()).toMatchObject([
    { tipo: 'TRASLADO', cantidad: 4, desde: 'Bodega 1', hasta: 'Autobomba 1', a: 'g1~autobomba-1' },
  ])
  await waitFor(() =>
    expect(
      rowsOf('Guantes')
        .map(({ textContent }) => textContent)
        .join(),
    ).toMatch(/6.*4|4.*6/),
  )
  await press(/^Deshacer el cambio/, document.body)
  await waitFor(() => expect(moved()).toEqual([]))
  expect(stored('g1~autobomba-1')).toBeUndefined()
})

test('many items go to a place as one act, each with it in its history', async () => {
  plant()
  await openScreen(PATH, 'user-5')
  await check('Seleccionar Guantes')
  await check('Seleccionar Hacha')
  await press('Cambiar selección')
  const box = await dialog('Cambiar 2 items')
  await fill('Ubicación nueva', 'Taller', box)
  await press('Guardar', box)
  await sees('Cambio guardado')
  expect(records<Item>(KEYS.inventario).map(({ ubicacion }) => ubicacion)).toEqual(['Taller', 'Taller'])
  expect(
    moved()
      .map((one) => [one.item, one.desde, one.hasta, one.cantidad])
      .sort(),
  ).toEqual([
    ['g1', 'Bodega 1', 'Taller', 10],
    ['h1', 'Bodega 1', 'Taller', 1],
  ])
  await press(/^Deshacer el cambio/, document.body)
  await waitFor(() => expect(moved()).toEqual([]))
  expect(stored('g1')).toMatchObject({ ubicacion: 'Bodega 1' })
})

test('what is lent stays the brigade’s and is missing from the shelf', async () => {
  plant()
  await openScreen(`${PATH}?ver=g1&mover=prestamo`, 'user-5')
  const box = await dialog('Prestar: Guantes')
  await press('Prestar', box)
  await sees('Escriba a quién se presta.', box)
  await fill('A quién', 'Bomberos de Olón', box)
  await fill('Teléfono', '099 123 4567', box)
  await fill('Cuántos', '3', box)
  await press('Prestar', box)
  await said('Prestado a Bomberos de Olón')
  expect(moved()).toMatchObject([{ tipo: 'PRESTAMO', cantidad: 3, quien: 'Bomberos de Olón' }])
  await waitFor(() => expect(rowsOf('Guantes')[0]?.textContent).toContain('quedan 7 · 3 prestados'))
})

test('a loan is due on its day in calendar and panel, and one tap says that it is back', async () => {
  plant()
  putRecords(KEYS.movimientos, [
    {
      ...{ id: 'mov-1', item: 'g1', tipo: 'PRESTAMO', cantidad: 3, cuando: `${addDays(HOY, -9)}T10:00:00` },
      ...{ quien: 'Bomberos de Olón', telefono: '099 123 4567', vuelve: addDays(HOY, -1) },
    },
  ])
  const opened = await openScreen(`${PATH}?ver=g1`, 'user-5')
  await sees('3 prestados a Bomberos de Olón', await dialog('Guantes'))
  await go(opened, '/admin/calendario')
  await sees('Devolución: Guantes (3)')
  await go(opened, '/admin')
  const hoy = await screen.findByRole('region', { name: 'Hoy' })
  const line = await within(hoy).findByRole('link', { name: /Devolución: Guantes \(3\)/ })
  expect(line.closest('li')?.textContent).toContain('Bomberos de Olón · 099 123 4567')
  await press(/^Devuelto.*Guantes/, hoy)
  await said('Devuelto: Guantes')
  await waitFor(() => expect(within(hoy).queryByText(/Devolución/)).toBeNull())
  expect(moved()).toContainEqual(
    expect.objectContaining({ id: 'vuelta-mov-1', tipo: 'DEVOLUCION', cantidad: 3, prestamo: 'mov-1' }),
  )
})

test('what came with a printed date is named by it, the first to expire first, and is due in the calendar', async () => {
  plant()
  const came = (id: string, cantidad: number, vence: string, lote: string) => ({
    ...{ id, item: 'g1', tipo: 'ENTRADA', cantidad, vence, lote, cuando: `${addDays(HOY, -9)}T10:00:00` },
  })
  const soon = addDays(HOY, 20)
  putRecords(KEYS.movimientos, [came('mov-1', 5, addDays(HOY, 900), 'B'), came('mov-2', 4, soon, 'A')])
  const opened = await openScreen(`${PATH}?ver=g1`, 'user-5')
  const box = await dialog('Guantes')
  const lots = within(await within(box).findByRole('list', { name: 'Por fecha impresa' }))
  expect(lots.getAllByRole('listitem')[0]?.textContent).toContain('Use primero: 4 · lote A')
  await go(opened, '/admin/calendario')
  await sees('Fecha impresa: Guantes')
})

test('another quantity in the form is a count of now; the same one leaves the last count', async () => {
  putRecords(KEYS.inventario, [item('g1', 'Guantes')])
  putRecords(KEYS.movimientos, [
    { id: 'mov-1', item: 'g1', tipo: 'ENTRADA', cantidad: 5, cuando: `${addDays(HOY, -1)}T10:00:00` },
  ])
  await openScreen(`${PATH}?editar=g1`, 'user-5')
  let box = await dialog('Editar Guantes')
  expect(within(box).getByLabelText<HTMLInputElement>('Cantidad').value).toBe('15')
  await fill('Notas', 'Talla L', box)
  await press('Guardar', box)
  await waitFor(() => expect(stored('g1')).toMatchObject({ notas: 'Talla L', cantidad: 10 }))
  expect(stored('g1')).not.toHaveProperty('contado')
  await press('Editar Guantes')
  box = await dialog('Editar Guantes')
  await fill('Cantidad', '10', box)
  await press('Guardar', box)
  await waitFor(() => expect(stored('g1')?.contado?.startsWith(HOY)).toBe(true))
  await waitFor(() => expect(rowsOf('Guantes')[0]?.textContent).toContain('10'))
})

test('whoever only sees the inventory sees what moved, and no way to note it', async () => {
  plant()
  putRecords(KEYS.movimientos, [
    { id: 'mov-1', item: 'g1', tipo: 'ENTRADA', cantidad: 5, cuando: `${HOY}T00:00:00` },
  ])
  localStorage.setItem(
    KEYS.permisos,
    JSON.stringify({ data: { BODEGA: { 'inventario:edit': false } }, timestamp: Date.now() }),
  )
  await openScreen(`${PATH}?ver=g1&mover=baja`, 'user-5')
  const history = await movimientosIn('Guantes')
  history.getByText('+5 · Llegaron')
  expect(history.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('dialog', { name: /^Dar de baja/ })).toBeNull()
})

test('what may be done with a thing stands above what is known of it; of what was given up there is nothing left to do', async () => {
  const baja = { dia: '2026-03-05', motivo: 'Dañado', acta: '' }
  plant(item('m1', 'Machete', { cantidad: 0, baja }))
  const opened = await openScreen(`${PATH}?ver=g1`, 'user-5')
  const box = await dialog('Guantes')
  const text = box.textContent ?? ''
  for (const [before, after] of [
    ['Ubicación', 'Llegaron…'],
    ['Llegaron…', 'Valor estimado'],
  ] as const)
    expect(text.indexOf(before)).toBeLessThan(text.indexOf(after))
  await go(opened, `${PATH}?buscar=machete`)
  await sees('Ningún item coincide con el filtro')
  await press('Ver 1 que está de baja')
  await press(/^Ver Machete/)
  const given = await dialog('Machete')
  for (const name of ['Fuera de servicio', 'Entregar a otro custodio', 'Llegaron…'])
    expect(within(given).queryByRole('button', { name })).toBeNull()
})
