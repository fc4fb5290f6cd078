import { enumerated } from '@/shared/lib/text'
import { same } from '@/shared/storage/merge'
import { wordOf } from '@/shared/storage/stored-module'
import { sitioObject } from './module'
import type { Parte } from './revision'
import type { CampoId, Sitio } from './sitio'

/** What the site's editor changes: a line, or a list. */
type EditadoId = CampoId | 'valores' | 'servicios' | 'diapositivas'

type Publica = {
  /** As the site's own menu calls it. */
  label: string
  /** Where a visitor reads it. */
  path: string
  fields: readonly EditadoId[]
}

/** What of the site is edited together: the pages of its menu that have words of the brigade, and what all pages wear. */
export const PUBLICAS = {
  inicio: {
    label: 'Inicio',
    path: '/',
    fields: [
      'insignia',
      'titular',
      'bienvenida',
      'diapositivas',
      'mision',
      'vision',
      'valores',
      'sobreMision',
      'tituloMision',
      'sobreServicios',
      'tituloServicios',
      'lemaServicios',
      'sobreCifras',
      'tituloCifras',
      'lemaCifras',
      'sobreGaleria',
      'tituloGaleria',
      'sobreEquipo',
      'tituloEquipo',
      'lemaEquipo',
      'sobreContacto',
      'tituloContacto',
    ],
  },
  servicios: { label: 'Servicios', path: '/servicios', fields: ['servicios'] },
  contacto: {
    label: 'Contacto y redes',
    path: '/contacto',
    fields: [
      'horarioEmergencias',
      'horarioOficinas',
      'horarioInspecciones',
      'correoInformacion',
      'correoInspecciones',
      'correoQuejas',
      'facebook',
      'instagram',
      'youtube',
      'tiktok',
      'x',
    ],
  },
  marca: { label: 'Marca', path: '/servicios', fields: ['emblema', 'color', 'anioPie'] },
} as const satisfies Record<string, Publica>

export type PublicaId = keyof typeof PUBLICAS

export const PUBLICA_IDS = Object.keys(PUBLICAS) as PublicaId[]

/** What an address or a link names; the first for anything else. */
export const publicaNamed = (name: string | undefined): PublicaId =>
  PUBLICA_IDS.find((id) => id === name) ?? 'inicio'

/** Where a part is edited that nobody of the brigade has written yet. */
export const PUBLICA_DE: Record<Parte, PublicaId> = {
  servicios: 'servicios',
  horarios: 'contacto',
  mision: 'inicio',
}

/** Where a field is edited; undefined for the figures, which have a place of their own. */
export const publicaOf = (field: string): PublicaId | undefined =>
  PUBLICA_IDS.find((id) => (PUBLICAS[id].fields as readonly string[]).includes(field))

const CIFRAS = 'Cifras'

/** Where each of the fields is edited, once, as the screen calls those places and in its order. Pure. */
export function lugaresDe(fields: readonly string[]): string[] {
  const places = fields.map(publicaOf)
  const named = PUBLICA_IDS.filter((id) => places.includes(id)).map((id) => PUBLICAS[id].label)
  return places.includes(undefined) ? [...named, CIFRAS] : named
}

/** What a save changes, by the places where it is edited: `Inicio: misión y visión. Cifras: disponibilidad.` Pure. */
export function cambiosDe(next: Partial<Sitio>, base: Sitio): string {
  const fields = (Object.keys(next) as (keyof Sitio & string)[]).filter(
    (field) => field !== 'ejemplo' && field !== 'revisado' && !same(next[field], base[field]),
  )
  return lugaresDe(fields)
    .map((place) => {
      const words = fields
        .filter((field) => lugaresDe([field]).includes(place))
        .map((field) => wordOf(sitioObject, field))
      return `${place}: ${enumerated(words)}.`
    })
    .join(' ')
}
