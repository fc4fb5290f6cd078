import { formatUsd } from '@/shared/lib/moneda'
import classes from './figures.module.css'

/** US dollars in tabular figures; a negative amount shows its minus sign besides the colour. */
export const Amount = ({ usd }: { usd: number }) => (
  <span className={classes.amount} data-negative={usd < 0 || undefined}>
    {formatUsd(usd)}
  </span>
)
