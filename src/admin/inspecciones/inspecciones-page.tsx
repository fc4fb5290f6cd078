import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { useRights } from '@/access/can'
import { Upload } from '@/admin/ui/icon/icons'
import { ExportButton, exportList } from '@/admin/ui/print/list-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { PrintedList } from '@/admin/ui/print/printed-list'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { RecordTable } from '@/admin/ui/record/record-table'
import { useRecords } from '@/admin/ui/record/use-records'
import type { Local } from '@/entities/inspecciones/local'
import { localesCsv } from '@/entities/inspecciones/local-csv'
import { locales } from '@/entities/inspecciones/queries'
import { joinNames } from '@/shared/lib/text'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { lazy } from '@/shared/ui/control/lazy'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Plus } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { COLUMNS, PAPER } from './columns'
import { filterLocales } from './filter-locales'
import { LocalFilters } from './filters'
import { Listas } from './listas'
import { LocalDialogs, OpenLocal } from './local-dialogs'
import { LocalImport } from './local-import'
import type { InspeccionesSearch } from './search'

const PlanPage = lazy(() => import('./anual/plan-page').then(({ PlanPage }) => PlanPage))

const RenovarPage = lazy(() => import('./anual/renovar-page').then(({ RenovarPage }) => RenovarPage))

const PermisosPage = lazy(() => import('./permiso/permisos-page').then(({ PermisosPage }) => PermisosPage))

const ReglasPage = lazy(() => import('./reglas/reglas-page').then(({ ReglasPage }) => ReglasPage))

const route = getRouteApi('/admin/inspecciones/')

const nameOf = ({ nombre }: Local) => nombre

const whatToDelete = (records: readonly Local[]) => {
  const names = joinNames(records.map(nameOf))
  return records.length === 1 ? `el local «${names}»` : `estos ${records.length} locales: ${names}`
}

const PAGES = { permisos: PermisosPage, plan: PlanPage, renovar: RenovarPage, reglas: ReglasPage } as const

/** Over these no premises opens. */
const ALONE: readonly string[] = ['permisos', 'reglas']

/** The premises that the brigade inspects, or what it granted them and when it visits them. */
export function InspeccionesPage() {
  const search = route.useSearch()
  const { lista } = search
  const Page = PAGES[lista as keyof typeof PAGES]
  if (!Page) return <LocalesPage />
  return (
    <>
      <Suspense>
        <Page listas={<Listas />} />
      </Suspense>
      {!ALONE.includes(lista ?? '') && <OpenLocal search={search} />}
    </>
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
  const exportLocales = (some: readonly Local[]) => exportList(overlays, 'locales', some, localesCsv)
  return (
    <Stack>
      <PageTitle title="Inspecciones" subtitle="Los locales del cantón y sus dueños">
        {rights.canExport && (
          <ExportButton empty={shown.length === 0} onExport={() => exportLocales(shown)} />
        )}
        <PrintButton empty={shown.length === 0} />
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
      <Listas />
      {list.length > 0 && <LocalFilters search={search} list={list} />}
      <RecordTable
        {...table}
        label="Locales y dueños"
        records={shown}
        all={list}
        columns={COLUMNS}
        nameOf={nameOf}
        empty={
          <EmptyList
            total={list.length}
            none="Todavía no hay locales"
            unmatched="Ningún local coincide con el filtro"
            first={rights.canCreate && { label: 'Agregar el primer local', onClick: create }}
            other={
              rights.canCreate &&
              list.length === 0 && {
                label: 'Importar la lista del municipio',
                onClick: () => patch({ importar: true }),
              }
            }
          />
        }
        onExport={rights.canExport ? exportLocales : undefined}
        whatToDelete={whatToDelete}
        afterDeletion="Los permisos y las órdenes de pago que tenga siguen valiendo; sus visitas y actas ya no se verán."
      />
      <Group>
        <LinkButton variant="subtle" to="/admin/inspecciones" search={{ lista: 'reglas' }}>
          Puntos, plazos y tipos de permiso
        </LinkButton>
      </Group>
      {!overPermiso && (
        <PrintedList
          title="Locales y dueños"
          words={['local', 'locales']}
          columns={PAPER}
          list={shown}
          of={list.length}
          wide
        />
      )}
      <LocalDialogs search={search} open={{ list, dialog, close, edit }} />
      {search.importar && rights.canCreate && (
        <LocalImport list={list} rights={rights} onClose={() => patch({ importar: undefined })} />
      )}
    </Stack>
  )
}
