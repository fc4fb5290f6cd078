import type { Agenda } from '@/access/module'
import type { Falla } from './falla'
import { fueraDeServicio, NADA_DICHO, nombrados, porQue, SEGUN_ITEMS, type SegunItems } from './fuera'
import { fallasList } from './listas'

const ITEMS = 'bomberos_inventario_items'

/** What is out of service, for whoever calls people out and doesn't see the inventory, whose own agenda says it otherwise. */
export const agenda: Agenda = {
  reads: [fallasList.key],
  also: [ITEMS, SEGUN_ITEMS],
  now(at) {
    if (at<unknown>(ITEMS) !== null) return []
    const out = fueraDeServicio(at<Falla[]>(fallasList.key), at<SegunItems | null>(SEGUN_ITEMS) ?? NADA_DICHO)
    if (out.length === 0) return []
    const reasons = out.flatMap((one) => (one.fallas.length > 0 ? `${one.nombre}: ${porQue(one)}` : []))
    return [
      {
        id: 'fuera-de-servicio',
        titulo: `Fuera de servicio: ${nombrados(out)}`,
        nota: reasons.join(' · '),
        to: '/admin/servicios',
        permission: 'servicios:view',
      },
    ]
  },
}
