import { Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { plural } from '@/shared/lib/plural'
import classes from './import-modal.module.css'

const SHOWN = 20

export type PreviewColumn<T> = { header: string; cell: (row: T) => ReactNode; align?: 'right' }

/** The first rows as they would be stored. */
export function ImportPreview<T>({
  rows,
  columns,
}: {
  rows: readonly T[]
  columns: readonly PreviewColumn<T>[]
}) {
  if (rows.length === 0) return null
  const first = rows.slice(0, SHOWN).map((row, index) => ({ row, line: index + 1 }))
  return (
    <div>
      <Table.ScrollContainer
        minWidth={560}
        type="native"
        tabIndex={0}
        role="region"
        aria-label="Vista previa"
        className={classes.preview}
      >
        <Table fz="sm">
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ header, align }) => (
                <Table.Th key={header} ta={align}>
                  {header}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {first.map(({ row, line }) => (
              <Table.Tr key={line}>
                {columns.map(({ header, cell, align }) => (
                  <Table.Td key={header} ta={align}>
                    {cell(row)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {rows.length > SHOWN && (
        <Text size="sm" c="dimmed" mt={4}>
          y {plural(rows.length - SHOWN, 'fila', 'filas')} más.
        </Text>
      )}
    </div>
  )
}
