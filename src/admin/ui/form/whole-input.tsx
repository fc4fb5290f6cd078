import type { ComponentProps } from 'react'
import { parseWhole } from '@/shared/lib/form/whole'
import { TextField } from '@/shared/ui/form/fields'

type WholeInputProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  /** A whole number, or the text while somebody types. */
  value?: number | string
  onChange?: (value: number | string) => void
}

/** A whole number, typed or pasted. Other text stays visible, while a masked field would make 15 of a pasted `1,5`. */
export function WholeInput({ value = '', onChange, onBlur, ...rest }: WholeInputProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      value={String(value)}
      onChange={({ currentTarget: { value: text } }) =>
        onChange?.(/^\d{1,15}$/.test(text) ? Number(text) : text)
      }
      onBlur={(event) => {
        const whole = parseWhole(value)
        if (typeof value === 'string' && !Number.isNaN(whole)) onChange?.(whole)
        onBlur?.(event)
      }}
      {...rest}
    />
  )
}
