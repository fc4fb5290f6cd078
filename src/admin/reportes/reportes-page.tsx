import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo, useRef } from 'react'
import { useRights } from '@/access/can'
import { useCan } from '@/access/current-user'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { useAtendidos } from '@/admin/shell/data/use-atendidos'
import { useFilterBy } from '@/admin/ui/figure/use-filter-by'
import { Import } from '@/admin/ui/icon/icons'
import { ExportButton, exportList } from '@/admin/ui/print/list-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { deletion } from '@/admin/ui/record/deletion'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { RecordActions } from '@/admin/ui/record/record-actions'
import { useDialog } from '@/admin/ui/record/use-dialog'
import { useWhole } from '@/admin/ui/record/use-whole'
import { ResourceTable } from '@/admin/ui/table/resource-table'
import { SelectionBar, useSelection } from '@/admin/ui/table/selection-bar'
import { salidasDeReportes } from '@/entities/despacho/despacho'
import { despachos } from '@/entities/despacho/queries'
import { CATEGORIAS, ESTADOS } from '@/entities/reportes/options'
import { reportes } from '@/entities/reportes/queries'
import { ESTADO_LABELS, PRIORIDAD_LABELS, type Reporte } from '@/entities/reportes/reporte'
import { reportesCsv } from '@/entities/reportes/reporte-csv'
import { emergenciesFirst, isPrioritized } from '@/entities/reportes/waiting'
import { matches } from '@/shared/lib/text'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { byEstado } from '@/shared/ui/control/filter'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Share2 } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { AnswerDialog } from './answer-dialog'
import { columns } from './columns'
import { ImportDialog } from './import-dialog'
import { MuteForm } from './mute-form'
import { PrintedReportes } from './printed-reportes'
import { ReportDetails } from './report-details'
import { ReportFigures } from './report-figures'
import { ReportForm } from './report-form'
import type { ReportesSearch } from './search'
import { ShareDialog } from './share-dialog'

/** The filters: a text for title, description and author; state and category (spec §2.22); priority by its chips. */
type Filter = Pick<ReportesSearch, 'buscar' | 'estado' | 'categoria' | 'prioridad'>

function filterReportes(list: readonly Reporte[], filter: Filter) {
  const { buscar, estado, categoria, prioridad } = filter
  return list.filter(
    (report) =>
      (!estado || report.estado === estado) &&
      (!categoria || report.categoria === categoria) &&
      (!prioridad || (isPrioritized(report) && report.prioridad === prioridad)) &&
      matches(buscar, report.titulo, report.descripcion, report.autor.nombre),
  )
}

const route = getRouteApi('/admin/reportes')

const FILTERS = [
  byEstado(ESTADOS, ESTADO_LABELS),
  {
    field: 'categoria',
    label: 'Filtrar por categoría',
    all: 'Todas las categorías',
    options: CATEGORIAS.map((value) => [value, value] as const),
  },
] as const

const nameOf = ({ titulo }: Reporte) => titulo

