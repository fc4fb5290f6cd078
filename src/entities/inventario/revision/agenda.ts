import type { Agenda } from '@/access/module'
import { enumerated } from '@/shared/lib/text'
import type { Falla } from './falla'
import { fueraDeServicio, porQue } from './fuera'
import { fallasList } from './listas'

const ITEMS = 'bomberos_inventario_items'

/** What is out of service, for whoever calls people out and doesn't see the inventory, whose own agenda says it otherwise. */
export const agenda: Agenda = {
  reads: [fallasList.key],
  also: [ITEMS],
  now(at) {
    if (at<unknown>(ITEMS) !== null) return []
    const out = fueraDeServicio(at<Falla[]>(fallasList.key))
    if (out.length === 0) return []
    return [
      {
        id: 'fuera-de-servicio',
        titulo: `Fuera de servicio: ${enumerated(out.map(({ nombre }) => nombre))}`,
        nota: out.map((one) => `${one.nombre}: ${porQue(one)}`).join(' · '),
        to: '/admin/servicios',
        permission: 'servicios:view',
      },
    ]
  },
}
