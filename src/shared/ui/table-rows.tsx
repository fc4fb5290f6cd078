import { createContext, type ReactNode, use } from 'react'
import classes from './resource-table.module.css'
import type { Column } from './table-search'
import { Tick } from './tick'

export type Ticked = { ids: ReadonlySet<string>; toggle: (ids: readonly string[], on: boolean) => void }

/** Apart from the rows' props, so that a tick shows at once even while the rows themselves are catching up. */
export const TickedContext = createContext<Ticked | null>(null)

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

/** Of a text that somebody wrote without end the list shows the beginning; the record's dialog has all of it. */
const clamped = (content: ReactNode) =>
  typeof content === 'string' ? <span className={classes.text}>{content}</span> : content

type TableRowsProps<T> = {
  records: readonly T[]
  columns: readonly Column<T>[]
  nameOf: (record: T) => string
  selectable: boolean
  actions: ((record: T) => ReactNode) | undefined
}

export function TableRows<T extends { id: string }>(props: TableRowsProps<T>) {
  const { records, columns, nameOf, selectable, actions } = props
  return records.map((record) => (
    <tr className={classes.row} key={record.id}>
      {selectable && (
        <td className={classes.select}>
          <RowCheckbox id={record.id} name={nameOf(record)} />
        </td>
      )}
      {columns.map(({ id, header, cell, align }) => (
        <td key={id} data-align={align} data-label={header} className={classes.cell}>
          {clamped(cell(record))}
        </td>
      ))}
      {actions && (
        <td className={classes.actions}>
          <span className={classes.actionRow}>{actions(record)}</span>
        </td>
      )}
    </tr>
  ))
}
