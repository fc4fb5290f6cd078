import * as v from 'valibot'
import { type Reporte, reporteSchema } from '@/entities/reportes/reporte'
import { reportesList } from '@/entities/reportes/reportes-list'
import type { Query } from '@/server/database/database'
import { type Author, readRows, writeRows } from '@/server/sync/write'
import { type Fields, recordOf } from '@/sync/fields'
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

export const readReporte = async (query: Query, id: string): Promise<Row | undefined> =>
  (await readRows(query, [{ c: REPORTES, id }]))[0]

export const writeReporte = (
  query: Query,
  { id, seq, campos }: Omit<Row, 'c'>,
  before: Fields,
  author: Author,
): Promise<void> => writeRows(query, [{ row: { c: REPORTES, id, seq, campos }, before }], author)
