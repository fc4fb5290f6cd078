import type { ReactNode } from 'react'
import { Trash2 } from '@/admin/ui/icon/icons'
import { RowAction } from '@/admin/ui/table/row-action'
import { Eye, Pencil } from '@/shared/ui/icon/icons'

type Act = (() => void) | undefined

type RecordActionsProps = {
  /** The record's name, for the buttons' names. */
  record: string
  onView: () => void
  /** Missing when the role may not do it. */
  onEdit?: Act
  /** What editing is called here. */
  editVerb?: string | undefined
  onRemove?: Act
  /** This list's own actions, before the one to delete. */
  children?: ReactNode
}

/** The actions that every list has for a row. */
export function RecordActions({
  record,
  onView,
  onEdit,
  editVerb = 'Editar',
  onRemove,
  children,
}: RecordActionsProps) {
  return (
    <>
      <RowAction icon={Eye} verb="Ver" record={record} onClick={onView} />
      {onEdit && <RowAction icon={Pencil} verb={editVerb} record={record} onClick={onEdit} />}
      {children}
      {onRemove && <RowAction icon={Trash2} verb="Eliminar" record={record} danger onClick={onRemove} />}
    </>
  )
}
