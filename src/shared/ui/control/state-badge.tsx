import classes from './state-badge.module.css'

export type StateColor = 'green' | 'gray' | 'teal' | 'blue' | 'orange' | 'red'

type StateBadgeProps = {
  color?: StateColor
  /** Drawn as an outline, for a badge that says less than the one beside it. */
  outline?: boolean
  /** For a badge that stands alone instead of in a row. */
  large?: boolean
  /** A text that somebody typed: cut when it is long, and shown whole under the pointer. */
  typed?: boolean
  children: string
}

/** A record's state, rank or tag, on one line and in its colour. */
export function StateBadge({ color = 'gray', outline, large, typed, children }: StateBadgeProps) {
  return (
    <span
      className={classes.badge}
      data-color={color}
      data-outline={outline}
      data-large={large}
      data-typed={typed}
      title={typed ? children : undefined}
    >
      {children}
    </span>
  )
}
