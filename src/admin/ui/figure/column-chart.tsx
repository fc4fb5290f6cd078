import { More } from '@/admin/ui/box/more'
import { formatNumber } from '@/shared/lib/moneda'
import classes from './column-chart.module.css'
import { FiguresTable } from './figures-table'

/** In units of the drawing, which is stretched to its box. */
const HEIGHT = 100
const COLUMN = 10
const GAP = 2

type ColumnChartProps = {
  /** What the columns stand for: `Hora`. */
  of: string
  /** What is counted: `Servicios`. */
  unit: string
  /** `below` stands under the column, where there is room for it. */
  columns: readonly (readonly [name: string, count: number, below: string])[]
}

/** Counts as columns, with the same figures in a table. Of the drawing itself a screen reader tells the highest column. */
export function ColumnChart({ of, unit, columns }: ColumnChartProps) {
  const most = Math.max(...columns.map(([, count]) => count))
  const highest = columns.filter(([, count]) => count === most).map(([name]) => name)
  const told = most === 0 ? 'ninguno' : `lo más, ${formatNumber(most)}: ${highest.join(', ')}`
  return (
    <div>
      <svg
        role="img"
        aria-label={`${unit} por ${of.toLowerCase()}: ${told}`}
        className={classes.chart}
        viewBox={`0 0 ${columns.length * COLUMN} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {columns.map(([name, count], index) => {
          const height = most === 0 ? 0 : (count / most) * HEIGHT
          return (
            <rect
              key={name}
              x={index * COLUMN + GAP / 2}
              y={HEIGHT - height}
              width={COLUMN - GAP}
              height={height}
            />
          )
        })}
      </svg>
      <div className={classes.names} aria-hidden>
        {columns.map(([name, , below]) => (
          <span key={name}>{below}</span>
        ))}
      </div>
      <More summary="Ver en una tabla">
        <FiguresTable head={[of, unit]} rows={columns.map(([name, count]) => [name, formatNumber(count)])} />
      </More>
    </div>
  )
}
