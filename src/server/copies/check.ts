import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { isBeyond } from '@/shared/lib/file/safe-json'
import { readFields } from '@/shared/storage/object-fields'
import { ONLY } from '@/sync/collections'
import { recordOf } from '@/sync/fields'
import { createTally, readClosing } from './closing'
import { cut, type Header, headerOf, linesOf, noCopy, rowOf, spoken } from './lines'
import { cellOf, columnsFor, isOutside, type Line, sumOf } from './tables'

/** What a copy holds, before anything of it is put anywhere. */
export type Checked = {
  header: Header
  /** How many rows of each table. */
  filas: Readonly<Record<string, number>>
  /** The sums of the photos that lie beside it. */
  outside: string[]
  /** The length of all its rows as texts. */
  length: number
  /** Whether it has a line that says how many rows it has to have. */
  closed: boolean
  /** It is of a brigade's central, and not of one that was only tried out. */
  suya: boolean
  /** Somebody who keeps the accounts could sign in. */
  entra: boolean
  /** The brigade's name; '' where the copy has none. */
  brigada: string
  /** When the last of its changes was made, as an ISO instant. */
  ultimo: string | null
}

/** What can be told of a copy without a closing line: its counter; and of each whether somebody may sign in. */
function createWitness() {
  let [counter, last, entries] = [-1, 0, 0]
  return {
    see(line: Line, columns: readonly string[]): void {
      const value = (column: string) => cellOf(line, column, columns) ?? ''
      if (line[0] === 'contador') counter = Number(value('seq'))
      if (line[0] === 'registro' || line[0] === 'historial') last = Math.max(last, Number(value('seq')))
      const isChief = line[0] === 'usuario' && value('rol') === 'SUPERADMIN' && value('activo') === 'true'
      if (isChief && value('secreto')) entries++
    },
    hasEntry: () => entries > 0,
    isWhole: () => counter >= last && entries > 0,
  }
}

/** The brigade's name in the configuration's row. */
function nameIn(campos: string): string {
  const record = recordOf(ONLY, JSON.parse(campos))
  return readFields(configuracionObject, record).value.nombreInstitucion
}

/** What a person knows a copy by. */
function createFace() {
  const face: Pick<Checked, 'brigada' | 'suya' | 'ultimo'> = { brigada: '', suya: false, ultimo: null }
  return {
    face,
    see(line: Line, columns: readonly string[]): void {
      const value = (column: string) => cellOf(line, column, columns) ?? ''
      if (line[0] === 'central' && value('clave') === 'modo') face.suya = value('valor') === 'suya'
      if (line[0] === 'registro' && value('coleccion') === configuracionObject.key)
        face.brigada = nameIn(value('campos')) || face.brigada
      const at = line[0] === 'historial' ? Date.parse(value('instante')) : Number.NaN
      if (at > Date.parse(face.ultimo ?? '1970-01-01')) face.ultimo = new Date(at).toISOString()
    },
  }
}

/** The columns that hold JSON. */
const JSONS = ['campos', 'antes', 'despues']
/** Deeper than any record that a call brings. A database reads each level inside the one before, and one ended of it. */
const LIMITS = { depth: 64, values: Number.POSITIVE_INFINITY }

const isTooDeep = (cell: string | null | undefined): boolean => !!cell && isBeyond(cell, LIMITS)

async function check(file: string): Promise<Checked> {
  let header: Header | undefined
  let closing: ReturnType<typeof readClosing>
  const tally = createTally()
  const witness = createWitness()
  const outside: string[] = []
  const known = createFace()
  let length = 0
  for await (const { text, value } of linesOf(file)) {
    if (!header) {
      header = headerOf(value)
      continue
    }
    // Nothing follows the closing line.
    if (closing) throw noCopy()
    closing = header.tablas && readClosing(value)
    if (closing) continue
    const line = rowOf(value)
    const columns = columnsFor(line[0], header.tablas)
    if (!columns || line.length - 1 > columns.length) throw noCopy()
    if (columns.some((column, index) => JSONS.includes(column) && isTooDeep(line[index + 1]))) throw noCopy()
    if (isOutside(line, columns)) outside.push(sumOf(line, columns))
    known.see(line, columns)
    witness.see(line, columns)
    tally.add(line[0], text)
    length += text.length
  }
  if (!header) throw noCopy()
  if (tally.filas.contador !== 1) throw cut()
  if (header.tablas ? closing?.suma !== tally.closing().suma : !witness.isWhole()) throw cut()
  const [closed, entra] = [closing !== undefined, witness.hasEntry()]
  return { header, filas: tally.filas, outside, length, closed, entra, ...known.face }
}

/** Reads a copy from its first line to its last. @throws SpokenError where it isn't whole */
export async function checkCopy(file: string): Promise<Checked> {
  try {
    return await check(file)
  } catch (error) {
    throw spoken(error, file)
  }
}
