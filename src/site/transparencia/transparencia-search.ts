import * as v from 'valibot'
import { searchText } from '@/shared/lib/search-schema'

export const transparenciaSearch = v.object({ buscar: searchText, tag: searchText })
