import * as v from 'valibot'
import { SECCIONES, TIPOS_ARCHIVO } from '@/entities/galeria/options'
import { listSearch, searchFlag, searchOption } from '@/shared/lib/form/search-schema'

export const galeriaSearch = v.object({
  ...listSearch,
  seccion: searchOption(SECCIONES),
  tipo: searchOption(TIPOS_ARCHIVO),
  /** Only what the site shows. */
  activo: searchFlag,
})

export type GaleriaSearch = v.InferOutput<typeof galeriaSearch>
