import type { ComponentProps } from 'react'
import { TextField } from './fields'

/** An address as people write it, `www.example.org/x`, with its scheme; other text stays as it is. */
export function withScheme(address: string): string {
  const text = address.trim()
  return /^(?!\w+:(?!\d))[^\s/@]+\.[^\s.]{2,}/.test(text) ? `https://${text}` : text
}

type UrlFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'value' | 'onChange'> & {
  value?: string
  onChange?: (address: string) => void
}

/** Takes an address as people write it; on leaving, the field shows it whole. */
export function UrlField({ value = '', onChange, onBlur, ...rest }: UrlFieldProps) {
  return (
    <TextField
      placeholder="https://"
      inputMode="url"
      autoCapitalize="none"
      {...rest}
      type="url"
      value={value}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
      onBlur={(event) => {
        onBlur?.(event)
        const whole = withScheme(value)
        if (whole !== value) onChange?.(whole)
      }}
    />
  )
}
