import { type Media, SECCION_LABELS } from '@/entities/galeria/media'
import { SECCIONES } from '@/entities/galeria/opciones'

/** Beside the total, the sections at positions 1 to 3 are counted (spec §2.6). */
const COUNTED = SECCIONES.slice(0, 3)

export const galleryFigures = (pictures: readonly Media[]) => [
  { label: 'Total de imágenes', value: pictures.length },
  ...COUNTED.map((seccion) => ({
    label: SECCION_LABELS[seccion],
    value: pictures.filter((media) => media.seccion === seccion).length,
  })),
]

/** The place after a step to either side; past an end it goes on at the other (spec §4). */
export const wrapped = (index: number, step: number, total: number): number => (index + step + total) % total
