import { Pagination } from '@mantine/core'
import { useState } from 'react'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'
import { Group } from '@/shared/ui/box/layout'
import { SelectField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import classes from './resource-table.module.css'
import type { Page } from './table-search'

const PAGE_SIZES = [25, 50, 100] as const
const DEFAULT_SIZE = 50

export const readPageSize = () => readPreferences().filasPorPagina ?? DEFAULT_SIZE

/** The rows per page, remembered in this browser. */
export function usePageSize(): [number, (size: number) => void] {
  const [size, setSize] = useState(readPageSize)
  return [
    size,
    (next) => {
      setPreference('filasPorPagina', next)
      setSize(next)
    },
  ]
}

type TableFooterProps = {
  page: Page<unknown>
  pageSize: number
  onPage: (page: number) => void
  onPageSize: (size: number) => void
}

const CONTROLS = { previous: 'Página anterior', next: 'Página siguiente' }

/** The number of records, and the pages when there is more than one. */
export function TableFooter({ page, pageSize, onPage, onPageSize }: TableFooterProps) {
  const { from, records, total, number, count } = page
  return (
    <Group apart gap="sm" className={classes.footer}>
      <Text size="sm" dimmed role="status">
        {total === 0 ? 'Sin registros' : `${from + 1} a ${from + records.length} de ${total}`}
      </Text>
      {total > PAGE_SIZES[0] && (
        <Group gap="sm">
          <SelectField
            aria-label="Filas por página"
            value={String(pageSize)}
            options={PAGE_SIZES.map((size) => [String(size), `${size} por página`])}
            onChange={(event) => onPageSize(Number(event.currentTarget.value))}
          />
          {count > 1 && (
            <Pagination
              total={count}
              value={number}
              onChange={onPage}
              siblings={1}
              gap={4}
              className={classes.pages}
              getItemProps={(item) => ({ 'aria-label': `Página ${item}` })}
              getControlProps={(control) => ({ 'aria-label': CONTROLS[control as keyof typeof CONTROLS] })}
            />
          )}
        </Group>
      )}
    </Group>
  )
}
