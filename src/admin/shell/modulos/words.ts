import type { ModuloId } from '@/access/modulos'
import { enumerated } from '@/shared/lib/text'

type Words = {
  title: string
  /** What it brings. */
  trae: string
  /** The entry of the menu where it is found, if it isn't one of its own. */
  donde?: string /** It does nothing without a central. */
  central?: true
  /** What still has to be done without it. */
  sin?: string
}

/** What each module is, for whoever decides whether the brigade uses it. */
export const MODULO_WORDS: Readonly<Record<ModuloId, Words>> = {
  despacho: {
    title: 'Despacho',
    trae: 'Llama a la brigada a una salida, y se ve quién viene.',
    central: true,
  },
  guardias: {
    title: 'Guardias',
    trae: 'Los turnos de cada semana y quién está en cada uno.',
  },
  calendario: {
    title: 'Calendario',
    trae: 'Lo que vence o toca en los próximos dos meses, en una lista.',
  },
  solicitudes: {
    title: 'Solicitudes de información',
    donde: 'Buzón',
    trae: 'Lo que la gente pide por ley, con su plazo.',
    sin: 'Rige igual: llévelo aparte.',
  },
  aportes: {
    title: 'Preguntas ciudadanas',
    donde: 'Buzón',
    trae: 'La gente pregunta por las cuentas en el sitio, y ahí lee la respuesta.',
  },
  lotaip: {
    title: 'Transparencia mes a mes',
    donde: 'Rendición de Cuentas',
    trae: 'Lo que la ley (LOTAIP) pide publicar cada mes.',
    sin: 'La ley lo pide igual: llévelo aparte.',
  },
  fases: {
    title: 'Proceso de rendición de cuentas',
    donde: 'Rendición de Cuentas',
    trae: 'Las fases y las tareas de cada año.',
    sin: 'La ley lo pide igual: llévelo aparte.',
  },
  'presupuesto-publico': {
    title: 'Presupuesto en el sitio',
    donde: 'Presupuesto',
    trae: 'Los cortes que publique, en palabras sencillas.',
  },
  custodios: {
    title: 'Copias fuera de la estación',
    donde: 'Configuración → Central',
    trae: 'Cinco equipos guardan, cerrada, la copia nocturna.',
    central: true,
    sin: 'Lleve usted una copia fuera.',
  },
  inspecciones: {
    title: 'Inspecciones',
    trae: 'Locales y dueños, inspecciones, permisos anuales y lo que se cobra.',
  },
}

/** `Guardias, y en Buzón: Solicitudes de información, Preguntas ciudadanas`: where each is found after it was switched on. */
export function whereWords(ids: readonly ModuloId[]): string {
  const places = new Map<string, string[]>()
  for (const id of ids) {
    const { title, donde = '' } = MODULO_WORDS[id]
    places.set(donde, [...(places.get(donde) ?? []), title])
  }
  return [...places].map(([donde, titles]) => (donde ? `en ${donde}: ` : '') + enumerated(titles)).join('; ')
}
