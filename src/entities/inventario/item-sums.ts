import type { AmountReader } from '@/shared/lib/file/amount'
import { type Cell, cellText } from '@/shared/lib/file/cells'
import type { ImportLine, ImportNote } from '@/shared/lib/file/import-result'
import { isOnlyTotal, recordsAmong } from '@/shared/lib/file/rows/totals'
import { formatNumber, formatUsd, fromCents, sumUsd, toCents } from '@/shared/lib/moneda'
import { quantityOf } from './item-words'

type Field =
  | 'nombre'
  | 'categoria'
  | 'cantidad'
  | 'valorEstimado'
  | 'valorTotal'
  | 'fechaIngreso'
  | 'numeroSerie'
type Line<K extends string> = ImportLine<K | Field>

const usd = (hundredths: number) => formatUsd(fromCents(hundredths))
const FIGURES = [
  { name: 'cantidad', format: (hundredths: number) => formatNumber(fromCents(hundredths)) },
  { name: 'valor', format: usd },
  { name: 'valor total', format: usd },
] as const

/** A number of a cell in whole hundredths; undefined where it is empty or none. */
const hundredths = (cell: Cell | undefined, read: AmountReader): number | undefined => {
  const amount = cellText(cell) === '' ? null : read(cell)
  return amount === null ? undefined : toCents(amount)
}

/** The lines that are items, without totals and signatures, held against the list's own sums. Pure. */
export function itemsAmong<K extends string>(
  all: readonly Line<K>[],
  table: readonly (readonly Cell[])[],
  read: AmountReader,
) {
  const quantity = ({ cells }: Line<K>) => hundredths(quantityOf(cells.cantidad).cell, read)
  const value = ({ cells }: Line<K>) => hundredths(cells.valorEstimado, read)
  const total = ({ cells }: Line<K>) => hundredths(cells.valorTotal, read)
  /** Of a line without a quantity there is one. */
  const worth = (line: Line<K>) => ((quantity(line) ?? 100) * (value(line) ?? 0)) / 100
  const ofSum = (line: Line<K>) => [quantity(line), value(line), total(line)]
  return recordsAmong(all, table, {
    isRecord: ({ cells }) =>
      [cells.nombre, cells.categoria].every((cell) => cellText(cell) !== '' && !isOnlyTotal(cell)),
    proper: ['cantidad', 'valorEstimado', 'valorTotal', 'fechaIngreso'],
    figures: FIGURES,
    ways: [
      { ofRecord: (line) => [quantity(line) ?? 100, Math.round(worth(line)), total(line)], ofSum },
      // Below a column of unit values some add those up.
      { ofRecord: (line) => [quantity(line) ?? 100, value(line), total(line)], ofSum },
    ],
  })
}

/** A line with the value of one item: where it says only that of all of them, a part of it. Pure. */
export function withValue<K extends string>(
  line: Line<K>,
  read: AmountReader,
): { line: Line<K>; notes: ImportNote[] } {
  const { cells, note } = line
  const total = cellText(cells.valorTotal) === '' ? null : read(cells.valorTotal)
  const quantity = cellText(cells.cantidad) === '' ? 1 : read(quantityOf(cells.cantidad).cell)
  if (total === null || !quantity) return { line, notes: [] }
  const said = cellText(cells.valorEstimado) === '' ? null : read(cells.valorEstimado)
  const one = said ?? sumUsd([total / quantity])
  const all = sumUsd([one * quantity])
  const product = `${formatNumber(quantity)} × ${formatUsd(one)} = ${formatUsd(all)}`
  const notes =
    toCents(all) === toCents(total)
      ? []
      : [
          note(
            'valorTotal',
            `dice ${formatUsd(total)}, pero ${product}. Se importa ${formatUsd(one)} por unidad.`,
          ),
        ]
  if (said !== null || cellText(cells.valorEstimado) !== '') return { line, notes }
  return { line: { ...line, cells: { ...cells, valorEstimado: one } }, notes }
}
