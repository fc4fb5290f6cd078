import * as v from 'valibot'
import { SECCIONES } from '@/entities/galeria/options'
import { searchOption, searchText } from '@/shared/lib/form/search-schema'

/** `ver` is the picture that the lightbox shows. */
export const galeriaSearch = v.object({ seccion: searchOption(SECCIONES), ver: searchText })
