import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './field.module.css'
import { Tick } from './tick'

type CheckFieldProps = Omit<ComponentProps<typeof Tick>, 'id' | 'some'> & {
  label: ReactNode
  /** Below the label; no part of the control's name. */
  description?: string
}

/** A checkbox, or one `radio` of several, whose whole label can be tapped. */
export function CheckField({ label, description, ...box }: CheckFieldProps) {
  const id = useId()
  const hint = description ? `${id}-d` : undefined
  return (
    <div>
      <label htmlFor={id} className={classes.check}>
        <Tick id={id} aria-describedby={hint} {...box} />
        {label}
      </label>
      {hint && (
        <p id={hint} className={classes.about}>
          {description}
        </p>
      )}
    </div>
  )
}
