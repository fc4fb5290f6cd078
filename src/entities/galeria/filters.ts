import { countBy, matches } from '@/shared/lib/text'
import { tipoArchivo } from './file-types'
import type { Media } from './media'

/** How many pictures of the gallery the home page shows (spec §9). */
const GALLERY_PREVIEW = 6
/** The section filter's value for "none"; an empty text means the same. */
const ALL_SECCIONES = 'all'

export const activeMedia = (list: readonly Media[]): Media[] => list.filter(({ activo }) => activo)

/** Active media that may be a picture. Only loading it tells what an address without a known extension holds. */
export const activePictures = (list: readonly Media[]): Media[] =>
  list.filter(({ activo, url }) => activo && ['images', 'others'].includes(tipoArchivo(url)))

/** The first six active pictures of section GALERIA (spec §2.3). */
export const galleryPreview = (list: readonly Media[]): Media[] =>
  activePictures(list)
    .filter(({ seccion }) => seccion === 'GALERIA')
    .slice(0, GALLERY_PREVIEW)

/** Media per section, largest first. */
export const countBySeccion = (list: readonly Media[]) => countBy(list, ({ seccion }) => seccion)

export type MediaFilter = { query?: string; seccion?: string }

/** Searches titulo and creditos, and filters by section (spec §5). */
export function filterMedia(list: readonly Media[], { query, seccion }: MediaFilter): Media[] {
  const wanted = seccion && seccion !== ALL_SECCIONES ? seccion : undefined
  return list.filter(
    (media) =>
      (wanted === undefined || media.seccion === wanted) && matches(query, media.titulo, media.creditos),
  )
}
