import { useCallback } from 'react'
import { type BulkAct, BulkBar } from '@/admin/ui/table/bulk-bar'
import { ResourceTable, type ResourceTableProps } from '@/admin/ui/table/resource-table'
import { useSelection } from '@/admin/ui/table/selection-bar'
import { asShownOf } from '@/admin/ui/table/table-search'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { deletion } from './deletion'
import { REACH_WORDS, useReach } from './reach'
import { RecordActions } from './record-actions'

type RecordTableProps<T extends { id: string }> = Omit<ResourceTableProps<T>, 'actions' | 'selection'> & {
  /** Every record that a filter may show. */
  all: readonly T[]
  onView: (record: T) => void
  /** Missing when the role may not do it. */
  onEdit?: (record: T) => void
  /** Where editing is called otherwise of some rows. */
  editVerb?: (record: T) => string | undefined
  onRemove?: (ids: string[]) => void
  /** Where the rows aren't all of one right. Missing: what is given may be done with each. */
  may?: (act: 'edit' | 'remove', record: T) => boolean
  /** Changes the ticked rows. */
  onChange?: ((records: readonly T[]) => void) | undefined
  /** What only this list does with the ticked rows. */
  acts?: readonly BulkAct<T>[] | undefined
  onExport?: (records: readonly T[]) => void
  /** Completes the question before deleting (spec §5): `el item «Manguera»`. */
  whatToDelete: (records: readonly T[]) => string
  /** What becomes of what hangs on a deleted record, as a sentence after that question. */
  afterDeletion?: string | undefined
}

const ALWAYS = () => true

/** A list whose rows can be viewed, edited, deleted and exported; many ticked rows are changed, deleted and exported. */
export function RecordTable<T extends { id: string }>(props: RecordTableProps<T>) {
  const {
    all,
    onView,
    onEdit,
    editVerb,
    onRemove,
    onChange,
    acts,
    onExport,
    may = ALWAYS,
    whatToDelete,
    afterDeletion = '',
    ...table
  } = props
  const { records, nameOf } = table
  const { selection, chosen, hidden, clear } = useSelection(records, all)
  const { confirm } = useOverlays()
  const reach = useReach()

  const askAndRemove = useCallback(
    async (victims: readonly T[]) => {
      const effect = `${afterDeletion} ${victims.length > 1 ? REACH_WORDS[reach] : ''}`.trim()
      if (await confirm(deletion(whatToDelete(victims), effect))) onRemove?.(victims.map(({ id }) => id))
    },
    [whatToDelete, afterDeletion, onRemove, confirm, reach],
  )
  const actions = useCallback(
    (record: T) => (
      <RecordActions
        record={nameOf(record)}
        onView={() => onView(record)}
        onEdit={onEdit && may('edit', record) ? () => onEdit(record) : undefined}
        editVerb={editVerb?.(record)}
        onRemove={onRemove && may('remove', record) ? () => void askAndRemove([record]) : undefined}
      />
    ),
    [nameOf, onView, onEdit, editVerb, onRemove, may, askAndRemove],
  )

  const removable = chosen.filter((record) => may('remove', record))
  return (
    <>
      <ResourceTable
        {...table}
        {...((onRemove || onExport || onChange || acts) && { selection })}
        actions={actions}
      />
      <BulkBar
        chosen={chosen}
        hidden={hidden}
        onClear={clear}
        onChange={onChange}
        acts={acts}
        onExport={onExport && ((some: readonly T[]) => onExport(asShownOf(records, some)))}
        onRemove={onRemove && removable.length > 0 ? () => askAndRemove(removable) : undefined}
      />
    </>
  )
}
