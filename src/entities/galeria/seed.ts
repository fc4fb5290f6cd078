import type { Media } from './media'

/** One hero picture and one of the gallery (spec §3), from the site's own art. */
export const sampleMedia = (): Media[] => [
  {
    id: 'media1705323600001',
    titulo: 'Guardia de turno frente a la estación',
    url: '/img/hero-1.svg',
    creditos: 'Ilustración institucional',
    seccion: 'HERO',
    orden: 1,
    activo: true,
    fechaSubida: '2024-01-15',
  },
  {
    id: 'media1705323600002',
    titulo: 'Práctica de combate de incendios',
    url: '/img/galeria-1.svg',
    creditos: 'Ilustración institucional',
    seccion: 'GALERIA',
    orden: 2,
    activo: true,
    fechaSubida: '2024-01-15',
  },
]
