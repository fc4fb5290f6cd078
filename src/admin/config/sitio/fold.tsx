import { type ReactNode, useState } from 'react'
import classes from './sitio.module.css'

type FoldProps = {
  /** Names what is inside. */
  title: string
  /** Something in it is marked as wrong. */
  wrong: boolean
  children: ReactNode
}

/** What few change, closed until it is wanted. */
export function Fold({ title, wrong, children }: FoldProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details
      className={classes.fold}
      open={opened || wrong}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={classes.folded}>{children}</div>
    </details>
  )
}
