import { useMemo } from 'react'
import { Figures } from '@/admin/ui/figure/figures'
import { FoldedFigures } from '@/admin/ui/figure/folded-figures'
import { ListCount } from '@/admin/ui/print/list-count'
import { PrintedSheet } from '@/admin/ui/print/printed-sheet'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { RecordTable } from '@/admin/ui/record/record-table'
import { asShown } from '@/admin/ui/table/table-search'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { ESTADO_ORDEN_LABELS, ESTADOS_ORDEN } from '@/entities/inspecciones/cobros/pagos'
import { usd } from '@/entities/inspecciones/cobros/palabras'
import { formatShortDay } from '@/shared/lib/fecha'
import { options } from '@/shared/lib/form/options'
import { plural } from '@/shared/lib/plural'
import { inOrder } from '@/shared/lib/text'
import type { Filter } from '@/shared/ui/control/filter'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { COLUMNS, numeroDe } from './columns'
import type { CobrosSearch } from './search'
import type { Cobro } from './use-cobros'

const PRINTED = [
  { header: 'Orden' },
  { header: 'Hecha' },
  { header: 'Para quién', width: '30%' },
  { header: 'Qué se cobra', width: '24%' },
  { header: 'Estado' },
  { header: 'Recibo' },
  { header: 'Total', align: 'right' },
] as const

const names = (list: readonly Cobro[], of: (cobro: Cobro) => string) =>
  inOrder(new Set(list.map(of).filter(Boolean))).map((name) => [name, name] as const)

const sumOf = (list: readonly Cobro[]) => list.reduce((sum, { total }) => sum + total, 0)

type OrdenesTabProps = {
  search: CobrosSearch
  list: readonly Cobro[]
  /** Those that the filter leaves. */
  shown: readonly Cobro[]
  onView: (cobro: Cobro) => void
  onNew: (() => void) | undefined
}

/** The orders of payment, and what is owed. */
export function OrdenesTab({ search, list, shown, onView, onNew }: OrdenesTabProps) {
  const institucion = useInstitucion()
  const filters = useMemo<readonly Filter<CobrosSearch>[]>(
    () => [
      {
        field: 'estado',
        label: 'Filtrar por estado',
        all: 'Todos los estados',
        options: options(ESTADOS_ORDEN, ESTADO_ORDEN_LABELS),
      },
      {
        field: 'tramite',
        label: 'Filtrar por trámite',
        all: 'Todos los trámites',
        options: names(list, ({ tramite }) => tramite),
      },
      {
        field: 'parroquia',
        label: 'Filtrar por parroquia',
        all: 'Todas las parroquias',
        options: names(list, ({ parroquia }) => parroquia),
      },
    ],
    [list],
  )
  const open = list.filter(({ estado }) => estado === 'POR_COBRAR')
  const years = inOrder(new Set(open.map(({ ano }) => String(ano)))).reverse()
  return (
    <>
      {list.length > 0 && (
        <FoldedFigures
          of="cobros"
          sum={[`${usd(sumOf(open))} por cobrar`, plural(open.length, 'orden', 'órdenes')]}
        >
          <Figures
            rows={[
              ['Por cobrar', usd(sumOf(open))],
              ...years.map(
                (ano) => [`De ${ano}`, usd(sumOf(open.filter((one) => String(one.ano) === ano)))] as const,
              ),
            ]}
          />
        </FoldedFigures>
      )}
      <FilterBar search={search} placeholder="Nombre, orden, RUC o recibo" filters={filters} />
      <RecordTable
        search={search}
        label="Órdenes de pago"
        records={shown}
        all={list}
        columns={COLUMNS}
        nameOf={({ nombre, numero }) => [nombre, numero].filter(Boolean).join(', ')}
        onView={onView}
        whatToDelete={() => ''}
        empty={
          <EmptyList
            total={list.length}
            none={
              onNew
                ? 'Todavía no hay órdenes de pago'
                : 'Todavía no hay órdenes de pago: las hace quien inspecciona'
            }
            unmatched="Ninguna orden coincide con el filtro"
            first={onNew && { label: 'Agregar la primera orden', onClick: onNew }}
          />
        }
      />
      {/* An open order is printed alone. */}
      {!search.ver && (
        <PrintedSheet
          institucion={institucion}
          title="Órdenes de pago"
          subject={
            <span>
              <ListCount list={shown} of={list.length} words={['orden', 'órdenes']} />
            </span>
          }
          columns={PRINTED}
          rows={() =>
            asShown(shown).map((cobro) => ({
              id: cobro.id,
              cells: [
                numeroDe(cobro),
                formatShortDay(cobro.dia),
                cobro.nombre,
                `${cobro.tramite} ${cobro.ano}`,
                ESTADO_ORDEN_LABELS[cobro.estado],
                cobro.pago?.recibo ?? '',
                usd(cobro.total),
              ],
            }))
          }
          foot={['', '', '', '', '', '', usd(sumOf(shown.filter(({ anulada }) => !anulada)))]}
          signatures={['Tesorería']}
        />
      )}
    </>
  )
}
