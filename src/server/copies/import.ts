import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { tellAccounts } from '@/server/accounts/sessions'
import type { Database, Query } from '@/server/database/database'
import { MIGRATIONS } from '@/server/database/migrations'
import { newEpoch, readState } from '@/server/state'
import { SpokenError } from '@/shared/lib/spoken-error'
import { columnsOf, type Line, TABLE_NAMES, type Table, typesOf } from './tables'

/** Characters of one insert. */
const BATCH = 4_000_000

const noCopy = () => new SpokenError('El archivo no es una copia de una central, o está dañado.')

async function put(query: Query, table: Table, lines: readonly Line[]): Promise<void> {
  const cells = columnsOf(table).map((_, column) => lines.map((line) => line[column + 1] ?? null))
  const names = cells.map((_, column) => `c${column}`)
  const values = typesOf(table).map((type, column) => `c${column}::${type}`)
  await query(
    `insert into ${table} (${columnsOf(table).join(', ')}) select ${values.join(', ')}
     from unnest(${cells.map((_, column) => `$${column + 1}::text[]`).join(', ')}) as t (${names.join(', ')})`,
    cells,
  )
}

function lineOf(text: string): Line {
  const line = JSON.parse(text)
  const table: Table | undefined = TABLE_NAMES.find((name) => name === line?.[0])
  if (!table || line.length !== columnsOf(table).length + 1) throw noCopy()
  return line
}

async function putAll(query: Query, file: string): Promise<void> {
  const zipped = createReadStream(file)
  const unzipped = zipped.pipe(createGunzip())
  zipped.on('error', (error) => unzipped.destroy(error))
  const lines = createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })
  let version = 0
  let batch: Line[] = []
  let size = 0
  const flush = async () => {
    if (batch[0]) await put(query, batch[0][0], batch)
    batch = []
    size = 0
  }
  for await (const text of lines) {
    if (version === 0) {
      version = Number(JSON.parse(text)?.central)
      if (!(version >= 1)) throw noCopy()
      if (version !== MIGRATIONS.length)
        throw new SpokenError(
          `La copia es de la versión ${version} y esta central de la ${MIGRATIONS.length}.`,
        )
      continue
    }
    const line = lineOf(text)
    if (size > BATCH || (batch[0] && batch[0][0] !== line[0])) await flush()
    batch.push(line)
    size += text.length
  }
  await flush()
  if (version === 0) throw noCopy()
}

/**
 * Puts an export in the place of an unclaimed central's data. A new epoch begins: every device offers again what it
 * knows, so that what was written after the export comes back from the phones.
 * @throws SpokenError
 */
export async function importFrom(database: Database, file: string): Promise<void> {
  try {
    await database.transaction(async (query) => {
      await query('lock table central in exclusive mode')
      if ((await readState(query))?.modo === 'suya')
        throw new SpokenError(
          'Esta central ya tiene los datos de una brigada. Importe en una carpeta nueva (DATOS) o en una base vacía.',
        )
      for (const table of ['sesion', 'intento', ...TABLE_NAMES]) await query(`delete from ${table}`)
      await putAll(query, file)
      await newEpoch(query)
      await tellAccounts(query)
    })
  } catch (error) {
    const { code = '' } = error as { code?: string }
    // What zlib says, and what a database says of values that it can't read.
    if (error instanceof SyntaxError || /^(?:Z_|22|23)/.test(code)) throw noCopy()
    if (code === 'ENOENT') throw new SpokenError(`No existe el archivo ${file}.`)
    throw error
  }
}
