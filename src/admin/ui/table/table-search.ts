import type { ReactNode } from 'react'
import { byName } from '@/shared/lib/text'

export type Column<T> = {
  id: string
  header: string
  cell: (record: T) => ReactNode
  /** The value to sort by; a column without it doesn't sort. */
  value?: (record: T) => string | number | boolean
  align?: 'right'
  /** On a phone a row has two lines: its first column, and below it these. Its dialog has the others. */
  brief?: 'start' | 'end'
  /** What a phone shows in place of the cell: what people came for, in a few words. */
  phone?: (record: T) => string
}

export type TableSearch = { orden?: string | undefined; pagina?: number | undefined }

export type Page<T> = { records: readonly T[]; number: number; count: number; total: number; from: number }

/** Ascending, then descending, then the list's own order. */
export function toggleSort(current: string | undefined, id: string): string | undefined {
  if (current === id) return `-${id}`
  return current === `-${id}` ? undefined : id
}

/** Stable; an unknown column leaves the list as it is. */
export function sortRecords<T>(
  records: readonly T[],
  columns: readonly Column<T>[],
  orden: string | undefined,
): readonly T[] {
  const value = columns.find(({ id }) => id === orden?.replace(/^-/, ''))?.value
  if (!value) return records
  const sign = orden?.startsWith('-') ? -1 : 1
  return [...records].sort((a, b) => {
    const [x, y] = [value(a), value(b)]
    const order = typeof x === 'string' ? byName(x, String(y)) : Number(x) - Number(y)
    return sign * order
  })
}

/** One page; a page number past the end gives the last one. */
export function pageOf<T>(records: readonly T[], wanted: number, size: number): Page<T> {
  const count = Math.max(1, Math.ceil(records.length / size))
  const number = Math.min(Math.max(1, wanted), count)
  const from = (number - 1) * size
  return { records: records.slice(from, from + size), number, count, total: records.length, from }
}

/** The order in which each list was drawn last. */
const orders = new WeakMap<readonly unknown[], readonly unknown[]>()

/** A table says in which order it shows the records that a screen gave it; it is asked for by those same records. */
export function keepOrder<T>(records: readonly T[], sorted: readonly T[]): readonly T[] {
  orders.set(records, sorted)
  return sorted
}

/** The records as the table on the screen has them, so that a file and a paper follow the order that was chosen there. */
export const asShown = <T>(records: readonly T[]): readonly T[] =>
  (orders.get(records) as readonly T[] | undefined) ?? records

/** Some records of a list, in the list's order on the screen. */
export const asShownOf = <T>(records: readonly T[], some: readonly T[]): readonly T[] => {
  const wanted = new Set(some)
  return asShown(records).filter((one) => wanted.has(one))
}
