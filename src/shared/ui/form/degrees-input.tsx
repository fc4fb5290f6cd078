import type { ComponentProps } from 'react'
import { useState } from 'react'
import { parseDegrees } from '@/shared/lib/form/degrees'
import { TextField } from './fields'

type DegreesInputProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  /** Degrees, or text while it is no number yet. */
  value?: number | string
  onChange?: (value: number | string) => void
}

/** Takes `-1.83` or `-1,83`, typed or pasted: a masked number field would drop a pasted comma. */
export function DegreesInput({ value = '', onChange, ...rest }: DegreesInputProps) {
  const [text, setText] = useState(String(value))
  return (
    <TextField
      autoComplete="off"
      {...rest}
      value={parseDegrees(text) === value ? text : String(value)}
      onChange={(event) => {
        setText(event.currentTarget.value)
        onChange?.(parseDegrees(event.currentTarget.value))
      }}
    />
  )
}
