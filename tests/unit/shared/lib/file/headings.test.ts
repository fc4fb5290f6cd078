import { expect, test } from 'vitest'
import type { Cell } from '@/shared/lib/file/cells'
import { dataRows, findHeadings } from '@/shared/lib/file/table/headings'
import { combinedCell } from '@/shared/lib/file/table/sheet'

const FIELDS = [
  { key: 'partida', header: 'Partida', aliases: ['Código', 'Ítem'] },
  { key: 'denominacion', header: 'Denominación', aliases: ['Nombre de la partida'] },
  { key: 'codificado', header: 'Codificado', aliases: ['Presupuesto codificado'] },
  { key: 'porDevengar', header: 'Saldo por devengar', aliases: ['Por devengar'] },
  { key: 'devengado', header: 'Devengado' },
] as const

const table = (text: string): Cell[][] => text.split('\n').map((line) => line.split(';'))
const found = (cells: Cell[][]) => {
  const { first, last, texts, columns } = findHeadings(cells, FIELDS)
  return { rows: [first, last], texts, columns: Object.fromEntries(columns) }
}

test('one row of headings below titles', () => {
  expect(found(table('CÉDULA;;\nAño 2026;;\nPartida;Denominación;Codificado\n53;Bienes;1'))).toEqual({
    rows: [2, 2],
    texts: ['Partida', 'Denominación', 'Codificado'],
    columns: { partida: 0, denominacion: 1, codificado: 2 },
  })
})

test('stacked words are joined, and what stands over several goes on over blank cells', () => {
  const cells = table(
    'CÓDIGO;NOMBRE;PRESUPUESTO;;SALDO POR\n;DE LA;INICIAL;CODIFICADO;DEVENGAR\n;PARTIDA;;;\n530802;Botas;1;1;1',
  )
  expect(found(cells)).toEqual({
    rows: [0, 2],
    texts: [
      'CÓDIGO',
      'NOMBRE DE LA PARTIDA',
      'PRESUPUESTO INICIAL',
      'PRESUPUESTO CODIFICADO',
      'SALDO POR DEVENGAR',
    ],
    columns: { partida: 0, denominacion: 1, codificado: 3, porDevengar: 4 },
  })
})

test('the amounts below «saldos» are not those of their names', () => {
  const cells = table('Partida;Denominación;Saldos;\n;;Codificado;Devengado\n53;Bienes;1;1')
  expect(found(cells).columns).toEqual({ partida: 0, denominacion: 1 })
})

test('words that are cut short, and «x» for «por»', () => {
  expect(found(table('COD.;DENOM.;PRESUP. CODIF.;SALDO X DEVENGAR\n1;a;1;1')).columns).toEqual({
    partida: 0,
    denominacion: 1,
    codificado: 2,
    porDevengar: 3,
  })
})

test('a combined heading says its text in all of it', () => {
  const hanging = combinedCell({ row: 0, column: 0, cell: 'PARTIDA' })
  const beside = combinedCell({ row: 0, column: 1, cell: 'PRESUPUESTO' })
  const cells: Cell[][] = [
    ['PARTIDA', 'PRESUPUESTO', beside, 'DENOMINACIÓN'],
    [hanging, 'CODIFICADO', 'DEVENGADO', null],
    ['53.08.02', 1, 1, 'Botas'],
  ]
  expect(found(cells)).toMatchObject({
    rows: [0, 1],
    texts: ['PARTIDA', 'PRESUPUESTO CODIFICADO', 'PRESUPUESTO DEVENGADO', 'DENOMINACIÓN'],
  })
})

test('rows of numbers, letters and units, and headings that a printed page repeats, are no data', () => {
  const cells = table(
    'Partida;Denominación;Codificado\n(1);(2);(3)\n(a);(b);(c)=a+b\n;;USD\n530802;Botas;1\nPartida;Denominación;Codificado\n530813;Llantas;2',
  )
  expect(dataRows(cells, findHeadings(cells, FIELDS))).toEqual([4, 6])
})
