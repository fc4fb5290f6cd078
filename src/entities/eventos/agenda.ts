import type { Agenda } from '@/access/module'
import { plural } from '@/shared/lib/plural'
import { draftsOf } from '@/shared/lib/publicacion'
import { CATEGORIA_LABELS, type Evento } from './evento'
import { eventosList } from './module'

export const agenda: Agenda = {
  reads: [eventosList.key],
  due: (at, { hoy, hasta }) =>
    at<Evento[]>(eventosList.key)
      .filter(({ fecha }) => hoy <= fecha && fecha <= hasta)
      .map(({ id, fecha, titulo, categoria }) => ({
        id,
        dia: fecha,
        titulo,
        nota: CATEGORIA_LABELS[categoria],
        to: '/admin/eventos',
        search: { ver: id },
      })),
  /** What is written and not published, for those who may publish it. */
  waits(at) {
    const drafts = draftsOf(at<Evento[]>(eventosList.key)).length
    if (drafts === 0) return []
    return [
      {
        id: 'eventos',
        titulo: plural(drafts, 'evento en borrador', 'eventos en borrador'),
        to: '/admin/eventos',
        search: { estado: 'borrador' },
        permission: 'eventos:publish',
      },
    ]
  },
}
