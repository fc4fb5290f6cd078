import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCan } from '@/access/user-query'
import { importGastos } from '@/entities/presupuesto/cedula-import'
import type { Gasto } from '@/entities/presupuesto/partida'
import { gastos } from '@/entities/presupuesto/partidas'
import { EmptyState } from '@/shared/ui/empty-state'
import { useDialog } from '@/shared/ui/use-dialog'
import { useSearchPatch } from '@/shared/ui/use-search-patch'
import { CedulaImport, gastoPreview } from './cedula-import'
import { gastoColumns } from './columns'
import { exportGastos } from './exports'
import { filterPartidas } from './filter-partidas'
import { GastoForm } from './gasto-form'
import { PartidaDetails } from './partida-details'
import { PartidaTable } from './partida-table'
import { PartidaToolbar } from './partida-toolbar'
import type { PresupuestoSearch } from './search'

type GastosTabProps = { list: readonly Gasto[]; search: PresupuestoSearch }

export function GastosTab({ list, search }: GastosTabProps) {
  const patch = useSearchPatch<PresupuestoSearch>()
  const create = useMutation(gastos.create)
  const remove = useMutation(gastos.remove)
  const canCreate = useCan('presupuesto:create')
  const canEdit = useCan('presupuesto:edit')
  const { dialog, close, edit, view } = useDialog(search, list)
  const shown = useMemo(() => filterPartidas(list, search.buscar), [list, search.buscar])
  return (
    <>
      <PartidaToolbar
        buscar={search.buscar}
        empty={shown.length === 0}
        onExport={() => exportGastos(shown)}
      />
      {shown.length === 0 ? (
        <EmptyState
          title={list.length === 0 ? 'No hay partidas de gastos' : 'Ninguna partida de gastos coincide'}
        />
      ) : (
        <PartidaTable
          label="Partidas de gastos"
          shown={shown}
          columns={gastoColumns}
          search={search}
          onView={view}
          onEdit={edit}
          onRemove={(ids) => remove.mutate(ids)}
          onExport={exportGastos}
        />
      )}
      {dialog.kind === 'view' && <PartidaDetails line={dialog.record} others={list} onClose={close} />}
      {dialog.kind === 'create' && canCreate && <GastoForm others={list} onClose={close} />}
      {dialog.kind === 'edit' && canEdit && (
        <GastoForm record={dialog.record} others={list} onClose={close} />
      )}
      {search.importar && canCreate && (
        <CedulaImport
          title="Importar cédula de gastos"
          read={(file) => importGastos(file, list)}
          columns={gastoPreview}
          save={(rows) => create.mutateAsync(rows)}
          onClose={() => patch({ importar: undefined })}
        />
      )}
    </>
  )
}
