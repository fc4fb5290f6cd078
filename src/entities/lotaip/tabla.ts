import { isDay } from '@/shared/lib/dias'
import { fold } from '@/shared/lib/text'
import type { Catalogo } from './catalogo'
import type { EstadoNumeral, NumeralDelMes } from './mes'
import type { Numeral } from './numerales'

/** The words that stand in a file instead of data that there is none of. */
export const AUSENCIA: Readonly<Partial<Record<EstadoNumeral, string>>> = {
  NO_APLICA: 'NO APLICA',
  NO_DISPONIBLE: 'INFORMACIÓN NO DISPONIBLE',
}

/** More rows make a record that a phone's storage has no room for. */
export const MOST_FILAS = 500

export const isMes = (text: string): boolean => /^\d{4}-\d\d$/.test(text) && isDay(`${text}-01`)

/** What a numeral says: its fields, and rows with one cell for each. */
export type Tabla = { columnas: readonly string[]; filas: readonly (readonly string[])[] }

const isBlank = (cell: string | undefined) => !cell?.trim()

/**
 * A table under the catalogue's fields of now, by their names. A field that the catalogue no longer has stays behind the
 * others as long as a row says something in it.
 */
export function conCampos(
  { columnas, filas }: Tabla,
  campos: readonly string[],
): { columnas: string[]; filas: string[][] } {
  const names = new Set(campos.map(fold))
  const rest = columnas.filter(
    (name, at) => !names.has(fold(name)) && filas.some((fila) => !isBlank(fila[at])),
  )
  const now = [...campos, ...rest]
  const at = now.map((name) => columnas.findIndex((one) => fold(one) === fold(name)))
  return { columnas: now, filas: filas.map((fila) => at.map((n) => fila[n] ?? '')) }
}

/** Without rows of blank cells, and cells without spaces around them. */
export const limpias = (filas: readonly (readonly string[])[]): string[][] =>
  filas.filter((fila) => !fila.every(isBlank)).map((fila) => fila.map((cell) => cell.trim()))

type Lista = readonly NumeralDelMes[]

const indexes = new WeakMap<Lista, ReadonlyMap<string, NumeralDelMes>>()

/** What a list has of a numeral in a month. The list is looked through once for all of them. */
export function recordDe(list: Lista, mes: string, numeral: string): NumeralDelMes | undefined {
  const known = indexes.get(list)
  // Of two, which no device makes, the first one counts.
  const index = known ?? new Map(list.toReversed().map((one) => [`${one.mes} ${one.numeral}`, one]))
  if (!known) indexes.set(list, index)
  return index.get(`${mes} ${numeral}`)
}

/** A numeral as it was last written before a month: in which, and of which day its rows are where somebody said it. */
export type Anterior = { mes: string; tabla: Tabla; cifrasAl?: string | undefined }

/** What a numeral said last before this month; null where nobody wrote any. */
export function anterior(list: Lista, mes: string, numeral: string): Anterior | null {
  const before = list
    .filter((one) => one.numeral === numeral && one.mes < mes && one.estado === 'LISTO')
    .sort((a, b) => (a.mes < b.mes ? 1 : -1))
    .at(0)
  return before ? { mes: before.mes, tabla: tablaDe(before), cifrasAl: before.cifrasAl } : null
}

const tablaDe = ({ columnas = [], filas = [] }: NumeralDelMes): Tabla => ({ columnas, filas })

/** What a numeral says in its month: its own rows, those of the month that it repeats, or that there is nothing. */
export function contenidoDe(list: Lista, mes: string, { id, campos }: Numeral): Tabla {
  const record = recordDe(list, mes, id)
  const word = record?.estado && AUSENCIA[record.estado]
  if (word) return { columnas: campos, filas: [campos.map(() => word)] }
  if (record?.estado === 'SIN_CAMBIOS')
    return conCampos(anterior(list, mes, id)?.tabla ?? { columnas: [], filas: [] }, campos)
  return conCampos(record ? tablaDe(record) : { columnas: [], filas: [] }, campos)
}

/** The day that a numeral's rows are of, where it isn't the month's close; those that repeat a month are of its day. */
export function cifrasAlDe(list: Lista, record: NumeralDelMes): string | undefined {
  const { mes, numeral, estado } = record
  if (estado === 'SIN_CAMBIOS') return anterior(list, mes, numeral)?.cifrasAl
  return estado && AUSENCIA[estado] ? undefined : record.cifrasAl
}

/** How many of a month's numerals have a state, of how many. */
export function avanceDe(list: Lista, mes: string, { numerales }: Pick<Catalogo, 'numerales'>) {
  const said = new Set(list.filter((one) => one.mes === mes && one.estado).map(({ numeral }) => numeral))
  return { hechos: numerales.filter(({ id }) => said.has(id)).length, total: numerales.length }
}