/** Triage of what citizens reported (spec §2.22). */
export function ReportesPage() {
  const list = useAtendidos(useWhole(reportes))
  const search = route.useSearch()
  const patch = useSearchPatch<ReportesSearch>()
  const { mutate: remove } = useMutation(reportes.remove)
  const overlays = useOverlays()
  const { confirm } = overlays
  // Deleting one stays a right of accountability (spec §6); working on it has a right of its own.
  const rights = { ...useRights('rendicion'), canEdit: useCan('reportes:edit') }
  const { canEdit, canDelete, canExport } = rights
  const { dialog, close, edit, view } = useDialog(search, list, rights)
  const { buscar, estado, categoria, prioridad, orden } = search
  const shown = useMemo(() => {
    const found = filterReportes(list, { buscar, estado, categoria, prioridad })
    // An order that the person chose wins.
    return orden ? found : emergenciesFirst(found)
  }, [list, buscar, estado, categoria, prioridad, orden])
  const below = useRef<HTMLDivElement>(null)
  const filterBy = useFilterBy(below)
  const { data: calls } = useAllowed(despachos.known, 'servicios:view')
  const salidas = useMemo(() => salidasDeReportes(calls ?? []), [calls])
  const shownColumns = useMemo(() => columns(canEdit, salidas), [canEdit, salidas])
  const { chosen, hidden, clear, selection } = useSelection(shown, list)
  const [sharing, share] = useDisclosure()
  const answered = canEdit && list.find(({ id }) => id === search.responder)
  const muted = canEdit && list.find(({ id }) => id === search.silenciar)
  const answer = ({ id }: Reporte) => patch({ responder: id, ver: undefined, editar: undefined })

  const actions = useCallback(
    (report: Reporte) => {
      const askAndRemove = async () => {
        if (await confirm(deletion(`el reporte «${report.titulo}»`))) remove([report.id])
      }
      return (
        <RecordActions
          record={report.titulo}
          onView={() => view(report)}
          onEdit={edit && (() => edit(report))}
          onRemove={canDelete ? () => void askAndRemove() : undefined}
        />
      )
    },
    [view, edit, canDelete, remove, confirm],
  )

  return (
    <Stack>
      <PageTitle
        title="Reportes Comunitarios"
        subtitle="Avisos de la gente: las emergencias en espera primero, luego los más nuevos"
      >
        {canExport && (
          <ExportButton
            empty={shown.length === 0}
            onExport={() => exportList(overlays, 'reportes', shown, reportesCsv)}
          />
        )}
        <PrintButton empty={shown.length === 0} />
        {canEdit && (
          <Button
            variant="default"
            leftSection={<Import size={18} aria-hidden />}
            onClick={() => patch({ importar: true })}
          >
            Importar reportes
          </Button>
        )}
      </PageTitle>
      <ReportFigures list={list} filterBy={filterBy} />
      <div ref={below}>
        <FilterBar
          search={search}
          placeholder="Buscar por título, descripción o autor..."
          filters={FILTERS}
          applied={{ prioridad: prioridad && `Prioridad ${PRIORIDAD_LABELS[prioridad].toLowerCase()}` }}
        />
      </div>
      <ResourceTable
        label="Reportes comunitarios"
        records={shown}
        columns={shownColumns}
        nameOf={nameOf}
        empty={
          <EmptyList
            total={list.length}
            none="Todavía no hay reportes de la gente"
            unmatched="Ningún reporte coincide con el filtro"
            first={
              canEdit && { label: 'Importar los primeros reportes', onClick: () => patch({ importar: true }) }
            }
          />
        }
        search={search}
        {...(canEdit && { selection })}
        actions={actions}
      />
      <PrintedReportes list={shown} of={list.length} />
      <SelectionBar count={chosen.length} hidden={hidden} onClear={clear}>
        <Button leftSection={<Share2 size={18} aria-hidden />} onClick={share.open}>
          Compartir reportes
        </Button>
      </SelectionBar>
      {dialog.kind === 'view' && (
        <ReportDetails
          report={dialog.record}
          list={list}
          salida={salidas.get(dialog.record.id)}
          onEdit={edit && (() => edit(dialog.record))}
          onAnswer={canEdit ? () => answer(dialog.record) : undefined}
          onMute={canEdit ? () => patch({ silenciar: dialog.record.id, ver: undefined }) : undefined}
          onClose={close}
        />
      )}
      {dialog.kind === 'edit' && <ReportForm report={dialog.record} list={list} onClose={close} />}
      {search.importar && canEdit && (
        <ImportDialog list={list} onClose={() => patch({ importar: undefined })} />
      )}
      {answered && (
        <AnswerDialog
          report={answered}
          onEdit={() => patch({ responder: undefined, editar: answered.id })}
          onClose={() => patch({ responder: undefined })}
        />
      )}
      {muted && <MuteForm report={muted} onClose={() => patch({ silenciar: undefined, ver: muted.id })} />}
      {sharing && chosen.length > 0 && <ShareDialog reportes={chosen} onClose={share.close} />}
    </Stack>
  )
}
