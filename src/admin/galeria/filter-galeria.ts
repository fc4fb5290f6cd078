import { tipoArchivo } from '@/entities/galeria/file-types'
import { activeMedia, filterMedia } from '@/entities/galeria/filters'
import type { Media } from '@/entities/galeria/media'
import type { GaleriaSearch } from './search'

type Filter = Pick<GaleriaSearch, 'buscar' | 'seccion' | 'tipo' | 'activo'>

/** Searches titulo and creditos, and filters by section, file type and state. */
export const filterGaleria = (list: readonly Media[], { buscar, seccion, tipo, activo }: Filter): Media[] =>
  filterMedia(activo ? activeMedia(list) : list, { query: buscar, seccion }).filter(
    ({ url }) => !tipo || tipoArchivo(url) === tipo,
  )
