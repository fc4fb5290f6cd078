import { plain } from '@/shared/lib/file/cells'
import { type ImportPlan, pairUp, planImport } from '@/shared/lib/file/import-plan'
import { type ImportNote, note } from '@/shared/lib/file/import-result'
import type { Draft } from '@/shared/storage/stored-module'
import type { RegistroServicio } from './registro'
import type { RegistroRow } from './registro-import'

type Record = Draft<RegistroServicio>

const whenOf = ({ fecha, horaInicio, tipo }: Record) => `${fecha} ${horaInicio} ${tipo}`
const wholeOf = (record: Record) =>
  [whenOf(record), plain(record.direccion), plain(record.descripcion)].join('/')
/** Two calls of one night without an hour and a place may be two. */
const placeOf = (record: Record) =>
  record.horaInicio && record.direccion ? `${whenOf(record)}/${plain(record.direccion)}` : ''

/** Two that have different numbers are two calls, however alike they are. */
const mayBe = ({ numero }: RegistroRow, stored: RegistroServicio) =>
  !numero || !stored.numero || numero === stored.numero

const withoutNumber = (row: RegistroRow): RegistroRow => {
  const { numero: _, ...record } = row.record
  return {
    ...row,
    record: { ...record, ...(record.estado === 'COMPLETADO' && { importado: true }) },
    over: (stored) => {
      const { numero: _given, ...next } = row.over(stored)
      return next
    },
  }
}

/**
 * Which of the stored services each row is: that of its ID, which an export carries, else that of its number, else that
 * of its day, hour, kind, place and description, else without the description. A number that a record has stays. Pure.
 */
export function planRegistros(
  rows: readonly RegistroRow[],
  list: readonly RegistroServicio[],
): ImportPlan<RegistroServicio> & { warnings: readonly ImportNote[] } {
  const pairs = pairUp(rows, list, [
    [({ id }) => id, ({ id }) => id],
    [({ numero }) => numero, ({ numero = '' }) => numero],
    [({ record }) => wholeOf(record), wholeOf, mayBe],
    [({ record }) => placeOf(record), placeOf, mayBe],
  ])
  const owner = new Map(list.map((registro) => [registro.numero, registro]))
  const warnings: ImportNote[] = []
  const planned = rows.map((row): [RegistroRow, RegistroServicio | undefined] => {
    const stored = pairs.get(row)
    const { line, numero } = row
    const other = owner.get(numero)
    const clashes = numero !== '' && other !== undefined && other !== stored
    const changes = numero !== '' && Boolean(stored?.numero) && stored?.numero !== numero
    if (clashes) warnings.push(note(line, `el número ${numero} ya es de otro parte, y no se trae.`))
    else if (changes) warnings.push(note(line, `el parte conserva su número ${stored?.numero}.`))
    return [clashes || changes ? withoutNumber(row) : row, stored]
  })
  const found = new Map(planned.flatMap(([row, stored]) => (stored ? [[row, stored] as const] : [])))
  return {
    ...planImport(
      planned.map(([row]) => row),
      list,
      found,
    ),
    warnings,
  }
}
