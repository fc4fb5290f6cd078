import { List } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Can } from '@/access/can'
import { ExportButton, exportList } from '@/admin/ui/print/list-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { type PaperColumn, PrintedList } from '@/admin/ui/print/printed-list'
import { ResourceTable } from '@/admin/ui/table/resource-table'
import type { Column } from '@/admin/ui/table/table-search'
import { ACCION_LABELS, type Entrada } from '@/entities/bitacora/bitacora'
import { bitacoraCsv, bitacoraQuery, describeCambio } from '@/entities/bitacora/entradas'
import { wordIn } from '@/entities/modules'
import { formatMoment } from '@/shared/lib/fecha'
import { csvBlob } from '@/shared/lib/file/csv'
import { matches } from '@/shared/lib/text'
import { Stack } from '@/shared/ui/box/layout'
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

const PAPER: readonly PaperColumn<Entrada>[] = [
  { header: 'Fecha', value: ({ momento }) => formatMoment(momento) },
  { header: 'Usuario', width: '18%', value: ({ usuario }) => usuario },
  { header: 'Acción', value: ({ accion }) => ACCION_LABELS[accion] },
  { header: 'Módulo', value: ({ modulo }) => modulo },
  {
    header: 'Qué cambió',
    width: '46%',
    value: ({ modulo, registro, cambios }) =>
      [registro, ...cambios.map((cambio) => describeCambio(modulo, cambio, wordIn))]
        .filter(Boolean)
        .join('; '),
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
      <FilterBar search={search} placeholder="Buscar por usuario, módulo o cambio...">
        <Can permission="system:export">
          <ExportButton
            empty={shown.length === 0}
            onExport={() =>
              exportList(overlays, 'bitacora', shown, (rows, format) =>
                csvBlob(bitacoraCsv(wordIn), rows, format),
              )
            }
          />
        </Can>
        <PrintButton empty={shown.length === 0} />
      </FilterBar>
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
      <Text size="sm" dimmed>
        Se guardan los últimos 500 cambios hechos en este navegador.
      </Text>
      <PrintedList
        title="Historial de cambios"
        words={['cambio', 'cambios']}
        columns={PAPER}
        list={shown}
        of={list.length}
        wide
      />
    </Stack>
  )
}
