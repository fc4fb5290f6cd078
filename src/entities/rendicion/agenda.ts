import type { Agenda } from '@/access/module'
import { plural } from '@/shared/lib/plural'
import { draftsOf } from '@/shared/lib/publicacion'
import { rendicionesList } from './module'
import type { Rendicion } from './rendicion'

/** What is written and not published, for those who may publish it. */
export const agenda: Agenda = {
  reads: [rendicionesList.key],
  waits(at) {
    const drafts = draftsOf(at<Rendicion[]>(rendicionesList.key)).length
    if (drafts === 0) return []
    return [
      {
        id: 'rendicion',
        titulo: plural(drafts, 'informe de rendición en borrador', 'informes de rendición en borrador'),
        to: '/admin/rendicion',
        search: { estado: 'borrador' },
        permission: 'rendicion:publish',
      },
    ]
  },
}
