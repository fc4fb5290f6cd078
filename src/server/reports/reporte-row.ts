import * as v from 'valibot'
import { type Reporte, reporteSchema } from '@/entities/reportes/reporte'
import { reportesList } from '@/entities/reportes/reportes-list'
import type { Query } from '@/server/database/database'
import { withValues } from '@/server/sync/own'
import { type Author, readRows, writeRows } from '@/server/sync/write'
import { EXISTS, type Fields, recordOf } from '@/sync/fields'
import type { Row } from '@/sync/wire'

export const REPORTES = reportesList.key

/** In the history: somebody without an account. */
export const CITIZEN: Author = { usuario: null, dispositivo: 'ciudadano' }

/** The report with the fields that this version doesn't know; undefined for what is none. */
export function reporteOf({ id, campos }: Pick<Row, 'id' | 'campos'>): Reporte | undefined {
  const record = recordOf(id, campos)
  const read = v.safeParse(reporteSchema, record)
  return read.success ? { ...record, ...read.output } : undefined
}

/** The fields after the central puts the whole report there: what it lacks is taken away. */
export function withReporte(fields: Fields, reporte: Reporte): Fields {
  const lacking = Object.keys(fields).filter((field) => field !== EXISTS && !(field in reporte))
  return withValues(fields, { ...Object.fromEntries(lacking.map((field) => [field, undefined])), ...reporte })
}

export const readReporte = async (query: Query, id: string): Promise<Row | undefined> =>
  (await readRows(query, [{ c: REPORTES, id }]))[0]

export const writeReporte = (
  query: Query,
  { id, seq, campos }: Omit<Row, 'c'>,
  before: Fields,
  author: Author,
): Promise<void> => writeRows(query, [{ row: { c: REPORTES, id, seq, campos }, before }], author)
