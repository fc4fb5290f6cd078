import { Amount } from '@/admin/ui/figure/amount'
import { Details } from '@/admin/ui/record/details'
import { EditFooter } from '@/admin/ui/record/edit-button'
import { CATEGORIA_LABELS, type Item } from '@/entities/inventario/item'
import { itemsList } from '@/entities/inventario/module'
import { itemValue } from '@/entities/inventario/totals'
import { formatDay } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { EstadoBadge } from './estado-badge'

/** `onEdit` is only given to those with the permission. */
type ItemDetailsProps = { item: Item; onClose: () => void; onEdit?: (() => void) | undefined }

export function ItemDetails({ item, onClose, onEdit }: ItemDetailsProps) {
  return (
    <Dialog onClose={onClose} title={item.nombre} size="lg">
      <Details
        of={[itemsList.key, item.id]}
        rows={[
          ['Categoría', CATEGORIA_LABELS[item.categoria]],
          ['Cantidad', formatNumber(item.cantidad)],
          ['Estado', <EstadoBadge key="estado" estado={item.estado} />],
          ['Ubicación', item.ubicacion],
          ['Valor estimado (unidad)', <Amount key="valor" usd={item.valorEstimado} />],
          ['Valor total', <Amount key="total" usd={itemValue(item)} />],
          ['Fecha de ingreso', item.fechaIngreso && formatDay(item.fechaIngreso)],
          ['Próxima revisión', item.proximaRevision && formatDay(item.proximaRevision)],
          ['Proveedor', item.proveedor],
          ['Número de serie', item.numeroSerie],
          ['Donado', item.donado ? 'Sí' : 'No'],
          ['Notas', item.notas],
          ['ID', item.id],
        ]}
      />
      <EditFooter onEdit={onEdit} />
    </Dialog>
  )
}
