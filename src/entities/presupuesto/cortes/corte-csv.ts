import {
  type Gasto,
  type Ingreso,
  isIngreso,
  minusUsd,
  saldoComprometerOf,
  saldoDevengarOf,
} from '@/entities/presupuesto/partida'
import { montoOf } from '@/entities/presupuesto/reformas'
import { type CsvColumn, toCsv, unguard } from '@/shared/lib/file/csv'
import { writable } from '@/shared/lib/writable'

/** The lines of both sides of a fiscal year. */
export type Lados = { ingresos: readonly Ingreso[]; gastos: readonly Gasto[] }

type Line = Partial<Ingreso & Gasto> & { lado: 'Ingreso' | 'Gasto' }
type Head = { ejercicio: number; fecha: string }

const AMOUNTS = [
  ['Inicial', 'inicial'],
  ['Codificado', 'codificado'],
  ['Certificado', 'certificado'],
  ['Comprometido', 'comprometido'],
  ['Devengado', 'devengado'],
  ['Pagado', 'pagado'],
  ['Recaudado', 'recaudado'],
  ['Saldo por Comprometer', 'saldoComprometer'],
  ['Saldo por Devengar', 'saldoDevengar'],
] as const

/** What reforms changed of a line: what it is coded at beyond its first figure, and without one what was noted of them. */
const reformasDe = ({ inicial, codificado = 0, reformas }: Line): number | '' =>
  inicial === undefined ? (reformas ? montoOf(reformas) : '') : minusUsd(codificado, inicial)

/** What the file says of each line; amounts in US dollars, empty where the line has none. */
const columnsOf = ({ ejercicio, fecha }: Head): CsvColumn<Line>[] => [
  { header: 'Ejercicio', value: () => ejercicio },
  { header: 'Al', value: () => fecha },
  { header: 'Lado', value: ({ lado }) => lado },
  { header: 'Partida', value: ({ partida = '' }) => partida },
  { header: 'Denominación', value: ({ denominacion = '' }) => denominacion },
  { header: 'Programa', value: ({ programa = '' }) => programa },
  ...AMOUNTS.map(([header, key]) => ({ header, value: (line: Line) => line[key] ?? '', decimals: 2 })),
  { header: 'Reformas', value: reformasDe, decimals: 2 },
]

/** The whole text of a cut's file, which pages can hold to the letter. Pure: the same lines give the same text. */
export function corteCsv({ ingresos, gastos }: Lados, head: Head): string {
  const lines: Line[] = [
    ...ingresos.map((line): Line => ({ ...line, lado: 'Ingreso' })),
    ...gastos.map((line): Line => ({ ...line, lado: 'Gasto' })),
  ]
  return writable(toCsv(columnsOf(head), lines))
}

/** A cell, in quotes or bare, and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g

/** The cells of a text that `corteCsv` wrote: nothing has to be guessed as in a file of others, on every phone that looks. */
export function rowsOf(texto: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, bare = '', end] of texto.replace(/^\uFEFF/, '').matchAll(CELL)) {
    rows.at(-1)?.push(unguard(quoted?.replaceAll('""', '"') ?? bare))
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

/** The lines that a cut's text holds, with what the writers and formulas need of them. */
export function lineasDe(texto: string): { ingresos: Ingreso[]; gastos: Gasto[] } {
  const [head = [], ...rows] = rowsOf(texto)
  const lines = rows.map((row, index): Partial<Record<string, string>> & { id: string } => ({
    ...Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])),
    id: `linea-${index}`,
  }))
  const usd = (cell: string | undefined) => (cell ? Number(cell) : undefined)
  const read = lines.map((line) => {
    const amounts = Object.fromEntries(
      AMOUNTS.flatMap(([header, key]) => (line[header] ? [[key, usd(line[header])]] : [])),
    )
    const common = {
      ...{ id: line.id, partida: line.Partida ?? '', denominacion: line.Denominación ?? '' },
      ...{ codificado: 0, devengado: 0, ...amounts },
      ...(line.Programa && { programa: line.Programa }),
      ejercicio: Number(line.Ejercicio),
    }
    if (line.Lado === 'Ingreso') {
      const ingreso = { recaudado: 0, ...common }
      return { saldoDevengar: saldoDevengarOf(ingreso), ...ingreso } as Ingreso
    }
    const gasto = { comprometido: 0, pagado: 0, ...common }
    return {
      saldoComprometer: saldoComprometerOf(gasto),
      saldoDevengar: saldoDevengarOf(gasto),
      ...gasto,
    } as Gasto
  })
  return {
    ingresos: read.filter((line): line is Ingreso => isIngreso(line)),
    gastos: read.filter((line): line is Gasto => !isIngreso(line)),
  }
}
