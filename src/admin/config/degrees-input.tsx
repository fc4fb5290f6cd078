import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

type DegreesInputProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** Degrees, or text that is no number yet. */
  value?: number | string
  onChange?: (value: number | string) => void
}

function parse(text: string): number | string {
  const plain = text.trim().replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text
}

/** `-1.83` or `-1,83`, typed or pasted: a masked number field would read a pasted comma as nothing at all. */
export function DegreesInput({ value = '', onChange, ...rest }: DegreesInputProps) {
  const [text, setText] = useState(String(value))
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      value={parse(text) === value ? text : String(value)}
      onChange={(event) => {
        setText(event.currentTarget.value)
        onChange?.(parse(event.currentTarget.value))
      }}
    />
  )
}
