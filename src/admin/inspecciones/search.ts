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
  /** `permisos` for the permits in the place of the premises, of one kind and state. */
  lista: searchFilter,
  tipo: searchFilter,
  estado: searchFilter,
})

export type InspeccionesSearch = v.InferOutput<typeof inspeccionesSearch>
