import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { useRights } from '@/access/can'
import { useCan, useUser } from '@/access/current-user'
import { useFilterBy } from '@/admin/ui/figure/use-filter-by'
import { CalendarPlus } from '@/admin/ui/icon/icons'
import { ExportButton, exportList } from '@/admin/ui/print/list-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { useDialog } from '@/admin/ui/record/use-dialog'
import { useWhole } from '@/admin/ui/record/use-whole'
import { dichos, isTaken } from '@/entities/eventos/asistencia'
import { presentesByEvento } from '@/entities/eventos/esperados'
import { newEvento } from '@/entities/eventos/evento'
import { eventosCsv } from '@/entities/eventos/evento-csv'
import { asistencias, eventos } from '@/entities/eventos/queries'
import { countByEvento, filterEventos } from '@/entities/eventos/totals'
import { activeMiembros } from '@/entities/personal/directory'
import { miembros } from '@/entities/personal/queries'
import { sameMonth, toDay } from '@/shared/lib/fecha'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { AttendanceDialog } from './attendance-dialog'
import { AttendanceTab } from './attendance-tab'
import { EventCards } from './cards'
import { EventoDetails } from './evento-details'
import { EventoForm } from './evento-form'
import { EventsTab } from './events-tab'
import { PrintedEventos } from './printed-eventos'
import type { EventosSearch } from './search'

const route = getRouteApi('/admin/eventos')

/** Clears the search and filters of the tab that is being left. */
const FRESH = {
  buscar: undefined,
  estado: undefined,
  esteMes: undefined,
  evento: undefined,
  asistio: undefined,
  orden: undefined,
  pagina: undefined,
}

/** Events and who attended them (spec §2.19). */
export function EventosPage() {
  const list = useWhole(eventos)
  const answers = useWhole(asistencias)
  const records = useMemo(() => answers.filter(isTaken), [answers])
  const { data: staff } = useQuery(miembros.list)
  const search = route.useSearch()
  const patch = useSearchPatch<EventosSearch>()
  const rights = useRights('eventos')
  const canPublish = useCan('eventos:publish')
  const autor = useUser()?.name ?? ''
  const { dialog, close, create, edit, view } = useDialog(search, list, rights)
  const counts = useMemo(() => countByEvento(records), [records])
  const presentes = useMemo(
    () => (staff ? presentesByEvento(list, records, staff) : undefined),
    [list, records, staff],
  )
  const { tab = 'eventos', asistencia, buscar, estado, esteMes } = search
  const today = toDay(new Date())
  const shown = useMemo(() => {
    const found = filterEventos(list, { query: buscar, estado })
    return esteMes ? found.filter(({ fecha }) => sameMonth(fecha, today)) : found
  }, [list, buscar, estado, esteMes, today])
  const overlays = useOverlays()
  const lists = tab === 'eventos'
  const below = useRef<HTMLDivElement>(null)
  const filterBy = useFilterBy(below)

  const go = (next: string | null) =>
    patch({ ...FRESH, tab: next === 'asistencias' ? 'asistencias' : undefined })

  return (
    <Stack>
      <PageTitle
        title="Gestión de Eventos"
        subtitle="Capacitaciones, simulacros y reuniones, con su asistencia"
      >
        {lists && rights.canExport && (
          <ExportButton
            empty={shown.length === 0}
            onExport={() =>
              exportList(overlays, 'eventos', shown, (some, format) => eventosCsv(some, counts, format))
            }
          />
        )}
        {lists && <PrintButton empty={shown.length === 0} />}
        {rights.canCreate && (
          <Button leftSection={<CalendarPlus size={18} aria-hidden />} onClick={create}>
            Nuevo Evento
          </Button>
        )}
      </PageTitle>
      <EventCards
        list={list}
        records={records}
        presentes={presentes}
        show={(wanted) => filterBy(wanted, tab === 'eventos' ? {} : { ...FRESH, tab: undefined })}
      />
      <Tabs ref={below} value={tab} onChange={go} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="eventos">Eventos</Tabs.Tab>
          <Tabs.Tab value="asistencias">Asistencias</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="eventos">
          <EventsTab
            list={list}
            shown={shown}
            counts={counts}
            presentes={presentes}
            search={search}
            onCreate={rights.canCreate ? create : undefined}
            onView={view}
            onEdit={edit}
          />
        </Tabs.Panel>
        <Tabs.Panel value="asistencias">
          <AttendanceTab list={list} records={records} presentes={presentes} search={search} />
        </Tabs.Panel>
      </Tabs>
      {lists && !asistencia && (
        <PrintedEventos list={shown} of={list.length} counts={counts} presentes={presentes} />
      )}
      {dialog.kind === 'view' && (
        <EventoDetails
          evento={dialog.record}
          count={counts.get(dialog.record.id)}
          presentes={presentes?.get(dialog.record.id)}
          dijeron={dichos(answers.filter(({ eventoId }) => eventoId === dialog.record.id))}
          onClose={close}
          onAttendance={
            rights.canEdit ? () => patch({ asistencia: dialog.record.id, ver: undefined }) : undefined
          }
          onEdit={edit && (canPublish || !dialog.record.publicado) ? () => edit(dialog.record) : undefined}
        />
      )}
      {dialog.kind === 'edit' && (
        <EventoForm
          key={dialog.record.id}
          title={`Editar ${dialog.record.titulo}`}
          start={dialog.record}
          draft={`eventos:${dialog.record.id}`}
          onClose={close}
        />
      )}
      {dialog.kind === 'create' && (
        <EventoForm
          title="Nuevo Evento"
          start={newEvento(today, autor)}
          draft="eventos:nuevo"
          onClose={close}
        />
      )}
      {asistencia && rights.canEdit && (
        <AttendanceDialog
          evento={list.find(({ id }) => id === asistencia)}
          staff={staff && activeMiembros(staff)}
          records={answers.filter(({ eventoId }) => eventoId === asistencia)}
          onClose={() => patch({ asistencia: undefined })}
        />
      )}
    </Stack>
  )
}
