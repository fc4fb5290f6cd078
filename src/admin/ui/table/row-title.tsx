import type { ReactNode } from 'react'
import classes from './cells.module.css'

type RowTitleProps = { children: ReactNode; note?: ReactNode }

/** The beginning of a row's title, with a smaller line that tells it from similar ones. */
export const RowTitle = ({ children, note }: RowTitleProps) => (
  <>
    <div className={classes.title}>
      <span>{children}</span>
    </div>
    {note && <div className={classes.note}>{note}</div>}
  </>
)

type OnPhoneProps = { wide: string; narrow: readonly (string | false)[] }

/** A note that on a phone, where the row has no other columns, says what these say. */
export const OnPhone = ({ wide, narrow }: OnPhoneProps) => (
  <>
    <span className={classes.wide}>{wide}</span>
    <span className={classes.narrow}>{narrow.filter(Boolean).join(' · ')}</span>
  </>
)
