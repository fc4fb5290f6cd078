import type { AmountReader } from '@/shared/lib/file/amount'
import { type Cell, cellText } from '@/shared/lib/file/cells'
import type { ImportLine } from '@/shared/lib/file/import-result'
import { recordsAmong } from '@/shared/lib/file/rows/totals'
import { formatNumber, formatUsd, fromCents, toCents } from '@/shared/lib/moneda'
import type { Field } from './import-row'

/** What a log adds up below a month or a year; its minutes are averages. */
const ADDED = [
  ['atendidos', 'personas atendidas'],
  ['trasladados', 'personas trasladadas'],
  ['fallecidos', 'fallecidos'],
  ['hectareas', 'hectáreas'],
  ['kilometros', 'kilómetros'],
  ['agua', 'agua'],
  ['costoEstimado', 'costo'],
] as const satisfies readonly (readonly [Field, string])[]

const FIGURES = ADDED.map(([key, name]) => ({
  name,
  format: (hundredths: number) => (key === 'costoEstimado' ? formatUsd : formatNumber)(fromCents(hundredths)),
}))

/** The lines that are services, without totals and signatures, held against the log's own sums. Pure. */
export function registrosAmong(
  all: readonly ImportLine<Field>[],
  table: readonly (readonly Cell[])[],
  read: AmountReader,
) {
  const amounts = ({ cells }: ImportLine<Field>) =>
    ADDED.map(([key]) => {
      const amount = cellText(cells[key]) === '' ? null : read(cells[key])
      return amount === null ? undefined : toCents(amount)
    })
  return recordsAmong(all, table, {
    isRecord: ({ cells }) => /^\d/.test(cellText(cells.fecha)) && cellText(cells.tipo) !== '',
    proper: ['horaInicio', 'salida', 'llegada', 'horaFin', 'id'],
    figures: FIGURES,
    ways: [{ ofRecord: amounts, ofSum: amounts }],
  })
}
