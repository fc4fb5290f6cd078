import { describe, expect, test } from 'vitest'
import { importGastos } from '@/entities/presupuesto/cedula/cedula-import'
import { tellAfter } from '@/entities/presupuesto/cedula/cedula-sums'
import { sumUsd } from '@/shared/lib/moneda'
import { random } from '../../../random'
import { runs } from '../../../runs'

type Line = readonly [code: string, name: string, ...usd: number[]]

const HEAD = 'Partida;Denominación;Codificado;Comprometido;Devengado;Pagado'
const cents = (usd: number) => usd.toFixed(2).replace('.', ',')
const written = (lines: readonly Line[]) =>
  [HEAD, ...lines.map(([code, name, ...usd]) => [code, name, ...usd.map(cents)].join(';'))].join('\n')
const cedula = (lines: readonly Line[]) => importGastos(new Blob([written(lines)]))

const added = (lines: readonly Line[]) =>
  [0, 1, 2, 3].map((at) => sumUsd(lines.map(([, , ...usd]) => usd[at] ?? 0)))
const sum = (code: string, name: string, lines: readonly Line[]): Line => [code, name, ...added(lines)]

const ADMINISTRACION: Line[] = [
  ['51.01.05', 'Remuneraciones', 82000, 82000, 61500, 61500],
  ['51.06.01', 'Aporte patronal', 9800, 9800, 7350, 7350],
  ['53.01.04', 'Energía eléctrica', 2400, 1800, 1750.55, 1750.55],
  ['53.08.03', 'Combustibles', 6000, 4800.1, 4500.07, 4300.99],
]
const OPERACIONES: Line[] = [
  ['53.08.02', 'Prendas de protección', 15000, 14200, 0, 0],
  ['53.08.03', 'Combustibles', 3000.5, 2000, 1999.99, 1000],
  ['84.01.04', 'Maquinaria', 42000, 25000, 25000, 12500],
]
const TODAS = [...ADMINISTRACION, ...OPERACIONES]
const grupo = (code: string, name: string, lines: readonly Line[]) => {
  const parts = lines.filter(([one]) => one.startsWith(code))
  return [sum(code, name, parts), ...parts]
}
const programas = (one: string, other: string): Line[] => [
  sum(one, 'ADMINISTRACIÓN GENERAL', ADMINISTRACION),
  ...ADMINISTRACION,
  sum(other, 'ATENCIÓN DE EMERGENCIAS', OPERACIONES),
  ...OPERACIONES,
]
const TOTAL = sum('', 'TOTAL GASTOS', TODAS)

