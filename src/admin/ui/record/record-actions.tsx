import type { ReactNode } from 'react'
import { Trash2 } from '@/admin/ui/icon/icons'
import { RowAction } from '@/admin/ui/table/row-action'
import { Eye, Pencil } from '@/shared/ui/icon/icons'

type Act = (() => void) | undefined

type RecordActionsProps = {
  /** What the record is called: it names the buttons. */
  record: string
  onView: () => void
  /** Left out where the role may not. */
  onEdit?: Act
  onRemove?: Act
  /** What only this list offers, before deleting. */
  children?: ReactNode
}

/** What every list offers for one row. */
export function RecordActions({ record, onView, onEdit, onRemove, children }: RecordActionsProps) {
  return (
    <>
      <RowAction icon={Eye} verb="Ver" record={record} onClick={onView} />
      {onEdit && <RowAction icon={Pencil} verb="Editar" record={record} onClick={onEdit} />}
      {children}
      {onRemove && <RowAction icon={Trash2} verb="Eliminar" record={record} danger onClick={onRemove} />}
    </>
  )
}
