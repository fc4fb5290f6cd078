import * as v from 'valibot'
import { allowed, type Cell, cellText, parseDay, parseYesNo, plain } from '@/shared/lib/file/cells'
import { checkedLine } from '@/shared/lib/file/checked-line'
import { type ImportPlan, type ImportRow, pairUp, planImport } from '@/shared/lib/file/import-plan'
import {
  type ImportField,
  type ImportLine,
  type ImportResult,
  readLines,
  result,
  type Said,
} from '@/shared/lib/file/import-result'
import { importTable } from '@/shared/lib/file/table/table-file'
import { emailProblem, phoneProblem } from '@/shared/lib/form/contact-rules'
import { ordenError } from '@/shared/lib/form/orden-field'
import { parseWhole } from '@/shared/lib/form/whole'
import { type ConLicencia, claseOf } from './licencia'
import { newMiembro } from './miembro'

/** A sheet may have the name in two, three or four columns; the first of them is `nombres`. */
const REST_OF_NAME = ['segundoNombre', 'apellidos', 'segundoApellido'] as const

type Field = keyof ConLicencia | (typeof REST_OF_NAME)[number]

/** Those of the export, and the titles that a brigade's own sheets use. */
const FIELDS: readonly ImportField<Field>[] = [
  { key: 'id', header: 'ID' },
  {
    key: 'nombres',
    header: 'Nombres',
    aliases: [
      ...['Nombre', 'Apellidos y nombres', 'Nombres y apellidos', 'Nombre completo', 'Nombres completos'],
      'Primer nombre',
    ],
    required: true,
  },
  { key: 'segundoNombre', header: 'Segundo nombre' },
  {
    key: 'apellidos',
    header: 'Apellidos',
    aliases: ['Apellido', 'Primer apellido', 'Apellido paterno'],
  },
  { key: 'segundoApellido', header: 'Segundo apellido', aliases: ['Apellido materno'] },
  { key: 'cargo', header: 'Cargo', aliases: ['Grado', 'Puesto'], required: true },
  { key: 'area', header: 'Área', aliases: ['Unidad'] },
  { key: 'orden', header: 'Orden' },
  { key: 'telefono', header: 'Teléfono', aliases: ['Celular'] },
  { key: 'email', header: 'Email', aliases: ['Correo', 'Correo electrónico'] },
  { key: 'fechaIngreso', header: 'Fecha Ingreso', aliases: ['Fecha de ingreso', 'Ingreso', 'Fecha'] },
  { key: 'activo', header: 'Activo' },
  { key: 'fechaSalida', header: 'Fecha Salida', aliases: ['Fecha de salida'] },
  { key: 'motivoSalida', header: 'Motivo Salida', aliases: ['Motivo de la salida'] },
  { key: 'licencia', header: 'Licencia', aliases: ['Tipo de licencia', 'Licencia de conducir'] },
  {
    key: 'venceLicencia',
    header: 'Licencia Vence',
    aliases: ['Vence', 'Caducidad', 'Fecha de caducidad', 'Caducidad de la licencia'],
  },
]

const DIA = 'Use una fecha como 2024-06-30 o 30/06/2024.'
const day = v.string(DIA)

const rowSchema = v.object({
  nombres: v.pipe(v.string(), v.minLength(1, 'Escriba los nombres.')),
  cargo: v.pipe(v.string(), v.minLength(1, 'Escriba el cargo.')),
  area: v.string(),
  fotoUrl: v.string(),
  orden: v.pipe(
    v.number(),
    v.check((orden) => ordenError(orden) === null, 'El orden debe ser un número entero desde 1.'),
  ),
  telefono: v.string(),
  email: v.string(),
  contactoEmergencia: v.string(),
  fechaIngreso: day,
  activo: v.boolean(allowed(['Sí', 'No'])),
  fechaSalida: day,
  motivoSalida: v.string(),
})

/** The whole name, of however many columns; nothing where the first of them is empty. */
const nameOf = (text: (key: Field) => string): string =>
  text('nombres') && ['nombres' as const, ...REST_OF_NAME].map(text).filter(Boolean).join(' ')

