import { ListCount } from '@/admin/ui/print/list-count'
import { PrintedSheet } from '@/admin/ui/print/printed-sheet'
import { asShown } from '@/admin/ui/table/table-search'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { CATEGORIA_LABELS, ESTADO_LABELS, type Item } from '@/entities/inventario/item'
import { itemTotals, itemValue } from '@/entities/inventario/totals'
import { formatNumber, formatUsd } from '@/shared/lib/moneda'

const COLUMNS = [
  { header: 'Nombre', width: '24%' },
  { header: 'Categoría' },
  { header: 'Serie', width: '15%' },
  { header: 'Estado' },
  { header: 'Ubicación', width: '19%' },
  { header: 'Cant.', align: 'right' },
  { header: 'Valor unitario', align: 'right' },
  { header: 'Valor total', align: 'right' },
] as const

/** The filtered inventory on paper, with its sums. */
export function PrintedInventory({ items, of }: { items: readonly Item[]; of: number }) {
  const { total, valor } = itemTotals(items)
  return (
    <PrintedSheet
      institucion={useInstitucion()}
      title="Inventario"
      subject={
        <span>
          <ListCount list={items} of={of} words={['registro', 'registros']} />, valores en dólares
        </span>
      }
      columns={COLUMNS}
      rows={() =>
        asShown(items).map((item) => ({
          id: item.id,
          cells: [
            item.nombre,
            CATEGORIA_LABELS[item.categoria],
            item.numeroSerie,
            ESTADO_LABELS[item.estado],
            item.ubicacion,
            formatNumber(item.cantidad),
            formatUsd(item.valorEstimado),
            formatUsd(itemValue(item)),
          ],
        }))
      }
      foot={['Total', '', '', '', '', formatNumber(total), '', formatUsd(valor)]}
      wide
      dense
      signatures={['Guardalmacén', 'Jefatura']}
    />
  )
}
