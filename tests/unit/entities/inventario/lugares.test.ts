import { expect, test } from 'vitest'
import { newItem } from '@/entities/inventario/item'
import { lugaresOf } from '@/entities/inventario/lugares'

const at = (ubicacion: string, cantidad = 1) => ({
  ...newItem('2026-01-01'),
  ...{ id: `inv-${ubicacion}-${cantidad}`, nombre: 'Casco', ubicacion, cantidad },
})

test('case, accents and spaces make no other place, and a longer name does', () => {
  const places = lugaresOf([
    at('Bodega 1', 4),
    at('Bodega 10'),
    at(' bodega  1 '),
    at('Bodega 1', 2),
    at('BÓDEGA 1'),
    at('Bodega 2'),
    at('  '),
    at(''),
  ])
  expect(places.map(({ nombre, items, units }) => [nombre, items.length, units])).toEqual([
    ['Bodega 1', 4, 8],
    ['Bodega 2', 1, 1],
    ['Bodega 10', 1, 1],
    ['Sin lugar', 2, 2],
  ])
})
