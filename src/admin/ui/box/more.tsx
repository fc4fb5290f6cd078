import type { ReactNode } from 'react'
import classes from './more.module.css'

type MoreProps = { summary: ReactNode; children: ReactNode }

/** The rest of a list, behind a line that says how much it is. */
export const More = ({ summary, children }: MoreProps) => (
  <details className={classes.more}>
    <summary>{summary}</summary>
    {children}
  </details>
)
