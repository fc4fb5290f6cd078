import { SpokenError } from '@/shared/lib/spoken-error'
import { createTally, readClosing } from './closing'
import { type Header, headerOf, linesOf, noCopy, rowOf, spoken } from './lines'
import { isOutside, sumOf } from './photo-lines'
import { COLUMNS, cellOf, type Line } from './tables'

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
}

const cut = () => new SpokenError('La copia está incompleta: le faltan datos. Use otra copia.')

/** What can be told of a copy without a closing line: its counter, and somebody who may sign in. */
function createWitness() {
  let [counter, last, entries] = [-1, 0, 0]
  return {
    see(line: Line): void {
      const value = (column: string) => cellOf(line, column, COLUMNS[line[0]] ?? []) ?? ''
      if (line[0] === 'contador') counter = Number(value('seq'))
      if (line[0] === 'registro' || line[0] === 'historial') last = Math.max(last, Number(value('seq')))
      if (line[0] === 'usuario' && value('rol') === 'SUPERADMIN' && value('activo') === 'true') entries++
    },
    isWhole: () => counter >= last && entries > 0,
  }
}

async function check(file: string): Promise<Checked> {
  let header: Header | undefined
  let closing: ReturnType<typeof readClosing>
  const tally = createTally()
  const witness = createWitness()
  const outside: string[] = []
  let suya = false
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
    const columns = (header.tablas ?? COLUMNS)[line[0]]
    if (!columns || line.length - 1 > columns.length) throw noCopy()
    if (isOutside(line, columns)) outside.push(sumOf(line, columns))
    if (line[0] === 'central' && cellOf(line, 'clave', columns) === 'modo')
      suya = cellOf(line, 'valor', columns) === 'suya'
    if (!header.tablas) witness.see(line)
    tally.add(line[0], text)
    length += text.length
  }
  if (!header) throw noCopy()
  if (tally.filas.contador !== 1) throw cut()
  if (header.tablas ? closing?.suma !== tally.closing().suma : !witness.isWhole()) throw cut()
  return { header, filas: tally.filas, outside, length, closed: closing !== undefined, suya }
}

/** Reads a copy from its first line to its last. @throws SpokenError where it isn't whole */
export async function checkCopy(file: string): Promise<Checked> {
  try {
    return await check(file)
  } catch (error) {
    throw spoken(error, file)
  }
}
