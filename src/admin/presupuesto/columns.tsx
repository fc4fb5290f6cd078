import { Progress } from '@mantine/core'
import { Amount } from '@/admin/ui/figure/amount'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { ejecucionGasto, ejecucionIngreso } from '@/entities/presupuesto/formulas'
import type { Gasto, Ingreso, Partida } from '@/entities/presupuesto/partida'
import { formatPercent, formatUsd } from '@/shared/lib/moneda'
import classes from './presupuesto.module.css'

/** `spent`: the amount of a line that counts against its `codificado`, in US dollars. */
const partidaColumns = <T extends Partida>(spent: (line: T) => number): readonly Column<T>[] => [
  {
    id: 'partida',
    header: 'Partida',
    value: ({ partida }) => partida,
    cell: ({ partida }) => (
      <div className={classes.code}>
        <RowTitle>{partida}</RowTitle>
      </div>
    ),
    phone: ({ partida, denominacion }) => `${partida} ${denominacion}`,
  },
  {
    id: 'denominacion',
    header: 'Denominación',
    value: ({ denominacion }) => denominacion,
    brief: 'start',
    cell: ({ denominacion }) => denominacion,
    phone: (line) => `${formatUsd(spent(line))} de ${formatUsd(line.codificado)}`,
  },
]

const amount = <T extends Partida>(id: string, header: string, usdOf: (line: T) => number): Column<T> => ({
  id,
  header,
  align: 'right',
  value: usdOf,
  cell: (line) => <Amount usd={usdOf(line)} />,
})

const execution = <T extends Partida>(percentOf: (line: T) => number): Column<T> => ({
  id: 'ejecucion',
  header: 'Ejecución',
  align: 'right',
  value: percentOf,
  cell: (line) => (
    <div className={classes.execution}>
      {formatPercent(percentOf(line))}
      <Progress value={percentOf(line)} size="xs" aria-hidden />
    </div>
  ),
})

export const ingresoColumns: readonly Column<Ingreso>[] = [
  ...partidaColumns<Ingreso>(({ recaudado }) => recaudado),
  amount('codificado', 'Codificado', ({ codificado }) => codificado),
  amount('recaudado', 'Recaudado', ({ recaudado }) => recaudado),
  execution<Ingreso>(ejecucionIngreso),
]

export const gastoColumns: readonly Column<Gasto>[] = [
  ...partidaColumns<Gasto>(({ devengado }) => devengado),
  amount('codificado', 'Codificado', ({ codificado }) => codificado),
  amount('devengado', 'Devengado', ({ devengado }) => devengado),
  amount('pagado', 'Pagado', ({ pagado }) => pagado),
  execution<Gasto>(ejecucionGasto),
]
