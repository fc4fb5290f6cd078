import * as v from 'valibot'
import { searchFilter, searchText } from '@/shared/lib/form/search-schema'

export const transparenciaSearch = v.object({ buscar: searchText, tag: searchFilter })
