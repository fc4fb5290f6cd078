import { MESES } from '@/shared/lib/fecha'
import { capitalized } from '@/shared/lib/text'

export const MONTH_NAMES: readonly string[] = MESES.map(capitalized)

/** The twelve months of a year, as `YYYY-MM`. */
export const monthsOf = (year: string): string[] =>
  MESES.map((_, n) => `${year}-${String(n + 1).padStart(2, '0')}`)

/** `noviembre de 2026`, of a `YYYY-MM` month. */
export const nameOfMonth = (mes: string): string => `${MESES[Number(mes.slice(5)) - 1]} de ${mes.slice(0, 4)}`
