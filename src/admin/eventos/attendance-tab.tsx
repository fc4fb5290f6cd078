import { useMemo, useRef } from 'react'
import { Can } from '@/access/can'
import { useFilterBy } from '@/admin/ui/figure/use-filter-by'
import { ExportButton, exportList } from '@/admin/ui/print/list-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { PrintedList } from '@/admin/ui/print/printed-list'
import { ResourceTable } from '@/admin/ui/table/resource-table'
import type { Asistencia } from '@/entities/eventos/asistencia'
import { asistenciasCsv } from '@/entities/eventos/asistencia-csv'
import { type Presentes, presentesEnTotal } from '@/entities/eventos/esperados'
import type { Evento } from '@/entities/eventos/evento'
import { formatShortDay } from '@/shared/lib/fecha'
import { Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { asistenciaRows, filterAsistenciaRows } from './asistencia-rows'
import { AttendanceCards } from './cards'
import { ATTENDANCE_PAPER, attendanceColumns } from './columns'
import type { EventosSearch } from './search'

const NOTHING_TAKEN = (
  <EmptyState title="Todavía no se ha tomado asistencia">
    <Text dimmed>Ábrala desde su evento: «Tomar asistencia».</Text>
    <LinkButton to="/admin/eventos" variant="default">
      Ir a Eventos
    </LinkButton>
  </EmptyState>
)

type AttendanceTabProps = {
  list: readonly Evento[]
  records: readonly Asistencia[]
  presentes: ReadonlyMap<string, Presentes> | undefined
  search: EventosSearch
}

/**
 * Attendance at all events (spec §2.19). Table, CSV and totals cover the filtered records. «Confirmados» shortens only
 * the table and the CSV: the totals go on counting those who were not there.
 */
export function AttendanceTab({ list, records, presentes, search }: AttendanceTabProps) {
  const overlays = useOverlays()
  const rows = useMemo(() => asistenciaRows(records, list), [records, list])
  const { buscar, evento, asistio } = search
  const found = useMemo(() => filterAsistenciaRows(rows, { buscar, evento }), [rows, buscar, evento])
  const shown = useMemo(() => (asistio ? found.filter((row) => row.asistio) : found), [found, asistio])
  const total = useMemo(() => {
    const events = new Set(found.map(({ eventoId }) => eventoId))
    return presentes && presentesEnTotal([...presentes].flatMap(([id, one]) => (events.has(id) ? [one] : [])))
  }, [found, presentes])
  const below = useRef<HTMLDivElement>(null)
  const filterBy = useFilterBy(below)
  const options = useMemo(
    () =>
      [...new Map(rows.map((row) => [row.eventoId, row])).values()].map(
        ({ eventoId, titulo, fecha }): [string, string] => [
          eventoId,
          [titulo, fecha && formatShortDay(fecha)].filter(Boolean).join(' · '),
        ],
      ),
    [rows],
  )

  return (
    <Stack>
      <AttendanceCards records={found} presentes={total} filterBy={filterBy} />
      <div ref={below}>
        <FilterBar
          search={search}
          placeholder="Buscar por evento, nombre o cargo..."
          filters={[{ field: 'evento', label: 'Filtrar por evento', all: 'Todos los eventos', options }]}
          applied={{ asistio: asistio && 'Confirmados' }}
        >
          <Can permission="system:export">
            <ExportButton
              empty={shown.length === 0}
              onExport={() =>
                exportList(overlays, 'asistencias', shown, (rows, format) =>
                  asistenciasCsv(rows, list, format),
                )
              }
            />
          </Can>
          <PrintButton empty={shown.length === 0} />
        </FilterBar>
      </div>
      <ResourceTable
        label="Asistencias"
        records={shown}
        columns={attendanceColumns}
        nameOf={({ nombre }) => nombre}
        empty={rows.length === 0 ? NOTHING_TAKEN : 'Ningún registro coincide con el filtro'}
        search={search}
      />
      {!search.asistencia && (
        <PrintedList
          title="Asistencias"
          words={['registro', 'registros']}
          columns={ATTENDANCE_PAPER}
          list={shown}
          of={rows.length}
          wide
        />
      )}
    </Stack>
  )
}
