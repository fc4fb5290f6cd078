import { PrintedSheet } from '@/admin/ui/print/printed-sheet'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import type { Gasto, Ingreso } from '@/entities/presupuesto/partida'
import { totalOf } from '@/entities/presupuesto/presupuesto-csv'
import { formatDay } from '@/shared/lib/fecha'
import { formatPercent, formatUsd } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import type { Side } from './sides'

type PrintedCedulaProps<T extends Ingreso | Gasto> = {
  side: Side<T>
  ejercicio: number
  lines: readonly T[]
  filtered: boolean
  /** The day of the figures, where it is known. */
  corte: string | undefined
}

/** The filtered lines of one side of the budget on paper, with their sums. */
export function PrintedCedula<T extends Ingreso | Gasto>({
  side,
  ejercicio,
  lines,
  filtered,
  corte,
}: PrintedCedulaProps<T>) {
  const { name, fileColumns, executionOf } = side
  const columns = fileColumns(lines).slice(2)
  const amounts = columns.filter(({ decimals }) => decimals !== undefined)
  const texts = columns.filter(({ decimals }) => decimals === undefined)
  const shown = (content: string | number) => (typeof content === 'number' ? formatUsd(content) : content)
  return (
    <PrintedSheet
      institucion={useInstitucion()}
      title={`Cédula de ${name}${corte ? ` al ${formatDay(corte)}` : ''}`}
      subject={
        <span>
          Ejercicio fiscal {ejercicio}, {plural(lines.length, 'partida', 'partidas')}
          {filtered && ' (lista filtrada)'}, valores en dólares
        </span>
      }
      columns={[
        { header: 'Partida' },
        { header: 'Denominación', width: '22%' },
        ...texts.map(({ header }) => ({ header })),
        ...amounts.map(({ header }) => ({ header, align: 'right' as const })),
        { header: 'Ejecución', align: 'right' },
      ]}
      rows={() =>
        lines.map((line) => ({
          id: line.id,
          cells: [
            line.partida,
            line.denominacion,
            ...texts.map(({ value }) => String(value(line))),
            ...amounts.map(({ value }) => shown(value(line))),
            formatPercent(executionOf([line])),
          ],
        }))
      }
      foot={[
        'Total',
        '',
        ...texts.map(() => ''),
        ...amounts.map((column) => formatUsd(totalOf(column, lines))),
        formatPercent(executionOf(lines)),
      ]}
      wide
      signatures={['Tesorería', 'Jefatura']}
    />
  )
}
