import { parseAmount } from '@/shared/lib/file/amount'

/** Reads a whole number as people write it, `1200` or `1.200`; NaN when it is none. */
export function parseWhole(typed: number | string): number {
  const amount = /\d/.test(String(typed)) ? parseAmount(typed) : null
  return Number.isSafeInteger(amount) ? Number(amount) : Number.NaN
}
