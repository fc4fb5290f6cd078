import { type Media, SECCION_LABELS } from '@/entities/galeria/media'
import { SECCIONES, type Seccion } from '@/entities/galeria/options'

/** Besides the total, the page counts the sections at positions 1 to 3 (spec §2.6). */
const COUNTED: readonly Seccion[] = SECCIONES.slice(0, 3)

/**
 * The sections that the page names: all for the sample brigade, as the spec has it; for a real one those with a picture,
 * and the one that was chosen.
 */
export const shownSecciones = (
  pictures: readonly Media[],
  ejemplo: boolean,
  chosen?: Seccion | undefined,
): Seccion[] =>
  SECCIONES.filter(
    (seccion) => ejemplo || seccion === chosen || pictures.some((media) => media.seccion === seccion),
  )

/** None without any section to name. */
export function galleryFigures(pictures: readonly Media[], secciones: readonly Seccion[]) {
  if (secciones.length === 0) return []
  const counted = secciones.filter((seccion) => COUNTED.includes(seccion))
  return [
    { label: 'Total de imágenes', value: pictures.length },
    ...counted.map((seccion) => ({
      label: SECCION_LABELS[seccion],
      value: pictures.filter((media) => media.seccion === seccion).length,
    })),
  ]
}

/** The index after a step to either side; past an end it continues at the other (spec §4). */
export const wrapped = (index: number, step: number, total: number): number => (index + step + total) % total
