import { tellAccounts } from '@/server/accounts/sessions'
import { FREE } from '@/server/budgets'
import { type Database, notify, type Query } from '@/server/database/database'
import { beginAt, bringUp, STEP_MS } from '@/server/database/migrate'
import type { Progress } from '@/server/progress'
import type { Free } from '@/server/room'
import { giveIdentity, newEpoch, readState } from '@/server/state'
import { noteStart } from '@/server/sync/mark'
import { migrateRows } from '@/server/sync/migrate-rows'
import { formatBytes } from '@/shared/lib/byte-size'
import { plural } from '@/shared/lib/plural'
import { SpokenError } from '@/shared/lib/spoken-error'
import { type Checked, checkCopy } from './check'
import { type Header, linesOf, noCopy, rowOf, spoken } from './lines'
import { type PhotoStore, photosBeside } from './photo-store'
import { noteRestored, type Restorer } from './restored'
import { columnsFor, isOutside, type Line, sumOf, withBytes } from './tables'

/** Characters of one insert. */
const BATCH = 4_000_000

/** A record that was changed while the copy was made stands in it twice: the later line counts. */
const AGAIN = 'on conflict (coleccion, id) do update set campos = excluded.campos, seq = excluded.seq'

type Column = { name: string; type: string }

/**
 * The columns of a copy's table, with the types that they have in its version. The database is asked for this schema's own
 * table of that name, so that no name reaches another brigade's. @throws SpokenError
 */
