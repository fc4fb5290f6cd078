import { type ComponentType, useMemo } from 'react'
import { useCan } from '@/access/user-query'
import type { Gasto, Ingreso } from '@/entities/presupuesto/partida'
import type { ImportResult } from '@/shared/lib/import-result'
import type { Draft } from '@/shared/storage/list-repository'
import { EmptyState } from '@/shared/ui/empty-state'
import type { PreviewColumn } from '@/shared/ui/import-preview'
import type { Column } from '@/shared/ui/table-search'
import { useDialog } from '@/shared/ui/use-dialog'
import { useSearchPatch } from '@/shared/ui/use-search-patch'
import { CedulaImport } from './cedula-import'
import { filterPartidas } from './filter-partidas'
import { PartidaDetails } from './partida-details'
import { PartidaTable } from './partida-table'
import { PartidaToolbar } from './partida-toolbar'
import type { PresupuestoSearch } from './search'

type FormProps<T> = { record?: T; others: readonly T[]; onClose: () => void }

type PartidaTabProps<T extends Ingreso | Gasto> = {
  name: 'ingresos' | 'gastos'
  list: readonly T[]
  search: PresupuestoSearch
  columns: readonly Column<T>[]
  Form: ComponentType<FormProps<T>>
  preview: readonly PreviewColumn<Draft<T>>[]
  read: (file: Blob, list: readonly T[]) => Promise<ImportResult<Draft<T>>>
  onCreate: (lines: Draft<T>[]) => Promise<unknown>
  onRemove: (ids: string[]) => void
  onExport: (lines: readonly T[]) => void
}

/** Toolbar, lines and dialogs of either side of the budget. */
export function PartidaTab<T extends Ingreso | Gasto>(props: PartidaTabProps<T>) {
  const { name, list, search, columns, Form, preview, read, onCreate, onRemove, onExport } = props
  const patch = useSearchPatch<PresupuestoSearch>()
  const canCreate = useCan('presupuesto:create')
  const canEdit = useCan('presupuesto:edit')
  const { dialog, close, edit, view } = useDialog(search, list)
  const shown = useMemo(() => filterPartidas(list, search.buscar), [list, search.buscar])
  return (
    <>
      <PartidaToolbar buscar={search.buscar} empty={shown.length === 0} onExport={() => onExport(shown)} />
      {shown.length === 0 ? (
        <EmptyState
          title={list.length === 0 ? `No hay partidas de ${name}` : `Ninguna partida de ${name} coincide`}
        />
      ) : (
        <PartidaTable
          label={`Partidas de ${name}`}
          shown={shown}
          columns={columns}
          search={search}
          onView={view}
          onEdit={edit}
          onRemove={onRemove}
          onExport={onExport}
        />
      )}
      {dialog.kind === 'view' && <PartidaDetails line={dialog.record} others={list} onClose={close} />}
      {dialog.kind === 'create' && canCreate && <Form others={list} onClose={close} />}
      {dialog.kind === 'edit' && canEdit && <Form record={dialog.record} others={list} onClose={close} />}
      {search.importar && canCreate && (
        <CedulaImport
          title={`Importar cédula de ${name}`}
          read={(file) => read(file, list)}
          columns={preview}
          save={onCreate}
          onClose={() => patch({ importar: undefined })}
        />
      )}
    </>
  )
}
