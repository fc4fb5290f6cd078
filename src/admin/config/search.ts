import * as v from 'valibot'
import { ADJUSTABLE_ROLES } from '@/access/permisos'
import { TABS } from '@/admin/shell/config-tabs'
import { listSearch, searchOption, searchText } from '@/shared/lib/form/search-schema'

export const configSearch = v.object({
  ...listSearch,
  tab: searchOption(TABS),
  publica: searchText,
  rol: searchOption(ADJUSTABLE_ROLES),
})

export type ConfigSearch = v.InferOutput<typeof configSearch>
