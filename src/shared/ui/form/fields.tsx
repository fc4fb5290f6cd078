import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { Field, type Told } from './field'
import classes from './field.module.css'

// The browser's own controls, styled like Mantine's. Mantine's have ten times the bytes, which every citizen's phone
// would fetch before it can write a report.

type TextFieldProps = Told &
  Omit<ComponentProps<'input'>, 'id'> & {
    icon?: ReactNode
    /** See Field. */
    note?: ReactNode
    /** A button at the end of the line. */
    action?: ReactNode
  }

export function TextField(props: TextFieldProps) {
  const { label, description, note, error, className, icon, action, ...rest } = props
  return (
    <Field label={label} description={description} note={note} error={error} className={className}>
      {(control) => (
        <div
          className={classes.frame}
          data-icon={icon ? true : undefined}
          data-action={action ? true : undefined}
        >
          {icon}
          <input type="text" {...control} {...rest} />
          {action}
        </div>
      )}
    </Field>
  )
}

type TextAreaProps = Told & Omit<ComponentProps<'textarea'>, 'id' | 'style'> & { rows: number }

/** A text area of `rows` lines that grows with its text, by style sheet alone. */
export function TextArea({ label, description, error, className, rows, ...rest }: TextAreaProps) {
  return (
    <Field label={label} description={description} error={error} className={className}>
      {(control) => (
        <div className={classes.frame}>
          <textarea rows={rows} style={{ '--rows': rows } as CSSProperties} {...control} {...rest} />
        </div>
      )}
    </Field>
  )
}

type SelectFieldProps = Told &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    options: readonly (readonly [value: string, label: string])[]
  }

export function SelectField({ label, description, error, className, options, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} description={description} error={error} className={className}>
      {(control) => (
        <div className={classes.frame}>
          <select {...control} {...rest}>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  )
}

/** A one-time code, in sight: it is copied from a message or told by telephone. */
export const CodeField = (props: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField
    label="Código"
    description="En minúsculas o mayúsculas, con espacios o sin ellos."
    autoComplete="one-time-code"
    autoCapitalize="characters"
    autoCorrect="off"
    spellCheck={false}
    {...props}
  />
)
