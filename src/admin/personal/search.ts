import * as v from 'valibot'
import { listSearch, searchFilter } from '@/shared/lib/search-schema'

export const personalSearch = v.object({ ...listSearch, area: searchFilter })
