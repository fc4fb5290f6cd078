import * as v from 'valibot'
import { listSearch, searchFilter, searchFlag, searchText } from '@/shared/lib/form/search-schema'

export const personalSearch = v.object({
  ...listSearch,
  area: searchFilter,
  cargo: searchFilter,
  /** Only those who are active. */
  activo: searchFlag,
  /** Only those with a credential to renew. */
  renovar: searchFlag,
  /** Only those who changed their own data and whom nobody has seen since. */
  cambiaron: searchFlag,
  importar: searchFlag,
  /** The form that turns a person off is open in place of the details. */
  salida: searchFlag,
  /** Access for many at once is open. */
  accesos: searchFlag,
  /** The positions that lead a run are being corrected. */
  mandos: searchFlag,
  /** The credential whose form is open over the details: its id, or `NUEVA`. */
  credencial: searchText,
})

export type PersonalSearch = v.InferOutput<typeof personalSearch>