async function columnsOf(query: Query, table: string, { tablas }: Header): Promise<Column[]> {
  const there = await query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relname = $1 and relnamespace = current_schema()::regnamespace and attnum > 0 and not attisdropped`,
    [table],
  )
  const typed = (name: string) => there.filter((column) => column.name === name)
  const columns = columnsFor(table, tablas)?.flatMap(typed) ?? []
  const named = tablas?.[table]?.length ?? columns.length
  if (columns.length === 0 || columns.length !== named) throw noCopy()
  return columns
}

async function put(
  query: Query,
  table: string,
  columns: readonly Column[],
  lines: readonly Line[],
): Promise<void> {
  if (lines.some((line) => line.length !== columns.length + 1)) throw noCopy()
  const values = columns.map(({ type }, index) => `c${index}::${type}`)
  await query(
    `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) select ${values.join(', ')}
     from unnest(${columns.map((_, index) => `$${index + 1}::text[]`).join(', ')})
       as t (${columns.map((_, index) => `c${index}`).join(', ')})
     ${table === 'registro' ? AGAIN : ''}`,
    columns.map((_, index) => lines.map((line) => line[index + 1] ?? null)),
  )
}

/** Where a photo's bytes are taken from; undefined leaves it out. */
type Bring = (line: Line, names: readonly string[]) => Promise<Line | undefined>

async function putAll(
  query: Query,
  file: string,
  { header, filas }: Checked,
  bring: Bring,
  progress: Progress = () => undefined,
): Promise<void> {
  const all = Object.values(filas).reduce((sum, rows) => sum + rows, 0)
  let rows = 0
  const known = new Map<string, Column[]>()
  let batch: Line[] = []
  let size = 0
  const flush = async () => {
    const [first] = batch
    if (first) await put(query, first[0], known.get(first[0]) ?? [], batch)
    batch = []
    size = 0
  }
  for await (const { value } of linesOf(file)) {
    if (!Array.isArray(value)) continue
    const given = rowOf(value)
    progress('Poniendo los datos', ++rows, all)
    const [table] = given
    const columns = known.get(table) ?? (await columnsOf(query, table, header))
    // Some steps put rows of their own.
    if (!known.has(table)) await query(`delete from ${table}`)
    known.set(table, columns)
    const line = await bring(
      given,
      columns.map(({ name }) => name),
    )
    if (!line) continue
    if (size > BATCH || (batch[0] && batch[0][0] !== table)) await flush()
    batch.push(line)
    size += line.reduce((sum, cell) => sum + (cell?.length ?? 0), 0)
  }
  await flush()
}

/** Takes the photos that aren't in the copy from beside it, as far as they are there. */
const bringFrom =
  (store: PhotoStore): Bring =>
  async (line, names) => {
    if (!isOutside(line, names)) return line
    const bytes = await store.read(sumOf(line, names))
    return bytes && withBytes(line, bytes, names)
  }

/** The sums of the photos that are neither in the copy nor beside it. */
export async function missingPhotos({ outside }: Checked, file: string): Promise<string[]> {
  const there = new Set(await photosBeside(file).list())
  return [...new Set(outside)].filter((sum) => !there.has(sum))
}

async function demandPhotos(checked: Checked, file: string): Promise<void> {
  const { length: missing } = await missingPhotos(checked, file)
  if (missing > 0)
    throw new SpokenError(
      `${missing === 1 ? 'Falta' : 'Faltan'} ${plural(missing, 'fotografía', 'fotografías')} de esta copia. Ponga junto a ella la carpeta «fotos» de las copias; o repóngala sin ellas con importar-sin-fotos: los teléfonos que las tengan las envían otra vez.`,
    )
}

/** The rows, and once more the database's log of them. A photo's bytes are half as long as their text. */
const SPACE = 2

/** @throws SpokenError where the copy doesn't fit: PGlite survives no full disk */
function demandSpace({ length }: Checked, free: Free): void {
  const bytes = free()
  const needed = SPACE * length
  if (bytes === null || bytes - FREE.records >= needed) return
  throw new SpokenError(
    `No hay espacio para reponer la copia: hacen falta ${formatBytes(needed)} y quedan ${formatBytes(Math.max(0, bytes - FREE.records))}.`,
  )
}

/** Every process that serves this database reads all of it again. */
async function tellAll(query: Query): Promise<void> {
  await tellAccounts(query)
  await notify(query, 'cambios')
}

/** @throws SpokenError for no brigade's copy, and for one into which nobody could come: it would be nobody's for ever */
export function demandBrigade({ suya, entra }: Checked): void {
  if (!suya) throw new SpokenError('Es la copia de una central de muestra, que no era de ninguna brigada.')
  if (!entra)
    throw new SpokenError(
      'En esta copia no hay ninguna cuenta activa de un Super Administrador con contraseña: nadie podría administrar la central. Use otra copia.',
    )
}

type Options = {
  /** Also where some of its photos are missing. */
  withoutPhotos?: boolean
  /** Takes no copy of a central that was only tried out. */
  onlyBrigades?: boolean
  /** Noted in a brigade's central; a copy that is only looked at has nobody. */
  restorer?: Restorer
  free?: Free
  progress?: Progress
}

/**
 * Puts an export in the place of an unclaimed central's data: the tables begin anew as the copy's version had them, and
 * then become today's by the same steps as a central that was updated. A new epoch begins: every device offers again
 * what it knows, so that what was written after the export comes back from the phones.
 * @throws SpokenError; then nothing has changed
 */
export async function importFrom(database: Database, file: string, options: Options = {}): Promise<Checked> {
  const { withoutPhotos = false, onlyBrigades = false, restorer, free = () => null, progress } = options
  const store = photosBeside(file)
  progress?.('Revisando la copia')
  const checked = await checkCopy(file)
  if (onlyBrigades || checked.suya) demandBrigade(checked)
  if (!withoutPhotos) await demandPhotos(checked, file)
  demandSpace(checked, free)
  try {
    await database.transaction(async (query) => {
      await query('lock table central in exclusive mode')
      if ((await readState(query))?.modo === 'suya')
        throw new SpokenError(
          'Esta central ya tiene los datos de una brigada. Importe en una carpeta nueva (DATOS) o en una base vacía.',
        )
      await beginAt(query, checked.header.central)
      await putAll(query, file, checked, bringFrom(store), progress)
      await bringUp(query)
      await migrateRows(query)
      await newEpoch(query)
      await noteStart(query)
      const { modo, identidad } = (await readState(query)) ?? {}
      if (modo === 'suya' && !identidad) await giveIdentity(query)
      if (modo === 'suya' && restorer) await noteRestored(query, restorer)
      await tellAll(query)
    }, STEP_MS)
  } catch (error) {
    throw spoken(error, file)
  }
  return checked
}
