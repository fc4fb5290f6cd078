import { CheckField } from '@/shared/ui/form/check-field'
import classes from './choices.module.css'

type ChoicesProps<T extends string> = {
  legend: string
  name: string
  choices: readonly (readonly [value: T, label: string, description?: string])[]
  value: T | undefined
  onChange: (value: T) => void
  disabled?: boolean
}

/** One of a few, each with what it means. */
export function Choices<T extends string>(props: ChoicesProps<T>) {
  const { legend, name, choices, value, onChange, disabled } = props
  return (
    <fieldset className={classes.choices} disabled={disabled}>
      <legend>{legend}</legend>
      {choices.map(([choice, label, description]) => (
        <CheckField
          key={choice}
          type="radio"
          name={name}
          label={label}
          {...(description && { description })}
          checked={value === choice}
          onChange={() => onChange(choice)}
        />
      ))}
    </fieldset>
  )
}
