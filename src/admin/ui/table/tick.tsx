import type { ComponentProps } from 'react'
import classes from './tick.module.css'

type Named = 'id' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'

type TickProps = Pick<ComponentProps<'input'>, Named | 'checked' | 'onChange'> & {
  /** Of what it stands for, a part is ticked. */
  some?: boolean
}

/** A list's box to tick: looks like Mantine's, which for each row would draw nine components, and those twice. */
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
