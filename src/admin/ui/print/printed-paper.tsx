import type { ReactNode } from 'react'
import { useLayoutEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useReach } from '@/admin/ui/record/reach'
import { useSitio } from '@/entities/sitio/use-sitio'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { usePictureUrl } from '@/shared/ui/photo/picture'
import classes from './printed-sheet.module.css'

/** Whether the page is being printed. The browser doesn't wait, so dependent parts are drawn synchronously. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  // Before the eye can see the button that prints.
  useLayoutEffect(() => {
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

export type PaperProps = {
  institucion: { nombreInstitucion: string; direccion: string }
  title: string
  /** Beside the day of printing, such as the event and its day. */
  subject: ReactNode
  /** Landscape paper, for many columns. */
  wide?: boolean | undefined
  /** Lines close together, for what has to stay on one page. */
  dense?: boolean | undefined
  /** A function, because thousands of rows are drawn only when somebody prints. */
  children: () => ReactNode
}

/** A document with the brigade's letterhead on each of its pages. It shows only on paper. */
export function PrintedPaper({ institucion, title, subject, wide, dense, children }: PaperProps) {
  const { emblema = '/img/emblema.svg' } = useSitio()
  // Asked for ahead: paper doesn't wait for a picture.
  const emblem = usePictureUrl(emblema) ?? undefined
  const sample = useReach() === 'muestra'
  if (!usePrinting()) return null
  return createPortal(
    <section className={classes.sheet} data-wide={wide} data-dense={dense}>
      <header className={classes.each}>
        <div className={classes.letterhead}>
          <img src={emblem} alt="" />
          <p>
            <b>{institucion.nombreInstitucion}</b>
            <span>{institucion.direccion}</span>
          </p>
        </div>
      </header>
      <div className={classes.content}>
        <h1>{title}</h1>
        <p className={classes.subject}>
          {subject}
          {sample && <b>De una central de muestra</b>}
          <span>Impreso el {formatDay(toDay(new Date()))}</span>
        </p>
        {children()}
      </div>
    </section>,
    document.body,
  )
}

/** Whole sheets of A4 without a letterhead or a margin for words. They show only on paper. */
export function PrintedPages({ children }: Pick<PaperProps, 'children'>) {
  if (!usePrinting()) return null
  return createPortal(
    <section className={`${classes.sheet} ${classes.bare}`}>{children()}</section>,
    document.body,
  )
}

/** Room to sign for each of these, from left to right, and for the seal. */
export const Signatures = ({ of }: { of: readonly string[] }) => (
  <div className={classes.signatures}>
    {of.map((name) => (
      <p key={name}>{name}</p>
    ))}
    <p className={classes.seal}>Sello</p>
  </div>
)

/** Tables beside each other, as wide as one another. */
export const Beside = ({ children }: { children: ReactNode }) => (
  <div className={classes.beside}>{children}</div>
)

/** What is known of something: a name and a value to each line. */
export const Facts = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <table>
    <tbody>
      {rows.map(([name, value]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td data-words>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Texts as they were written, each under its heading. */
export const Texts = ({ of }: { of: readonly (readonly [heading: string, text: string])[] }) =>
  of.map(([heading, text]) => (
    <div key={heading}>
      <h2>{heading}</h2>
      <p data-written>{text}</p>
    </div>
  ))
