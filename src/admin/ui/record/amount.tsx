import { formatUsd } from '@/shared/lib/moneda'
import classes from './amount.module.css'

/** US dollars in figures of one width; a negative one keeps its minus sign beside the colour. */
export const Amount = ({ usd }: { usd: number }) => (
  <span className={classes.amount} data-negative={usd < 0 || undefined}>
    {formatUsd(usd)}
  </span>
)
