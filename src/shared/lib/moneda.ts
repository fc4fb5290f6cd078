/**
 * Amounts are US dollars with at most 2 decimals; sums are made in cents so that no float noise shows (contract §1).
 * Half a cent is rounded away from zero, even when the float is slightly below it: 8.575 is 858 cents.
 */
export function toCents(usd: number): number {
  // Nearly every amount is whole cents already, and the text that rounds the others costs ten times as much.
  const cents = Math.round(usd * 100)
  if (fromCents(cents) === usd) return cents + 0
  return Math.sign(usd) * Math.round(Number((Math.abs(usd) * 100).toPrecision(15))) + 0
}

export const fromCents = (cents: number): number => cents / 100

/** Rounds an amount to whole cents. */
export const roundUsd = (usd: number): number => fromCents(toCents(usd))

/** Exact sum of dollar amounts. */
export const sumUsd = (amounts: readonly number[]): number =>
  fromCents(amounts.reduce((sum, usd) => sum + toCents(usd), 0))

/**
 * Makes each formatter when it is first used: all four take a slow phone 50 ms, and the record of a module brings this
 * file to pages that show no amount.
 */
function numbers(options: Intl.NumberFormatOptions): (value: number) => string {
  let formatter: Intl.NumberFormat | undefined
  return (value) => {
    formatter ??= new Intl.NumberFormat('es-EC', options)
    return formatter.format(value)
  }
}

const money = numbers({ style: 'currency', currency: 'USD' })
const percent = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** `$1.234,56`, and `-$1.234,56` as accountants write it: the locale's own data puts the sign behind the `$`. */
export const formatUsd = (usd: number): string => {
  const text = money(Math.abs(usd))
  return toCents(usd) < 0 ? `-${text}` : text
}

/** `1.234,56`, for a field that has its own dollar sign. */
export const formatAmount = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `12,5 %`; `value` is already a percentage. One decimal (spec §9). */
export const formatPercent = (value: number): string => `${percent(value)} %`

/** `1.234,5`: a count or a mean, with two decimals at most. */
export const formatNumber = numbers({ maximumFractionDigits: 2 })

/** `8,5` for the text `8.5`, where the public pages show it: `formatNumber` would cost them the language tables. */
export const withDecimalComma = (number: string): string => number.replace('.', ',')

/** Where a rate stands, while there is no budget that it could be of. */
export const SIN_PRESUPUESTO = 'Todavía no hay presupuesto'

/** Whether these sums have a budget: of nothing coded, in US dollars, nothing can be executed. */
export const hasPresupuesto = ({ codificado }: { codificado: number }): boolean => toCents(codificado) !== 0

/** A rate in words, or a dash where there is no budget. `percent` as `percentOf` gives it. */
export const rateOf = (sums: { codificado: number }, percent: number): string =>
  hasPresupuesto(sums) ? formatPercent(percent) : '—'

type Lados = { ingresos: { codificado: number }; gastos: { codificado: number } }

/** Which side of the budget nobody has brought yet, in a sentence without its stop; empty where both are here. */
export function faltaDe({ ingresos, gastos }: Lados): string {
  const [income, spent] = [hasPresupuesto(ingresos), hasPresupuesto(gastos)]
  if (!income && !spent) return SIN_PRESUPUESTO
  return income && spent ? '' : `Faltan los ${income ? 'gastos' : 'ingresos'}`
}

/** The mean rate of both sides in words; a dash unless both have a budget: half of it is no mean. */
export const totalRateOf = (resumen: Lados & { ejecucionTotal: number }): string =>
  faltaDe(resumen) ? '—' : formatPercent(resumen.ejecucionTotal)
