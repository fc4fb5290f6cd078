import { Amount } from '@/admin/ui/figure/amount'
import type { Importer } from '@/admin/ui/import/importer'
import { importGastos, importIngresos } from '@/entities/presupuesto/cedula/cedula-import'
import { planPartidas } from '@/entities/presupuesto/cedula/cedula-plan'
import { tellAfter } from '@/entities/presupuesto/cedula/cedula-sums'
import type { Gasto, Ingreso } from '@/entities/presupuesto/partida'
import type { ImportRow } from '@/shared/lib/file/import-plan'
import { formatUsd, sumUsd } from '@/shared/lib/moneda'

type Line = { partida: string; denominacion: string; programa?: string | undefined }
export type CedulaImporter<T extends Ingreso | Gasto> = Importer<T, ImportRow<T>>

const nameOf = ({ partida, denominacion, programa }: Line) =>
  [partida, denominacion, programa && `(${programa})`].filter(Boolean).join(' ')

const CODE = [
  { field: 'partida', header: 'Partida', cell: ({ partida }: Line) => partida, brief: true },
  {
    field: 'denominacion',
    header: 'Denominación',
    cell: ({ denominacion }: Line) => denominacion,
    brief: true,
  },
] as const

const amount = <F extends string>(field: F, header: string, brief?: true) => ({
  field,
  header,
  align: 'right' as const,
  cell: (line: { [K in F]?: number | undefined }) => {
    const usd = line[field]
    return usd === undefined ? '' : <Amount usd={usd} />
  },
  ...(brief && { brief }),
})

/** Of what the file no longer has. */
const stillSum = (lines: readonly { codificado: number }[]) =>
  `El archivo ya no trae estas partidas: siguen sumando ${formatUsd(sumUsd(lines.map(({ codificado }) => codificado)))}.`

/** What not every file says; of a new line it shows with its name. */
const MORE = [
  { field: 'programa', header: 'Programa', cell: ({ programa = '' }: Line) => programa },
  amount('inicial', 'Asignación inicial'),
] as const

export const ingresoImporter: CedulaImporter<Ingreso> = {
  read: importIngresos,
  plan: planPartidas,
  sums: tellAfter,
  missing: stillSum,
  nameOf,
  columns: [
    ...CODE,
    amount('codificado', 'Codificado', true),
    amount('devengado', 'Devengado', true),
    amount('recaudado', 'Recaudado', true),
    amount('saldoDevengar', 'Saldo por devengar'),
    ...MORE,
  ],
}

export const gastoImporter: CedulaImporter<Gasto> = {
  read: importGastos,
  plan: planPartidas,
  sums: tellAfter,
  missing: stillSum,
  nameOf,
  columns: [
    ...CODE,
    amount('codificado', 'Codificado', true),
    amount('comprometido', 'Comprometido'),
    amount('devengado', 'Devengado', true),
    amount('pagado', 'Pagado', true),
    amount('saldoComprometer', 'Saldo por comprometer'),
    amount('saldoDevengar', 'Saldo por devengar'),
    ...MORE,
    amount('certificado', 'Certificado'),
  ],
}
