import * as v from 'valibot'
import { listSearch, searchFlag, searchOption } from '@/shared/lib/form/search-schema'

const TABS = ['ingresos', 'gastos'] as const
export type Tab = (typeof TABS)[number]

export const presupuestoSearch = v.object({
  ...listSearch,
  tab: searchOption(TABS),
  importar: searchFlag,
})

export type PresupuestoSearch = v.InferOutput<typeof presupuestoSearch>
