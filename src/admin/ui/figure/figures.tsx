import type { ReactNode } from 'react'
import classes from './figures.module.css'

type FiguresProps = {
  rows: readonly (readonly [name: string, value: ReactNode])[]
  /** Few and short: as many in a line as there is room for. */
  flow?: boolean
}

/** Pairs of a short name and a figure, one line each on any screen. */
export const Figures = ({ rows, flow = false }: FiguresProps) => (
  <dl className={classes.figures} data-flow={flow || undefined}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
