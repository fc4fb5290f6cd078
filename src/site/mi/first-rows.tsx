import { type ReactNode, useState } from 'react'
import classes from './mi.module.css'

/** Three weeks have forty shifts: the rest is behind a line. */
const SHOWN = 3

type FirstRowsProps<T> = {
  of: readonly T[]
  /** Whether something is to be read on it: the line is open then. */
  speaks: (one: T) => boolean
  /** Draws one as an item of a list. */
  children: (one: T) => ReactNode
}

/** A list's first rows, and the others behind a line that says how many they are. */
export function FirstRows<T>({ of, speaks, children }: FirstRowsProps<T>) {
  const [first, rest] = [of.slice(0, SHOWN), of.slice(SHOWN)]
  // Decided once: a row that was just answered must not fold away under the finger.
  const [open] = useState(() => rest.some(speaks))
  return (
    <>
      <ul className={classes.rows}>{first.map(children)}</ul>
      {rest.length > 0 && (
        <details className={classes.more} open={open}>
          <summary>Ver {rest.length} más</summary>
          <ul className={classes.rows}>{rest.map(children)}</ul>
        </details>
      )}
    </>
  )
}
