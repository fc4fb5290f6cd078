import { Figures } from '@/admin/ui/figure/figures'
import { countItems } from '@/entities/inventario/alertas'
import { useItemsAlDia } from '@/entities/inventario/queries'
import { itemAlerts, itemTotals } from '@/entities/inventario/totals'
import { formatNumber } from '@/shared/lib/moneda'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { NOT_YET, Panel } from './panel'

/** The state of the inventory; items in bad state or out of service need attention (spec §2.13). */
export function InventorySummary() {
  const data = useItemsAlDia()
  if (!data)
    return (
      <Panel title="Estado del inventario">
        <EmptyState title={NOT_YET} />
      </Panel>
    )
  const { porEstado, donados } = itemTotals(data)
  const { malEstado } = itemAlerts(data)
  return (
    <Panel title="Estado del inventario" to="/admin/inventario">
      <Figures
        flow
        rows={[
          ['Operativo', formatNumber(porEstado.OPERATIVO)],
          ['Bueno', formatNumber(porEstado.BUENO)],
          ['Mantenimiento', formatNumber(porEstado.MANTENIMIENTO)],
          ['Requiere atención', countItems(malEstado)],
          ['Donados', formatNumber(donados)],
        ]}
      />
    </Panel>
  )
}
