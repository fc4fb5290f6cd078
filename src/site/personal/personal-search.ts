import * as v from 'valibot'
import { searchFilter, searchText } from '@/shared/lib/form/search-schema'

export const personalSearch = v.object({ buscar: searchText, area: searchFilter })
