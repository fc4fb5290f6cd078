import { Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { ImportModal } from '@/admin/ui/import/import-modal'
import type { PreviewColumn } from '@/admin/ui/import/import-preview'
import { Amount } from '@/admin/ui/record/amount'
import { CATEGORIA_LABELS, ESTADO_LABELS, type Item } from '@/entities/inventario/item'
import { importItems } from '@/entities/inventario/item-import'
import { items } from '@/entities/inventario/queries'
import { toDay } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import type { Draft } from '@/shared/storage/stored-module'

const COLUMNS: readonly PreviewColumn<Draft<Item>>[] = [
  { header: 'Nombre', cell: ({ nombre }) => nombre },
  { header: 'Categoría', cell: ({ categoria }) => CATEGORIA_LABELS[categoria] },
  { header: 'Cantidad', align: 'right', cell: ({ cantidad }) => formatNumber(cantidad) },
  { header: 'Estado', cell: ({ estado }) => ESTADO_LABELS[estado] },
  { header: 'Ubicación', cell: ({ ubicacion }) => ubicacion },
  { header: 'Valor', align: 'right', cell: ({ valorEstimado }) => <Amount usd={valorEstimado} /> },
]

export function ItemImport({ list, onClose }: { list: readonly Item[]; onClose: () => void }) {
  const create = useMutation(items.create)
  return (
    <ImportModal
      title="Importar inventario"
      read={(file) => importItems(file, toDay(new Date()), list)}
      columns={COLUMNS}
      save={(rows) => create.mutateAsync(rows)}
      onClose={onClose}
    >
      <Text size="sm">
        La primera fila lleva los títulos. Hacen falta las columnas Nombre y Categoría; sirven también las
        demás de «Exportar CSV». Cada fila se agrega como un item nuevo.
      </Text>
    </ImportModal>
  )
}
