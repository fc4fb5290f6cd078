import { ResourceTable, type ResourceTableProps } from '@/admin/ui/table/resource-table'
import type { TableSearch } from '@/admin/ui/table/table-search'
import {
  ESTADO_PUBLICACION_LABELS,
  ESTADOS_PUBLICACION,
  type EstadoPublicacion,
} from '@/shared/lib/publicacion'
import { byEstado } from '@/shared/ui/control/filter'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import type { Published } from './published'

type PublishedSearch = TableSearch & {
  buscar?: string | undefined
  estado?: EstadoPublicacion | undefined
  destacado?: boolean | undefined
  esteMes?: boolean | undefined
}

const titleOf = ({ titulo }: Published) => titulo

type PublishedListProps<T extends Published> = Omit<ResourceTableProps<T>, 'nameOf' | 'search'> & {
  search: PublishedSearch
  placeholder: string
}

/** A list of records that are written first and published later, with search and a filter by state. */
export function PublishedList<T extends Published>({ placeholder, ...table }: PublishedListProps<T>) {
  const { search } = table
  return (
    <>
      <FilterBar
        search={search}
        placeholder={placeholder}
        filters={[byEstado(ESTADOS_PUBLICACION, ESTADO_PUBLICACION_LABELS)]}
        applied={{ destacado: search.destacado && 'Destacados', esteMes: search.esteMes && 'Este mes' }}
      />
      <ResourceTable {...table} nameOf={titleOf} />
    </>
  )
}
