import * as v from 'valibot'
import { listSearch, searchFlag, searchOption, searchText } from '@/shared/lib/form/search-schema'

const TABS = ['ingresos', 'gastos', 'cortes'] as const
export type Tab = (typeof TABS)[number]

/** The amounts whose cards show the lines behind them. */
const IMPORTES = ['recaudado', 'devengado'] as const
export type Importe = (typeof IMPORTES)[number]

const searchYear = v.optional(
  v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100))), undefined),
)

export const presupuestoSearch = v.object({
  ...listSearch,
  tab: searchOption(TABS),
  /** The fiscal year; without it the current one. */
  ejercicio: searchYear,
  /** Only the lines with this amount. */
  con: searchOption(IMPORTES),
  importar: searchFlag,
  /** Asks for the day of the figures. */
  corte: searchFlag,
  /** Asks for the fiscal year to open. */
  abrir: searchFlag,
  /** Asks why a closed fiscal year is opened again. */
  reabrir: searchFlag,
  /** The ids of the two cuts that are compared. */
  uno: searchText,
  otro: searchText,
})

export type PresupuestoSearch = v.InferOutput<typeof presupuestoSearch>
