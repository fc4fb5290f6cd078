import { ArrowDown, ArrowUp, ChevronsUpDown } from '@/admin/ui/icon/icons'
import { SelectField } from '@/shared/ui/form/fields'
import classes from './resource-table.module.css'
import { COLUMN_HEAD } from './table-rows'
import { type Column, toggleSort } from './table-search'

type Direction = 'ascending' | 'descending' | undefined

const ICONS = { ascending: ArrowUp, descending: ArrowDown } as const

const directionOf = (orden: string | undefined, id: string): Direction =>
  orden === id ? 'ascending' : orden === `-${id}` ? 'descending' : undefined

type SortProps = { orden: string | undefined; onSort: (orden: string | undefined) => void }

/** A column's name; pressing it sorts ascending, then descending, then in the list's own order. */
export function HeaderCell<T>({ column, orden, onSort }: SortProps & { column: Column<T> }) {
  const { id, header, value, align } = column
  const direction = directionOf(orden, id)
  const Icon = direction ? ICONS[direction] : ChevronsUpDown
  return (
    <th {...COLUMN_HEAD} aria-sort={direction} data-align={align}>
      {value ? (
        <button type="button" className={classes.sort} onClick={() => onSort(toggleSort(orden, id))}>
          {header}
          <Icon size={14} aria-hidden />
        </button>
      ) : (
        header
      )}
    </th>
  )
}

/** Sorting for cards, which have no column heads. */
export function SortSelect<T>({ columns, orden, onSort }: SortProps & { columns: readonly Column<T>[] }) {
  const options = columns
    .filter(({ value }) => value)
    .flatMap(({ id, header }) => [
      [id, `${header}, ascendente`] as const,
      [`-${id}`, `${header}, descendente`] as const,
    ])
  return (
    <SelectField
      aria-label="Ordenar por"
      value={orden ?? ''}
      options={[['', 'Orden de la lista'], ...options]}
      onChange={(event) => onSort(event.currentTarget.value || undefined)}
    />
  )
}
