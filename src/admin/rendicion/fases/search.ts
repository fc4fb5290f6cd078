import * as v from 'valibot'
import { FASES } from '@/entities/fases/options'
import { searchFlag, searchOption, searchText } from '@/shared/lib/form/search-schema'

/** What the tab of the year's process keeps in the address of accountability. */
export const procesoFields = {
  /** The year of which accounts are given. */
  ejercicio: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer())), undefined)),
  /** The form that opens the year is open. */
  abrir: searchFlag,
  /** The open task, or the phase that gets a new one. */
  tarea: searchText,
  nuevaTarea: searchOption(FASES),
}

const procesoSearch = v.object(procesoFields)
export type ProcesoSearch = v.InferOutput<typeof procesoSearch>
