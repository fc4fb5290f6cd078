import type { Agenda } from '@/access/module'
import { plural } from '@/shared/lib/plural'
import type { Mensaje } from './mensaje'
import { mensajesList } from './module'

/** What was written to the station and nobody has taken. */
export const agenda: Agenda = {
  reads: [mensajesList.key],
  waits(at) {
    const fresh = at<Mensaje[]>(mensajesList.key).filter(({ estado }) => estado === 'NUEVO').length
    if (fresh === 0) return []
    return [
      {
        id: 'mensajes',
        titulo: plural(fresh, 'mensaje nuevo', 'mensajes nuevos'),
        to: '/admin/mensajes',
        search: { estado: 'NUEVO' },
      },
    ]
  },
}
