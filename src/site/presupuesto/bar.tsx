import classes from './presupuesto.module.css'

/** In units of the drawing, which is stretched to its box. */
const WIDTH = 100
const BAR = 10

/** What was planned as the whole bar and what was done as the dark part of it; the words beside it say the same. */
export function Bar({ previsto, hecho, most }: { previsto: number; hecho: number; most: number }) {
  const wide = (usd: number) => (most > 0 ? (Math.max(0, Math.min(usd, most)) / most) * WIDTH : 0)
  return (
    <svg className={classes.bar} viewBox={`0 0 ${WIDTH} ${BAR}`} preserveAspectRatio="none" aria-hidden>
      <rect className={classes.planned} width={wide(previsto)} height={BAR} />
      <rect className={classes.done} width={wide(hecho)} height={BAR} />
    </svg>
  )
}
