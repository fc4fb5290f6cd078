import type { PaperColumn } from '@/admin/ui/print/printed-list'
import { publishedColumns } from '@/admin/ui/record/published'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { horaDeEntrada } from '@/entities/eventos/entrada'
import type { Presentes } from '@/entities/eventos/esperados'
import { CATEGORIA_LABELS, type Evento } from '@/entities/eventos/evento'
import type { AsistenciaCount } from '@/entities/eventos/totals'
import { formatMoment, formatShortDay } from '@/shared/lib/fecha'
import { StateBadge } from '@/shared/ui/control/state-badge'
import type { AsistenciaRow } from './asistencia-rows'

type Counts = ReadonlyMap<string, AsistenciaCount>
type Expected = ReadonlyMap<string, Presentes> | undefined

/** `12/15`: the people present and registered. */
export function presentOf(counts: Counts, id: string): string {
  const { asistieron = 0, registrados = 0 } = counts.get(id) ?? {}
  return `${asistieron}/${registrados}`
}

/** `10 de 28`; '' where nobody took attendance or the staff is unknown here. */
export function ofExpected(expected: Expected, id: string): string {
  const one = expected?.get(id)
  return one ? `${one.presentes} de ${one.esperados}` : ''
}

/**
 * `counts` has the people present and registered, by event id (spec §2.19). Beside it stand those who were expected:
 * whoever isn't ticked has no record, and «10/10» looks as if nobody had been missing.
 */
export const eventColumns = (counts: Counts, expected: Expected): Column<Evento>[] => [
  publishedColumns.titulo,
  {
    ...publishedColumns.fecha,
    phone: ({ id, fecha }) =>
      [formatShortDay(fecha), ofExpected(expected, id) || (counts.has(id) && presentOf(counts, id))]
        .filter(Boolean)
        .join(' · '),
  },
  {
    id: 'categoria',
    header: 'Categoría',
    value: ({ categoria }) => CATEGORIA_LABELS[categoria],
    cell: ({ categoria }) => CATEGORIA_LABELS[categoria],
  },
  publishedColumns.estado,
  {
    id: 'asistencia',
    header: 'Asistencia',
    value: ({ id }) => expected?.get(id)?.porcentaje ?? counts.get(id)?.porcentaje ?? -1,
    cell: ({ id }) => {
      const came = ofExpected(expected, id)
      const registered = presentOf(counts, id)
      if (!came) return registered
      return (
        <RowTitle
          note={
            <>
              <span>{registered}</span> registrados
            </>
          }
        >
          {came} esperados
        </RowTitle>
      )
    },
  },
]

/** Attendance on paper. */
export const ATTENDANCE_PAPER: readonly PaperColumn<AsistenciaRow>[] = [
  { header: 'Evento', width: '30%', value: ({ titulo }) => titulo },
  { header: 'Fecha', value: ({ fecha }) => fecha && formatShortDay(fecha) },
  { header: 'Personal', width: '24%', value: ({ nombre }) => nombre },
  { header: 'Cargo', width: '16%', value: ({ cargo }) => cargo },
  { header: 'Asistió', value: ({ asistio }) => (asistio ? 'Sí' : 'No') },
  { header: 'Hora', value: (row) => horaDeEntrada(row, row.fecha) },
  { header: 'Observaciones', width: '18%', value: ({ observaciones }) => observaciones },
]

export const attendanceColumns: Column<AsistenciaRow>[] = [
  {
    id: 'evento',
    header: 'Evento',
    value: ({ titulo }) => titulo,
    cell: ({ titulo, fecha }) => <RowTitle note={fecha && formatShortDay(fecha)}>{titulo}</RowTitle>,
  },
  {
    id: 'personal',
    header: 'Personal',
    value: ({ nombre }) => nombre,
    brief: 'start',
    cell: ({ nombre }) => nombre,
  },
  { id: 'cargo', header: 'Cargo', value: ({ cargo }) => cargo, cell: ({ cargo }) => cargo },
  {
    id: 'asistio',
    header: 'Asistió',
    value: ({ asistio }) => asistio,
    brief: 'end',
    cell: ({ asistio }) => (
      <StateBadge color={asistio ? 'green' : 'gray'}>{asistio ? 'Sí' : 'No'}</StateBadge>
    ),
  },
  {
    id: 'hora',
    header: 'Hora Entrada',
    value: ({ horaEntrada }) => horaEntrada,
    cell: (row) => (horaDeEntrada(row, row.fecha) ? formatMoment(row.horaEntrada) : '—'),
  },
  {
    id: 'observaciones',
    header: 'Observaciones',
    cell: ({ observaciones }) => observaciones,
  },
]
