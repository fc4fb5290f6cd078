import { Button, Stack } from '@mantine/core'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Download, Plus, Printer, Upload } from 'lucide-react'
import { useMemo } from 'react'
import { useCan } from '@/access/user-query'
import type { Item } from '@/entities/inventario/item'
import { items } from '@/entities/inventario/items'
import { joinNames } from '@/shared/lib/texto'
import { PageTitle } from '@/shared/ui/page-title'
import { RecordTable } from '@/shared/ui/record-table'
import { useDialog } from '@/shared/ui/use-dialog'
import { useSearchPatch } from '@/shared/ui/use-search-patch'
import { Alertas } from './alertas'
import { columns } from './columns'
import { exportItems } from './export-items'
import { filterItems } from './filter-items'
import { Filtros } from './filtros'
import { ItemDetails } from './item-details'
import { ItemForm } from './item-form'
import { ItemImport } from './item-import'
import { PrintedInventory } from './printed-inventory'
import { Resumen } from './resumen'
import type { InventarioSearch } from './search'

const route = getRouteApi('/admin/inventario')

const nameOf = ({ nombre }: Item) => nombre

const whatToDelete = (records: readonly Item[]) => {
  const names = joinNames(records.map(nameOf))
  return records.length === 1 ? `el item «${names}»` : `estos ${records.length} items: ${names}`
}

/** The store: what there is, in what state and what it is worth (spec §2.16). */
export function InventarioPage() {
  const { data: list } = useSuspenseQuery(items.list)
  const search = route.useSearch()
  const patch = useSearchPatch<InventarioSearch>()
  const remove = useMutation(items.remove)
  const canCreate = useCan('inventario:create')
  const canEdit = useCan('inventario:edit')
  const canDelete = useCan('inventario:delete')
  const canExport = useCan('system:export')
  const { dialog, close, create, edit, view } = useDialog(search, list)
  const { buscar, categoria, estado, alerta } = search
  const shown = useMemo(
    () => filterItems(list, { buscar, categoria, estado, alerta }),
    [list, buscar, categoria, estado, alerta],
  )

  return (
    <Stack gap="md">
      <PageTitle title="Gestión de Inventario" subtitle="Equipos, vehículos y materiales de la brigada">
        {canExport && (
          <Button
            variant="default"
            leftSection={<Download size={18} aria-hidden />}
            disabled={shown.length === 0}
            onClick={() => exportItems(shown)}
          >
            Exportar CSV
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<Printer size={18} aria-hidden />}
          disabled={shown.length === 0}
          onClick={() => window.print()}
        >
          Imprimir
        </Button>
        {canCreate && (
          <>
            <Button
              variant="default"
              leftSection={<Upload size={18} aria-hidden />}
              onClick={() => patch({ importar: true })}
            >
              Importar CSV
            </Button>
            <Button leftSection={<Plus size={18} aria-hidden />} onClick={create}>
              Agregar Item
            </Button>
          </>
        )}
      </PageTitle>
      <Alertas list={list} active={search.alerta} onPick={(alerta) => patch({ alerta, pagina: undefined })} />
      <Resumen list={list} />
      <Filtros search={search} />
      <RecordTable
        label="Inventario"
        records={shown}
        columns={columns}
        nameOf={nameOf}
        empty={list.length === 0 ? 'El inventario está vacío' : 'Ningún item coincide con el filtro'}
        search={search}
        onView={view}
        onEdit={canEdit ? edit : undefined}
        onRemove={canDelete ? remove.mutate : undefined}
        onExport={canExport ? exportItems : undefined}
        whatToDelete={whatToDelete}
      />
      <PrintedInventory items={shown} filtered={shown.length < list.length} />
      {dialog.kind === 'view' && <ItemDetails item={dialog.record} onClose={close} />}
      {dialog.kind === 'create' && canCreate && <ItemForm onClose={close} />}
      {dialog.kind === 'edit' && canEdit && <ItemForm item={dialog.record} onClose={close} />}
      {search.importar && canCreate && (
        <ItemImport list={list} onClose={() => patch({ importar: undefined })} />
      )}
    </Stack>
  )
}
