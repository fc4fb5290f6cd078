import * as v from 'valibot'
import { listSearch, searchFilter, searchText } from '@/shared/lib/form/search-schema'

/** Filters are read as text, and known by the page alone: every page of the site carries this file. */
export const cobrosSearch = v.object({
  ...listSearch,
  tab: searchText,
  estado: searchFilter,
  tramite: searchFilter,
  parroquia: searchFilter,
  /** The premises for which `nuevo` makes an order. */
  local: searchText,
  /** The month (`YYYY-MM`) of what was collected, or the year of the tariffs. */
  de: searchText,
  /**
   * The dialog over what is open: `pagar`, `anular-orden`, `anular-pago`, `tarifa-nueva`, `tarifa`, `otro-ano`, `ejemplos` or
   * `salario`.
   */
  abre: searchText,
  /** The tariff that it edits, or of which it makes another. */
  tarifa: searchText,
})

export type CobrosSearch = v.InferOutput<typeof cobrosSearch>
