import * as v from 'valibot'
import { ESTADOS } from '@/entities/mensajes/mensaje'
import { listSearch, searchOption } from '@/shared/lib/form/search-schema'

export const mensajesSearch = v.object({ ...listSearch, estado: searchOption(ESTADOS) })
