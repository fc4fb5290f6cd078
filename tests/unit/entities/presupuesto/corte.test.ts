import { expect, test } from 'vitest'
import { corteOf, fechasOf, NO_CORTE } from '@/entities/presupuesto/corte'
import { sampleGastos, sampleIngresos } from '@/entities/presupuesto/seed'

const ingresos = sampleIngresos()
const gastos = sampleGastos()
const OCTOBER = '2024-10-31'
const MADE = '2024-11-24'

test('the day of the figures is that which was said of them, in whatever order they come', () => {
  const cortes = { ingresos: corteOf(OCTOBER, ingresos), gastos: corteOf(OCTOBER, gastos) }
  const backwards = { ingresos: ingresos.toReversed(), gastos: gastos.toReversed() }
  expect(fechasOf(cortes, backwards, MADE)).toEqual({
    hecho: MADE,
    ingresos: OCTOBER,
    gastos: OCTOBER,
    todo: OCTOBER,
  })
})

test('once a figure changes, a line comes or goes, the day is claimed no more; a corrected name changes none', () => {
  const cortes = { ingresos: NO_CORTE, gastos: corteOf(OCTOBER, gastos) }
  const said = (lines: typeof gastos) => fechasOf(cortes, { ingresos: [], gastos: lines }, MADE).gastos
  const [first = expect.fail(), ...rest] = gastos
  expect(said([{ ...first, denominacion: 'Sueldos' }, ...rest])).toBe(OCTOBER)
  expect(said([{ ...first, pagado: first.pagado + 0.01 }, ...rest])).toBeUndefined()
  expect(said(rest)).toBeUndefined()
  expect(said([...gastos, { ...first, id: 'gas-9', partida: '84.01.03' }])).toBeUndefined()
})

test('two days make none for the whole, and a side without lines has no say', () => {
  const cortes = { ingresos: corteOf('2024-09-30', ingresos), gastos: corteOf(OCTOBER, gastos) }
  expect(fechasOf(cortes, { ingresos, gastos }, MADE)).toMatchObject({
    ingresos: '2024-09-30',
    gastos: OCTOBER,
    todo: undefined,
  })
  expect(fechasOf(cortes, { ingresos: [], gastos }, MADE)).toMatchObject({
    ingresos: undefined,
    todo: OCTOBER,
  })
})
