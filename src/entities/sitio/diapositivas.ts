export type Diapositiva = { id: string; titulo: string; url: string; creditos: string }

/**
 * Two slides drawn for the site; stored media is not used for the hero (spec §4). The first, without a title, shows the
 * institution's name.
 */
export const DIAPOSITIVAS: readonly Diapositiva[] = [
  { id: 'hero-1', titulo: '', url: '/img/hero-1.svg', creditos: 'Ilustración institucional' },
  {
    id: 'hero-2',
    titulo: 'Unidad de Rescate en Acción',
    url: '/img/hero-2.svg',
    creditos: 'Ilustración institucional',
  },
]

/** The hero's slides: the brigade's own, or the drawn ones while it has none. */
export const diapositivasDe = (
  { diapositivas = [] }: { diapositivas?: readonly Diapositiva[] | undefined },
  nombreInstitucion: string,
): Diapositiva[] =>
  (diapositivas.length > 0 ? diapositivas : DIAPOSITIVAS).map((slide) => ({
    ...slide,
    titulo: slide.titulo || nombreInstitucion,
  }))

/** Autoplay advances after this many ms, and resumes this many ms after a manual step (spec §9). */
export const HERO_AUTOPLAY_MS = 5000
export const HERO_RESUME_MS = 10_000
