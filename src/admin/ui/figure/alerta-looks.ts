import { Wrench } from '@/admin/ui/icon/icons'
import type { Alerta } from '@/entities/inventario/options'
import type { Icon } from '@/shared/ui/icon/icon'
import { CircleAlert, Info } from '@/shared/ui/icon/icons'

/** How each alert looks, on the dashboard and in the inventory alike. */
export const ALERTA_LOOKS: Readonly<Record<Alerta, { icon: Icon; color: 'red' | 'orange' | 'blue' }>> = {
  malEstado: { icon: CircleAlert, color: 'red' },
  mantenimiento: { icon: Wrench, color: 'orange' },
  stockBajo: { icon: Info, color: 'blue' },
}