/** The values of the cells; a cell that can't be read becomes a value that the schema refuses. */
function meaning({ cells }: ImportLine<Field>): Record<keyof typeof rowSchema.entries, unknown> {
  const has = (key: Field) => cellText(cells[key]) !== ''
  const text = (key: Field) => cellText(cells[key])
  return {
    nombres: nameOf(text),
    cargo: text('cargo'),
    area: text('area'),
    fotoUrl: '',
    orden: has('orden') ? parseWhole(text('orden')) : 1,
    telefono: text('telefono'),
    email: text('email'),
    contactoEmergencia: '',
    fechaIngreso: parseDay(cells.fechaIngreso),
    activo: has('activo') ? parseYesNo(cells.activo) : true,
    fechaSalida: parseDay(cells.fechaSalida),
    motivoSalida: text('motivoSalida'),
  }
}

/** A line of the file; `id` is what it says, known here or not, and `placed` whether it says an order. */
export type MiembroRow = ImportRow<ConLicencia> & { id: string; placed: boolean }

/** What can be kept as it is and will not serve to call or write. */
function oddities({ cells, note }: ImportLine<Field>) {
  const [phone, mail] = [cellText(cells.telefono), cellText(cells.email)]
  const of = (key: Field, text: string, problem: string | null) =>
    problem ? [note(key, `«${text}». ${problem}`)] : []
  return [...of('telefono', phone, phoneProblem(phone)), ...of('email', mail, emailProblem(mail))]
}

/** The licence that the line says; nothing where there is none, and why where it can't be kept. A licence ends. */
function licenciaOf({ cells, note }: ImportLine<Field>) {
  const [written, end] = [cellText(cells.licencia), cellText(cells.venceLicencia)]
  if (!written)
    return {
      said: {},
      odd: end ? [note('venceLicencia', `«${end}» queda fuera: falta el tipo de la licencia.`)] : [],
    }
  const [licencia, venceLicencia] = [claseOf(written), parseDay(cells.venceLicencia)]
  if (!licencia)
    return {
      said: {},
      odd: [note('licencia', `«${written}» queda fuera: no es un tipo de licencia, como C1 o E.`)],
    }
  if (typeof venceLicencia !== 'string' || venceLicencia === '')
    return {
      said: {},
      odd: [note('venceLicencia', `La licencia ${licencia} queda fuera: falta hasta cuándo vale.`)],
    }
  return { said: { licencia, venceLicencia }, odd: [] }
}

/** People from the rows of a table. Of a stored person an empty cell changes nothing; a new one has no day by guess. */
function miembrosFrom(table: readonly Cell[][], said: Said): ImportResult<MiembroRow> {
  const { lines, problems, has, columns } = readLines(table, FIELDS, said.columns)
  const rows: MiembroRow[] = []
  for (const line of lines) {
    const checked = checkedLine(line, meaning(line), rowSchema, { has })
    problems.push(...checked.problems)
    if (!checked.record) continue
    const licencia = licenciaOf(line).said
    const record = { ...newMiembro(0, ''), ...checked.record, ...licencia }
    const next: Partial<ConLicencia> = { ...checked.said, ...licencia }
    const placed = next.orden !== undefined
    rows.push({ line: line.line, record, over: () => next, id: cellText(line.cells.id), placed })
  }
  return {
    ...result(
      rows,
      lines.length,
      problems,
      lines.flatMap((line) => [...oddities(line), ...licenciaOf(line).odd]),
    ),
    columns,
  }
}

/**
 * Which of the stored people each row is: that of its ID, which an export carries, else that of its mail, else that of
 * its name. New ones without an order follow the last. Pure.
 */
export function planMiembros(
  rows: readonly MiembroRow[],
  list: readonly ConLicencia[],
): ImportPlan<ConLicencia> {
  const plan = planImport(
    rows,
    list,
    pairUp(rows, list, [
      [({ id }) => id, ({ id }) => id],
      [({ record }) => plain(record.email), ({ email }) => plain(email)],
      [({ record }) => plain(record.nombres), ({ nombres }) => plain(nombres)],
    ]),
  )
  const last = Math.max(0, ...list.map(({ orden }) => orden))
  const unplaced = (plan.added as MiembroRow[]).filter(({ placed }) => !placed)
  const ordenOf = new Map(unplaced.map((row, n) => [row.line, last + n + 1]))
  const added = plan.added.map((row) => ({
    ...row,
    record: { ...row.record, orden: ordenOf.get(row.line) ?? row.record.orden },
  }))
  return { ...plan, added }
}

/** Reads a CSV, Excel or ODS file of people. Nothing is written. */
export const importMiembros = (file: Blob, said: Said = {}): Promise<ImportResult<MiembroRow>> =>
  importTable(file, 'Personal', (table) => miembrosFrom(table, said))
