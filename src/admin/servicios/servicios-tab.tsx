import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { PrintedList } from '@/admin/ui/print/printed-list'
import { deletion } from '@/admin/ui/record/deletion'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { byPeriod, PeriodDates } from '@/admin/ui/record/period'
import { RecordActions } from '@/admin/ui/record/record-actions'
import { ResourceTable } from '@/admin/ui/table/resource-table'
import { RowAction } from '@/admin/ui/table/row-action'
import { ESTADOS } from '@/entities/registro-servicios/parte/options'
import { registros } from '@/entities/registro-servicios/queries'
import { ESTADO_LABELS, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { formatDay } from '@/shared/lib/fecha'
import { options } from '@/shared/lib/form/options'
import { TIPO_SERVICIO_LABELS, TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'
import { byEstado } from '@/shared/ui/control/filter'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { Truck } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { columns, PAPER } from './columns'
import { nameOf, titleOf } from './registro-details'
import type { ServiciosSearch } from './search'

const FILTERS = [
  {
    field: 'tipo',
    label: 'Filtrar por tipo',
    all: 'Todos los tipos',
    options: options(TIPOS_SERVICIO, TIPO_SERVICIO_LABELS),
  },
  byEstado(ESTADOS, ESTADO_LABELS),
] as const

type ServiciosTabProps = {
  list: readonly RegistroServicio[]
  /** The entries that match the address's search. */
  shown: readonly RegistroServicio[]
  search: ServiciosSearch
  onCreate: () => void
  onView: (registro: RegistroServicio) => void
  /** Missing when the role may not do it. */
  onEdit: ((registro: RegistroServicio) => void) | undefined
}

export function ServiciosTab({ list, shown, search, onCreate, onView, onEdit }: ServiciosTabProps) {
  const { mutate: remove } = useMutation(registros.remove)
  const { confirm } = useOverlays()
  const navigate = useNavigate()
  const { periodo, desde, hasta } = search
  const filters = useMemo(
    () => [...FILTERS, byPeriod(list, { periodo, desde, hasta })],
    [list, periodo, desde, hasta],
  )

  const actions = useCallback(
    (registro: RegistroServicio) => {
      const askAndRemove = async () => {
        const what = `el servicio del ${formatDay(registro.fecha)}: «${titleOf(registro)}»`
        if (await confirm(deletion(what))) remove([registro.id])
      }
      return (
        <RecordActions
          record={nameOf(registro)}
          onView={() => onView(registro)}
          onEdit={onEdit && (() => onEdit(registro))}
          onRemove={() => void askAndRemove()}
        >
          {registro.estado === 'EN_CURSO' && (
            <RowAction
              icon={Truck}
              verb="Seguir"
              record={nameOf(registro)}
              onClick={() =>
                void navigate({ to: '/admin/servicios/salida/$id', params: { id: registro.id } })
              }
            />
          )}
        </RecordActions>
      )
    },
    [onView, onEdit, confirm, remove, navigate],
  )

  return (
    <>
      <FilterBar search={search} placeholder="Descripción, dirección o personal" filters={filters} />
      <PeriodDates search={search} />
      <ResourceTable
        label="Bitácora de servicios"
        records={shown}
        columns={columns}
        nameOf={nameOf}
        empty={
          <EmptyList
            total={list.length}
            none="Todavía no hay servicios"
            unmatched="Ningún servicio coincide con el filtro"
            first={{ label: 'Agregar la primera salida', onClick: onCreate }}
          />
        }
        search={search}
        actions={actions}
      />
      {/* An open one is printed as its parte. */}
      {!search.ver && (
        <PrintedList
          title="Bitácora de Servicios"
          words={['servicio', 'servicios']}
          columns={PAPER}
          list={shown}
          of={list.length}
          wide
        />
      )}
    </>
  )
}
