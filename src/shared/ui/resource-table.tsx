import { Checkbox, Paper, Table } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import classes from './resource-table.module.css'
import { TableFooter } from './table-footer'
import { TableRows, TickedContext } from './table-rows'
import { type Column, pageOf, sortRecords, type TableSearch } from './table-search'
import { HeaderCell, SortSelect } from './table-sort'
import { useKeptFocus } from './use-kept-focus'
import { usePageSize } from './use-page-size'
import { useTight } from './use-tight'

type Selection = { ids: ReadonlySet<string>; onChange: (ids: Set<string>) => void }

export type ResourceTableProps<T extends { id: string }> = {
  label: string
  records: readonly T[]
  columns: readonly Column<T>[]
  /** The record's title, name or code: it names the row's buttons (contract §4). */
  nameOf: (record: T) => string
  search: TableSearch
  onSearch: (patch: TableSearch) => void
  actions?: (record: T) => ReactNode
  selection?: Selection
}

/** A sorted, paged list: a table on a wide screen, cards on a phone. Order and page live in the URL. */
export function ResourceTable<T extends { id: string }>(props: ResourceTableProps<T>) {
  const { label, records, columns, nameOf, search, onSearch, actions, selection } = props
  const [pageSize, setPageSize] = usePageSize()
  const { orden } = search
  const sorted = useMemo(() => sortRecords(records, columns, orden), [records, columns, orden])
  const page = pageOf(sorted, search.pagina ?? 1, pageSize)

  const toggle = (ids: readonly string[], on: boolean) => {
    const next = new Set(selection?.ids)
    for (const id of ids) on ? next.add(id) : next.delete(id)
    selection?.onChange(next)
  }
  const ticked = selection ? { ids: selection.ids, toggle } : null
  // The rows are most of the work: the screen, typing and buttons answer first, the rows follow in small steps.
  const rows = useDeferredValue(
    <TableRows
      records={page.records}
      columns={columns}
      nameOf={nameOf}
      selectable={selection !== undefined}
      actions={actions}
    />,
    null,
  )
  const tight = useTight()
  // A deleted row takes its button along, and the dialog that asked can't give the focus back.
  const shown = useDeferredValue(records.length)
  const frame = useMergedRef(tight, useKeptFocus<HTMLDivElement>(shown))
  const pageIds = page.records.map(({ id }) => id)
  const chosen = pageIds.filter((id) => selection?.ids.has(id)).length
  const selectAll = (name: string) =>
    selection && (
      <Checkbox
        aria-label={name}
        checked={chosen > 0 && chosen === pageIds.length}
        indeterminate={chosen > 0 && chosen < pageIds.length}
        onChange={(event) => toggle(pageIds, event.currentTarget.checked)}
      />
    )

  return (
    <Paper withBorder radius="lg" className={classes.frame} ref={frame} tabIndex={-1}>
      <div className={classes.cardTools}>
        {selectAll('Marcar esta página')}
        <SortSelect
          columns={columns}
          orden={orden}
          onSort={(orden) => onSearch({ orden, pagina: undefined })}
        />
      </div>
      <Table
        aria-label={label}
        aria-busy={rows === null}
        className={classes.table}
        verticalSpacing="sm"
        horizontalSpacing="sm"
      >
        <Table.Thead className={classes.head}>
          <Table.Tr>
            {selection && <Table.Th w={48}>{selectAll('Seleccionar todo')}</Table.Th>}
            {columns.map((column) => (
              <HeaderCell
                key={column.id}
                column={column}
                orden={orden}
                onSort={(orden) => onSearch({ orden, pagina: undefined })}
              />
            ))}
            {actions && <Table.Th ta="right">Acciones</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <TickedContext value={ticked}>{rows}</TickedContext>
        </Table.Tbody>
      </Table>
      <TableFooter
        page={page}
        pageSize={pageSize}
        onPageSize={(size) => {
          setPageSize(size)
          onSearch({ pagina: undefined })
        }}
        onPage={(pagina) => onSearch({ pagina: pagina === 1 ? undefined : pagina })}
      />
    </Paper>
  )
}
