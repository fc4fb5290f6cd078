import { Stack } from '@mantine/core'
import { useMemo } from 'react'
import { type Conteo, filterEventos } from '@/entities/eventos/calculos'
import type { Evento } from '@/entities/eventos/evento'
import { FilterBar, FilterSelect } from '@/shared/ui/filter-bar'
import { ResourceTable } from '@/shared/ui/resource-table'
import { useSearchPatch } from '@/shared/ui/use-search-patch'
import { eventColumns } from './columns'
import { RowActions } from './row-actions'
import type { EventosSearch } from './search'

type EventsTabProps = {
  list: readonly Evento[]
  counts: ReadonlyMap<string, Conteo>
  search: EventosSearch
}

export function EventsTab({ list, counts, search }: EventsTabProps) {
  const patch = useSearchPatch<EventosSearch>()
  const { buscar, estado } = search
  const shown = useMemo(
    () => filterEventos(list, { ...(buscar && { query: buscar }), ...(estado && { estado }) }),
    [list, buscar, estado],
  )
  const columns = useMemo(() => eventColumns(counts), [counts])
  return (
    <Stack gap="md">
      <FilterBar search={search} placeholder="Buscar por título, resumen o autor..." fields={['estado']}>
        <FilterSelect
          label="Filtrar por estado"
          all="Todos los estados"
          search={search}
          field="estado"
          options={[
            ['publicado', 'Publicado'],
            ['borrador', 'Borrador'],
          ]}
        />
      </FilterBar>
      <ResourceTable
        label="Eventos"
        records={shown}
        columns={columns}
        nameOf={({ titulo }) => titulo}
        empty={list.length === 0 ? 'Todavía no hay eventos' : 'Ningún evento coincide con el filtro'}
        search={search}
        actions={(evento) => (
          <RowActions
            evento={evento}
            registrados={counts.get(evento.id)?.registrados ?? 0}
            onView={() => patch({ ver: evento.id })}
            onEdit={() => patch({ editar: evento.id })}
            onAttendance={() => patch({ asistencia: evento.id })}
          />
        )}
      />
    </Stack>
  )
}
