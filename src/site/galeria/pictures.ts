import { type Media, SECCION_LABELS } from '@/entities/galeria/media'
import { SECCIONES } from '@/entities/galeria/options'

/** Besides the total, the page counts the sections at positions 1 to 3 (spec §2.6). */
const COUNTED = SECCIONES.slice(0, 3)

export const galleryFigures = (pictures: readonly Media[]) => [
  { label: 'Total de imágenes', value: pictures.length },
  ...COUNTED.map((seccion) => ({
    label: SECCION_LABELS[seccion],
    value: pictures.filter((media) => media.seccion === seccion).length,
  })),
]

/** The index after a step to either side; past an end it continues at the other (spec §4). */
export const wrapped = (index: number, step: number, total: number): number => (index + step + total) % total
