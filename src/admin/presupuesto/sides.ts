import type { ComponentType } from 'react'
import type { Column } from '@/admin/ui/table/table-search'
import type { Lado } from '@/entities/presupuesto/corte'
import { totalGastos, totalIngresos } from '@/entities/presupuesto/formulas'
import type { Gasto, Ingreso } from '@/entities/presupuesto/partida'
import { columnsOfGastos, columnsOfIngresos } from '@/entities/presupuesto/presupuesto-csv'
import { gastos, gastosImport, ingresos, ingresosImport } from '@/entities/presupuesto/queries'
import type { CsvColumn } from '@/shared/lib/file/csv'
import type { createImport } from '@/shared/query/import'
import type { createResource } from '@/shared/query/resource'
import type { Overlays } from '@/shared/ui/overlay/overlays'
import { type CedulaImporter, gastoImporter, ingresoImporter } from './cedula-importers'
import { gastoColumns, ingresoColumns } from './columns'
import { exportGastos, exportIngresos } from './exports'
import { GastoForm } from './gasto-form'
import { IngresoForm } from './ingreso-form'

/** What a new line takes from the fiscal year into which it comes. */
export type Born = { ejercicio: number; cerrado?: boolean }

/** Everything in which the two sides of the budget differ. */
export type Side<T extends Ingreso | Gasto> = {
  name: Lado
  resource: ReturnType<typeof createResource<T>>
  columns: readonly Column<T>[]
  Form: ComponentType<{ record?: T; others: readonly T[]; born?: Born; onClose: () => void }>
  importer: CedulaImporter<T>
  importing: ReturnType<typeof createImport<T>>
  download: (overlays: Overlays, lines: readonly T[]) => void
  /** What a file and a page of these lines have; those with decimals are US dollars (spec §7). */
  fileColumns: (lines: readonly T[]) => readonly CsvColumn<T>[]
  /** The execution of all these lines together, as a percentage (spec §9). */
  executionOf: (lines: readonly T[]) => number
}

export const INGRESOS: Side<Ingreso> = {
  name: 'ingresos',
  resource: ingresos,
  columns: ingresoColumns,
  Form: IngresoForm,
  importer: ingresoImporter,
  importing: ingresosImport,
  download: exportIngresos,
  fileColumns: columnsOfIngresos,
  executionOf: (lines) => totalIngresos(lines).ejecucion,
}

export const GASTOS: Side<Gasto> = {
  name: 'gastos',
  resource: gastos,
  columns: gastoColumns,
  Form: GastoForm,
  importer: gastoImporter,
  importing: gastosImport,
  download: exportGastos,
  fileColumns: columnsOfGastos,
  executionOf: (lines) => totalGastos(lines).ejecucion,
}
