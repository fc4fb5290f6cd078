import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alertaSentence } from '@/entities/inventario/alertas'
import { type Item, newItem } from '@/entities/inventario/item'
import { sampleItems } from '@/entities/inventario/seed'
import { itemAlerts, itemTotals, itemValue } from '@/entities/inventario/totals'

const item = (fields: Partial<Item>): Item => ({ ...newItem('2024-11-21'), id: 'inv-1', ...fields })

test('sums by quantity, values in cents, donations by item', () => {
  const totals = itemTotals([
    item({ cantidad: 3, valorEstimado: 0.1, estado: 'MALO', donado: true }),
    item({ cantidad: 7, valorEstimado: 19.99, estado: 'FUERA_SERVICIO', categoria: 'EPP' }),
    item({ cantidad: 2, valorEstimado: 0.2, estado: 'OPERATIVO', categoria: 'EPP', donado: true }),
  ])
  expect(totals).toMatchObject({ total: 12, valor: 140.63, donados: 2, requierenAtencion: 10 })
  expect(totals.porEstado).toEqual({
    BUENO: 0,
    REGULAR: 0,
    MALO: 3,
    MANTENIMIENTO: 0,
    OPERATIVO: 2,
    FUERA_SERVICIO: 7,
  })
  expect(totals.porCategoria).toMatchObject({ EPP: 9, EQUIPO_RESCATE: 3, VEHICULO: 0 })
})

test('an empty inventory is all zeros', () => {
  expect(itemTotals([])).toMatchObject({ total: 0, valor: 0, donados: 0, requierenAtencion: 0 })
  expect(itemAlerts([])).toEqual({ malEstado: [], mantenimiento: [], stockBajo: [] })
})

test('the alerts name bad state, maintenance and a quantity below 2', () => {
  const worn = item({ id: 'inv-1', estado: 'MALO', cantidad: 5 })
  const out = item({ id: 'inv-2', estado: 'FUERA_SERVICIO', cantidad: 1 })
  const shop = item({ id: 'inv-3', estado: 'MANTENIMIENTO', cantidad: 2 })
  expect(itemAlerts([worn, out, shop])).toEqual({
    malEstado: [worn, out],
    mantenimiento: [shop],
    stockBajo: [out],
  })
})

test('a minimum of its own replaces the 2, and without one the 2 holds', () => {
  const vehicle = item({ id: 'inv-1', cantidad: 1, minimo: 1 })
  const never = item({ id: 'inv-2', cantidad: 1, minimo: 0 })
  const gloves = item({ id: 'inv-3', cantidad: 40, minimo: 50 })
  const enough = item({ id: 'inv-4', cantidad: 50, minimo: 50 })
  const plain = item({ id: 'inv-5', cantidad: 1 })
  const { stockBajo } = itemAlerts([vehicle, never, gloves, enough, plain])
  expect(stockBajo).toEqual([gloves, plain])
  expect(alertaSentence('stockBajo', stockBajo)).toBe('2 items están bajo su mínimo')
  expect(alertaSentence('stockBajo', [plain])).toBe('1 item tiene menos de 2 unidades')
})

test('each alert has a sample item', () => {
  const { malEstado, mantenimiento, stockBajo } = itemAlerts(sampleItems())
  expect([malEstado.length, mantenimiento.length, stockBajo.length]).toEqual([2, 2, 2])
})

test('10,000 lines are exact in cents', () => {
  const line = fc.record({ cents: fc.nat(1_000_000), cantidad: fc.integer({ min: 1, max: 500 }) })
  fc.assert(
    fc.property(fc.array(line, { minLength: 10_000, maxLength: 10_000 }), (lines) => {
      const items = lines.map(({ cents, cantidad }) => item({ cantidad, valorEstimado: cents / 100 }))
      const cents = lines.reduce((sum, entry) => sum + entry.cents * entry.cantidad, 0)
      expect(itemTotals(items).valor).toBe(cents / 100)
    }),
    // Without shrinking, which would take minutes here and show no more.
    { numRuns: 10, endOnFailure: true },
  )
})

test('one line is worth its unit value times its quantity', () => {
  expect(itemValue({ valorEstimado: 1.1, cantidad: 3 })).toBe(3.3)
})
