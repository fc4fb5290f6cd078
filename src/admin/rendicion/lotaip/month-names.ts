import { MESES } from '@/shared/lib/fecha'
import { capitalized } from '@/shared/lib/text'

export const MONTH_NAMES: readonly string[] = MESES.map(capitalized)

/** The twelve months of a year, as `YYYY-MM`. */
export const monthsOf = (year: string): string[] =>
  MESES.map((_, n) => `${year}-${String(n + 1).padStart(2, '0')}`)
