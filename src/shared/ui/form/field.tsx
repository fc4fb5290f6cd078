import { type ReactNode, type Ref, useId } from 'react'
import classes from './field.module.css'

/** What is written around a control. */
export type Told = {
  label?: ReactNode
  description?: ReactNode
  error?: ReactNode
  /** The class of the whole field, for its position among others. */
  className?: string | undefined
}

type FieldProps = Told & {
  /**
   * A hint below the control: one that comes and goes while somebody types, which must not move it, or one of a field
   * whose neighbour in the row has none, so that both controls stand in one line.
   */
  note?: ReactNode
  children: (control: {
    id: string
    className: string | undefined
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** Ties label, hint, control and error together for people who can't see them (WCAG 1.3.1, 3.3.1). */
export function Field({ label, description, note, error, className, children }: FieldProps) {
  const id = useId()
  const hint = description ? `${id}-d` : undefined
  const advice = note ? `${id}-n` : undefined
  const fault = error ? `${id}-e` : undefined
  return (
    <div className={className}>
      {label && (
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
      )}
      {hint && (
        <p id={hint} className={classes.description}>
          {description}
        </p>
      )}
      {children({
        id,
        className: classes.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [hint, advice, fault].filter(Boolean).join(' ') || undefined,
      })}
      {advice && (
        <p id={advice} className={classes.note}>
          {note}
        </p>
      )}
      {fault && (
        <p id={fault} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** Fields beside each other where there is room, or a form's buttons; see `useFoot`. */
export const FieldRow = ({ foot, children }: { foot?: Ref<HTMLDivElement>; children: ReactNode }) => (
  <div ref={foot} className={classes.row}>
    {children}
  </div>
)
