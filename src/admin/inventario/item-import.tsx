import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Explained } from '@/admin/ui/box/explained'
import { Amount } from '@/admin/ui/figure/amount'
import { ImportModal } from '@/admin/ui/import/import-modal'
import type { Importer } from '@/admin/ui/import/importer'
import { CATEGORIA_LABELS, ESTADO_LABELS, type Item } from '@/entities/inventario/item'
import { type ItemRow, importItems, planItems } from '@/entities/inventario/item-import'
import { formatFecha } from '@/entities/inventario/plan/fechas'
import { itemsImport } from '@/entities/inventario/queries'
import { formatShortDay, toDay } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import type { Patch } from '@/shared/storage/list-command'

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
    {
      field: 'proximaRevision',
      header: 'Próxima revisión',
      cell: ({ proximaRevision }) => proximaRevision && formatShortDay(proximaRevision),
    },
    { field: 'fabricado', header: 'Fabricado', cell: ({ fabricado }) => fabricado && formatFecha(fabricado) },
    { field: 'vence', header: 'Fecha impresa', cell: ({ vence }) => vence && formatFecha(vence) },
    { field: 'placa', header: 'Placa', cell: ({ placa }) => placa },
    { field: 'custodio', header: 'Custodio', cell: ({ custodio }) => custodio },
    { field: 'minimo', header: 'Mínimo', align: 'right', cell: ({ minimo }) => minimo },
    { field: 'numeroSerie', header: 'Número de serie', cell: ({ numeroSerie }) => numeroSerie },
    { field: 'notas', header: 'Notas', cell: ({ notas }) => notas },
  ],
}

/**
 * A file says how many there are, and so does the list before it. What it says otherwise is a count; what it says alike
 * leaves the last count as it is.
 */
const asCounted = (patch: Patch<Item>, stored: ReadonlyMap<string, Item>): Patch<Item> => {
  const { base, next } = patch
  const before = stored.get(patch.id)
  if (!base || !before) return patch
  const { cantidad, ...rest } = next
  const isCount = cantidad !== undefined && cantidad !== base.cantidad
  return { ...patch, next: isCount ? next : rest, base: { ...base, cantidad: before.cantidad } }
}

type ItemImportProps = {
  /** The items with how many there are of each by now, and as they are stored. */
  list: readonly Item[]
  stored: readonly Item[]
  rights: { canEdit: boolean; canDelete: boolean }
  onClose: () => void
}

export function ItemImport({ list, stored, rights, onClose }: ItemImportProps) {
  const { mutateAsync } = useMutation(itemsImport)
  const counted = useMemo(() => new Map(stored.map((item) => [item.id, item])), [stored])
  return (
    <ImportModal
      title="Importar inventario"
      importer={IMPORTER}
      list={list}
      rights={rights}
      save={(batch) =>
        mutateAsync({ ...batch, patches: batch.patches.map((patch) => asCounted(patch, counted)) })
      }
      onClose={onClose}
    >
      <Explained
        about="lo que se importa"
        more="Sirve la lista de su brigada como está, con sus títulos, palabras y códigos. Lo que ya está se actualiza, y una celda vacía no cambia nada."
      >
        Hace falta el nombre de cada cosa.
      </Explained>
    </ImportModal>
  )
}
