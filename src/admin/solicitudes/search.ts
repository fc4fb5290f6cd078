import * as v from 'valibot'
import { listSearch, searchFlag, searchOption } from '@/shared/lib/form/search-schema'

export const ESTADOS_RELOJ = ['EN_PLAZO', 'VENCIDA', 'RESPONDIDA'] as const

export const solicitudesSearch = v.object({
  ...listSearch,
  estado: searchOption(ESTADOS_RELOJ),
  /** The form of the terms is open. */
  plazos: searchFlag,
})

export type SolicitudesSearch = v.InferOutput<typeof solicitudesSearch>
