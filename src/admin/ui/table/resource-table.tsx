import { useMergedRef } from '@mantine/hooks'
import { memo, type ReactNode, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { rest } from '@/shared/storage/slices'
import { Sheet } from '@/shared/ui/box/sheet'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { Tick } from '@/shared/ui/form/tick'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { useKeptFocus } from '@/shared/ui/overlay/use-kept-focus'
import classes from './resource-table.module.css'
import { TableFooter, usePageSize } from './table-footer'
import { COLUMN_HEAD, ROW, ROW_GROUP, TABLE, TableRows, type Ticked, TickedContext } from './table-rows'
import { type Column, keepOrder, pageOf, sortRecords, type TableSearch } from './table-search'
import { HeaderCell, SortSelect } from './table-sort'
import { useTight } from './use-tight'
import { useTurnedPage } from './use-turned-page'

/** Rows. Laying fifty out at once keeps a slow phone from a tap for a fifth of a second. */
const HANDFUL = 25

/** A list that opens draws its rows by handfuls: once those are drawn that it has, it asks for `more`. */
function useHandfuls(drawn: number, lacks: boolean, more: (drawn: number) => void): void {
  useEffect(() => {
    let gone = false
    if (lacks) void rest().then(() => gone || startTransition(() => more(drawn + HANDFUL)))
    return () => {
      gone = true
    }
  }, [drawn, lacks, more])
}

type Selection = { ids: ReadonlySet<string>; onChange: (ids: Set<string>) => void }

export type ResourceTableProps<T extends { id: string }> = {
  label: string
  records: readonly T[]
  /** The same as long as they show the same, and so `actions`: a row is drawn again when they change. */
  columns: readonly Column<T>[]
  /** The record's title, name or code, for the names of its buttons (contract §4). */
  nameOf: (record: T) => string
  search: TableSearch
  /** Shown instead of the table while there are no records; a sentence becomes an EmptyState. */
  empty?: ReactNode
  actions?: (record: T) => ReactNode
  selection?: Selection
}

const togglerOf =
  (ids: Selection['ids'], onChange: Selection['onChange']): Ticked['toggle'] =>
  (changed, on) => {
    const next = new Set(ids)
    for (const id of changed) on ? next.add(id) : next.delete(id)
    onChange(next)
  }

/** A sorted, paged list: a table on a wide screen, cards on a phone. Order and page live in the URL. */
export function ResourceTable<T extends { id: string }>(props: ResourceTableProps<T>) {
  const { empty, search, ...table } = props
  if (empty === undefined || table.records.length > 0)
    return <KeptTable {...table} orden={search.orden} pagina={search.pagina} />
  return typeof empty === 'string' ? <EmptyState title={empty} /> : empty
}

type FilledTableProps<T extends { id: string }> = Omit<ResourceTableProps<T>, 'empty' | 'search'> &
  TableSearch

/** A component of its own, mounted with the first record, because it observes its width from the first drawing. */
function FilledTable<T extends { id: string }>(props: FilledTableProps<T>) {
  const { label, records, columns, nameOf, orden, pagina = 1, actions, selection } = props
  const patch = useSearchPatch<TableSearch>()
  const [pageSize, setPageSize] = usePageSize()
  const sorted = useMemo(
    () => keepOrder(records, sortRecords(records, columns, orden)),
    [records, columns, orden],
  )
  const page = pageOf(sorted, pagina, pageSize)
  const sort = (orden: string | undefined) => patch({ orden, pagina: undefined })

  const { ids, onChange } = selection ?? {}
  const ticked = useMemo(() => ids && onChange && { ids, toggle: togglerOf(ids, onChange) }, [ids, onChange])
  const [drawn, setDrawn] = useState(HANDFUL)
  // Drawing rows is most of the work. Deferred, they follow in small steps after the screen, typing and buttons.
  const rows = useDeferredValue(
    <TableRows
      records={page.records.slice(0, drawn)}
      columns={columns}
      nameOf={nameOf}
      selectable={selection !== undefined}
      actions={actions}
    />,
    null,
  )
  const isShort = drawn < page.records.length
  const isWhole = rows !== null && !isShort
  useHandfuls(drawn, rows !== null && isShort, setDrawn)
  const tight = useTight()
  // A deleted row's button is gone, and the dialog that asked can't return the focus to it.
  const shown = useDeferredValue(records.length)
  const { list, turn } = useTurnedPage(page.number)
  const frame = useMergedRef(tight, useKeptFocus<HTMLDivElement>(shown), list)
  // All that the filter shows, on whichever page: whoever filters 120 rows and deletes them all means 120.
  const all = useMemo(() => (selection ? records.map(({ id }) => id) : []), [records, selection])
  const chosen = ids ? all.filter((id) => ids.has(id)).length : 0
  const selectAll = (name: string) =>
    ticked && (
      <Tick
        aria-label={name}
        checked={chosen > 0 && chosen === all.length}
        some={chosen > 0 && chosen < all.length}
        onChange={(event) => ticked.toggle(all, event.currentTarget.checked)}
      />
    )

  return (
    <Sheet pad="none" className={classes.frame} ref={frame} tabIndex={-1}>
      <div className={classes.cardTools}>
        {selectAll('Marcar todo')}
        <SortSelect columns={columns} orden={orden} onSort={sort} />
      </div>
      <table {...TABLE} aria-label={label} aria-busy={!isWhole} className={classes.table}>
        <thead {...ROW_GROUP} className={classes.head}>
          <tr {...ROW} className={classes.row}>
            {selection && (
              <th {...COLUMN_HEAD} className={classes.selectAll}>
                {selectAll('Seleccionar todo')}
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} orden={orden} onSort={sort} />
            ))}
            {actions && (
              <th {...COLUMN_HEAD} data-align="right">
                Acciones
              </th>
            )}
          </tr>
        </thead>
        <tbody {...ROW_GROUP}>
          <TickedContext value={ticked}>{rows}</TickedContext>
        </tbody>
      </table>
      {/* Drawn after the rows, which would push it down. */}
      {isWhole && (
        <TableFooter
          page={page}
          pageSize={pageSize}
          onPageSize={(size) => {
            setPageSize(size)
            patch({ pagina: undefined })
          }}
          onPage={(pagina) => {
            turn()
            patch({ pagina: pagina === 1 ? undefined : pagina })
          }}
        />
      )}
    </Sheet>
  )
}

/** Memoized: a dialog that opens over the list draws neither its head nor its pages again. */
const KeptTable = memo(FilledTable) as typeof FilledTable
