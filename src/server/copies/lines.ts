import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { MIGRATIONS } from '@/server/database/migrations'
import { SpokenError } from '@/shared/lib/spoken-error'
import { type Columns, isKnown, type Line } from './tables'

/** What begins a copy. Those of versions 1 to 3 don't say their columns, and have no closing line. */
const headerSchema = v.object({
  /** How many steps the tables had behind them. */
  central: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** When it was made, as an ISO instant. */
  creada: v.optional(v.string()),
  tablas: v.optional(v.record(v.string(), v.array(v.string()))),
})

export type Header = { central: number; creada?: string | undefined; tablas?: Columns | undefined }

/** A device's own copy is called complete too, and somebody brings it here after a fire: it is told where that one goes. */
export const noCopy = () =>
  new SpokenError(
    'El archivo no es una copia de una central, o está dañado. La copia de un solo equipo se restaura en Configuración → Backup.',
  )
export const cut = () => new SpokenError('La copia está incompleta: le faltan datos. Use otra copia.')

/**
 * Its names go into SQL, and a schema before one would be another brigade's: only those that this program knows.
 * @throws SpokenError, also for a copy that only a newer program can put back
 */
export function headerOf(line: unknown): Header {
  const read = v.safeParse(headerSchema, line)
  if (!read.success) throw noCopy()
  const { central, tablas = {} } = read.output
  if (central > MIGRATIONS.length)
    throw new SpokenError(
      `La copia es de la versión ${central} y esta central de la ${MIGRATIONS.length}. Actualice el programa.`,
    )
  if (!isKnown(tablas)) throw noCopy()
  return read.output
}

const lineSchema = v.tupleWithRest([v.string()], v.nullable(v.string()))

/** @throws SpokenError for what is no row */
export function rowOf(line: unknown): Line {
  const read = v.safeParse(lineSchema, line)
  if (!read.success) throw noCopy()
  return read.output
}

/** What reading and putting back a damaged file, or one that isn't there, is called. */
export function spoken(error: unknown, file: string): unknown {
  const { code = '' } = error as { code?: string }
  // A download or a memory stick that ended early.
  if (code === 'Z_BUF_ERROR') return cut()
  // What zlib says, and what a database says of values that it can't read.
  if (error instanceof SyntaxError || /^(?:Z_|22|23)/.test(code)) return noCopy()
  if (code === 'ENOENT') return new SpokenError(`No existe el archivo ${file}.`)
  if (code === 'EISDIR') return new SpokenError(`${file} es una carpeta, no un archivo de copia.`)
  return code === 'EACCES' ? new SpokenError(`No se puede leer ${file}: falta el permiso.`) : error
}

export type Text = { text: string; value: unknown }

/** Of what is unzipped at a time: a photo is one line. */
const CHUNK = 1 << 20

/**
 * The longest line, in characters: an attached file of 10 MB takes 14 million. A few MB zipped may be gigabytes without an
 * end of line, and the whole of a line is held in memory.
 */
const LONGEST = 64 * 1024 * 1024

/** Each line of a zipped file, as text and as what it says. @throws SpokenError for a line that no copy has */
export async function* linesOf(file: string): AsyncGenerator<Text> {
  const zipped = createReadStream(file)
  const unzipped = zipped.pipe(createGunzip({ chunkSize: CHUNK })).setEncoding('utf8')
  zipped.on('error', (error) => unzipped.destroy(error))
  let rest = ''
  for await (const part of unzipped) {
    const texts = (rest + part).split('\n')
    rest = texts.pop() ?? ''
    if (rest.length > LONGEST) throw noCopy()
    for (const text of texts) yield { text, value: JSON.parse(text) }
  }
  if (rest) yield { text: rest, value: JSON.parse(rest) }
}
