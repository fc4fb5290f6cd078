import { Choices } from '@/admin/ui/form/choices'
import type { DecimalMark, Doubt } from '@/shared/lib/file/amount'
import { formatNumber, formatUsd } from '@/shared/lib/moneda'

type ImportDoubtProps = {
  doubt: Doubt
  mark: DecimalMark | undefined
  onAnswer: (mark: DecimalMark) => void
}

/** Asks how the amounts of a file are written where its cells don't say it: the example is one of them. */
export function ImportDoubt({ doubt, mark, onAnswer }: ImportDoubtProps) {
  const { text, cell, usd } = doubt
  const shown = (of: DecimalMark) =>
    (text.includes('$') || usd[of] % 1 !== 0 ? formatUsd : formatNumber)(usd[of])
  return (
    <Choices
      legend={`¿Cuánto es «${text}», de la celda ${cell}? Los valores del archivo se pueden leer de dos maneras.`}
      name="marca-decimal"
      choices={[
        [',', `${shown(',')}: el punto separa los miles y la coma los centavos`],
        ['.', `${shown('.')}: la coma separa los miles y el punto los centavos`],
      ]}
      value={mark}
      onChange={onAnswer}
    />
  )
}
