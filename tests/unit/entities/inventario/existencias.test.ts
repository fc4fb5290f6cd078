import { expect, test } from 'vitest'
import { contadoAt, existenciasOf, quedanDe, withConteo } from '@/entities/inventario/existencias'
import { type Item, newItem } from '@/entities/inventario/item'
import type { Insumo } from '@/entities/registro-servicios/parte/filas'
import { usosDe } from '@/entities/registro-servicios/recursos'
import { newRegistro } from '@/entities/registro-servicios/registro'

const item = (id: string, nombre: string, cantidad: number, contado?: string): Item => ({
  ...newItem('2026-01-01'),
  id,
  nombre,
  cantidad,
  ...(contado && { contado }),
})
const parte = (id: string, cuando: string, insumos: Insumo[]) => {
  const [fecha = '', horaInicio = ''] = cuando.split('T')
  return { ...newRegistro(fecha), id, horaInicio, insumos }
}
const guantes = (cantidad: number, id?: string): Insumo => ({
  nombre: 'Guantes',
  cantidad,
  ...(id && { item: id }),
})

test('what is left is what was counted less what partes used, by id or by a name that only one has', () => {
  const list = [item('a', 'Guantes', 10), item('b', 'Suero', 4), item('c', 'Cinta', 1), item('d', 'cinta', 1)]
  const usos = usosDe([
    parte('p1', '2026-03-01T10:00', [guantes(2, 'a'), { nombre: ' súero ', cantidad: 5 }]),
    parte('p2', '2026-03-02', [
      guantes(1),
      { nombre: 'Cinta', cantidad: 1 },
      { nombre: 'Espuma', cantidad: 3 },
    ]),
    parte('p3', '2026-03-03', [
      { nombre: 'Guantes viejos', cantidad: 1, item: 'a' },
      { nombre: 'espuma', cantidad: 1 },
    ]),
  ])
  const existencias = existenciasOf(list, usos)
  expect(existencias.porItem.get('a')).toEqual({ usado: 4, partes: 3, quedan: 6 })
  expect(existencias.porItem.get('b')).toEqual({ usado: 5, partes: 1, quedan: -1 })
  expect(list.map((one) => quedanDe(existencias, one))).toEqual([6, -1, 1, 1])
  expect(existencias.sueltos).toEqual([
    ['Cinta', 1],
    ['Espuma', 4],
  ])
})

test('a new count takes over from the partes before it; one without an hour counts to the end of its day', () => {
  const usos = usosDe([
    parte('before', '2026-03-01T10:29', [guantes(1)]),
    parte('same minute', '2026-03-01T10:30', [guantes(10)]),
    parte('no hour', '2026-03-01', [guantes(100)]),
    parte('day before', '2026-02-28', [guantes(1000)]),
  ])
  const counted = item('a', 'Guantes', 200, '2026-03-01T10:30')
  expect(existenciasOf([counted], usos).porItem.get('a')).toEqual({ usado: 110, partes: 2, quedan: 90 })
  expect(existenciasOf([item('a', 'Guantes', 2000)], usos).porItem.get('a')?.quedan).toBe(889)
})

test('only another quantity is a count', () => {
  const moment = new Date(2026, 2, 1, 9, 5)
  expect(contadoAt(moment)).toBe('2026-03-01T09:05:00')
  const before = item('a', 'Guantes', 10)
  expect(withConteo({ cantidad: 10, notas: 'x' }, before, moment)).toEqual({ cantidad: 10, notas: 'x' })
  expect(withConteo<Partial<Item>>({ notas: 'x' }, before, moment)).toEqual({ notas: 'x' })
  expect(withConteo({ cantidad: 9 }, before, moment)).toEqual({ cantidad: 9, contado: '2026-03-01T09:05:00' })
  expect(withConteo({ cantidad: 1 }, undefined, moment)).toMatchObject({ contado: '2026-03-01T09:05:00' })
})
