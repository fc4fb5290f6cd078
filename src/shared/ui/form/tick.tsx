import type { ComponentProps } from 'react'
import classes from './tick.module.css'

type TickProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> & {
  type?: 'checkbox' | 'radio'
  /** Only some of its rows are ticked. */
  some?: boolean
}

/** The box, or the dot, to tick. Without words of its own: see CheckField. */
export const Tick = ({ type = 'checkbox', some = false, ...input }: TickProps) => (
  <input
    type={type}
    className={classes.tick}
    ref={(box) => {
      if (box) box.indeterminate = some
    }}
    {...input}
  />
)
