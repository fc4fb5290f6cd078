import type { ComponentProps } from 'react'
import { DayField } from '@/admin/ui/form/day-field'
import { MoneyInput } from '@/admin/ui/form/money-input'
import { parseAmount } from '@/shared/lib/file/amount'
import { formatUsd } from '@/shared/lib/moneda'
import { Callout } from '@/shared/ui/box/callout'
import { TriangleAlert } from '@/shared/ui/icon/icons'

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

type CorteFieldProps = Pick<ComponentProps<typeof DayField>, 'value' | 'onChange' | 'error'>

/** The day of a cédula's figures, as its documents will say it. */
export const CorteField = (props: CorteFieldProps) => (
  <DayField
    label="Cifras al"
    description="Hasta qué día son estas cifras. Sale en lo que imprima; puede quedar vacío."
    de="SUCESO"
    {...props}
  />
)

/** The warnings about a line, one sentence each; it may be saved all the same. */
export function Warnings({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="status">
      {sentences.length > 0 && (
        <Callout color="orange" icon={<TriangleAlert aria-hidden />} title="Revise esta partida">
          {sentences.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Callout>
      )}
    </div>
  )
}
