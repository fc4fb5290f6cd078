import { knowsCentral } from '@/access/central/mark'
import type { ModuleList, ModulePage } from '@/access/module'
import type { Uses } from '@/access/uses'
import { used } from '@/entities/modules'
import { createSource, type Source } from './source'

const sourceOf = (page: ModulePage, list: ModuleList): Source[] =>
  list.search ? [createSource(page, list, list.search)] : []

/** Every searchable list, in the sidebar's order. */
export const sources = (uses: Uses): Source[] =>
  used(knowsCentral(), uses).flatMap(({ page, lists = [] }) =>
    page ? lists.flatMap((list) => sourceOf(page, list)) : [],
  )
