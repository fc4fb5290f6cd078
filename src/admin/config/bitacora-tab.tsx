import { List } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Can } from '@/access/can'
import { ExportCsvButton, exportCsv } from '@/admin/ui/print/csv-export'
import { ResourceTable } from '@/admin/ui/table/resource-table'
import type { Column } from '@/admin/ui/table/table-search'
import { ACCION_LABELS, type Entrada } from '@/entities/bitacora/bitacora'
import { bitacoraCsv, bitacoraQuery, describeCambio } from '@/entities/bitacora/entradas'
import { wordIn } from '@/entities/modules'
import { formatMoment } from '@/shared/lib/fecha'
import { csvBlob } from '@/shared/lib/file/csv'
import { matches } from '@/shared/lib/text'
import { Group, Stack } from '@/shared/ui/box/layout'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import type { ConfigSearch } from './search'

const columns: Column<Entrada>[] = [
  {
    id: 'momento',
    header: 'Fecha',
    value: ({ momento }) => momento,
    cell: ({ momento }) => formatMoment(momento),
    phone: (entry) => entry.registro || entry.modulo || ACCION_LABELS[entry.accion],
  },
  {
    id: 'usuario',
    header: 'Usuario',
    value: ({ usuario }) => usuario,
    brief: 'start',
    cell: ({ usuario }) => usuario,
    phone: ({ momento, usuario }) => `${formatMoment(momento)} · ${usuario}`,
  },
  {
    id: 'accion',
    header: 'Acción',
    value: ({ accion }) => ACCION_LABELS[accion],
    brief: 'end',
    cell: ({ accion }) => ACCION_LABELS[accion],
  },
  { id: 'modulo', header: 'Módulo', value: ({ modulo }) => modulo, cell: ({ modulo }) => modulo || '—' },
  {
    id: 'detalle',
    header: 'Qué cambió',
    cell: ({ modulo, registro, cambios }) => (
      <div>
        <Text size="sm">{registro || (cambios.length === 0 && '—')}</Text>
        {cambios.length > 0 && (
          <List size="sm" spacing={0}>
            {cambios.map((cambio) => (
              <List.Item key={cambio.campo}>{describeCambio(modulo, cambio, wordIn)}</List.Item>
            ))}
          </List>
        )}
      </div>
    ),
  },
]

const textsOf = ({ usuario, accion, modulo, registro, cambios }: Entrada) => [
  usuario,
  ACCION_LABELS[accion],
  modulo,
  registro,
  ...cambios.map((cambio) => describeCambio(modulo, cambio, wordIn)),
]

/** Who changed what and when, for system:logs. */
export function BitacoraTab({ search }: { search: ConfigSearch }) {
  const { data: list = [], isPending } = useQuery(bitacoraQuery)
  const overlays = useOverlays()
  const { buscar } = search
  const shown = useMemo(() => list.filter((entry) => matches(buscar, ...textsOf(entry))), [list, buscar])
  return (
    <Stack>
      <Group apart gap="sm">
        <Text size="sm" dimmed>
          Se guardan los últimos 500 cambios hechos en este navegador.
        </Text>
        <Can permission="system:export">
          <ExportCsvButton
            empty={shown.length === 0}
            onExport={() =>
              exportCsv(overlays, 'bitacora', shown, (rows, format) =>
                csvBlob(bitacoraCsv(wordIn), rows, format),
              )
            }
          />
        </Can>
      </Group>
      <FilterBar search={search} placeholder="Buscar por usuario, módulo o cambio..." />
      {!isPending && (
        <ResourceTable
          label="Historial de cambios"
          records={shown}
          columns={columns}
          nameOf={({ registro }) => registro}
          empty={list.length === 0 ? 'Todavía no hay cambios' : 'Ningún cambio coincide con el filtro'}
          search={search}
        />
      )}
    </Stack>
  )
}
