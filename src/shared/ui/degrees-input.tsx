import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { parseDegrees } from '@/shared/lib/degrees'

type DegreesInputProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** Degrees, or text that is no number yet. */
  value?: number | string
  onChange?: (value: number | string) => void
}

/** `-1.83` or `-1,83`, typed or pasted: a masked number field would read a pasted comma as nothing at all. */
export function DegreesInput({ value = '', onChange, ...rest }: DegreesInputProps) {
  const [text, setText] = useState(String(value))
  return (
    <TextInput
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
