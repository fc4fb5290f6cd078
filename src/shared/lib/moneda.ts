/**
 * Amounts are US dollars with at most 2 decimals; sums are made in cents so that no float noise shows (contract §1).
 * Half a cent is rounded away from zero, even when the float is slightly below it: 8.575 is 858 cents.
 */
export const toCents = (usd: number): number =>
  Math.sign(usd) * Math.round(Number((Math.abs(usd) * 100).toPrecision(15))) + 0

export const fromCents = (cents: number): number => cents / 100

/** Rounds an amount to whole cents. */
export const roundUsd = (usd: number): number => fromCents(toCents(usd))

/** Exact sum of dollar amounts. */
export const sumUsd = (amounts: readonly number[]): number =>
  fromCents(amounts.reduce((sum, usd) => sum + toCents(usd), 0))

const MONEY = new Intl.NumberFormat('es-EC', { style: 'currency', currency: 'USD' })
const AMOUNT = new Intl.NumberFormat('es-EC', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const PERCENT = new Intl.NumberFormat('es-EC', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const NUMBER = new Intl.NumberFormat('es-EC', { maximumFractionDigits: 2 })

/** `$1.234,56`, and `-$1.234,56` as accountants write it: the locale's own data puts the sign behind the `$`. */
export const formatUsd = (usd: number): string => {
  const text = MONEY.format(Math.abs(usd))
  return toCents(usd) < 0 ? `-${text}` : text
}

/** `1.234,56`, for a field that has its own dollar sign. */
export const formatAmount = (usd: number): string => AMOUNT.format(usd)

/** `12,5 %`; `value` is already a percentage. One decimal (spec §9). */
export const formatPercent = (value: number): string => `${PERCENT.format(value)} %`

export const formatNumber = (value: number): string => NUMBER.format(value)
