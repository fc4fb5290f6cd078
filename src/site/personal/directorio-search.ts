import * as v from 'valibot'
import { searchFilter, searchText } from '@/shared/lib/search-schema'

export const personalSearch = v.object({ buscar: searchText, area: searchFilter })
