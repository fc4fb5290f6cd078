import * as v from 'valibot'
import { ESTADOS } from '@/entities/aportes/aporte'
import { listSearch, searchOption } from '@/shared/lib/form/search-schema'

export const aportesSearch = v.object({ ...listSearch, estado: searchOption(ESTADOS) })
