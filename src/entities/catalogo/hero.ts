export type HeroSlide = { id: string; titulo: string; url: string; creditos: string; seccion: 'HERO' }

/** Two slides drawn for the site; stored media is not used for the hero (spec §4). */
export const heroSlides = (nombreInstitucion: string): HeroSlide[] => [
  {
    id: 'hero-1',
    titulo: nombreInstitucion,
    url: '/img/hero-1.svg',
    creditos: 'Ilustración institucional',
    seccion: 'HERO',
  },
  {
    id: 'hero-2',
    titulo: 'Unidad de Rescate en Acción',
    url: '/img/hero-2.svg',
    creditos: 'Ilustración institucional',
    seccion: 'HERO',
  },
]

/** Autoplay advances after this many ms, and resumes this many ms after a manual step (spec §9). */
export const HERO_AUTOPLAY_MS = 5000
export const HERO_RESUME_MS = 10_000
