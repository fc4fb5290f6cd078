import type { ReactNode } from 'react'
import { Group } from '@/shared/ui/box/layout'
import classes from './action-rows.module.css'

/** Devices or tasks, one below the other. */
export const ActionRows = ({ children }: { children: ReactNode }) => (
  <ul className={classes.rows}>{children}</ul>
)

/** What is known of one, and beside it what can be done with it; below it where there is no room. */
export const ActionRow = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <li className={classes.row}>
    <Group apart gap="xs">
      <div className={classes.what}>{children}</div>
      {action}
    </Group>
  </li>
)