/** How institutions write one budget, each with the same true sums. */
const KINDS: Record<string, Line[]> = {
  'lines and a total': [...TODAS, TOTAL],
  'lines without a total': TODAS,
  'programmes of two digits': [...programas('01', '21'), TOTAL],
  'programme and activity, 01.01': [...programas('01.01', '01.02'), TOTAL],
  'programmes of three digits, which are no codes': [...programas('110', '210'), TOTAL],
  'programmes of four digits': [...programas('1100', '2100'), TOTAL],
  'programmes of as many digits as an item, proven by the total': [
    ...programas('01.00.00', '02.00.00'),
    TOTAL,
  ],
  'coded programmes without a total': programas('01', '21'),
  'a programme of one line': [
    ...programas('01', '21').slice(0, -4),
    sum('21', 'SEGUROS', OPERACIONES.slice(0, 1)),
    ...OPERACIONES.slice(0, 1),
    sum('31', 'EMERGENCIAS', OPERACIONES.slice(1)),
    ...OPERACIONES.slice(1),
    TOTAL,
  ],
  'programmes below their lines': [
    ...ADMINISTRACION,
    sum('01', 'ADMINISTRACIÓN GENERAL', ADMINISTRACION),
    ...OPERACIONES,
    sum('21', 'ATENCIÓN DE EMERGENCIAS', OPERACIONES),
    TOTAL,
  ],
  'programmes with the groups of each': [
    sum('01', 'ADMINISTRACIÓN GENERAL', ADMINISTRACION),
    ...grupo('51', 'GASTOS EN PERSONAL', ADMINISTRACION),
    ...grupo('53', 'BIENES Y SERVICIOS', ADMINISTRACION),
    sum('21', 'ATENCIÓN DE EMERGENCIAS', OPERACIONES),
    ...grupo('53', 'BIENES Y SERVICIOS', OPERACIONES),
    ...grupo('84', 'BIENES DE LARGA DURACIÓN', OPERACIONES),
    TOTAL,
  ],
  'programme, activity and lines': [
    sum('01', 'CUERPO DE BOMBEROS', TODAS),
    ...programas('01.01', '01.02'),
    TOTAL,
  ],
  'headings in words with their sums, and subtotals': [
    sum('', 'PROGRAMA 01: ADMINISTRACIÓN', ADMINISTRACION),
    ...ADMINISTRACION,
    sum('', 'SUBTOTAL', ADMINISTRACION),
    sum('', 'PROGRAMA 02: OPERACIONES', OPERACIONES),
    ...OPERACIONES,
    sum('', 'SUBTOTAL', OPERACIONES),
    TOTAL,
  ],
  'totals of each programme in a list at the end': [
    ...TODAS,
    sum('', 'TOTAL PROGRAMA 01', ADMINISTRACION),
    sum('', 'TOTAL PROGRAMA 02', OPERACIONES),
    TOTAL,
  ],
  'other words for the total': [
    ...TODAS,
    sum('', 'PRESUPUESTO TOTAL', TODAS),
    sum('Gran total', '', TODAS),
    sum('', 'Suman', TODAS),
  ],
}

describe.each(Object.entries(KINDS))('%s', (_, lines) => {
  test('gives the file’s own total, and each line once', async () => {
    const { rows, problems, differences } = await cedula(lines)
    expect([problems, differences]).toEqual([[], []])
    expect(rows.map(({ record }) => [record.partida, record.codificado])).toEqual(
      TODAS.map(([code, , usd]) => [code, usd]),
    )
    expect(sumUsd(rows.map(({ record }) => record.devengado))).toBe(added(TODAS)[2])
  })
})

test('a coded programme is that of its lines, so that one item of two is two lines', async () => {
  const { rows } = await cedula([...programas('01', '21'), TOTAL])
  expect(rows.map(({ record }) => record.programa)).toEqual([
    ...ADMINISTRACION.map(() => '01 ADMINISTRACIÓN GENERAL'),
    ...OPERACIONES.map(() => '21 ATENCIÓN DE EMERGENCIAS'),
  ])
})

test('a total that the lines don’t give is told with both sums and the difference', async () => {
  const { rows, differences = [] } = await cedula([...TODAS.slice(1), TOTAL])
  expect(rows).toHaveLength(TODAS.length - 1)
  expect(differences.map(({ sentence }) => sentence)).toEqual([
    'Todas las partidas que se traen no dan lo que dice la fila 8 («TOTAL GASTOS»): ' +
      'codificado $160.200,50, y suman $78.200,50 ($82.000,00 de menos); ' +
      'comprometido $139.600,10, y suman $57.600,10 ($82.000,00 de menos); ' +
      'devengado $102.100,61, y suman $40.600,61 ($61.500,00 de menos); ' +
      'pagado $88.401,54, y suman $26.901,54 ($61.500,00 de menos).',
  ])
})

test('so is a subtotal, a heading or a group, each by the lines that it is of', async () => {
  const { differences = [] } = await cedula([
    ['53', 'BIENES', 500, 0, 0, 0],
    ['53.08.02', 'Botas', 100, 0, 0, 0],
    ['', 'SUBTOTAL', 120, 0, 0, 0],
    ['', 'PROGRAMA 02: RESCATE', 90, 0, 0, 0],
    ['84.01.04', 'Bomba', 7, 0, 0, 0],
    ['', 'TOTAL', 107, 0, 0, 0],
  ])
  expect(differences.map(({ line, sentence }) => [line, /y suman \$[\d,]+/.exec(sentence)?.[0]])).toEqual([
    [2, 'y suman $100,00'],
    [4, 'y suman $100,00'],
    [5, 'y suman $7,00'],
  ])
})

