import { Amount } from '@/admin/ui/figure/amount'
import type { Importer } from '@/admin/ui/import/importer'
import { importGastos, importIngresos } from '@/entities/presupuesto/cedula-import'
import { planPartidas } from '@/entities/presupuesto/cedula-plan'
import type { Gasto, Ingreso } from '@/entities/presupuesto/partida'
import type { ImportRow } from '@/shared/lib/file/import-plan'

type Line = { partida: string; denominacion: string }
export type CedulaImporter<T extends Ingreso | Gasto> = Importer<T, ImportRow<T>>

const nameOf = ({ partida, denominacion }: Line) => `${partida} ${denominacion}`

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
  cell: (line: Record<F, number>) => <Amount usd={line[field]} />,
  ...(brief && { brief }),
})

export const ingresoImporter: CedulaImporter<Ingreso> = {
  read: importIngresos,
  plan: planPartidas,
  nameOf,
  columns: [
    ...CODE,
    amount('codificado', 'Codificado', true),
    amount('devengado', 'Devengado', true),
    amount('recaudado', 'Recaudado', true),
    amount('saldoDevengar', 'Saldo por devengar'),
  ],
}

export const gastoImporter: CedulaImporter<Gasto> = {
  read: importGastos,
  plan: planPartidas,
  nameOf,
  columns: [
    ...CODE,
    amount('codificado', 'Codificado', true),
    amount('comprometido', 'Comprometido'),
    amount('devengado', 'Devengado', true),
    amount('pagado', 'Pagado', true),
    amount('saldoComprometer', 'Saldo por comprometer'),
    amount('saldoDevengar', 'Saldo por devengar'),
  ],
}
