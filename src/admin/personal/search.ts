import * as v from 'valibot'
import { listSearch, searchFilter } from '@/shared/lib/form/search-schema'

export const personalSearch = v.object({ ...listSearch, area: searchFilter })
