import { useMutation } from '@tanstack/react-query'
import { Amount } from '@/admin/ui/figure/amount'
import { ImportModal } from '@/admin/ui/import/import-modal'
import type { Importer } from '@/admin/ui/import/importer'
import { CATEGORIA_LABELS, ESTADO_LABELS, type Item } from '@/entities/inventario/item'
import { type ItemRow, importItems, planItems } from '@/entities/inventario/item-import'
import { itemsImport } from '@/entities/inventario/queries'
import { formatShortDay, toDay } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import { Text } from '@/shared/ui/text/text'

const IMPORTER: Importer<Item, ItemRow> = {
  read: (file, said) => importItems(file, toDay(new Date()), said),
  plan: planItems,
  nameOf: ({ nombre, numeroSerie }) => [nombre, numeroSerie].filter(Boolean).join(', '),
  columns: [
    { field: 'nombre', header: 'Nombre', cell: ({ nombre }) => nombre, brief: true },
    {
      field: 'categoria',
      header: 'Categoría',
      cell: ({ categoria }) => CATEGORIA_LABELS[categoria],
      brief: true,
    },
    {
      field: 'cantidad',
      header: 'Cantidad',
      align: 'right',
      cell: ({ cantidad }) => formatNumber(cantidad),
      brief: true,
    },
    { field: 'estado', header: 'Estado', cell: ({ estado }) => ESTADO_LABELS[estado], brief: true },
    { field: 'ubicacion', header: 'Ubicación', cell: ({ ubicacion }) => ubicacion, brief: true },
    {
      field: 'valorEstimado',
      header: 'Valor',
      align: 'right',
      cell: ({ valorEstimado }) => <Amount usd={valorEstimado} />,
      brief: true,
    },
    { field: 'donado', header: 'Donado', cell: ({ donado }) => (donado ? 'Sí' : 'No') },
    {
      field: 'fechaIngreso',
      header: 'Fecha de ingreso',
      cell: ({ fechaIngreso }) => fechaIngreso && formatShortDay(fechaIngreso),
    },
    { field: 'proveedor', header: 'Proveedor', cell: ({ proveedor }) => proveedor },
    { field: 'custodio', header: 'Custodio', cell: ({ custodio }) => custodio },
    { field: 'minimo', header: 'Mínimo', align: 'right', cell: ({ minimo }) => minimo },
    { field: 'numeroSerie', header: 'Número de serie', cell: ({ numeroSerie }) => numeroSerie },
    { field: 'notas', header: 'Notas', cell: ({ notas }) => notas },
  ],
}

type ItemImportProps = {
  list: readonly Item[]
  rights: { canEdit: boolean; canDelete: boolean }
  onClose: () => void
}

export function ItemImport({ list, rights, onClose }: ItemImportProps) {
  const { mutateAsync } = useMutation(itemsImport)
  return (
    <ImportModal
      title="Importar inventario"
      importer={IMPORTER}
      list={list}
      rights={rights}
      save={(batch) => mutateAsync(batch)}
      onClose={onClose}
    >
      <Text size="sm">
        Hacen falta las columnas Nombre y Categoría; sirven también las demás de «Exportar CSV» y Número de
        serie. Lo que ya está se actualiza, y una celda vacía no cambia nada.
      </Text>
    </ImportModal>
  )
}
