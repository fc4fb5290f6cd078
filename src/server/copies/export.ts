import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database, Query } from '@/server/database/database'
import { MIGRATIONS } from '@/server/database/migrations'
import { columnsOf, type Line, TABLE_NAMES, type Table, WHERE } from './tables'

/** Rows at a time; photos are large. */
const batchOf = (table: Table) => (table === 'foto' ? 8 : 500)

async function* rowsOf(query: Query, table: Table): AsyncGenerator<Line> {
  const columns = columnsOf(table)
  const texts = columns.map((column) => `${column}::text`)
  // In one order of letters, whatever the database's own is: equal data make equal files.
  const order = texts.filter((_, index) => index < 3).map((text) => `${text} collate "C"`)
  await query(
    `declare filas cursor for select json_build_array(${texts.join(', ')})::text as fila from ${table} ${WHERE[table] ?? ''}
     order by ${order.join(', ')}`,
  )
  for (;;) {
    const rows = await query<{ fila: string }>(`fetch ${batchOf(table)} from filas`)
    for (const { fila } of rows) yield [table, ...JSON.parse(fila)]
    if (rows.length < batchOf(table)) break
  }
  await query('close filas')
}

async function* linesOf(query: Query): AsyncGenerator<string> {
  yield `${JSON.stringify({ central: MIGRATIONS.length, creada: new Date().toISOString() })}\n`
  for (const table of TABLE_NAMES)
    for await (const line of rowsOf(query, table)) yield `${JSON.stringify(line)}\n`
}

/** Writes everything into one file, as it is at one moment. The file appears when it is whole. */
export async function exportTo(database: Database, file: string): Promise<void> {
  const part = `${file}.parte`
  try {
    await database.transaction(async (query) => {
      await query('set transaction isolation level repeatable read')
      await query(`set local timezone = 'UTC'`)
      await pipeline(Readable.from(linesOf(query)), createGzip(), createWriteStream(part, { mode: 0o600 }))
    })
    await rename(part, file)
  } finally {
    await rm(part, { force: true })
  }
}
