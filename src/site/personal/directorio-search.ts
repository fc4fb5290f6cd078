import * as v from 'valibot'
import { searchText } from '@/shared/lib/search-schema'

export const personalSearch = v.object({ buscar: searchText, area: searchText })
