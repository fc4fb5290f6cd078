import type { ReactNode } from 'react'
import classes from './device-rows.module.css'

/** Somebody's devices, one below the other. */
export const DeviceRows = ({ children }: { children: ReactNode }) => (
  <ul className={classes.rows}>{children}</ul>
)

/** What is known of one, and beside it what can be done with it. */
export const DeviceRow = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <li className={classes.row}>
    <div className={classes.what}>{children}</div>
    {action}
  </li>
)
