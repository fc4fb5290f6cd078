import type { ReactNode } from 'react'
import { ScrollTable } from '@/shared/ui/text/scroll-table'
import classes from './figures-table.module.css'

type FiguresTableProps = {
  /** What each column holds; the first one names the rows. */
  head: readonly string[]
  rows: readonly (readonly [name: string, ...values: ReactNode[]])[]
}

/** Named figures in one or more columns, such as a month's beside those of another. */
export const FiguresTable = ({ head, rows }: FiguresTableProps) => (
  <ScrollTable className={classes.table}>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...values]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {head.slice(1).map((column, index) => (
            <td key={column}>{values[index]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </ScrollTable>
)
