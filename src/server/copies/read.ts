import type { Database, Query } from '@/server/database/database'
import { CENTRAL_ROWS, type Columns, type Line } from './tables'

/** Rows at a time: whoever else asks the database something waits for no more than these. */
const PAGE = 200

/** Read while others write, page after page, then brought up to date in one short transaction. */
const LOGGED = ['registro', 'historial']

/** Equal data make equal texts, whatever the database's own time zone is. */
const atOneTime = <T>(database: Database, task: (query: Query) => Promise<T>): Promise<T> =>
  database.transaction(async (query) => {
    await query(`set local timezone = 'UTC'`)
    return task(query)
  })

/** A table with the columns that are read of it. */
type Table = [name: string, columns: readonly string[]]

async function read(query: Query, [name, columns]: Table, rest: string, params: unknown[] = []) {
  const cells = columns.map((column) => (column === 'bytes' ? 'null' : `${column}::text`)).join(', ')
  const rows = await query<{ fila: Line }>(
    `select json_build_array('${name}', ${cells}) as fila from ${name} ${rest}`,
    params,
  )
  return rows.map(({ fila }) => fila)
}

/** In one order of letters, whatever the database's own is. */
const readSmall = (query: Query, [name, columns]: Table): Promise<Line[]> => {
  const order = columns.slice(0, 3).map((column) => `${column}::text collate "C"`)
  const which = name === 'central' ? `where ${CENTRAL_ROWS}` : ''
  return read(query, [name, columns], `${which} order by ${order.join(', ')}`)
}

async function* pagesOf(database: Database, table: Table, until: number): AsyncGenerator<Line[]> {
  const at = table[1].indexOf('seq') + 1
  for (let from = 0; ; ) {
    const page = await atOneTime(database, (query) =>
      read(query, table, `where seq > $1 and seq <= $2 order by seq fetch first ${PAGE} rows with ties`, [
        from,
        until,
      ]),
    )
    if (page.length === 0) return
    yield page
    from = Number(page.at(-1)?.[at])
  }
}

/**
 * Everything as it is at one moment, the end. What is written while the pages are read gets a later number: it is read
 * last, in one transaction with all that has no numbers. Of a record that was changed meanwhile the later line counts.
 */
export async function* rowsOf(database: Database, columns: Columns): AsyncGenerator<readonly Line[]> {
  const isLogged = ([name]: Table) => LOGGED.includes(name)
  const [logged, small] = [
    Object.entries(columns).filter(isLogged),
    // Photos without their bytes, and what there is little of.
    Object.entries(columns).filter((table) => !isLogged(table)),
  ]
  const [counter] = await database.query<{ seq: number }>('select seq from contador')
  const until = counter?.seq ?? 0
  for (const table of logged) yield* pagesOf(database, table, until)
  yield await atOneTime(database, async (query) => {
    await query('set transaction isolation level repeatable read')
    const lines: Line[] = []
    for (const table of small) lines.push(...(await readSmall(query, table)))
    for (const table of logged)
      lines.push(...(await read(query, table, 'where seq > $1 order by seq', [until])))
    return lines
  })
}
