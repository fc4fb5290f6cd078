import * as v from 'valibot'
import { SECCIONES } from '@/entities/galeria/options'
import { listSearch, searchOption } from '@/shared/lib/form/search-schema'

export const galeriaSearch = v.object({ ...listSearch, seccion: searchOption(SECCIONES) })
