import { type ComponentProps, useRef, useState } from 'react'
import { toDay } from '@/shared/lib/fecha'
import { diaFault, limitesDe, type TipoDeDia } from '@/shared/lib/form/dia-limites'
import { Button } from '@/shared/ui/control/button'
import { TextField } from '@/shared/ui/form/fields'
import { useBeforeSubmit } from '@/shared/ui/form/form-scope'

type DayFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type' | 'min'> & {
  /** What the date is of: no other day is kept. */
  de: TipoDeDia
  /** `YYYY-MM-DD`, empty while it isn't whole. */
  value?: string
  onChange?: (day: string) => void
}

/**
 * A date. The form around it isn't saved with a year that can't be: one of two figures is asked. What was kept before
 * there were bounds stays as it is, as long as nobody changes it.
 */
export function DayField({
  de,
  value = '',
  onChange,
  onBlur,
  error,
  className,
  max,
  ...rest
}: DayFieldProps) {
  const hoy = toDay(new Date())
  const [began] = useState(value)
  const [shown, setShown] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const [desde, hasta] = limitesDe(de, hoy)
  const found = diaFault(value, de, hoy)
  const fault = found && (found.right || value !== began) ? found : undefined
  const focus = () => place.current?.querySelector('input')?.focus()
  useBeforeSubmit(() => {
    if (!fault) return true
    setShown(true)
    focus()
    return false
  })
  const told = fault && shown ? fault : undefined
  const right = told?.right
  return (
    <div ref={place} className={className}>
      <TextField
        type="date"
        min={desde}
        max={max ?? hasta}
        value={value}
        onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
        // While the year is being typed it is 2, 20 and 202 in turn.
        onBlur={(event) => {
          setShown(true)
          onBlur?.(event)
        }}
        error={told?.sentence ?? error}
        {...rest}
      />
      {right && (
        <Button
          variant="default"
          onClick={() => {
            onChange?.(right)
            focus()
          }}
        >
          Sí, {right.slice(0, 4)}
        </Button>
      )}
    </div>
  )
}
