import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCan } from '@/access/user-query'
import { importIngresos } from '@/entities/presupuesto/cedula-import'
import type { Ingreso } from '@/entities/presupuesto/partida'
import { ingresos } from '@/entities/presupuesto/partidas'
import { EmptyState } from '@/shared/ui/empty-state'
import { useDialog } from '@/shared/ui/use-dialog'
import { useSearchPatch } from '@/shared/ui/use-search-patch'
import { CedulaImport, ingresoPreview } from './cedula-import'
import { ingresoColumns } from './columns'
import { exportIngresos } from './exports'
import { filterPartidas } from './filter-partidas'
import { IngresoForm } from './ingreso-form'
import { PartidaDetails } from './partida-details'
import { PartidaTable } from './partida-table'
import { PartidaToolbar } from './partida-toolbar'
import type { PresupuestoSearch } from './search'

type IngresosTabProps = { list: readonly Ingreso[]; search: PresupuestoSearch }

export function IngresosTab({ list, search }: IngresosTabProps) {
  const patch = useSearchPatch<PresupuestoSearch>()
  const create = useMutation(ingresos.create)
  const remove = useMutation(ingresos.remove)
  const canCreate = useCan('presupuesto:create')
  const canEdit = useCan('presupuesto:edit')
  const { dialog, close, edit, view } = useDialog(search, list)
  const shown = useMemo(() => filterPartidas(list, search.buscar), [list, search.buscar])
  return (
    <>
      <PartidaToolbar
        buscar={search.buscar}
        empty={shown.length === 0}
        onExport={() => exportIngresos(shown)}
      />
      {shown.length === 0 ? (
        <EmptyState
          title={list.length === 0 ? 'No hay partidas de ingresos' : 'Ninguna partida de ingresos coincide'}
        />
      ) : (
        <PartidaTable
          label="Partidas de ingresos"
          shown={shown}
          columns={ingresoColumns}
          search={search}
          onView={view}
          onEdit={edit}
          onRemove={(ids) => remove.mutate(ids)}
          onExport={exportIngresos}
        />
      )}
      {dialog.kind === 'view' && <PartidaDetails line={dialog.record} others={list} onClose={close} />}
      {dialog.kind === 'create' && canCreate && <IngresoForm others={list} onClose={close} />}
      {dialog.kind === 'edit' && canEdit && (
        <IngresoForm record={dialog.record} others={list} onClose={close} />
      )}
      {search.importar && canCreate && (
        <CedulaImport
          title="Importar cédula de ingresos"
          read={(file) => importIngresos(file, list)}
          columns={ingresoPreview}
          save={(rows) => create.mutateAsync(rows)}
          onClose={() => patch({ importar: undefined })}
        />
      )}
    </>
  )
}
