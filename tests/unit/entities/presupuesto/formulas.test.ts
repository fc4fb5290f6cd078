import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ejecucionGasto,
  ejecucionIngreso,
  percentOf,
  resumenPresupuesto,
  saldoRecaudarOf,
  totalGastos,
  totalIngresos,
} from '@/entities/presupuesto/formulas'
import { type Gasto, gastoFrom, type Ingreso, ingresoFrom } from '@/entities/presupuesto/partida'
import { sampleGastos, sampleIngresos } from '@/entities/presupuesto/seed'
import { formatPercent } from '@/shared/lib/moneda'

const text = { partida: '01.01', denominacion: 'Prueba', saldoDevengar: '', saldoComprometer: '' }
const ingreso = (codificado: number, devengado: number, recaudado: number): Ingreso => ({
  id: 'ing-1',
  ...ingresoFrom({ ...text, codificado, devengado, recaudado }),
})
const gasto = (codificado: number, comprometido: number, devengado: number, pagado: number): Gasto => ({
  id: 'gas-1',
  ...gastoFrom({ ...text, codificado, comprometido, devengado, pagado }),
})

test('a small budget worked out by hand', () => {
  const resumen = resumenPresupuesto(
    [ingreso(1000, 800, 750.25), ingreso(500.5, 0, 0)],
    [gasto(1200, 900, 600.1, 400.05), gasto(200.4, 200.4, 100.2, 0)],
  )
  expect(resumen.ingresos).toMatchObject({
    codificado: 1500.5,
    devengado: 800,
    recaudado: 750.25,
    saldoRecaudar: 750.25,
    saldoDevengar: 700.5,
    ejecucion: 50,
  })
  expect(resumen.gastos).toMatchObject({
    codificado: 1400.4,
    comprometido: 1100.4,
    devengado: 700.3,
    pagado: 400.05,
    saldoComprometer: 300,
    saldoDevengar: 700.1,
    saldoEjecutar: 700.1,
  })
  expect(resumen.saldoDisponible).toBe(350.2)
  expect(resumen.resultadoReal).toBe(350.2)
  expect(resumen.resultadoProyectado).toBe(100.1)
  expect(formatPercent(resumen.gastos.ejecucion)).toBe('50,0 %')
  expect(formatPercent(resumen.ejecucionTotal)).toBe('50,0 %')
  expect(formatPercent(resumen.porcentajeDisponible)).toBe('23,3 %')
})

test('the sample budget worked out by hand', () => {
  const resumen = resumenPresupuesto(sampleIngresos(), sampleGastos())
  expect(resumen.ingresos).toMatchObject({
    codificado: 480000,
    recaudado: 414307.37,
    saldoRecaudar: 65692.63,
  })
  expect(resumen.gastos).toMatchObject({ codificado: 480000, devengado: 425939.66, pagado: 409601.2 })
  expect(resumen.gastos.saldoEjecutar).toBe(54060.34)
  expect(resumen.saldoDisponible).toBe(4706.17)
  expect(resumen.resultadoProyectado).toBe(0)
  expect(formatPercent(resumen.ingresos.ejecucion)).toBe('86,3 %')
  expect(formatPercent(resumen.gastos.ejecucion)).toBe('88,7 %')
  expect(formatPercent(resumen.ejecucionTotal)).toBe('87,5 %')
  expect(formatPercent(resumen.porcentajeDisponible)).toBe('1,0 %')
})

test.each([
  ['nothing coded', 0, 0, 0],
  ['collected without a coded amount', 50, 0, 0],
  ['a third', 100, 300, 100 / 3],
  ['more than was coded', 150, 100, 150],
  ['a negative part', -25, 100, -25],
  ['float noise in both', 0.1 + 0.2, 0.3, 100],
])('percentage of %s', (_, part, whole, expected) => {
  expect(percentOf(part, whole)).toBeCloseTo(expected, 10)
})

test('empty lists give zeros, not NaN', () => {
  const resumen = resumenPresupuesto([], [])
  const figures = [resumen, resumen.ingresos, resumen.gastos].flatMap((part) =>
    Object.values(part).filter((value) => typeof value === 'number'),
  )
  expect(figures.length).toBeGreaterThan(15)
  expect(new Set(figures)).toEqual(new Set([0]))
})

test('a balance may be negative', () => {
  const resumen = resumenPresupuesto([ingreso(100, 100, 10.1)], [gasto(300, 300, 200, 150.3)])
  expect(resumen.saldoDisponible).toBe(-140.2)
  expect(resumen.resultadoProyectado).toBe(-200)
  expect(resumen.porcentajeDisponible).toBeCloseTo(-140.2, 10)
  expect(totalIngresos([ingreso(100, 100, 130)]).saldoRecaudar).toBe(-30)
})

test('one line', () => {
  expect(ejecucionIngreso({ recaudado: 25, codificado: 200 })).toBe(12.5)
  expect(ejecucionGasto({ devengado: 30, codificado: 80 })).toBe(37.5)
  expect(ejecucionGasto({ devengado: 25, codificado: 0 })).toBe(0)
  expect(saldoRecaudarOf({ recaudado: 0.2, codificado: 0.3 })).toBe(0.1)
})

test('10,000 lines are exact in cents', () => {
  const cents = fc.nat(99_999_999)
  fc.assert(
    fc.property(fc.array(cents, { minLength: 10_000, maxLength: 10_000 }), (amounts) => {
      const line = gasto(0, 0, 0, 0)
      const lines = amounts.map((amount) => ({ ...line, codificado: amount / 100 }))
      expect(totalGastos(lines).codificado).toBe(amounts.reduce((sum, amount) => sum + amount, 0) / 100)
    }),
    { numRuns: 10, endOnFailure: true },
  )
})
