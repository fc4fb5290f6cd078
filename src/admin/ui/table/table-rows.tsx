import { createContext, memo, type ReactNode, use, useState } from 'react'
import { Ellipsis } from '@/admin/ui/icon/icons'
import { IconButton } from '@/shared/ui/control/icon-button'
import { Tick } from '@/shared/ui/form/tick'
import classes from './resource-table.module.css'
import { RowTitle } from './row-title'
import type { Column } from './table-search'

/**
 * Explicit table roles: on a phone the rows are cards in block layout, which screen readers would not read as a table.
 */
export const TABLE = { role: 'table' } as const
export const ROW_GROUP = { role: 'rowgroup' } as const
export const ROW = { role: 'row' } as const
export const COLUMN_HEAD = { role: 'columnheader', scope: 'col' } as const
export const CELL = { role: 'cell' } as const

export type Ticked = { ids: ReadonlySet<string>; toggle: (ids: readonly string[], on: boolean) => void }

/** A context instead of props, so that a tick shows at once even while the rows are deferred. */
export const TickedContext = createContext<Ticked | undefined>(undefined)

function RowCheckbox({ id, name }: { id: string; name: string }) {
  const ticked = use(TickedContext)
  return (
    <Tick
      aria-label={`Seleccionar ${name}`}
      checked={ticked?.ids.has(id) ?? false}
      onChange={(event) => ticked?.toggle([id], event.currentTarget.checked)}
    />
  )
}

/** Shows the beginning of a long text; the record's dialog has all of it. */
const clamped = (content: ReactNode) =>
  typeof content === 'string' ? <span className={classes.text}>{content}</span> : content

/** Both the column's cell and a phone's words are drawn; the width of the list shows one of them. */
function Content<T>({ column: { cell, phone, brief }, record }: { column: Column<T>; record: T }) {
  const content = clamped(cell(record))
  if (!phone) return content
  const words = phone(record)
  return (
    <>
      <div className={classes.wide}>{content}</div>
      <div className={classes.phone}>{brief ? clamped(words) : <RowTitle>{words}</RowTitle>}</div>
    </>
  )
}

type TableRowsProps<T> = {
  records: readonly T[]
  columns: readonly Column<T>[]
  nameOf: (record: T) => string
  selectable: boolean
  actions: ((record: T) => ReactNode) | undefined
}

type RowProps<T> = Omit<TableRowsProps<T>, 'records'> & { record: T }

/** A row's actions; on a phone the first covers the row and the others come with a button. */
function Actions({ name, children }: { name: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <td {...CELL} className={classes.actions} data-acts>
      <IconButton
        icon={Ellipsis}
        aria-label={`Acciones de ${name}`}
        aria-expanded={open}
        className={classes.more}
        onClick={() => setOpen(!open)}
      />
      <span className={classes.actionRow} data-open={open || undefined}>
        {children}
      </span>
    </td>
  )
}

function Row<T extends { id: string }>({ record, columns, nameOf, selectable, actions }: RowProps<T>) {
  return (
    <tr {...ROW} className={classes.row}>
      {selectable && (
        <td {...CELL} className={classes.select}>
          <RowCheckbox id={record.id} name={nameOf(record)} />
        </td>
      )}
      {columns.map((column) => (
        <td
          {...CELL}
          key={column.id}
          data-align={column.align}
          data-brief={column.brief}
          data-label={column.header}
          className={classes.cell}
        >
          <Content column={column} record={record} />
        </td>
      ))}
      {actions && <Actions name={nameOf(record)}>{actions(record)}</Actions>}
    </tr>
  )
}

/** Memoized: opening a dialog, ticking and other tabs' saves don't draw the row again. */
const KeptRow = memo(Row) as typeof Row

export function TableRows<T extends { id: string }>({ records, ...row }: TableRowsProps<T>) {
  return records.map((record) => <KeptRow key={record.id} record={record} {...row} />)
}
