import type { ReactNode } from 'react'
import { asShown } from '@/admin/ui/table/table-search'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { ListCount } from './list-count'
import { PrintedSheet } from './printed-sheet'

/** A column of a list on paper; one with a width holds text that may wrap. */
export type PaperColumn<T> = {
  header: string
  value: (record: T) => ReactNode
  align?: 'right'
  width?: string
}

type PrintedListProps<T> = {
  title: string
  /** What one of them is called, and several. */
  words: readonly [one: string, many: string]
  columns: readonly PaperColumn<T>[]
  list: readonly T[]
  /** How many there are without the filter. */
  of: number
  wide?: boolean
}

/** The filtered list as it is printed, for nobody to sign. */
export const PrintedList = <T extends { id: string }>(props: PrintedListProps<T>) => {
  const { title, words, columns, list, of, wide } = props
  return (
    <PrintedSheet
      institucion={useInstitucion()}
      title={title}
      subject={
        <span>
          <ListCount list={list} of={of} words={words} />
        </span>
      }
      columns={columns}
      rows={() => asShown(list).map((one) => ({ id: one.id, cells: columns.map(({ value }) => value(one)) }))}
      wide={wide}
      dense
      signatures={[]}
    />
  )
}
