import type { ReactNode } from 'react'
import classes from './row-title.module.css'

type RowTitleProps = { children: ReactNode; note?: ReactNode }

/** What a row is about, and in a smaller line what tells it from others like it. */
export const RowTitle = ({ children, note }: RowTitleProps) => (
  <>
    <div className={classes.title}>{children}</div>
    {note && <div className={classes.note}>{note}</div>}
  </>
)
