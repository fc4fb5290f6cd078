import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCan } from '@/access/user-query'
import type { Gasto, Ingreso, Partida } from '@/entities/presupuesto/partida'
import { joinNames } from '@/shared/lib/texto'
import { RecordTable } from '@/shared/ui/record-table'
import { useDialog } from '@/shared/ui/use-dialog'
import { useSearchPatch } from '@/shared/ui/use-search-patch'
import { CedulaImport } from './cedula-import'
import { filterPartidas } from './filter-partidas'
import { PartidaDetails } from './partida-details'
import { PartidaToolbar } from './partida-toolbar'
import type { PresupuestoSearch } from './search'
import type { Side } from './sides'

const nameOf = ({ partida }: Partida) => partida

const whatToDelete = (lines: readonly Partida[]) => {
  const names = joinNames(lines.map(({ partida, denominacion }) => `${partida} ${denominacion}`))
  return lines.length === 1 ? `la partida «${names}»` : `estas ${lines.length} partidas: ${names}`
}

type PartidaTabProps<T extends Ingreso | Gasto> = {
  side: Side<T>
  list: readonly T[]
  search: PresupuestoSearch
}

/** Toolbar, lines and dialogs of either side of the budget. */
export function PartidaTab<T extends Ingreso | Gasto>({ side, list, search }: PartidaTabProps<T>) {
  const { name, resource, columns, Form, preview, read, download } = side
  const patch = useSearchPatch<PresupuestoSearch>()
  const create = useMutation(resource.create)
  const remove = useMutation(resource.remove)
  const canCreate = useCan('presupuesto:create')
  const canEdit = useCan('presupuesto:edit')
  const canDelete = useCan('presupuesto:delete')
  const canExport = useCan('system:export')
  const { dialog, close, edit, view } = useDialog(search, list)
  const shown = useMemo(() => filterPartidas(list, search.buscar), [list, search.buscar])
  return (
    <>
      <PartidaToolbar search={search} empty={shown.length === 0} onExport={() => download(shown)} />
      <RecordTable
        label={`Partidas de ${name}`}
        records={shown}
        columns={columns}
        nameOf={nameOf}
        empty={list.length === 0 ? `No hay partidas de ${name}` : `Ninguna partida de ${name} coincide`}
        search={search}
        onView={view}
        onEdit={canEdit ? edit : undefined}
        onRemove={canDelete ? remove.mutate : undefined}
        onExport={canExport ? download : undefined}
        whatToDelete={whatToDelete}
      />
      {dialog.kind === 'view' && <PartidaDetails line={dialog.record} others={list} onClose={close} />}
      {dialog.kind === 'create' && canCreate && <Form others={list} onClose={close} />}
      {dialog.kind === 'edit' && canEdit && <Form record={dialog.record} others={list} onClose={close} />}
      {search.importar && canCreate && (
        <CedulaImport
          title={`Importar cédula de ${name}`}
          read={(file) => read(file, list)}
          columns={preview}
          save={create.mutateAsync}
          onClose={() => patch({ importar: undefined })}
        />
      )}
    </>
  )
}
