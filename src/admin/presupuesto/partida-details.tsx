import type { ReactNode } from 'react'
import { Amount } from '@/admin/ui/figure/amount'
import { Details } from '@/admin/ui/record/details'
import { EditFooter } from '@/admin/ui/record/edit-button'
import { ejecucionGasto, ejecucionIngreso, saldoRecaudarOf } from '@/entities/presupuesto/formulas'
import { gastosList, ingresosList } from '@/entities/presupuesto/module'
import {
  type Gasto,
  type Ingreso,
  isIngreso,
  type Partida,
  saldoDevengarOf,
} from '@/entities/presupuesto/partida'
import { explicacion } from '@/entities/presupuesto/reformas'
import { partidaWarnings } from '@/entities/presupuesto/warnings'
import { formatDay } from '@/shared/lib/fecha'
import { formatPercent } from '@/shared/lib/moneda'
import { ArchivoList } from '@/shared/ui/archivo/archivo-list'
import { Stack } from '@/shared/ui/box/layout'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { Warnings } from './fields'

type Row = readonly [name: string, value: ReactNode]

const amount = (name: string, usd: number): Row => [name, <Amount key={name} usd={usd} />]

const ingresoRows = (line: Ingreso): Row[] => [
  amount('Codificado', line.codificado),
  amount('Devengado', line.devengado),
  amount('Recaudado', line.recaudado),
  amount('Saldo por devengar', line.saldoDevengar),
  amount('Saldo por recaudar', saldoRecaudarOf(line)),
  ['Ejecución', formatPercent(ejecucionIngreso(line))],
]

const gastoRows = (line: Gasto): Row[] => [
  amount('Codificado', line.codificado),
  amount('Comprometido', line.comprometido),
  amount('Devengado', line.devengado),
  amount('Pagado', line.pagado),
  amount('Saldo por comprometer', line.saldoComprometer),
  amount('Saldo por devengar', line.saldoDevengar),
  // Computed here because somebody may have typed another stored balance.
  amount('Saldo por ejecutar', saldoDevengarOf(line)),
  ['Ejecución', formatPercent(ejecucionGasto(line))],
]

/** What was approved at first and each reform; nothing where nobody wrote it. */
const reformaRows = (line: Partida): Row[] => [
  ...(line.inicial === undefined ? [] : [amount('Asignación inicial', line.inicial)]),
  ...(line.reformas ?? []).map(
    ({ fecha, documento, motivo, monto, archivos = [] }, index): Row => [
      // Two of one day are two rows.
      `Reforma ${index + 1}, del ${formatDay(fecha)}`,
      <Stack key="reforma" gap="xs">
        <span>
          <Amount usd={monto} />, {documento || 'sin documento'}
          {motivo && `: ${motivo}`}
        </span>
        <ArchivoList archivos={archivos} label={`Archivos de la reforma ${index + 1}`} />
      </Stack>,
    ],
  ),
  ['De dónde sale el codificado', explicacion(line)],
]

type PartidaDetailsProps = {
  line: Partida
  others: readonly Partida[]
  onClose: () => void
  /** Only for those with the permission. */
  onEdit?: (() => void) | undefined
}

/** Amounts, balance to execute and percentage of one line, with its warnings (spec §2.17). */
export function PartidaDetails({ line, others, onClose, onEdit }: PartidaDetailsProps) {
  return (
    <Dialog onClose={onClose} title={`${line.partida} ${line.denominacion}`} size="lg">
      <Stack>
        <Warnings sentences={partidaWarnings(line, others, line.id)} />
        <Details
          of={[(isIngreso(line) ? ingresosList : gastosList).key, line.id]}
          rows={[
            ['Programa o actividad', line.programa],
            ...(isIngreso(line) ? ingresoRows(line) : gastoRows(line)),
            ...reformaRows(line),
          ]}
        />
        <EditFooter onEdit={onEdit} />
      </Stack>
    </Dialog>
  )
}
