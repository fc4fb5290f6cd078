import type { ReactNode } from 'react'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { plural } from '@/shared/lib/plural'
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
  /** Whether the filter left some out. */
  filtered: boolean
  wide?: boolean
}

/** The filtered list as it is printed, for nobody to sign. */
export const PrintedList = <T extends { id: string }>(props: PrintedListProps<T>) => {
  const { title, words, columns, list, filtered, wide } = props
  return (
    <PrintedSheet
      institucion={useInstitucion()}
      title={title}
      subject={
        <span>
          {plural(list.length, ...words)}
          {filtered && ' (lista filtrada)'}
        </span>
      }
      columns={columns}
      rows={() => list.map((one) => ({ id: one.id, cells: columns.map(({ value }) => value(one)) }))}
      wide={wide}
      dense
      signatures={[]}
    />
  )
}
