import classes from './state-badge.module.css'

export type StateColor = 'green' | 'gray' | 'teal' | 'blue' | 'orange' | 'red'

/** A record's state or rank, on one line and in its colour. */
export const StateBadge = ({ color, children }: { color: StateColor; children: string }) => (
  <span className={classes.badge} data-color={color}>
    {children}
  </span>
)
