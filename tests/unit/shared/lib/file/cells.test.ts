import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountReader, parseAmount } from '@/shared/lib/file/amount'
import { parseDay, parseOption, parseTime, parseYesNo, plain } from '@/shared/lib/file/cells'
import { formatUsd } from '@/shared/lib/moneda'

test.each([
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['1234.5', 1234.5],
  ['1234,5', 1234.5],
  ['$ 1.234,56', 1234.56],
  ['USD 12', 12],
  ['1.234', 1234],
  ['1,234,567', 1234567],
  ['1.234.567,8', 1234567.8],
  ['0,99', 0.99],
  ['-5', -5],
  ['(5,00)', -5],
  ['5,00-', -5],
  ["82'000.00", 82000],
  ['1’234’567,89', 1234567.89],
  ['.50', 0.5],
  [',5', 0.5],
  ['(1,200.50)', -1200.5],
  ['', 0],
  [' - ', 0],
  ['0', 0],
  [null, 0],
  [undefined, 0],
  [1234.56, 1234.56],
  [0.1 + 0.2, 0.3],
])('the amount %j is %d', (cell, usd) => {
  expect(parseAmount(cell)).toBe(usd)
})

test.each([
  'mil',
  '1.2.3',
  '12,34,56',
  '1.234.56',
  '1,23.456',
  '0.125',
  '1234.567',
  '--5',
  '1e5',
  '5%',
  true,
  Number.NaN,
])('%j is no amount', (cell) => {
  expect(parseAmount(cell)).toBeNull()
})

/** The amounts of one file, and what has to be asked before they can be read. */
function fileOf(texts: readonly string[], chosen?: '.' | ',') {
  const { read, doubt } = amountReader(
    texts.map((cell, row) => ({ cell, at: `C${row + 1}` })),
    chosen,
  )
  return { usd: texts.map(read), doubt }
}

test.each([
  [
    ['875.275', '1,200.75'],
    [875.28, 1200.75],
  ],
  [
    ['875.275', '1.200,75'],
    [875275, 1200.75],
  ],
  [
    ['875,275', '.50', '0.125'],
    [875275, 0.5, 0.13],
  ],
  [
    ["82'000.00", '1,500', '(1,200)'],
    [82000, 1500, -1200],
  ],
  [
    ['1.234.567', '12.000'],
    [1234567, 12000],
  ],
  [
    ['1200', '5', '', '-'],
    [1200, 5, 0, 0],
  ],
  [
    ['4.000', '0.000', '1.50'],
    [4, 0, 1.5],
  ],
])('in a file with %j one mark separates the cents', (texts, usd) => {
  expect(fileOf(texts)).toEqual({ usd, doubt: undefined })
})

test.each([
  ['nothing else says which mark separates the cents', ['1200', '875.275']],
  ['the other amounts contradict each other', ['1,200.75', '1.200,75', '875.275']],
])('where %s, that is asked; the answer is for the whole file', (_, texts) => {
  const { doubt } = fileOf(texts)
  expect(doubt).toEqual({
    text: '875.275',
    cell: `C${texts.length}`,
    usd: { '.': 875.28, ',': 875275 },
  })
  expect(fileOf(texts, '.').usd.at(-1)).toBe(875.28)
  expect(fileOf(texts, ',').usd.at(-1)).toBe(875275)
  expect(fileOf(texts, ',').usd[0]).toBe(fileOf(texts, '.').usd[0])
})

test('every amount that the app shows is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
      expect(parseAmount(formatUsd(cents / 100))).toBe(cents / 100)
    }),
  )
})

test.each([
  ['2024-06-30', '2024-06-30'],
  ['2024-6-3', '2024-06-03'],
  ['30/6/2024', '2024-06-30'],
  ['03-06-2024', '2024-06-03'],
  ['30.06.2024', '2024-06-30'],
  [new Date('2024-06-30T00:00:00Z'), '2024-06-30'],
  ['2024-06-30T05:00:00Z', '2024-06-30'],
  ['', ''],
  [null, ''],
  ['31/02/2024', null],
  ['2024-13-01', null],
  ['6/30/2024', null],
  ['ayer', null],
  ['30/06/24', null],
])('the day %j is %j', (cell, day) => {
  expect(parseDay(cell)).toBe(day)
})

test('Sí and No are read in their usual spellings', () => {
  expect(['Sí', 'SI', 's', 'x', '1', true, 'Verdadero'].map(parseYesNo)).not.toContain(false)
  expect(['Sí', 'SI', 's', 'x', '1', true, 'Verdadero'].map(parseYesNo)).not.toContain(null)
  expect(['No', 'n', '0', '', null, false, 'FALSO'].map((cell) => parseYesNo(cell))).toEqual(
    Array(7).fill(false),
  )
  expect(parseYesNo('quizás')).toBeNull()
})

test('an option is read by value or label, with any punctuation', () => {
  const labels = { FUERA_SERVICIO: 'Fuera de servicio', VEHICULO: 'Vehículo' }
  expect(
    ['fuera_servicio', 'FUERA DE SERVICIO', 'Fuera-servicio'].map((cell) => parseOption(cell, labels)),
  ).toEqual(Array(3).fill('FUERA_SERVICIO'))
  expect(parseOption(' vehiculo ', labels)).toBe('VEHICULO')
  expect(parseOption('Avión', labels)).toBeUndefined()
  expect(parseOption('', labels)).toBeUndefined()
})

test('headers match without case, accents, brackets and punctuation', () => {
  expect(plain(' Valor  Estimado (USD): ')).toBe('valor estimado')
})

test.each([
  ['14:20', '14:20'],
  ['8:05', '08:05'],
  ['14:20:59', '14:20'],
  ['14h20', '14:20'],
  ['14.20', '14:20'],
  ['2:20 p. m.', '14:20'],
  ['12:05 AM', '00:05'],
  ['12:05pm', '12:05'],
  ['7 h', '07:00'],
  [0.5, '12:00'],
  [0.999_99, '00:00'],
  [new Date('1899-12-31T23:50:00Z'), '23:50'],
  ['', ''],
  [null, ''],
  ['25:00', null],
  ['13:00 pm', null],
  ['12:60', null],
  ['14', null],
  [14, null],
  ['mañana', null],
])('the time %j is %j', (cell, time) => {
  expect(parseTime(cell)).toBe(time)
})

test.each(['0026-11-26', '26/11/0026', '1802-05-01', '2126-05-01'])(
  'the day %s is of no century of ours',
  (text) => {
    expect(parseDay(text)).toBeNull()
  },
)
