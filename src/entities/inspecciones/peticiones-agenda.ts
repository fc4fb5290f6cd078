import type { Agenda } from '@/access/module'
import { plural } from '@/shared/lib/plural'
import type { Peticion } from './peticion'
import { peticionesList } from './peticiones-list'

/** Who asked for a permit and wasn't answered. */
export const agenda: Agenda = {
  reads: [peticionesList.key],
  waits(at) {
    const open = at<Peticion[]>(peticionesList.key).filter(({ estado }) => estado === 'ESPERA')
    if (open.length === 0) return []
    return [
      {
        id: 'peticiones',
        titulo: plural(open.length, 'pedido de permiso por contestar', 'pedidos de permiso por contestar'),
        to: '/admin/buzon',
        search: { clase: 'PERMISO', estado: 'ESPERA' },
        permission: 'inspecciones:edit',
      },
    ]
  },
}
