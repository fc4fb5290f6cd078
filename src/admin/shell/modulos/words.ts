import type { ModuloId } from '@/access/modulos'
import { enumerated } from '@/shared/lib/text'

type Words = {
  title: string
  /** What it brings. */
  trae: string
  /** The entry of the menu where it is found, if it isn't one of its own. */
  donde?: string
  /** What still has to be done without it. */
  sin?: string
}

/** What each module is, for whoever decides whether the brigade uses it. */
export const MODULO_WORDS: Readonly<Record<ModuloId, Words>> = {
  despacho: {
    title: 'Despacho',
    trae: 'Llama a la brigada a una salida: suenan sus teléfonos y se ve quién viene. Necesita la central.',
  },
  guardias: {
    title: 'Guardias',
    trae: 'Los turnos de cada semana, quién está en cada uno y los cambios entre personas.',
  },
  calendario: {
    title: 'Calendario',
    trae: 'Una sola lista de lo que vence o toca en los próximos dos meses.',
  },
  solicitudes: {
    title: 'Solicitudes de información',
    donde: 'Buzón',
    trae: 'Lo que la gente pide por la ley de transparencia, con su plazo para contestar.',
    sin: 'La gente puede pedirla igual, por escrito, y la ley da un plazo para contestar: llévelo en otra parte.',
  },
  aportes: {
    title: 'Preguntas ciudadanas',
    donde: 'Buzón',
    trae: 'La gente pregunta por las cuentas en el sitio, y ahí mismo lee la respuesta.',
  },
  lotaip: {
    title: 'Transparencia mes a mes',
    donde: 'Rendición de Cuentas',
    trae: 'Lo que la ley (LOTAIP) pide publicar cada mes, numeral por numeral.',
    sin: 'La ley lo pide igual: llévelo en otra parte.',
  },
  fases: {
    title: 'Proceso de rendición de cuentas',
    donde: 'Rendición de Cuentas',
    trae: 'Las fases y las tareas de la rendición de cuentas de cada año.',
    sin: 'La ley lo pide igual: llévelo en otra parte.',
  },
  'presupuesto-publico': {
    title: 'Presupuesto en el sitio',
    donde: 'Presupuesto',
    trae: 'Los cortes del presupuesto que publique, en el sitio y en palabras sencillas.',
  },
  custodios: {
    title: 'Copias fuera de la estación',
    donde: 'Configuración → Central',
    trae: 'Hasta cinco equipos guardan, cerrada, la copia que la central hace cada noche. Necesita la central.',
    sin: 'Las copias quedan solo en la máquina de la central: lleve usted una fuera.',
  },
  inspecciones: {
    title: 'Inspecciones',
    trae: 'Los locales del cantón con sus dueños, para las inspecciones y los permisos anuales, y lo que se cobra por ellos.',
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
