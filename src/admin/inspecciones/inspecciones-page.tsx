import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { useRights } from '@/access/can'
import { Upload } from '@/admin/ui/icon/icons'
import { ExportCsvButton, exportCsv } from '@/admin/ui/print/csv-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { RecordTable } from '@/admin/ui/record/record-table'
import { useRecords } from '@/admin/ui/record/use-records'
import type { Local } from '@/entities/inspecciones/local'
import { localesCsv } from '@/entities/inspecciones/local-csv'
import { locales } from '@/entities/inspecciones/queries'
import { joinNames } from '@/shared/lib/text'
import { Stack } from '@/shared/ui/box/layout'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { lazy } from '@/shared/ui/control/lazy'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Plus } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { COLUMNS } from './columns'
import { filterLocales } from './filter-locales'
import { LocalFilters } from './filters'
import { LocalDetails } from './local-details'
import { LocalForm } from './local-form'
import { LocalImport } from './local-import'
import { PrintedLocales } from './printed-locales'
import type { InspeccionesSearch } from './search'

const PermisoDialogs = lazy(() =>
  import('./permiso/permiso-dialogs').then(({ PermisoDialogs }) => PermisoDialogs),
)

const PermisosPage = lazy(() => import('./permiso/permisos-page').then(({ PermisosPage }) => PermisosPage))

const route = getRouteApi('/admin/inspecciones/')

const nameOf = ({ nombre }: Local) => nombre

const whatToDelete = (records: readonly Local[]) => {
  const names = joinNames(records.map(nameOf))
  return records.length === 1 ? `el local «${names}»` : `estos ${records.length} locales: ${names}`
}

/** The premises that the brigade inspects, or the permits that it granted. */
export function InspeccionesPage() {
  const { lista } = route.useSearch()
  if (lista !== 'permisos') return <LocalesPage />
  return (
    <Suspense>
      <PermisosPage />
    </Suspense>
  )
}

/** The premises that the brigade inspects, and their owners. */
function LocalesPage() {
  const search = route.useSearch()
  const patch = useSearchPatch<InspeccionesSearch>()
  const rights = useRights('inspecciones')
  const { list, table, dialog, close, create, edit } = useRecords(locales, search, rights)
  const { buscar, clase, riesgo, parroquia, funciona, revisar, ruc } = search
  // It has a paper of its own.
  const overPermiso = search.permiso !== undefined
  const overlays = useOverlays()
  const shown = useMemo(
    () => filterLocales(list, { buscar, clase, riesgo, parroquia, funciona, revisar, ruc }),
    [list, buscar, clase, riesgo, parroquia, funciona, revisar, ruc],
  )
  const exportLocales = (some: readonly Local[]) => exportCsv(overlays, 'locales', some, localesCsv)
  return (
    <Stack>
      <PageTitle title="Inspecciones" subtitle="Los locales del cantón y sus dueños">
        {rights.canExport && (
          <ExportCsvButton empty={shown.length === 0} onExport={() => exportLocales(shown)} />
        )}
        <PrintButton empty={shown.length === 0} />
        <LinkButton to="/admin/inspecciones" search={{ lista: 'permisos' }} variant="default">
          Permisos
        </LinkButton>
        {rights.canCreate && (
          <>
            <LinkButton variant="default" to="/admin/inspecciones/visita" search={{ barrido: true }}>
              Barrido
            </LinkButton>
            <Button
              variant="default"
              leftSection={<Upload size={18} aria-hidden />}
              onClick={() => patch({ importar: true })}
            >
              Importar lista
            </Button>
            <Button leftSection={<Plus size={18} aria-hidden />} onClick={create}>
              Agregar local
            </Button>
          </>
        )}
      </PageTitle>
      <LocalFilters search={search} list={list} />
      <RecordTable
        {...table}
        label="Locales y dueños"
        records={shown}
        columns={COLUMNS}
        nameOf={nameOf}
        empty={
          <EmptyList
            total={list.length}
            none="Todavía no hay locales"
            unmatched="Ningún local coincide con el filtro"
            first={rights.canCreate && { label: 'Agregar el primer local', onClick: create }}
          />
        }
        onExport={rights.canExport ? exportLocales : undefined}
        whatToDelete={whatToDelete}
      />
      {!overPermiso && <PrintedLocales list={shown} filtered={shown.length < list.length} />}
      {dialog.kind === 'view' && !overPermiso && (
        <LocalDetails
          local={dialog.record}
          list={list}
          onClose={close}
          onEdit={edit && (() => edit(dialog.record))}
        />
      )}
      {overPermiso && (
        <Suspense>
          <PermisoDialogs id={search.permiso} local={dialog.kind === 'view' ? dialog.record : undefined} />
        </Suspense>
      )}
      {dialog.kind === 'create' && <LocalForm list={list} onClose={close} />}
      {dialog.kind === 'edit' && <LocalForm local={dialog.record} list={list} onClose={close} />}
      {search.importar && rights.canCreate && (
        <LocalImport list={list} rights={rights} onClose={() => patch({ importar: undefined })} />
      )}
    </Stack>
  )
}
