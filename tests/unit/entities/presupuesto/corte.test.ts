import { expect, test } from 'vitest'
import { corteOf, dichoDe, fechasOf, NO_CORTE } from '@/entities/presupuesto/corte'
import { sampleGastos, sampleIngresos } from '@/entities/presupuesto/seed'

const ingresos = sampleIngresos()
const gastos = sampleGastos()
const OCTOBER = '2024-10-31'
const MADE = '2024-11-24'

test('the day of the figures is that which was said of them, in whatever order they come', () => {
  const cortes = { ingresos: corteOf(OCTOBER, ingresos, 2024), gastos: corteOf(OCTOBER, gastos, 2024) }
  const backwards = { ingresos: ingresos.toReversed(), gastos: gastos.toReversed() }
  expect(fechasOf(cortes, backwards, MADE, 2024)).toEqual({
    hecho: MADE,
    ejercicio: 2024,
    ingresos: OCTOBER,
    gastos: OCTOBER,
    todo: OCTOBER,
  })
})

test('once a figure changes, a line comes or goes, the day is claimed no more; a corrected name changes none', () => {
  const cortes = { ingresos: NO_CORTE, gastos: corteOf(OCTOBER, gastos, 2024) }
  const said = (lines: typeof gastos) => fechasOf(cortes, { ingresos: [], gastos: lines }, MADE, 2024).gastos
  const [first = expect.fail(), ...rest] = gastos
  expect(said([{ ...first, denominacion: 'Sueldos' }, ...rest])).toBe(OCTOBER)
  expect(said([{ ...first, pagado: first.pagado + 0.01 }, ...rest])).toBeUndefined()
  expect(said(rest)).toBeUndefined()
  expect(said([...gastos, { ...first, id: 'gas-9', partida: '84.01.03' }])).toBeUndefined()
})

test('two days make none for the whole, and a side without lines has no say', () => {
  const cortes = { ingresos: corteOf('2024-09-30', ingresos, 2024), gastos: corteOf(OCTOBER, gastos, 2024) }
  expect(fechasOf(cortes, { ingresos, gastos }, MADE, 2024)).toMatchObject({
    ingresos: '2024-09-30',
    gastos: OCTOBER,
    todo: undefined,
  })
  expect(fechasOf(cortes, { ingresos: [], gastos }, MADE, 2024)).toMatchObject({
    ingresos: undefined,
    todo: OCTOBER,
  })
})

test('a day that was said of one fiscal year is none of another', () => {
  const said = corteOf(OCTOBER, gastos, 2024)
  expect([dichoDe(said, 2024), dichoDe(said, 2026)]).toEqual([OCTOBER, ''])
  // An earlier version said none: its lines are of 2026, and so is its day.
  expect(dichoDe({ fecha: OCTOBER, huella: '' }, 2026)).toBe(OCTOBER)
})
