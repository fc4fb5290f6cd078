import { Stack, Text } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { Can } from '@/access/can'
import { ExportCsvButton, exportCsv } from '@/admin/ui/print/csv-export'
import { AppliedFilter } from '@/admin/ui/record/applied-filter'
import { useFilterBy } from '@/admin/ui/record/use-filter-by'
import { ResourceTable } from '@/admin/ui/table/resource-table'
import type { Asistencia } from '@/entities/eventos/asistencia'
import { asistenciasCsv } from '@/entities/eventos/asistencia-csv'
import type { Evento } from '@/entities/eventos/evento'
import { formatShortDay } from '@/shared/lib/fecha'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { FilterBar, FilterSelect } from '@/shared/ui/control/filter-bar'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { asistenciaRows, filterAsistenciaRows } from './asistencia-rows'
import { AttendanceCards } from './cards'
import { attendanceColumns } from './columns'
import type { EventosSearch } from './search'

const NOTHING_TAKEN = (
  <EmptyState title="Todavía no se ha tomado asistencia">
    <Text c="dimmed">Se toma en la pestaña Eventos, al lado de cada uno.</Text>
  </EmptyState>
)

type AttendanceTabProps = {
  list: readonly Evento[]
  records: readonly Asistencia[]
  search: EventosSearch
}

/** Attendance at all events (spec §2.19). Table and CSV cover the filtered records, and so do the
 * totals, which count those who were there beside those who were not. */
export function AttendanceTab({ list, records, search }: AttendanceTabProps) {
  const overlays = useOverlays()
  const rows = useMemo(() => asistenciaRows(records, list), [records, list])
  const { buscar, evento, asistio } = search
  const found = useMemo(() => filterAsistenciaRows(rows, { buscar, evento }), [rows, buscar, evento])
  const shown = useMemo(() => (asistio ? found.filter((row) => row.asistio) : found), [found, asistio])
  const below = useRef<HTMLDivElement>(null)
  const filterBy = useFilterBy(below)
  const options = [
    ...new Map(
      rows.map(({ eventoId, titulo, fecha }) => [
        eventoId,
        [titulo, fecha && formatShortDay(fecha)].filter(Boolean).join(' · '),
      ]),
    ),
  ]

  return (
    <Stack gap="md">
      <AttendanceCards records={found} filterBy={filterBy} />
      <div ref={below}>
        <FilterBar
          search={search}
          placeholder="Buscar por evento, nombre o cargo..."
          fields={['evento', 'asistio']}
        >
          <FilterSelect
            label="Filtrar por evento"
            all="Todos los eventos"
            search={search}
            field="evento"
            options={options}
          />
          {asistio && <AppliedFilter field="asistio">Confirmados</AppliedFilter>}
          <Can permission="system:export">
            <ExportCsvButton
              empty={shown.length === 0}
              onExport={() => exportCsv(overlays, 'asistencias', shown, (rows) => asistenciasCsv(rows, list))}
            />
          </Can>
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
    </Stack>
  )
}
