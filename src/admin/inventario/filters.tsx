import { useMemo } from 'react'
import { ALERTA_LABELS, CON_FALLAS_LABEL } from '@/entities/inventario/alertas'
import { CATEGORIA_LABELS, DE_BAJA, ESTADO_LABELS, type Item } from '@/entities/inventario/item'
import { lugaresOf } from '@/entities/inventario/lugares'
import { ALERTAS, BAJAS, CATEGORIAS, CON_FALLAS, ESTADOS } from '@/entities/inventario/options'
import { ESTADOS_VENCE } from '@/entities/inventario/plan/options'
import { conFallaAbierta, type Falla } from '@/entities/inventario/revision/falla'
import { itemAlerts } from '@/entities/inventario/totals'
import { options } from '@/shared/lib/form/options'
import { byEstado } from '@/shared/ui/control/filter'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import type { Vencimientos } from './planes/use-vencimientos'
import { VENCE_LABELS } from './planes/words'
import type { InventarioSearch } from './search'

const FILTERS = [
  {
    field: 'categoria',
    label: 'Filtrar por categoría',
    all: 'Todas las categorías',
    options: options(CATEGORIAS, CATEGORIA_LABELS),
  },
  byEstado([...ESTADOS, BAJAS], { ...ESTADO_LABELS, [BAJAS]: DE_BAJA }),
] as const

const VENCE = {
  field: 'vence',
  label: 'Filtrar por vencimiento',
  all: 'Vencimientos: todos',
  options: options(ESTADOS_VENCE, VENCE_LABELS),
} as const

const byLugar = (list: readonly Item[]) =>
  ({
    field: 'lugar',
    label: 'Filtrar por lugar',
    all: 'Todos los lugares',
    options: lugaresOf(list).map(({ nombre, items }) => [nombre, `${nombre} (${items.length})`] as const),
  }) as const

/** The alerts, which a phone has folded with the figures. */
function byAlerta(list: readonly Item[], fallas: readonly Falla[]) {
  const alerts = itemAlerts(list)
  const broken = conFallaAbierta(fallas)
  const conFallas = list.filter(({ id }) => broken.has(id)).length
  return {
    field: 'alerta',
    label: 'Filtrar por alerta',
    all: 'Con alerta o sin ella',
    phone: true,
    options: [
      ...ALERTAS.filter((alerta) => alerts[alerta].length > 0).map(
        (alerta) => [alerta, `${ALERTA_LABELS[alerta]} (${alerts[alerta].length})`] as const,
      ),
      ...(conFallas > 0 ? [[CON_FALLAS, `${CON_FALLAS_LABEL} (${conFallas})`] as const] : []),
    ],
  } as const
}

type ItemFiltersProps = {
  search: InventarioSearch
  list: readonly Item[]
  fallas: readonly Falla[]
  vencimientos: Vencimientos | undefined
}

/** Search, category, state and place; what is due, where anything is. */
export function ItemFilters({ search, list, fallas, vencimientos }: ItemFiltersProps) {
  const { planes = [], cuentan = [] } = vencimientos ?? {}
  const own = useMemo(() => [byAlerta(list, fallas), byLugar(list)], [list, fallas])
  return (
    <FilterBar
      search={search}
      placeholder="Nombre, ubicación, proveedor o serie"
      filters={cuentan.length > 0 ? [...FILTERS, ...own, VENCE] : [...FILTERS, ...own]}
      applied={{
        alerta: search.alerta && { ...ALERTA_LABELS, [CON_FALLAS]: CON_FALLAS_LABEL }[search.alerta],
        donado: search.donado && 'Donados',
        plan: search.plan && (planes.find(({ id }) => id === search.plan)?.nombre ?? 'Un plan'),
      }}
    />
  )
}
