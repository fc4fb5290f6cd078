import { cellOf, type Line } from './tables'

/** The columns of a photo's row, in a copy that may be of an earlier version. */
type Names = readonly string[]

export const idOf = (line: Line, names: Names): string => cellOf(line, 'id', names) ?? ''

/** The SHA-256 of the photo's bytes, in hex: a database writes bytes as `\\x…`. */
export const sumOf = (line: Line, names: Names): string => (cellOf(line, 'suma', names) ?? '').slice(2)

/** The photo's bytes lie beside the copy. */
export const isOutside = (line: Line, names: Names): boolean =>
  line[0] === 'foto' && cellOf(line, 'bytes', names) === null

export function withBytes([table, ...cells]: Line, bytes: Uint8Array, names: Names): Line {
  const hex = `\\x${Buffer.from(bytes).toString('hex')}`
  return [table, ...cells.map((one, index) => (names[index] === 'bytes' ? hex : one))]
}
