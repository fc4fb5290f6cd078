import { expect, test } from 'vitest'
import { normalizeCodigo } from '@/entities/presupuesto/codigo'
import {
  type Gasto,
  gastoForm,
  gastoFrom,
  type Ingreso,
  ingresoForm,
  ingresoFrom,
  isIngreso,
} from '@/entities/presupuesto/partida'
import { sampleGastos, sampleIngresos } from '@/entities/presupuesto/seed'
import { partidaWarnings } from '@/entities/presupuesto/warnings'
import { formatUsd } from '@/shared/lib/moneda'

const [ingreso] = sampleIngresos() as [Ingreso]
const [gasto] = sampleGastos() as [Gasto]

test.each([
  ['53.08.02', '53.08.02'],
  ['530802', '53.08.02'],
  ['5.3.08.02', '53.08.02'],
  [' 53 08 02 ', '53.08.02'],
  ['53-08-02', '53.08.02'],
  ['53.8.2', '53.08.02'],
  ['5.3.8.2', '53.08.02'],
  ['13.04.99.01', '13.04.99.01'],
  ['13049901', '13.04.99.01'],
  ['1.3.04.99.01', '13.04.99.01'],
  ['53.08.02.001', '53.08.02.001'],
  ['01.01', '01.01'],
  ['53', '53'],
])('the code %s is %s', (typed, code) => {
  expect(normalizeCodigo(typed)).toBe(code)
})

test.each(['', '  ', 'TOTAL', '53.08.0A', '53080', '=53.08', '53..08x', '.'])('%j is no code', (typed) => {
  expect(normalizeCodigo(typed)).toBeNull()
})

test('a line is income when it has a recaudado field', () => {
  expect(isIngreso(ingreso)).toBe(true)
  expect(isIngreso(gasto)).toBe(false)
})

test('empty balances are derived, typed ones stay', () => {
  const form = { ...gastoForm(), partida: ' 53.08.02 ', denominacion: 'Botas', codificado: 0.3 }
  expect(gastoFrom({ ...form, comprometido: 0.2, devengado: '0.1' })).toEqual({
    partida: '53.08.02',
    denominacion: 'Botas',
    codificado: 0.3,
    comprometido: 0.2,
    devengado: 0.1,
    pagado: 0,
    saldoComprometer: 0.1,
    saldoDevengar: 0.2,
  })
  expect(gastoFrom({ ...form, saldoDevengar: 5, saldoComprometer: '' })).toMatchObject({
    saldoDevengar: 5,
    saldoComprometer: 0.3,
  })
  expect(ingresoFrom({ ...ingresoForm(), codificado: 100, devengado: 130 }).saldoDevengar).toBe(-30)
})

test('what is no number becomes 0', () => {
  expect(
    ingresoFrom({ ...ingresoForm(), codificado: 'mil', recaudado: '', devengado: undefined }),
  ).toMatchObject({ codificado: 0, recaudado: 0, devengado: 0, saldoDevengar: 0 })
})

test('a derived balance follows an edited amount, a typed one does not', () => {
  const edited = { ...ingresoForm(ingreso), codificado: ingreso.codificado + 10 }
  expect(ingresoFrom(edited).saldoDevengar).toBe(4169.5)
  const typed = { ...gastoForm({ ...gasto, saldoDevengar: 7 }), codificado: gasto.codificado + 10 }
  expect(gastoFrom(typed).saldoDevengar).toBe(7)
})

test('the samples break no rule and their balances are right', () => {
  const [ingresos, gastos] = [sampleIngresos(), sampleGastos()]
  expect([ingresos.length, gastos.length]).toEqual([8, 12])
  expect(ingresos.flatMap((line) => partidaWarnings(line, ingresos, line.id))).toEqual([])
  expect(gastos.flatMap((line) => partidaWarnings(line, gastos, line.id))).toEqual([])
  expect(new Set([...ingresos, ...gastos].map(({ id }) => id)).size).toBe(20)
  expect(ingresos.every(({ id }) => /^ing-\d+$/.test(id))).toBe(true)
  expect(gastos.every(({ id }) => /^gas-\d+$/.test(id))).toBe(true)
  expect([...ingresos, ...gastos].every(({ partida }) => normalizeCodigo(partida) === partida)).toBe(true)
  const energia = ingresos.find(({ partida }) => partida === '13.04.99.02')
  expect(energia?.codificado).toBe(Math.max(...ingresos.map(({ codificado }) => codificado)))
})

test('a broken order is reported pair by pair', () => {
  const line = { ...gasto, codificado: 100, comprometido: 150, devengado: 150, pagado: 150.01 }
  expect(partidaWarnings(line, [], line.id)).toEqual([
    `El comprometido (${formatUsd(150)}) es mayor que el codificado (${formatUsd(100)}).`,
    `El pagado (${formatUsd(150.01)}) es mayor que el devengado (${formatUsd(150)}).`,
  ])
})

test('an expense without a recorded commitment gets no warning that it exceeds one', () => {
  const line = { ...gasto, codificado: 1000, comprometido: 0, devengado: 400, pagado: 300 }
  expect(partidaWarnings(line, [], line.id)).toEqual([])
  expect(partidaWarnings({ ...line, devengado: 1001 }, [], line.id)).toEqual([
    `El devengado (${formatUsd(1001)}) es mayor que el codificado (${formatUsd(1000)}).`,
  ])
})

test('income collected beyond its accrual or its coded amount gets a warning', () => {
  const line = { ...ingreso, codificado: 100, devengado: 80, recaudado: 90 }
  expect(partidaWarnings(line, [], line.id)).toEqual([
    `El recaudado (${formatUsd(90)}) es mayor que el devengado (${formatUsd(80)}).`,
  ])
  expect(partidaWarnings({ ...line, devengado: 0 }, [], line.id)).toEqual([])
  expect(partidaWarnings({ ...line, devengado: 0, recaudado: 101 }, [], line.id)).toEqual([
    `El recaudado (${formatUsd(101)}) es mayor que el codificado (${formatUsd(100)}).`,
  ])
})

test('a partida that exists gets a warning in any spelling, but not for itself', () => {
  const gastos = sampleGastos()
  const twin = { ...gasto, partida: '5.1.01.05' }
  expect(partidaWarnings({ ...twin, programa: 'Prevención' }, gastos)).toEqual([])
  expect(partidaWarnings(twin, gastos)).toEqual(['La partida 51.01.05 ya existe: Remuneraciones Unificadas.'])
  expect(partidaWarnings(twin, gastos, gasto.id)).toEqual([])
})

test('amounts are compared as people write them', () => {
  const typed = { ...gastoForm(), codificado: '1.234,56', comprometido: '1234.5', devengado: '1,234.56' }
  expect(gastoFrom({ ...typed, saldoDevengar: '-10,5' })).toMatchObject({
    codificado: 1234.56,
    comprometido: 1234.5,
    devengado: 1234.56,
    saldoComprometer: 0.06,
    saldoDevengar: -10.5,
  })
})
