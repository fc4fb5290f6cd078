import { Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { Can } from '@/access/can'
import { useCan } from '@/access/current-user'
import { FoldedFigures } from '@/admin/ui/figure/folded-figures'
import { StatCards } from '@/admin/ui/figure/stat-cards'
import { useFilterBy } from '@/admin/ui/figure/use-filter-by'
import { FileSpreadsheet, Upload } from '@/admin/ui/icon/icons'
import { exportFile } from '@/admin/ui/print/export-file'
import { ExportButton, exportCsv } from '@/admin/ui/print/list-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { useDialog } from '@/admin/ui/record/use-dialog'
import { useWhole } from '@/admin/ui/record/use-whole'
import { asShown } from '@/admin/ui/table/table-search'
import { dichoDeMuestras } from '@/entities/muestras'
import { inPeriodo, type Periodo, periodoOf } from '@/entities/registro-servicios/parte/periodo'
import { registros } from '@/entities/registro-servicios/queries'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { registrosCsv } from '@/entities/registro-servicios/registro-csv'
import { filterRegistros, formatMinutes, resumenServicios } from '@/entities/registro-servicios/totals'
import { toDay } from '@/shared/lib/fecha'
import { formatUsd } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Plus } from '@/shared/ui/icon/icons'
import { type Overlays, useOverlays } from '@/shared/ui/overlay/overlays'
import { RegistroImport } from './archivos/registro-import'
import { CallRegistro } from './despacho/call-registro'
import { EstadisticasTab } from './estadisticas-tab'
import { RegistroDetails } from './registro-details'
import { RegistroForm } from './registro-form'
import type { ServiciosSearch } from './search'
import { ServiciosTab } from './servicios-tab'

/** `servicios-<fecha>.xlsx`: the shown services, and the statistics of the period, null for all dates, over the whole log. */
const exportRegistros = (
  overlays: Overlays,
  shown: readonly RegistroServicio[],
  log: readonly RegistroServicio[],
  periodo: Periodo | null,
): Promise<void> =>
  exportFile(overlays, `servicios-${toDay(new Date())}.xlsx`, async () => {
    // The writer is large and rarely needed.
    const { registrosXlsx } = await import('@/entities/registro-servicios/registros-xlsx')
    const hoja = dichoDeMuestras(shown) ? 'Servicios, datos de muestra' : 'Servicios'
    return registrosXlsx(shown, log, periodo, toDay(new Date()), hoja)
  })

/** Each tab has a list of its own. */
const FRESH = { orden: undefined, pagina: undefined }

const CLOSED = { nuevo: undefined, ver: undefined, editar: undefined, despacho: undefined }

const route = getRouteApi('/admin/servicios/')

/** The log of services: what the brigade was called to, how fast it came and what it cost (spec §2.20). */
export function ServiciosPage() {
  const list = useWhole(registros)
  const overlays = useOverlays()
  const search = route.useSearch()
  const patch = useSearchPatch<ServiciosSearch>()
  const canEdit = useCan('servicios:edit')
  const { dialog, edit, view } = useDialog(search, list, { canCreate: true, canEdit })
  const close = () => patch(CLOSED)
  const create = () => patch({ ...CLOSED, nuevo: true })
  const { buscar, tipo, estado, periodo: named, desde, hasta } = search
  const periodo = useMemo(() => periodoOf({ periodo: named, desde, hasta }), [named, desde, hasta])
  const dated = useMemo(() => (periodo ? inPeriodo(list, periodo) : list), [list, periodo])
  const shown = useMemo(
    () => filterRegistros(dated, { query: buscar, tipo, estado }),
    [dated, buscar, tipo, estado],
  )
  const totals = useMemo(() => resumenServicios(dated), [dated])
  const below = useRef<HTMLDivElement>(null)
  const filterBy = useFilterBy(below)

  return (
    <Stack>
      <PageTitle title="Bitácora de Servicios" subtitle="Salidas, tiempos y costos">
        <Can permission="system:export">
          <ExportButton
            onlyCsv
            empty={shown.length === 0}
            onExport={() => exportCsv(overlays, 'servicios', shown, registrosCsv)}
          />
          <Button
            variant="default"
            leftSection={<FileSpreadsheet size={18} aria-hidden />}
            disabled={shown.length === 0}
            onClick={() => void exportRegistros(overlays, asShown(shown), list, periodo)}
          >
            Exportar Excel
          </Button>
        </Can>
        {!search.tab && <PrintButton empty={shown.length === 0} />}
        <Button
          variant="default"
          leftSection={<Upload size={18} aria-hidden />}
          onClick={() => patch({ ...CLOSED, importar: true })}
        >
          Importar servicios
        </Button>
        <Button leftSection={<Plus size={18} aria-hidden />} onClick={create}>
          Nuevo Servicio
        </Button>
      </PageTitle>
      <FoldedFigures
        of="servicios"
        sum={[
          plural(totals.total, 'servicio', 'servicios'),
          totals.respuestaPromedio !== null && `${formatMinutes(totals.respuestaPromedio)} en llegar`,
          formatUsd(totals.costoTotal),
        ]}
      >
        <StatCards
          stats={[
            { label: 'Total', value: totals.total },
            {
              label: 'Completados',
              value: totals.completados,
              filter: filterBy({ estado: 'COMPLETADO' }, { tab: undefined }),
            },
            { label: 'Tiempo Promedio', value: formatMinutes(totals.respuestaPromedio) },
            { label: 'Costo Total', value: formatUsd(totals.costoTotal) },
          ]}
        />
      </FoldedFigures>
      <Tabs
        ref={below}
        value={search.tab ?? 'servicios'}
        onChange={(tab) => patch({ ...FRESH, tab: tab === 'estadisticas' ? tab : undefined })}
        keepMounted={false}
      >
        <Tabs.List>
          <Tabs.Tab value="servicios">Servicios</Tabs.Tab>
          <Tabs.Tab value="estadisticas">Estadísticas</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="servicios" pt="md">
          <Stack>
            <ServiciosTab
              list={list}
              shown={shown}
              search={search}
              onCreate={create}
              onView={view}
              onEdit={edit}
            />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="estadisticas" pt="md">
          <EstadisticasTab list={list} dated={dated} search={search} periodo={periodo} canEdit={canEdit} />
        </Tabs.Panel>
      </Tabs>
      {dialog.kind === 'view' && (
        <RegistroDetails
          registro={dialog.record}
          onClose={close}
          onEdit={edit && (() => edit(dialog.record))}
        />
      )}
      {dialog.kind === 'create' &&
        (search.despacho ? (
          <CallRegistro despacho={search.despacho} list={list} onClose={close} onEdit={edit} />
        ) : (
          <RegistroForm list={list} onClose={close} />
        ))}
      {search.importar && (
        <RegistroImport list={list} canEdit={canEdit} onClose={() => patch({ importar: undefined })} />
      )}
      {dialog.kind === 'edit' && <RegistroForm registro={dialog.record} list={list} onClose={close} />}
    </Stack>
  )
}
