import { Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useCallback, useMemo, useRef } from 'react'
import { useRights } from '@/access/can'
import { useCan } from '@/access/current-user'
import { ModuleOff } from '@/admin/shell/module-off'
import { FoldedFigures } from '@/admin/ui/figure/folded-figures'
import { useFilterBy } from '@/admin/ui/figure/use-filter-by'
import { FilePlus2, Sparkles } from '@/admin/ui/icon/icons'
import { ExportButton, exportList } from '@/admin/ui/print/list-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { PrintedList } from '@/admin/ui/print/printed-list'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { PublishedList } from '@/admin/ui/record/published-list'
import { useDialog } from '@/admin/ui/record/use-dialog'
import { useWhole } from '@/admin/ui/record/use-whole'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { rendiciones } from '@/entities/rendicion/queries'
import type { Rendicion } from '@/entities/rendicion/rendicion'
import { rendicionesCsv } from '@/entities/rendicion/rendicion-csv'
import { toDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { YearBeside } from './anual/year-beside'
import { RendicionCards } from './cards'
import { columns, PAPER } from './columns'
import { ProcesoTab } from './fases/proceso-tab'
import { filterRendicion } from './filter-rendicion'
import { TransparenciaTab } from './lotaip/transparencia-tab'
import { NewRendicion } from './new-rendicion'
import { RendicionForm } from './rendicion-form'
import { RendicionPreview } from './rendicion-preview'
import { RowActions } from './row-actions'
import type { RendicionSearch } from './search'
import { useFigures } from './use-figures'

const route = getRouteApi('/admin/rendicion/')

/** Accountability reports: written here, read on /transparencia (spec §2.18). */
export function RendicionPage() {
  const list = useWhole(rendiciones)
  const figures = useFigures()
  const search = route.useSearch()
  const uses = useModulos()
  const patch = useSearchPatch<RendicionSearch>()
  const rights = useRights('rendicion')
  const canPublish = useCan('rendicion:publish')
  const { dialog, close, edit, view } = useDialog(search, list, rights)
  const { buscar, estado, destacado, esteMes, mensual = false, tab = 'informes' } = search
  const today = toDay(new Date())
  const shown = useMemo(
    () => filterRendicion(list, { buscar, estado, destacado, esteMes }, today),
    [list, buscar, estado, destacado, esteMes, today],
  )
  const actions = useCallback(
    (rendicion: Rendicion) => (
      <RowActions
        rendicion={rendicion}
        onView={() => view(rendicion)}
        onEdit={edit && (() => edit(rendicion))}
      />
    ),
    [view, edit],
  )
  const overlays = useOverlays()
  const below = useRef<HTMLDivElement>(null)
  const filterBy = useFilterBy(below)
  const closeNew = () => patch({ nuevo: undefined, mensual: undefined })

  return (
    <Stack>
      <PageTitle
        title="Rendición de Cuentas"
        {...(tab === 'informes' && {
          subtitle: 'Informes de la brigada a la ciudadanía. De la gente: Reportes Comunitarios.',
        })}
      >
        {tab === 'informes' && (
          <>
            {rights.canExport && (
              <ExportButton
                empty={shown.length === 0}
                onExport={() => exportList(overlays, 'rendicion', shown, rendicionesCsv)}
              />
            )}
            <PrintButton empty={shown.length === 0} />
          </>
        )}
        {rights.canCreate && tab === 'informes' && (
          <>
            <Button
              variant="default"
              leftSection={<Sparkles size={18} aria-hidden />}
              onClick={() => patch({ nuevo: true, mensual: true })}
            >
              Generar Automático
            </Button>
            <Button
              leftSection={<FilePlus2 size={18} aria-hidden />}
              title="De rendición de cuentas"
              onClick={() => patch({ nuevo: true, mensual: undefined })}
            >
              Nuevo Reporte
            </Button>
          </>
        )}
      </PageTitle>
      <Tabs
        value={tab}
        onChange={(next) => patch({ tab: next === 'transparencia' || next === 'proceso' ? next : undefined })}
        keepMounted={false}
      >
        <YearBeside shown={tab === 'informes'}>
          <Tabs.List>
            <Tabs.Tab value="informes">Informes</Tabs.Tab>
            {uses('lotaip') && <Tabs.Tab value="transparencia">Transparencia</Tabs.Tab>}
            {uses('fases') && <Tabs.Tab value="proceso">Proceso</Tabs.Tab>}
          </Tabs.List>
        </YearBeside>
        <Tabs.Panel value="informes">
          <Stack gap="sm">
            <FoldedFigures
              of="rendicion"
              sum={[
                plural(list.length, 'informe', 'informes'),
                plural(list.filter(({ publicado }) => publicado).length, 'publicado', 'publicados'),
              ]}
            >
              <RendicionCards list={list} figures={figures} filterBy={filterBy} />
            </FoldedFigures>
            <Stack ref={below}>
              <PublishedList
                label="Informes de rendición de cuentas"
                placeholder="Título, contenido, autor o tag"
                records={shown}
                columns={columns}
                empty={
                  <EmptyList
                    total={list.length}
                    none="Todavía no hay informes de rendición de cuentas"
                    unmatched="Ningún informe coincide con el filtro"
                    first={
                      rights.canCreate && {
                        label: 'Agregar el primer informe',
                        onClick: () => patch({ nuevo: true, mensual: undefined }),
                      }
                    }
                  />
                }
                search={search}
                actions={actions}
              />
            </Stack>
            <PrintedList
              title="Rendición de Cuentas"
              words={['informe', 'informes']}
              columns={PAPER}
              list={shown}
              of={list.length}
            />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="transparencia">
          {uses('lotaip') ? <TransparenciaTab search={search} /> : <ModuleOff modulo="lotaip" />}
        </Tabs.Panel>
        <Tabs.Panel value="proceso">
          {uses('fases') ? <ProcesoTab search={search} /> : <ModuleOff modulo="fases" />}
        </Tabs.Panel>
      </Tabs>
      {dialog.kind === 'view' && (
        <RendicionPreview
          rendicion={dialog.record}
          onClose={close}
          onEdit={edit && (canPublish || !dialog.record.publicado) ? () => edit(dialog.record) : undefined}
        />
      )}
      {dialog.kind === 'edit' && (
        <RendicionForm
          key={dialog.record.id}
          title={`Editar ${dialog.record.titulo}`}
          start={dialog.record}
          draft={`rendicion:${dialog.record.id}`}
          onClose={close}
        />
      )}
      {dialog.kind === 'create' && (
        <Suspense>
          <NewRendicion key={String(mensual)} mensual={mensual} figures={figures} onClose={closeNew} />
        </Suspense>
      )}
    </Stack>
  )
}
