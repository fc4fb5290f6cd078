import type { ReactNode } from 'react'
import classes from './figures.module.css'

/** Pairs of a short name and a figure, one line each on any screen. */
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
