import type { ComponentProps } from 'react'
import { withScheme } from '@/shared/lib/url'
import { TextField } from './fields'

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
