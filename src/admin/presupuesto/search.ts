import * as v from 'valibot'
import type { Partida } from '@/entities/presupuesto/partida'
import { listSearch, searchFlag, searchOption } from '@/shared/lib/search-schema'
import { matches } from '@/shared/lib/texto'

const TABS = ['ingresos', 'gastos'] as const
export type Tab = (typeof TABS)[number]

export const presupuestoSearch = v.object({
  ...listSearch,
  tab: searchOption(TABS),
  importar: searchFlag,
})

export type PresupuestoSearch = v.InferOutput<typeof presupuestoSearch>

/** Text over code and name. */
export const filterPartidas = <T extends Partida>(lines: readonly T[], buscar: string | undefined): T[] =>
  lines.filter(({ partida, denominacion }) => matches(buscar, partida, denominacion))
