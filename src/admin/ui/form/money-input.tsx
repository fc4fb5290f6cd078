import type { ComponentProps } from 'react'
import { parseAmount } from '@/shared/lib/file/amount'
import { formatAmount } from '@/shared/lib/moneda'
import { TextField } from '@/shared/ui/form/fields'

const AMOUNT = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const

type MoneyInputProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  /** US dollars, or the text while somebody types. */
  value?: number | string
  onChange?: (value: number | string) => void
}

/**
 * An amount as people write it, `1234.5` or `1.234,56`. When it loses the focus it shows the amount that was
 * understood; text that is no amount stays visible.
 */
export function MoneyInput({ value = '', onChange, onFocus, onBlur, ...rest }: MoneyInputProps) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      icon={<span aria-hidden>$</span>}
      style={AMOUNT}
      value={typeof value === 'number' ? formatAmount(value) : value}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      onFocus={(event) => {
        event.currentTarget.select()
        onFocus?.(event)
      }}
      onBlur={(event) => {
        const amount = parseAmount(value)
        if (typeof value === 'string' && value.trim() !== '' && amount !== null) onChange?.(amount)
        onBlur?.(event)
      }}
      {...rest}
    />
  )
}
