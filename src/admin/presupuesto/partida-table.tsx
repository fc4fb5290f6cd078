import { useCan } from '@/access/user-query'
import type { Partida } from '@/entities/presupuesto/partida'
import { joinNames } from '@/shared/lib/texto'
import { BulkBar } from '@/shared/ui/bulk-bar'
import { confirmDelete } from '@/shared/ui/confirm'
import { RecordActions } from '@/shared/ui/record-actions'
import { ResourceTable } from '@/shared/ui/resource-table'
import type { Column } from '@/shared/ui/table-search'
import { useSearchPatch } from '@/shared/ui/use-search-patch'
import { useSelection } from '@/shared/ui/use-selection'
import type { PresupuestoSearch } from './search'

type PartidaTableProps<T extends Partida> = {
  label: string
  shown: readonly T[]
  columns: readonly Column<T>[]
  search: PresupuestoSearch
  onView: (line: T) => void
  onEdit: (line: T) => void
  onRemove: (ids: string[]) => void
  onExport: (lines: readonly T[]) => void
}

const nameOf = ({ partida }: Partida) => partida

const whatToDelete = (lines: readonly Partida[]) => {
  const names = joinNames(lines.map(({ partida, denominacion }) => `${partida} ${denominacion}`))
  return lines.length === 1 ? `la partida «${names}»` : `estas ${lines.length} partidas: ${names}`
}

/** Lines of one tab, with what the role may do to one or to many of them. */
export function PartidaTable<T extends Partida>(props: PartidaTableProps<T>) {
  const { label, shown, columns, search, onView, onEdit, onRemove, onExport } = props
  const patch = useSearchPatch<PresupuestoSearch>()
  const canEdit = useCan('presupuesto:edit')
  const canDelete = useCan('presupuesto:delete')
  const canExport = useCan('system:export')
  const { selection, chosen, clear } = useSelection(shown)

  const askAndRemove = async (victims: readonly T[]) => {
    if (await confirmDelete(whatToDelete(victims))) onRemove(victims.map(({ id }) => id))
  }

  return (
    <>
      <ResourceTable
        label={label}
        records={shown}
        columns={columns}
        nameOf={nameOf}
        search={search}
        onSearch={patch}
        {...((canDelete || canExport) && { selection })}
        actions={(line) => (
          <RecordActions
            record={line.partida}
            onView={() => onView(line)}
            onEdit={canEdit ? () => onEdit(line) : undefined}
            onRemove={canDelete ? () => void askAndRemove([line]) : undefined}
          />
        )}
      />
      <BulkBar
        chosen={chosen}
        onClear={clear}
        onExport={canExport ? onExport : undefined}
        onRemove={canDelete ? askAndRemove : undefined}
      />
    </>
  )
}
