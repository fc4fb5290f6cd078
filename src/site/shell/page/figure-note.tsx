import type { ReactNode } from 'react'
import classes from './figure-note.module.css'

/** What has to be said of a figure in a list of figures, such as that it is only a sample. */
export const FigureNote = ({ children }: { children: ReactNode }) => (
  <dd className={classes.note}>{children}</dd>
)
