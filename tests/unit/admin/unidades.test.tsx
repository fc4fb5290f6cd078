import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Item, newItem } from '@/entities/inventario/item'
import { KEYS } from '../../keys'
import { openScreen } from '../open-screen'
import { button, closed, dialog, field, fill, press, putRecords, records, sees } from '../panel'

const GOODS: Item[] = [
  { ...newItem('2026-01-01'), id: 'inv-1', nombre: 'Extintor', cantidad: 3, ubicacion: 'Bodega 1' },
  { ...newItem('2026-01-01'), id: 'inv-2', nombre: 'Pala', cantidad: 1 },
]
const stored = () => records<Item>(KEYS.inventario)

test('a row is split into units with their codes and dates, joined again, and each is taken back with one press', async () => {
  putRecords(KEYS.inventario, GOODS)
  const opened = await openScreen('/admin/inventario?ver=inv-1', 'user-5')
  await press('Separar en unidades')
  await dialog('Separar Extintor')
  expect((await field('Unidades')).value).toBe('3')
  await fill('Serie o código de la unidad 1', 'EXT-1')
  await fill('Serie o código de la unidad 2', ' EXT-2 ')
  await fill('Fecha impresa de la unidad 2', '05/2027')
  await fill('Fabricada la unidad 3', 'ayer')
  await press('Separar')
  await sees('Escriba el año, el mes o el día: 2016, 05/2016 o 30/05/2016.')
  await fill('Fabricada la unidad 3', '2019')
  await press('Separar')
  await sees('Extintor: 3 unidades.')
  const units = () => stored().filter(({ unidadDe }) => unidadDe === 'inv-1')
  expect(units().map(({ id, cantidad, numeroSerie }) => [id, cantidad, numeroSerie])).toEqual([
    ['inv-1', 1, 'EXT-1'],
    ['inv-1-u2', 1, 'EXT-2'],
    ['inv-1-u3', 1, ''],
  ])
  expect(units().map(({ vence, fabricado }) => [vence, fabricado])).toEqual([
    ['', ''],
    ['2027-05', ''],
    ['', '2019'],
  ])
  await press('Juntar las 3 unidades', await dialog('Extintor'))
  await sees('Las series y fechas que no son iguales en todas dejan de verse.')
  await press('Juntar', await dialog('Juntar las unidades'))
  await sees('Extintor: 3 unidades en una fila.')
  await closed()
  expect(stored().find(({ id }) => id === 'inv-1')).toMatchObject({ cantidad: 3, numeroSerie: '' })
  expect(stored()).toHaveLength(2)
  await press('Deshacer el cambio')
  await sees('Cambio deshecho')
  expect(units()).toHaveLength(3)
  expect(opened.search()).toEqual({})
})

test('a count of another number is said before', async () => {
  putRecords(KEYS.inventario, GOODS)
  await openScreen('/admin/inventario?ver=inv-1&separar=true', 'user-5')
  await fill('Unidades', '4')
  await sees('Según la lista hay 3: se anota como conteo que hay 4.')
  await fill('Unidades', '1')
  await press('Separar')
  await sees('Ingrese un número entero de 2 a 100.')
})

test('what there is one of has nothing to split', async () => {
  putRecords(KEYS.inventario, GOODS)
  await openScreen('/admin/inventario?ver=inv-2', 'user-5')
  await button('Etiqueta')
  expect(screen.queryByRole('button', { name: /Separar/ })).toBeNull()
})