test('a line that could not be read is missing from the sums, and the total says so', async () => {
  const {
    rows,
    problems,
    differences = [],
  } = await importGastos(new Blob([written([...TODAS, TOTAL]).replace('2400,00', 'dos mil')]))
  expect([rows.length, problems.length]).toEqual([TODAS.length - 1, 1])
  expect(differences[0]?.sentence).toContain('codificado $160.200,50, y suman $157.800,50')
})

test('equal lines beside each other are lines, and a likely sum that no total decides is told', async () => {
  const equal: Line[] = [
    ['57.02.01', 'Seguros', 4500, 4500, 4500, 4500],
    ['57.02.06', 'Costas', 4500, 4500, 4500, 4500],
  ]
  const both = await cedula(equal)
  expect([both.rows.length, both.warnings]).toEqual([2, []])
  const likely = await cedula([sum('57.02.00', 'Otros', TODAS), ...TODAS])
  expect(likely.rows).toHaveLength(TODAS.length + 1)
  expect(likely.warnings.map(({ sentence }) => sentence)).toEqual([
    'Línea 2: vale lo mismo que varias filas juntas. Si es su suma, quite su marca para que no cuente dos veces.',
  ])
})

test('a group with money of its own is a line where the total says so', async () => {
  const lines: Line[] = [
    ['53.08', 'Bienes de consumo', 1000, 200, 200, 100],
    ['53.08.03', 'Combustibles', 500, 100, 100, 50],
  ]
  const { rows, differences } = await cedula([...lines, sum('', 'TOTAL', lines)])
  expect([rows.length, differences]).toEqual([2, []])
})

test('what stays besides the file, or is left out of it, is told with the sums of the year', () => {
  const kept = [{ codificado: 100 }, { codificado: 20.5 }]
  expect(tellAfter(kept, { codificado: 120.5, pagado: 0 }, { kept: 1, out: 0 })).toEqual([])
  expect(tellAfter(kept, { codificado: 100 }, { kept: 1, out: 2 }).map(({ sentence }) => sentence)).toEqual([
    'El ejercicio quedará con otras sumas que el archivo: codificado $120,50, y el archivo suma $100,00. ' +
      'No están en el archivo y se conservan: 1 partida. Del archivo quedan fuera: 2 filas.',
  ])
})

test('of any cédula the lines give its total, or a difference is shown', async () => {
  for (let seed = 1; seed <= runs(300); seed++) {
    const next = random(seed)
    const parts = Array.from({ length: 1 + next(4) }, (_, programa) =>
      Array.from({ length: 1 + next(6) }, (_, at): Line => {
        const codificado = next(9) === 0 ? 0 : next(1_000_000) / 100
        const usd = [codificado, codificado / 2, next(3) === 0 ? 0 : codificado / 4, 0]
        return [`${51 + programa}.0${1 + next(8)}.${10 + at}`, 'Partida', ...usd.map((one) => sumUsd([one]))]
      }),
    )
    const lines = parts.flatMap((part, at): Line[] => {
      const shape = next(4)
      const name = `Programa número ${at}`
      if (shape === 0) return part
      if (shape === 1) return [sum(`0${at + 1}`, name, part), ...part]
      if (shape === 2) return [...part, sum('', `SUBTOTAL ${at}`, part)]
      return [sum(`1${at}00`, name, part), ...part]
    })
    const broken = next(4) === 0
    const total = sum('', 'TOTAL', parts.flat())
    const { rows, differences = [] } = await cedula([
      ...lines,
      broken ? [total[0], total[1], ...added(parts.flat()).map((usd) => sumUsd([usd, 0.01]))] : total,
    ])
    const given = sumUsd(rows.map(({ record }) => record.codificado))
    const same = given === (broken ? sumUsd([added(parts.flat())[0] ?? 0, 0.01]) : added(parts.flat())[0])
    expect(same || differences.length > 0, `seed ${seed}: ${given}`).toBe(true)
    if (!broken) expect(differences, `seed ${seed}`).toEqual([])
  }
})
