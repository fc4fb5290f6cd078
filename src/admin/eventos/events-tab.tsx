import { useCallback, useMemo } from 'react'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { PublishedList } from '@/admin/ui/record/published-list'
import type { Presentes } from '@/entities/eventos/esperados'
import type { Evento } from '@/entities/eventos/evento'
import type { AsistenciaCount } from '@/entities/eventos/totals'
import { Stack } from '@/shared/ui/box/layout'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { eventColumns } from './columns'
import { RowActions } from './row-actions'
import type { EventosSearch } from './search'

type EventsTabProps = {
  list: readonly Evento[]
  /** Those of the list that its filters leave. */
  shown: readonly Evento[]
  counts: ReadonlyMap<string, AsistenciaCount>
  /** Undefined where this device doesn't know the staff. */
  presentes: ReadonlyMap<string, Presentes> | undefined
  search: EventosSearch
  onView: (evento: Evento) => void
  /** These two are missing when the role may not do it. */
  onCreate: (() => void) | undefined
  onEdit: ((evento: Evento) => void) | undefined
}

export function EventsTab({
  list,
  shown,
  counts,
  presentes,
  search,
  onCreate,
  onView,
  onEdit,
}: EventsTabProps) {
  const patch = useSearchPatch<EventosSearch>()
  const columns = useMemo(() => eventColumns(counts, presentes), [counts, presentes])
  const actions = useCallback(
    (evento: Evento) => (
      <RowActions
        evento={evento}
        registrados={counts.get(evento.id)?.registrados ?? 0}
        onView={() => onView(evento)}
        onEdit={onEdit && (() => onEdit(evento))}
        onAttendance={() => patch({ asistencia: evento.id })}
      />
    ),
    [counts, onView, onEdit, patch],
  )
  return (
    <Stack>
      <PublishedList
        label="Eventos"
        placeholder="Buscar por título, resumen o autor..."
        records={shown}
        columns={columns}
        empty={
          <EmptyList
            total={list.length}
            none="Todavía no hay eventos"
            unmatched="Ningún evento coincide con el filtro"
            first={onCreate && { label: 'Agregar el primer evento', onClick: onCreate }}
          />
        }
        search={search}
        actions={actions}
      />
    </Stack>
  )
}
