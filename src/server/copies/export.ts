import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database } from '@/server/database/database'
import { putInPlace } from '@/server/database/disk'
import { stepsDone } from '@/server/database/migrate'
import type { Progress } from '@/server/progress'
import { SpokenError } from '@/shared/lib/spoken-error'
import { checkCopy } from './check'
import { closingLine, createTally } from './closing'
import type { PhotoStore } from './photo-store'
import { rowsOf } from './read'
import { columnsIn, idOf, type Line, sumOf, withBytes } from './tables'

/** A photo never changes, so that it is read by itself, whenever. undefined: somebody has deleted it by now. */
async function photoLine(
  { query }: Database,
  line: Line,
  names: readonly string[],
  have: Set<string> | undefined,
  store?: PhotoStore,
) {
  const sum = sumOf(line, names)
  if (have?.has(sum)) return line
  const [photo] = await query<{ bytes: Uint8Array }>('select bytes from foto where id = $1', [
    idOf(line, names),
  ])
  if (!photo) return undefined
  if (!store) return withBytes(line, photo.bytes, names)
  if (!(await store.put(sum, photo.bytes))) throw new Error(`photo ${sum} is damaged`)
  have?.add(sum)
  return line
}

type Options = { store?: PhotoStore | undefined; progress?: Progress | undefined }

async function* textsOf(database: Database, { store, progress }: Options): AsyncGenerator<string> {
  const tally = createTally()
  let rows = 0
  const texts = (lines: readonly Line[]): string =>
    lines
      .map((line) => {
        const text = JSON.stringify(line)
        tally.add(line[0], text)
        return `${text}\n`
      })
      .join('')
  const [version, tablas] = [await stepsDone(database.query), await columnsIn(database.query)]
  yield `${JSON.stringify({ central: version, creada: new Date().toISOString(), tablas })}\n`
  const photos: Line[] = []
  for await (const lines of rowsOf(database, tablas)) {
    photos.push(...lines.filter(([table]) => table === 'foto'))
    rows += lines.length
    progress?.('Copiando los registros', rows)
    yield texts(lines.filter(([table]) => table !== 'foto'))
  }
  const have = store && new Set(await store.list())
  for (const [index, photo] of photos.entries()) {
    progress?.('Copiando las fotografías', index + 1, photos.length)
    const line = await photoLine(database, photo, tablas.foto ?? [], have, store)
    if (line) yield texts([line])
  }
  yield `${closingLine(tally.closing())}\n`
}

/** A folder that isn't there, or isn't this person's to write in. */
function unwritable(error: unknown, file: string): unknown {
  const { code = '' } = error as { code?: string }
  if (code === 'ENOENT') return new SpokenError(`No existe la carpeta en que debe quedar ${file}.`)
  if (code === 'EISDIR')
    return new SpokenError(`${file} es una carpeta. Escriba también el nombre del archivo.`)
  return /^(?:EACCES|EPERM|EROFS)$/.test(code)
    ? new SpokenError(`No se puede escribir ${file}: falta el permiso.`)
    : error
}

/**
 * Writes everything into one file, as it is at one moment and in the version that it is of, while the central goes on.
 * With a store the photos go there, each once. The file appears when it is whole and was read back.
 * @throws SpokenError where the file can't be written
 */
export async function exportTo(database: Database, file: string, options: Options = {}): Promise<void> {
  const part = `${file}.${randomUUID()}.parte`
  try {
    await pipeline(
      Readable.from(textsOf(database, options)),
      createGzip(),
      createWriteStream(part, { mode: 0o600, flush: true }),
    )
    options.progress?.('Leyendo de nuevo lo que se escribió')
    await checkCopy(part)
    await putInPlace(part, file)
  } catch (error) {
    throw unwritable(error, file)
  } finally {
    await rm(part, { force: true })
  }
}
