import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useSitio } from '@/entities/sitio/use-sitio'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { usePictureUrl } from '@/shared/ui/photo/picture'
import classes from './printed-sheet.module.css'

/** Whether the page is being printed. The browser doesn't wait, so dependent parts are drawn synchronously. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const paper = window.matchMedia('print')
    const set = (on: boolean) => flushSync(() => setPrinting(on))
    const begin = () => set(true)
    const end = () => set(false)
    const change = () => set(paper.matches)
    // The events cover print dialogs, the media query browsers that print without one.
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    paper.addEventListener('change', change)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      paper.removeEventListener('change', change)
    }
  }, [])
  return printing
}

/** Columns with a width hold text that may wrap; the others stay on one line. */
type PrintedColumn = { header: string; align?: 'right'; width?: string }

type PrintedSheetProps = {
  institucion: { nombreInstitucion: string; direccion: string }
  title: string
  /** The subject of the list, such as the event and its day. */
  subject: ReactNode
  columns: readonly PrintedColumn[]
  /** A function, because thousands of rows are drawn only when somebody prints. */
  rows: () => readonly { id: string; cells: readonly ReactNode[] }[]
  /** The line of sums. */
  foot?: readonly ReactNode[]
  /** Who signs, from left to right. */
  signatures: readonly string[]
  /** Landscape paper, for many columns. */
  wide?: boolean
}

/** These last rows stay on the sheet with the signatures, so that nobody signs an empty sheet. */
const LAST_ROWS = 3

/** A list as a document: letterhead, day, numbered rows and room for signatures. It shows only on paper. */
export function PrintedSheet(props: PrintedSheetProps) {
  const { emblema = '/img/emblema.svg' } = useSitio()
  // Asked for ahead: paper doesn't wait for a picture.
  const emblem = usePictureUrl(emblema) ?? undefined
  return usePrinting() ? createPortal(<Sheet {...props} emblem={emblem} />, document.body) : null
}

type SheetProps = PrintedSheetProps & { emblem: string | undefined }

function Sheet({ emblem, institucion, title, subject, columns, rows, foot, signatures, wide }: SheetProps) {
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
    <section className={classes.sheet} data-wide={wide}>
      <header className={classes.letterhead}>
        <img src={emblem} alt="" />
        <p>
          <b>{institucion.nombreInstitucion}</b>
          <span>{institucion.direccion}</span>
        </p>
      </header>
      <h1>{title}</h1>
      <p className={classes.subject}>
        {subject}
        <span>Impreso el {formatDay(toDay(new Date()))}</span>
      </p>
      <table>
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
          <tr>
            <td colSpan={columns.length + 1} className={classes.signing}>
              <div className={classes.signatures}>
                {signatures.map((name) => (
                  <p key={name}>{name}</p>
                ))}
                <p className={classes.seal}>Sello</p>
              </div>
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}
