import type { ComponentProps } from 'react'
import classes from './tick.module.css'

type Named = 'id' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'

type TickProps = Pick<ComponentProps<'input'>, Named | 'checked' | 'onChange'> & {
  /** Only some of its rows are ticked. */
  some?: boolean
}

/** A checkbox of a list. It looks like Mantine's, which would draw nine components twice for each row. */
export const Tick = ({ some = false, ...input }: TickProps) => (
  <input
    type="checkbox"
    className={classes.tick}
    ref={(box) => {
      if (box) box.indeterminate = some
    }}
    {...input}
  />
)
