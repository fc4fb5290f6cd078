import type { ReactNode } from 'react'
import { type PaperProps, PrintedPaper, Signatures } from './printed-paper'
import classes from './printed-sheet.module.css'

/** Columns with a width hold text that may wrap; the others stay on one line. */
type PrintedColumn = { header: string; align?: 'right'; width?: string }

type ListProps = {
  columns: readonly PrintedColumn[]
  /** A function: see PaperProps. */
  rows: () => readonly { id: string; cells: readonly ReactNode[] }[]
  /** The line of sums. */
  foot?: readonly ReactNode[] | undefined
  /** Who signs, from left to right; a sheet that nobody signs has no room for a seal either. */
  signatures: readonly string[]
}

/** More columns than these are written smaller. */
const MOST_AT_EASE = 9

/** These last rows stay on the sheet with the signatures, so that nobody signs an empty sheet. */
const LAST_ROWS = 3

/** A list as a document: letterhead, day, numbered rows and room for signatures. It shows only on paper. */
export const PrintedSheet = ({
  columns,
  rows,
  foot,
  signatures,
  ...paper
}: ListProps & Omit<PaperProps, 'children'>) => (
  <PrintedPaper {...paper}>
    {() => <List columns={columns} rows={rows} foot={foot} signatures={signatures} />}
  </PrintedPaper>
)

function List({ columns, rows, foot, signatures }: ListProps) {
  const line = (cells: readonly ReactNode[]) =>
    columns.map(({ header, align, width }, index) => (
      <td key={header} align={align} data-words={width ? true : undefined}>
        {cells[index]}
      </td>
    ))
  const numbered = rows().map(({ id, cells }, index) => (
    <tr key={id}>
      <td>{index + 1}</td>
      {line(cells)}
    </tr>
  ))
  return (
    <table data-many={columns.length > MOST_AT_EASE || undefined}>
      <thead>
        <tr>
          <th>Nº</th>
          {columns.map(({ header, align, width }) => (
            <th key={header} align={align} style={{ width }}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{numbered.slice(0, -LAST_ROWS)}</tbody>
      <tbody className={classes.closing}>
        {numbered.slice(-LAST_ROWS)}
        {foot && (
          <tr className={classes.foot}>
            <td />
            {line(foot)}
          </tr>
        )}
        {signatures.length > 0 && (
          <tr>
            <td colSpan={columns.length + 1} className={classes.signing}>
              <Signatures of={signatures} />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
