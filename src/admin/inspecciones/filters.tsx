import { useMemo } from 'react'
import type { Local } from '@/entities/inspecciones/local'
import { CLASE_LABELS, DUDA_LABELS, parroquiasOf, RIESGO_LABELS } from '@/entities/inspecciones/locales'
import { CLASES, DUDAS, FUNCIONA, type Funciona, RIESGOS } from '@/entities/inspecciones/options'
import { options } from '@/shared/lib/form/options'
import { byParroquia, byRiesgo, type Filter } from '@/shared/ui/control/filter'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import type { InspeccionesSearch } from './search'

const FUNCIONA_LABELS: Record<Funciona, string> = { SI: 'Los que funcionan', NO: 'Los que cerraron' }

export function LocalFilters({ search, list }: { search: InspeccionesSearch; list: readonly Local[] }) {
  const filters = useMemo<readonly Filter<InspeccionesSearch>[]>(
    () => [
      {
        field: 'clase',
        label: 'Filtrar por clase',
        all: 'Todas las clases',
        options: options(CLASES, CLASE_LABELS),
      },
      byRiesgo(RIESGOS, RIESGO_LABELS),
      byParroquia(parroquiasOf(list)),
      {
        field: 'funciona',
        label: 'Filtrar por estado',
        all: 'Abiertos y cerrados',
        options: options(FUNCIONA, FUNCIONA_LABELS),
      },
      {
        field: 'revisar',
        label: 'Por revisar',
        all: 'Revisados y por revisar',
        options: options(DUDAS, DUDA_LABELS),
      },
    ],
    [list],
  )
  return (
    <FilterBar
      search={search}
      placeholder="Nombre, RUC, dueño, calle o clave"
      filters={filters}
      applied={{ ruc: search.ruc && `RUC ${search.ruc}` }}
    />
  )
}
