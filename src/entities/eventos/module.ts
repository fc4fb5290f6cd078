import { publishing } from '@/access/authorize'
import { allOf, holding } from '@/access/holding'
import type { Module, ModuleList } from '@/access/module'
import { formatShortDay, newestFirst } from '@/shared/lib/fecha'
import { type Asistencia, asistenciaSchema } from './asistencia'
import { CATEGORIA_LABELS, type Evento, eventoRules, eventoSchema } from './evento'
import { sampleEventos } from './seed'

const PUBLISHING = publishing<Evento>('eventos:publish', [
  ...(['titulo', 'fecha', 'categoria', 'resumen', 'cuerpo', 'galeria', 'autor', 'destacado'] as const),
])

export const eventosList: ModuleList<Evento> = {
  key: 'bomberos_eventos_eventos',
  idPrefix: 'evento-',
  title: 'Eventos',
  schema: eventoSchema,
  seed: sampleEventos,
  compare: newestFirst(({ fecha }) => fecha),
  name: ({ titulo }) => titulo,
  words: { categoria: 'categoría', cuerpo: 'contenido', galeria: 'imágenes', titulo: 'título' },
  says: { categoria: CATEGORIA_LABELS },
  writes: { create: ['eventos:create'], edit: ['eventos:edit'], remove: ['eventos:delete'] },
  rules: (actor) => allOf(PUBLISHING(actor), holding<Evento>(eventoRules)),
  backup: true,
  samples: true,
  newLabel: 'Nuevo Evento',
  search: {
    detail: ({ categoria, fecha }) => [CATEGORIA_LABELS[categoria], formatShortDay(fecha)],
    text: ({ categoria, fecha, resumen, autor }) => [CATEGORIA_LABELS[categoria], fecha, resumen, autor],
  },
}

export const asistenciasList: ModuleList<Asistencia> = {
  key: 'bomberos_eventos_asistencias',
  idPrefix: 'ast-',
  title: 'Asistencias',
  schema: asistenciaSchema,
  seed: () => [],
  name: ({ nombre }) => nombre,
  within: ({ eventoId }) => eventoId,
  words: {
    asistio: 'asistencia',
    eventoId: 'evento',
    horaEntrada: 'hora de entrada',
    personalId: 'persona',
    va: 'aviso de que va',
  },
  writes: { create: ['eventos:edit'], edit: ['eventos:edit'], remove: ['eventos:edit'] },
  backup: true,
  samples: true,
}

export const eventosModule: Module = {
  page: {
    to: '/admin/eventos',
    title: 'Gestión de Eventos',
    shortcut: { title: 'Eventos', rank: 8 },
    group: 'Gente',
    icon: 'calendar-days',
    permission: 'eventos:view',
  },
  areas: { eventos: 'Eventos' },
  agenda: () => import('./agenda').then(({ agenda }) => agenda),
  tratamiento: {
    deQuien: 'Personal y asistentes a eventos',
    datos: 'Asistencia y horas, fotografías',
    para: 'Saber quién participó y certificarlo',
  },
  lists: [eventosList, asistenciasList],
}
