import type { ModuloId } from '@/access/modulos'

type Words = {
  title: string
  /** What it brings. */
  trae: string
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
    trae: 'Lo que la gente pide por la ley de transparencia, con su plazo para contestar.',
    sin: 'La gente puede pedirla igual, por escrito, y la ley da un plazo para contestar: llévelo en otra parte.',
  },
  aportes: {
    title: 'Preguntas ciudadanas',
    trae: 'La gente pregunta por las cuentas en el sitio, y ahí mismo lee la respuesta.',
  },
  lotaip: {
    title: 'Transparencia mes a mes',
    trae: 'Lo que la ley (LOTAIP) pide publicar cada mes, numeral por numeral.',
    sin: 'La ley lo pide igual: llévelo en otra parte.',
  },
  fases: {
    title: 'Proceso de rendición de cuentas',
    trae: 'Las fases y las tareas de la rendición de cuentas de cada año.',
    sin: 'La ley lo pide igual: llévelo en otra parte.',
  },
  'presupuesto-publico': {
    title: 'Presupuesto en el sitio',
    trae: 'Los cortes del presupuesto que publique, en el sitio y en palabras sencillas.',
  },
  custodios: {
    title: 'Copias fuera de la estación',
    trae: 'Hasta cinco equipos guardan, cerrada, la copia que la central hace cada noche. Necesita la central.',
    sin: 'Las copias quedan solo en la máquina de la central: lleve usted una fuera.',
  },
  inspecciones: {
    title: 'Inspecciones',
    trae: 'Los locales del cantón con sus dueños, para las inspecciones y los permisos anuales, y lo que se cobra por ellos.',
  },
}
