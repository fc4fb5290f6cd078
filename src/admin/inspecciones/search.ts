import * as v from 'valibot'
import { listSearch, searchFilter, searchFlag, searchText } from '@/shared/lib/form/search-schema'

/** Filters are read as text, and known by the page alone: every page of the site carries this file. */
export const inspeccionesSearch = v.object({
  ...listSearch,
  clase: searchFilter,
  riesgo: searchFilter,
  parroquia: searchFilter,
  /** `SI`, or `NO` for those that closed. */
  funciona: searchFilter,
  /** Only what somebody should look at again. */
  revisar: searchFilter,
  /** The premises of one owner. */
  ruc: searchFilter,
  importar: searchFlag,
  /** The open permit, or `nuevo` for the one that the open premises is granted. */
  permiso: searchText,
  /** The next visit of the open premises is moved. */
  mover: searchFlag,
  /** Of the plan: what is late, of this month, or later. */
  cuando: searchFilter,
  /**
   * What stands in the place of the premises: `permisos` with their kind and state, `plan` for the visits of the year, `reglas` for what is asked, or
   * `renovar` for whose permit ended.
   */
  lista: searchFilter,
  tipo: searchFilter,
  estado: searchFilter,
})

export type InspeccionesSearch = v.InferOutput<typeof inspeccionesSearch>
