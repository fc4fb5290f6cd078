import type { ComponentProps } from 'react'
import { MoneyInput } from '@/admin/ui/form/money-input'
import { parseAmount } from '@/shared/lib/file/amount'
import { formatUsd } from '@/shared/lib/moneda'

type AmountFieldProps = ComponentProps<typeof MoneyInput> & {
  /** The value of an empty field, in US dollars. */
  derived?: number
}

/** An amount of a line. It warns before saving that text which is no amount counts as 0 (spec §5). */
export function AmountField({ derived, ...props }: AmountFieldProps) {
  const { value } = props
  const hint =
    parseAmount(value) === null
      ? 'No es un valor en dólares: se guardará 0.'
      : derived !== undefined && value === '' && `Si lo deja vacío: ${formatUsd(derived)}`
  return <MoneyInput {...props} note={hint || undefined} />
}
