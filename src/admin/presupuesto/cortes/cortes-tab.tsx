import { useMutation } from '@tanstack/react-query'
import { useCan } from '@/access/current-user'
import type { Ejercicio } from '@/admin/presupuesto/ejercicio/use-ejercicio'
import type { PresupuestoSearch } from '@/admin/presupuesto/search'
import { Explained } from '@/admin/ui/box/explained'
import { CalendarDays, Globe } from '@/admin/ui/icon/icons'
import { deletion } from '@/admin/ui/record/deletion'
import { RecordActions } from '@/admin/ui/record/record-actions'
import { useRecords } from '@/admin/ui/record/use-records'
import { ResourceTable } from '@/admin/ui/table/resource-table'
import { RowAction } from '@/admin/ui/table/row-action'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { useModulos } from '@/entities/configuracion/use-institucion'
import type { Cortes } from '@/entities/presupuesto/corte'
import { type Congelado, congeladosList } from '@/entities/presupuesto/cortes/congelado'
import { congelados } from '@/entities/presupuesto/cortes/congelados'
import { formatDay, formatMoment } from '@/shared/lib/fecha'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { EyeOff } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { CompareCortes } from './compare-cortes'
import { CorteDialog } from './corte-dialog'
import { NewCorteForm } from './new-corte-form'
import { usePublish } from './use-publish'

const columns: readonly Column<Congelado>[] = [
  {
    id: 'corte',
    header: 'Corte',
    value: ({ fecha }) => fecha,
    cell: ({ fecha }) => <RowTitle>Al {formatDay(fecha)}</RowTitle>,
  },
  {
    id: 'ejercicio',
    header: 'Ejercicio',
    value: ({ ejercicio }) => ejercicio,
    cell: ({ ejercicio }) => ejercicio,
  },
  {
    id: 'hecho',
    header: 'Hecho',
    value: ({ hecho }) => hecho,
    brief: 'start',
    cell: ({ hecho, autor }) => [formatMoment(hecho), autor].filter(Boolean).join(' · '),
    phone: ({ ejercicio, publicado }) => `Ejercicio ${ejercicio}${publicado ? ' · Publicado' : ''}`,
  },
  {
    id: 'estado',
    header: 'Estado',
    value: ({ publicado }) => publicado,
    cell: ({ publicado }) => (
      <StateBadge color={publicado ? 'green' : 'gray'}>{publicado ? 'Publicado' : 'Sin publicar'}</StateBadge>
    ),
  },
]

type CortesTabProps = { search: PresupuestoSearch; shown: Ejercicio; dias: Cortes }

/** The cuts that were made, of all years: to make one, read it, publish it and compare two. */
export function CortesTab({ search, shown, dias }: CortesTabProps) {
  const { rights } = shown
  const canMake = useCan('presupuesto:create')
  const { list, dialog, close, create, view } = useRecords(congelados, search, {
    ...rights,
    canCreate: canMake,
    canEdit: false,
  })
  const { mutate: remove } = useMutation(congelados.remove)
  const { confirm } = useOverlays()
  const canDelete = useCan('presupuesto:delete')
  const publish = usePublish()
  const isShown = useModulos()('presupuesto-publico')
  const askAndRemove = async (corte: Congelado) => {
    if (await confirm(deletion(`el «${congeladosList.name(corte)}»`))) remove([corte.id])
  }
  const count = shown.ingresos.length + shown.gastos.length
  return (
    <Stack>
      <Explained
        about="los cortes"
        more={`Nadie puede cambiarlo después.${isShown ? ' Publicado, el pueblo lo lee en la página del presupuesto.' : ''}`}
      >
        Un corte guarda las partidas del ejercicio como están.
      </Explained>
      {canMake && count > 0 && (
        <div>
          <Button leftSection={<CalendarDays size={18} aria-hidden />} onClick={create}>
            Hacer un corte
          </Button>
        </div>
      )}
      {list.length === 0 ? (
        <EmptyState title="Todavía no hay cortes" />
      ) : (
        <ResourceTable
          label="Cortes del presupuesto"
          records={list}
          columns={columns}
          nameOf={congeladosList.name}
          search={search}
          actions={(corte) => (
            <RecordActions
              record={congeladosList.name(corte)}
              onView={() => view(corte)}
              onRemove={canDelete && !corte.publicado ? () => void askAndRemove(corte) : undefined}
            >
              {publish && (
                <RowAction
                  icon={corte.publicado ? EyeOff : Globe}
                  verb={corte.publicado ? 'Retirar' : 'Publicar'}
                  record={congeladosList.name(corte)}
                  onClick={() => void publish(corte)}
                />
              )}
            </RecordActions>
          )}
        />
      )}
      {list.length > 1 && <CompareCortes list={list} search={search} />}
      {dialog.kind === 'view' && <CorteDialog corte={dialog.record} onClose={close} />}
      {dialog.kind === 'create' && <NewCorteForm shown={shown} dias={dias} onClose={close} />}
    </Stack>
  )
}
