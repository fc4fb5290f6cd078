import * as v from 'valibot'
import { searchFilter, searchFlag } from '@/shared/lib/form/search-schema'

export const contarSearch = v.object({
  /** The place that is counted; without it all places are listed. */
  lugar: searchFilter,
  /** What differs is shown. */
  revisar: searchFlag,
  /** A label is scanned. */
  escanear: searchFlag,
  /** The item whose label was scanned: its row is gone to. */
  item: searchFilter,
  /** Something is added that was found there and is on no list. */
  hallado: searchFlag,
  /** The place whose name is changed. */
  editar: searchFilter,
})

export type ContarSearch = v.InferOutput<typeof contarSearch>
