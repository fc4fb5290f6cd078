import type { Query } from '@/server/database/database'
import { siguiente } from '@/shared/storage/serie'
import { isAlive } from '@/sync/fields'
import type { Row } from '@/sync/wire'
import { readRecord } from './judge'
import { collectionAt } from './known'
import { withValues } from './own'

/** The numbers of a series that were ever given: a deleted record keeps its own. */
async function taken(query: Query, { c }: Row, field: string, begin: string): Promise<string[]> {
  const rows = await query<{ numero: string }>(
    `select campos -> $2 ->> 1 as numero from registro
     where coleccion = $1 and starts_with(campos -> $2 ->> 1, $3)`,
    [c, field, begin],
  )
  return rows.map(({ numero }) => numero)
}

/**
 * The records with the numbers that their modules want of a central. Whoever calls holds the counter's lock until the
 * records are written: no other number is given meanwhile.
 */
export async function withNumbers(query: Query, rows: readonly Row[]): Promise<Row[]> {
  const given = new Map<string, string[]>()
  const numbered: Row[] = []
  for (const row of rows) {
    const collection = collectionAt(row.c)
    const record =
      isAlive(row.campos) && collection?.sync.number && readRecord(collection, row.id, row.campos)
    const { field, series } = collection?.sync.number ?? { field: '', series: () => '' }
    const begin = record ? series(record) : ''
    if (!begin) {
      numbered.push(row)
      continue
    }
    const numbers = given.get(begin) ?? (await taken(query, row, field, begin))
    const number = siguiente(begin, numbers)
    given.set(begin, [...numbers, number])
    numbered.push({ ...row, campos: withValues(row.campos, { [field]: number }) })
  }
  return numbered
}
