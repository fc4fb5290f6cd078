import * as v from 'valibot'
import { listSearch, searchOption } from '@/shared/lib/form/search-schema'

export const datosSearch = v.object({ ...listSearch, tab: searchOption(['pedidos', 'registro']) })
export type DatosSearch = v.InferOutput<typeof datosSearch>
