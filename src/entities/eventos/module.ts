import { publishing } from '@/access/authorize'
import type { Module, ModuleList } from '@/access/module'
import { formatShortDay, newestFirst } from '@/shared/lib/fecha'
import { type Asistencia, asistenciaSchema } from './asistencia'
import { CATEGORIA_LABELS, type Evento, eventoSchema } from './evento'
import { sampleEventos } from './seed'

export const eventosList: ModuleList<Evento> = {
  key: 'bomberos_eventos_eventos',
  idPrefix: 'evento-',
  title: 'Eventos',
  schema: eventoSchema,
  seed: sampleEventos,
  compare: newestFirst(({ fecha }) => fecha),
  name: ({ titulo }) => titulo,
  words: { categoria: 'categoría', cuerpo: 'contenido', galeria: 'imágenes', titulo: 'título' },
  writes: { create: ['eventos:create'], edit: ['eventos:edit'], remove: ['eventos:delete'] },
  rules: publishing('eventos:publish'),
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
