import * as v from 'valibot'
import { ESTADOS } from '@/entities/despacho/options'
import { listSearch, searchOption, searchText } from '@/shared/lib/form/search-schema'

/** `reporte`: the community report from which a new call begins. */
export const despachoSearch = v.object({ ...listSearch, estado: searchOption(ESTADOS), reporte: searchText })

/** `cambio`: the dialog that is open over the call. */
export const stationSearch = v.object({ cambio: searchOption(['corregir', 'anular', 'mas']) })
export type StationSearch = v.InferOutput<typeof stationSearch>
