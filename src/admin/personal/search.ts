import * as v from 'valibot'
import { listSearch, searchText } from '@/shared/lib/search-schema'

export const personalSearch = v.object({ ...listSearch, area: searchText })
