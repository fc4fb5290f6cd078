import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { useRights } from '@/access/can'
import { useFilterBy } from '@/admin/ui/figure/use-filter-by'
import { FilePlus2, Sparkles } from '@/admin/ui/icon/icons'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { PublishedList } from '@/admin/ui/record/published-list'
import { useDialog } from '@/admin/ui/record/use-dialog'
import { items } from '@/entities/inventario/queries'
import { miembros } from '@/entities/personal/queries'
import { gastos, ingresos } from '@/entities/presupuesto/queries'
import { rendiciones } from '@/entities/rendicion/queries'
import { toDay } from '@/shared/lib/fecha'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/control/use-search-patch'
import { FigureCards, RendicionCards } from './cards'
import { columns } from './columns'
import { figuresOf } from './figures'
import { filterRendicion } from './filter-rendicion'
import { NewRendicion } from './new-rendicion'
import { RendicionForm } from './rendicion-form'
import { RendicionPreview } from './rendicion-preview'
import { RowActions } from './row-actions'
import type { RendicionSearch } from './search'

/** The current figures, updated by every tab's writes. */
function useFigures() {
  const [staff, inventory, income, expenses] = useSuspenseQueries({
    queries: [miembros.list, items.list, ingresos.list, gastos.list],
  })
  return useMemo(
    () =>
      figuresOf({
        miembros: staff.data,
        items: inventory.data,
        ingresos: income.data,
        gastos: expenses.data,
      }),
    [staff.data, inventory.data, income.data, expenses.data],
  )
}

const route = getRouteApi('/admin/rendicion')

/** Accountability reports: written here, read on /transparencia (spec §2.18). */
export function RendicionPage() {
  const { data: list } = useSuspenseQuery(rendiciones.list)
  const figures = useFigures()
  const search = route.useSearch()
  const patch = useSearchPatch<RendicionSearch>()
  const rights = useRights('rendicion')
  const { dialog, close, edit, view } = useDialog(search, list, rights)
  const { buscar, estado, destacado, esteMes, mensual = false } = search
  const today = toDay(new Date())
  const shown = useMemo(
    () => filterRendicion(list, { buscar, estado, destacado, esteMes }, today),
    [list, buscar, estado, destacado, esteMes, today],
  )
  const below = useRef<HTMLDivElement>(null)
  const filterBy = useFilterBy(below)
  const closeNew = () => patch({ nuevo: undefined, mensual: undefined })

  return (
    <Stack>
      <PageTitle
        title="Rendición de Cuentas"
        subtitle="Informes de la brigada a la ciudadanía. Los avisos de la gente están en Reportes Comunitarios."
      >
        {rights.canCreate && (
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
      <RendicionCards list={list} filterBy={filterBy} />
      <FigureCards figures={figures} />
      <Stack ref={below}>
        <PublishedList
          label="Reportes de rendición de cuentas"
          placeholder="Título, contenido, autor o tag"
          records={shown}
          columns={columns}
          empty={
            <EmptyList
              total={list.length}
              none="Todavía no hay reportes de rendición de cuentas"
              unmatched="Ningún reporte coincide con el filtro"
              first={
                rights.canCreate && {
                  label: 'Escribir el primer reporte',
                  onClick: () => patch({ nuevo: true, mensual: undefined }),
                }
              }
            />
          }
          search={search}
          actions={(rendicion) => (
            <RowActions
              rendicion={rendicion}
              onView={() => view(rendicion)}
              onEdit={edit && (() => edit(rendicion))}
            />
          )}
        />
      </Stack>
      {dialog.kind === 'view' && (
        <RendicionPreview
          rendicion={dialog.record}
          onClose={close}
          onEdit={edit && (() => edit(dialog.record))}
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
        <NewRendicion key={String(mensual)} mensual={mensual} figures={figures} onClose={closeNew} />
      )}
    </Stack>
  )
}
