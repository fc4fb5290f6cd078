import type { Agenda } from '@/access/module'
import { plural } from '@/shared/lib/plural'
import { type Aporte, estadoOf } from './aporte'
import { aportesList } from './module'

/** What citizens asked about the accounts and nobody answered. */
export const agenda: Agenda = {
  reads: [aportesList.key],
  waits(at) {
    const open = at<Aporte[]>(aportesList.key).filter((one) => estadoOf(one) === 'POR_CONTESTAR').length
    if (open === 0) return []
    return [
      {
        id: 'aportes',
        titulo: plural(open, 'pregunta ciudadana por contestar', 'preguntas ciudadanas por contestar'),
        to: '/admin/aportes',
        search: { estado: 'POR_CONTESTAR' },
        permission: 'rendicion:edit',
      },
    ]
  },
}
