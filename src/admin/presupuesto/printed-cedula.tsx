import { useInstitucion } from '@/entities/configuracion/use-institucion'
import type { Gasto, Ingreso } from '@/entities/presupuesto/partida'
import { formatPercent, formatUsd, sumUsd } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { PrintedSheet } from '@/shared/ui/printed-sheet'
import type { Side } from './sides'

type PrintedCedulaProps<T extends Ingreso | Gasto> = { side: Side<T>; lines: readonly T[]; filtered: boolean }

/** One side of the budget on paper, as the search leaves it, with its sums. */
export function PrintedCedula<T extends Ingreso | Gasto>({ side, lines, filtered }: PrintedCedulaProps<T>) {
  const { name, printed, executionOf } = side
  return (
    <PrintedSheet
      institucion={useInstitucion()}
      title={`Cédula de ${name}`}
      subject={
        <span>
          {plural(lines.length, 'partida', 'partidas')}
          {filtered && ' (lista filtrada)'}, valores en dólares
        </span>
      }
      columns={[
        { header: 'Partida' },
        { header: 'Denominación', width: '32%' },
        ...printed.map(([header]) => ({ header, align: 'right' as const })),
        { header: 'Ejecución', align: 'right' },
      ]}
      rows={() =>
        lines.map((line) => ({
          id: line.id,
          cells: [
            line.partida,
            line.denominacion,
            ...printed.map(([, usdOf]) => formatUsd(usdOf(line))),
            formatPercent(executionOf([line])),
          ],
        }))
      }
      foot={[
        'Total',
        '',
        ...printed.map(([, usdOf]) => formatUsd(sumUsd(lines.map(usdOf)))),
        formatPercent(executionOf(lines)),
      ]}
      wide
      signatures={['Tesorería', 'Jefatura']}
    />
  )
}
