import { SimpleGrid } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { useUser } from '@/access/current-user'
import { can } from '@/access/permissions'
import { CountBadges } from '@/admin/ui/figure/count-badges'
import { FoldedFigures } from '@/admin/ui/figure/folded-figures'
import { StatCards } from '@/admin/ui/figure/stat-cards'
import { type FilterBy, useFilterBy } from '@/admin/ui/figure/use-filter-by'
import { ReorderNote } from '@/admin/ui/order/reorder-note'
import { useReorder } from '@/admin/ui/order/use-reorder'
import { ExportButton, exportList } from '@/admin/ui/print/list-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { PrintedList } from '@/admin/ui/print/printed-list'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { RecordTable } from '@/admin/ui/record/record-table'
import { useRecords } from '@/admin/ui/record/use-records'
import { countByTipo, TIPO_ARCHIVO_LABELS, tipoArchivo } from '@/entities/galeria/file-types'
import { activeMedia, countBySeccion, filterMedia } from '@/entities/galeria/filters'
import { type Media, SECCION_LABELS } from '@/entities/galeria/media'
import { mediosCsv } from '@/entities/galeria/media-csv'
import { SECCIONES, type Seccion, type TipoArchivo } from '@/entities/galeria/options'
import { medios, reorderMedios } from '@/entities/galeria/queries'
import { options } from '@/shared/lib/form/options'
import { plural } from '@/shared/lib/plural'
import { joinNames } from '@/shared/lib/text'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { PageTitle } from '@/shared/ui/control/page-title'
import { Plus } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { BulkUploadButton, BulkUploadProgress, useBulkUpload } from './bulk-upload'
import { columns, PAPER } from './columns'
import { MediaDetails } from './media-details'
import { MediaForm } from './media-form'
import type { GaleriaSearch } from './search'

type Filter = Pick<GaleriaSearch, 'buscar' | 'seccion' | 'tipo' | 'activo'>

/** Searches titulo and creditos, and filters by section, file type and state. */
const filterGaleria = (list: readonly Media[], { buscar, seccion, tipo, activo }: Filter): Media[] =>
  filterMedia(activo ? activeMedia(list) : list, { query: buscar, seccion }).filter(
    ({ url }) => !tipo || tipoArchivo(url) === tipo,
  )

/** Adding, editing and deleting require the module's permission and the one for files (spec §6). */
function useGaleriaRights() {
  const user = useUser()
  const both = (action: 'create' | 'edit' | 'delete') =>
    can(user, `galeria:${action}`) && can(user, `media:${action}`)
  return {
    canCreate: both('create'),
    canEdit: both('edit'),
    canDelete: both('delete'),
    canExport: can(user, 'system:export'),
  }
}

const route = getRouteApi('/admin/galeria')

const nameOf = ({ titulo }: Media) => titulo

const byHand = { list: medios.known, reorder: reorderMedios, nameOf }

type SummaryProps = { list: readonly Media[]; shown: number; filterBy: FilterBy }

function Summary({ list, shown, filterBy }: SummaryProps) {
  const bySeccion = countBySeccion(list)
  return (
    <FoldedFigures
      of="galeria"
      sum={[
        plural(list.length, 'archivo', 'archivos'),
        plural(activeMedia(list).length, 'activo', 'activos'),
      ]}
      more={{
        label: 'Por sección y tipo',
        content: (
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
            <CountBadges
              title="Por sección"
              counts={bySeccion.map(([seccion, count]) => [
                SECCION_LABELS[seccion as Seccion],
                count,
                filterBy({ seccion }),
              ])}
            />
            <CountBadges
              title="Por tipo de archivo"
              counts={countByTipo(list).map(([tipo, count]) => [
                TIPO_ARCHIVO_LABELS[tipo as TipoArchivo],
                count,
                filterBy({ tipo }),
              ])}
            />
          </SimpleGrid>
        ),
      }}
    >
      <StatCards
        stats={[
          { label: 'Total', value: list.length },
          {
            label: 'Activos',
            value: activeMedia(list).length,
            filter: filterBy({ activo: true }),
          },
          { label: 'Secciones', value: bySeccion.length },
          { label: 'Filtrados', value: shown },
        ]}
      />
    </FoldedFigures>
  )
}

const FILTERS = [
  {
    field: 'seccion',
    label: 'Filtrar por sección',
    all: 'Todas las Secciones',
    options: options(SECCIONES, SECCION_LABELS),
  },
] as const

const whatToDelete = (records: readonly Media[]) =>
  records.length === 1
    ? `el archivo «${records.map(nameOf).join()}»`
    : `estos ${records.length} archivos: ${joinNames(records.map(nameOf))}`

/** The site's pictures (spec §2.15). */
export function GaleriaPage() {
  const search = route.useSearch()
  const rights = useGaleriaRights()
  const overlays = useOverlays()
  const { buscar, seccion, tipo, activo } = search
  const { list, table, dialog, close, create, edit } = useRecords(medios, search, rights)
  const shown = useMemo(
    () => filterGaleria(list, { buscar, seccion, tipo, activo }),
    [list, buscar, seccion, tipo, activo],
  )
  const below = useRef<HTMLDivElement>(null)
  const filterBy = useFilterBy(below)
  const { reorder, note } = useReorder(byHand, shown, search, rights)
  const shownColumns = useMemo(() => columns(reorder), [reorder])
  const exportMedios = (some: readonly Media[]) => exportList(overlays, 'galeria', some, mediosCsv)
  const { upload, progress } = useBulkUpload(list, seccion ?? 'GALERIA')

  return (
    <Stack>
      <PageTitle title="Gestión de Galería" subtitle="Las imágenes del sitio web, en su orden">
        {rights.canExport && <ExportButton empty={shown.length === 0} onExport={() => exportMedios(shown)} />}
        <PrintButton empty={shown.length === 0} />
        {rights.canCreate && (
          <>
            <BulkUploadButton busy={progress !== null} onFiles={(files) => void upload(files)} />
            <Button leftSection={<Plus size={18} aria-hidden />} onClick={create}>
              Agregar Media
            </Button>
          </>
        )}
      </PageTitle>
      {progress && <BulkUploadProgress {...progress} />}
      <Summary list={list} shown={shown.length} filterBy={filterBy} />
      <div ref={below}>
        <FilterBar
          search={search}
          placeholder="Buscar por título o créditos..."
          filters={FILTERS}
          applied={{ tipo: tipo && TIPO_ARCHIVO_LABELS[tipo], activo: activo && 'Activos' }}
        />
      </div>
      <RecordTable
        {...table}
        label="Galería"
        records={shown}
        all={list}
        columns={shownColumns}
        nameOf={nameOf}
        empty={
          <EmptyList
            total={list.length}
            none="Todavía no hay archivos"
            unmatched="Ningún archivo coincide con el filtro"
            first={rights.canCreate && { label: 'Agregar la primera imagen', onClick: create }}
          />
        }
        onExport={rights.canExport ? exportMedios : undefined}
        whatToDelete={whatToDelete}
      />
      <PrintedList
        title="Galería"
        words={['archivo', 'archivos']}
        columns={PAPER}
        list={shown}
        of={list.length}
      />
      {note && <ReorderNote {...note} />}
      {dialog.kind === 'view' && (
        <MediaDetails media={dialog.record} onClose={close} onEdit={edit && (() => edit(dialog.record))} />
      )}
      {dialog.kind === 'edit' && <MediaForm media={dialog.record} list={list} onClose={close} />}
      {dialog.kind === 'create' && <MediaForm list={list} seccion={seccion} onClose={close} />}
    </Stack>
  )
}
