import { expect, test } from 'vitest'
import { existenciasOf } from '@/entities/inventario/existencias'
import { type Item, newItem } from '@/entities/inventario/item'
import type { Movimiento } from '@/entities/inventario/movimientos/movimiento'
import { conMovimientos, prestadosDe } from '@/entities/inventario/movimientos/saldo'
import { itemAlerts, itemTotals } from '@/entities/inventario/totals'
import { countLooks } from '../../count-looks'

// A store of thousands of things opens on a cheap phone: what several parts of its screens count is counted once.

const items = (): Item[] =>
  Array.from({ length: 20 }, (_, n) => ({
    ...newItem('2026-01-01'),
    ...{ id: `inv-${n}`, nombre: `Guantes ${n}`, cantidad: n, valorEstimado: 1 },
  }))

test('the sums and alerts of one list are worked out once, and of a changed list anew', () => {
  const list = items()
  const looks = countLooks(list, 'estado')
  const [totals, alerts] = [itemTotals(list), itemAlerts(list)]
  const first = looks()
  expect(itemTotals(list)).toBe(totals)
  expect(itemAlerts(list)).toBe(alerts)
  expect(looks()).toBe(first)
  const more = [...list, { ...newItem('2026-01-01'), id: 'inv-20', cantidad: 100 }]
  expect(itemTotals(more).total).toBe(totals.total + 100)
})

test('the movements are put in order once for all who ask how many there are', () => {
  const list = items()
  const moved = list.map(
    ({ id }, n): Movimiento => ({
      ...{
        id: `mov-${n}`,
        item: id,
        tipo: 'PRESTAMO',
        cantidad: 1,
        cuando: '2026-03-01T10:00:00',
        por: 'Ana',
      },
    }),
  )
  const looks = countLooks(moved, 'prestamo')
  expect(prestadosDe(moved).get('inv-3')).toBe(1)
  expect(conMovimientos(list, moved)).toEqual(list)
  const first = looks()
  expect(prestadosDe(moved).get('inv-4')).toBe(1)
  conMovimientos(list, moved)
  expect(looks()).toBe(first)
})

test('partes that name their items read the name of none', () => {
  const list = items()
  const looks = countLooks(list, 'nombre')
  const uso = { nombre: 'Guantes 7', cantidad: 2, parte: 'srv-1', cuando: '2026-03-01T10:00' }
  expect(existenciasOf(list, [{ ...uso, item: 'inv-7' }]).porItem.get('inv-7')?.quedan).toBe(5)
  expect(looks()).toBe(0)
  expect(existenciasOf(list, [uso]).porItem.get('inv-7')?.quedan).toBe(5)
})
