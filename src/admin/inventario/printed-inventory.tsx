import { PrintedSheet } from '@/admin/ui/print/printed-sheet'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { CATEGORIA_LABELS, ESTADO_LABELS, type Item } from '@/entities/inventario/item'
import { itemTotals, itemValue } from '@/entities/inventario/totals'
import { formatNumber, formatUsd } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'

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
export function PrintedInventory({ items, filtered }: { items: readonly Item[]; filtered: boolean }) {
  const { total, valor } = itemTotals(items)
  return (
    <PrintedSheet
      institucion={useInstitucion()}
      title="Inventario"
      subject={
        <span>
          {plural(items.length, 'registro', 'registros')}
          {filtered && ' (lista filtrada)'}, valores en dólares
        </span>
      }
      columns={COLUMNS}
      rows={() =>
        items.map((item) => ({
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
