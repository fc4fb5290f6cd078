import type { ReactNode } from 'react'
import classes from './cells.module.css'

type RowTitleProps = { children: ReactNode; note?: ReactNode }

/** A row's title, with a smaller line that tells it from similar ones. */
export const RowTitle = ({ children, note }: RowTitleProps) => (
  <>
    <div className={classes.title}>{children}</div>
    {note && <div className={classes.note}>{note}</div>}
  </>
)
