import { ESTADO_LABELS, type NumeralDelMes } from '@/entities/lotaip/mes'
import { MESES } from '@/shared/lib/fecha'
import { capitalized } from '@/shared/lib/text'
import type { StateColor } from '@/shared/ui/control/state-badge'

type Look = { color: StateColor; short: string; label: string }

const NOT_BEGUN: Look = { color: 'orange', short: '—', label: 'Sin empezar' }
const BEGUN: Look = { color: 'blue', short: 'Va', label: 'Empezado' }
const LOOKS = {
  LISTO: { color: 'green', short: 'Listo' },
  SIN_CAMBIOS: { color: 'green', short: 'Igual' },
  NO_APLICA: { color: 'gray', short: 'N/A' },
  NO_DISPONIBLE: { color: 'gray', short: 'N/D' },
} as const

/** How a numeral's state is shown; `short` fits a cell of the year. */
export function lookOf(record: NumeralDelMes | undefined): Look {
  if (!record) return NOT_BEGUN
  return record.estado ? { ...LOOKS[record.estado], label: ESTADO_LABELS[record.estado] } : BEGUN
}

/** What a cell of the year is called: also with the short word, by which somebody who speaks to the screen presses it. */
export const cellName = ({ short, label }: Look): string =>
  short === NOT_BEGUN.short || label.startsWith(short) ? label : `${short}, ${label.toLowerCase()}`

/** What the short words stand for. */
export const SHORT_WORDS =
  '«Va»: empezado. «Igual»: como el mes anterior. «N/A»: no aplica. «N/D»: información no disponible. «—»: sin empezar.'

export const MONTH_NAMES: readonly string[] = MESES.map(capitalized)

/** The twelve months of a year, as `YYYY-MM`. */
export const monthsOf = (year: string): string[] =>
  MESES.map((_, n) => `${year}-${String(n + 1).padStart(2, '0')}`)
