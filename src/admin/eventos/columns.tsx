import { publishedColumns } from '@/admin/ui/record/published'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { CATEGORIA_LABELS, type Evento } from '@/entities/eventos/evento'
import type { AsistenciaCount } from '@/entities/eventos/totals'
import { formatMoment, formatShortDay } from '@/shared/lib/fecha'
import { StateBadge } from '@/shared/ui/control/state-badge'
import type { AsistenciaRow } from './asistencia-rows'

type Counts = ReadonlyMap<string, AsistenciaCount>

/** `12/15`: the people present and registered. */
function presentOf(counts: Counts, id: string): string {
  const { asistieron = 0, registrados = 0 } = counts.get(id) ?? {}
  return `${asistieron}/${registrados}`
}

/** `counts` has the people present and registered, by event id (spec §2.19). */
export const eventColumns = (counts: Counts): Column<Evento>[] => [
  publishedColumns.titulo,
  {
    ...publishedColumns.fecha,
    phone: ({ id, fecha }) => `${formatShortDay(fecha)} · ${presentOf(counts, id)}`,
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
    value: ({ id }) => counts.get(id)?.porcentaje ?? -1,
    cell: ({ id }) => presentOf(counts, id),
  },
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
    cell: ({ horaEntrada }) => (horaEntrada ? formatMoment(horaEntrada) : '—'),
  },
  {
    id: 'observaciones',
    header: 'Observaciones',
    cell: ({ observaciones }) => observaciones,
  },
]
