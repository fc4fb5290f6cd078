import type { ReactNode } from 'react'
import classes from './figures.module.css'

/** Short names with a figure each, one line a pair on any screen. */
export const Figures = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={classes.figures}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
