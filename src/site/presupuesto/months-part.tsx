import { useMemo } from 'react'
import type { Congelado } from '@/entities/presupuesto/cortes/congelado'
import { sumasDe } from '@/entities/presupuesto/cortes/grupos'
import { formatDay } from '@/shared/lib/fecha'
import { formatUsd } from '@/shared/lib/moneda'
import { ScrollTable } from '@/shared/ui/text/scroll-table'
import reading from '@/site/shell/page/reading.module.css'
import classes from './presupuesto.module.css'

/** In units of the drawing, which is stretched to its box. */
const SLOT = 10
const COLUMN = 3
const HEIGHT = 100

type Point = { id: string; fecha: string; recibido: number; gastado: number }

/** A pair of columns for each cut: received and spent since the year began. The table says the same. */
function Columns({ points }: { points: readonly Point[] }) {
  const most = Math.max(1, ...points.flatMap(({ recibido, gastado }) => [recibido, gastado]))
  const tall = (usd: number) => (Math.max(0, usd) / most) * HEIGHT
  const column = (usd: number, x: number, className: string | undefined) => (
    <rect className={className} x={x} y={HEIGHT - tall(usd)} width={COLUMN} height={tall(usd)} />
  )
  return (
    <svg
      className={classes.columns}
      viewBox={`0 0 ${points.length * SLOT} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {points.map(({ id, recibido, gastado }, n) => (
        <g key={id}>
          {column(recibido, n * SLOT + 2, classes.planned)}
          {column(gastado, n * SLOT + 2 + COLUMN, classes.done)}
        </g>
      ))}
    </svg>
  )
}

/** How the year went by its published cuts, the oldest first. One alone tells of no course. */
export function MonthsPart({ cortes }: { cortes: readonly Congelado[] }) {
  const points = useMemo(
    () =>
      cortes.map(({ id, fecha, texto }): Point => {
        const { recaudado, devengado } = sumasDe(texto)
        return { id, fecha, recibido: recaudado, gastado: devengado }
      }),
    [cortes],
  )
  if (points.length < 2) return null
  return (
    <section className={reading.part} aria-labelledby="meses">
      <h2 id="meses">¿Cómo va el año?</h2>
      <p>Desde enero hasta cada corte publicado. Barra gris: lo recibido. Barra de color: lo gastado.</p>
      <Columns points={points} />
      <ScrollTable className={classes.sums} aria-labelledby="meses">
        <thead>
          <tr>
            <th scope="col">Hasta el</th>
            <th scope="col">Recibido</th>
            <th scope="col">Gastado</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ id, fecha, recibido, gastado }) => (
            <tr key={id}>
              <th scope="row">{formatDay(fecha)}</th>
              <td>{formatUsd(recibido)}</td>
              <td>{formatUsd(gastado)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  )
}
