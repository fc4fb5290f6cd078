import { ListCount } from '@/admin/ui/print/list-count'
import { PrintedSheet } from '@/admin/ui/print/printed-sheet'
import { asShown } from '@/admin/ui/table/table-search'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import type { Gasto, Ingreso } from '@/entities/presupuesto/partida'
import { totalOf } from '@/entities/presupuesto/presupuesto-csv'
import { formatDay } from '@/shared/lib/fecha'
import { formatPercent, formatUsd } from '@/shared/lib/moneda'
import type { Side } from './sides'

type PrintedCedulaProps<T extends Ingreso | Gasto> = {
  side: Side<T>
  ejercicio: number
  lines: readonly T[]
  of: number
  /** The day of the figures, where it is known. */
  corte: string | undefined
}

/** The filtered lines of one side of the budget on paper, with their sums. */
export function PrintedCedula<T extends Ingreso | Gasto>({
  side,
  ejercicio,
  lines,
  of,
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
          Ejercicio fiscal {ejercicio}, <ListCount list={lines} of={of} words={['partida', 'partidas']} />,
          valores en dólares
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
        asShown(lines).map((line) => ({
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
