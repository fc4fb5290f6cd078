import { type DayReader, dayReader } from '@/shared/lib/file/cell/day'
import { phoneReader } from '@/shared/lib/file/cell/phone-cells'
import { type Cell, cellText, plain } from '@/shared/lib/file/cells'
import { checkedLine } from '@/shared/lib/file/checked-line'
import { type ImportPlan, type ImportRow, pairUp, planImport } from '@/shared/lib/file/import-plan'
import {
  cellsOf,
  type ImportLine,
  type ImportNote,
  type ImportResult,
  note,
  readLines,
  result,
  type Said,
} from '@/shared/lib/file/import-result'
import { isCapitals, properName } from '@/shared/lib/file/rows/proper-name'
import { signaturesAmong, tellSignatures } from '@/shared/lib/file/rows/signatures'
import { heldBack, wordReader } from '@/shared/lib/file/rows/words'
import { importTable } from '@/shared/lib/file/table/table-file'
import { emailProblem, phoneProblem } from '@/shared/lib/form/contact-rules'
import { cedulaOf, cedulaProblem, sangreOf } from './datos'
import { ACTIVO_WORDS, FIELDS, type Field, meaning, nameOf, type Readers, rowSchema } from './import-row'
import { type ConLicencia, claseOf } from './licencia'
import { newMiembro } from './miembro'
import { lastingSpelling, mayBeOne, nameAndPhone, spelled, wordsOfName } from './same-person'

/** A line of the file; `id` is what it says, known here or not, and `placed` whether it says an order. */
export type MiembroRow = ImportRow<ConLicencia> & { id: string; placed: boolean }

/** What can be kept as it is and will not serve to call or write. */
function oddities({ cells, note }: ImportLine<Field>, read: Readers['phone']) {
  const [phone, mail] = [read(cells.telefono), cellText(cells.email)]
  const of = (key: Field, text: string, problem: string | null) =>
    problem ? [note(key, `«${text}». ${problem}`)] : []
  return [...of('telefono', phone, phoneProblem(phone)), ...of('email', mail, emailProblem(mail))]
}

/** The licence that the line says; nothing where there is none, and why where it can't be kept. A licence ends. */
function licenciaOf({ cells, note }: ImportLine<Field>, day: DayReader) {
  const [written, end] = [cellText(cells.licencia), cellText(cells.venceLicencia)]
  if (!written)
    return {
      said: {},
      odd: end ? [note('venceLicencia', `«${end}» queda fuera: falta el tipo de la licencia.`)] : [],
    }
  const [licencia, venceLicencia] = [claseOf(written), day(cells.venceLicencia)]
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

/** The person's own data that the line says, and what is odd about them. */
function datosOf({ cells, note }: ImportLine<Field>) {
  const [written, blood] = [cellText(cells.cedula), cellText(cells.sangre)]
  const [cedula, sangre] = [cedulaOf(written), sangreOf(blood)]
  const problem = cedulaProblem(written)
  return {
    said: { ...(cedula && { cedula }), ...(sangre && { sangre }) },
    odd: [
      ...(problem ? [note('cedula', `«${written}». ${problem}`)] : []),
      ...(blood && !sangre
        ? [note('sangre', `«${blood}» queda fuera: no es un tipo de sangre, como O+.`)]
        : []),
    ],
  }
}

/** The line before that is about the same person: equal in all that it says, or of the same name and telephone. */
function twinFinder() {
  const seen = new Map<string, number>()
  return ({ line, cells }: ImportLine<Field>, person: { nombres: string; telefono: string }) => {
    const whole = JSON.stringify(Object.entries(cells).map(([key, cell]) => key + plain(cellText(cell))))
    const keys = [whole, nameAndPhone(person)].filter(Boolean)
    const before = keys.map((key) => seen.get(key)).find((at) => at !== undefined)
    for (const key of keys) if (!seen.has(key)) seen.set(key, before ?? line)
    return before
  }
}

/** What the line says of a stored person; another case or order of the same words is no change. */
const overOf =
  (next: Partial<ConLicencia>) =>
  (stored: ConLicencia): Partial<ConLicencia> => {
    const same = {
      nombres: next.nombres !== undefined && wordsOfName({ nombres: next.nombres }) === wordsOfName(stored),
      cargo: next.cargo !== undefined && spelled(next.cargo) === spelled(stored.cargo),
      area: next.area !== undefined && spelled(next.area) === spelled(stored.area),
    }
    return Object.fromEntries(
      Object.entries(next).filter(
        ([field]) => !Object.hasOwn(same, field) || !same[field as keyof typeof same],
      ),
    )
  }

/** People from the rows of a table. Of a stored person an empty cell changes nothing; a new one has no day by guess. */
function miembrosFrom(table: readonly Cell[][], said: Said): ImportResult<MiembroRow> {
  const { lines: all, problems, has, columns } = readLines(table, FIELDS, said.columns)
  const signed = signaturesAmong(all, ['telefono', 'email', 'fechaIngreso', 'licencia', 'orden', 'id'])
  const lines = all.filter((line) => !signed.has(line))
  const days = dayReader(
    cellsOf(lines, ['fechaIngreso', 'fechaSalida', 'venceLicencia']),
    said.replies?.fechas,
  )
  const phones = phoneReader(
    lines.map(({ cells }) => cells.telefono),
    said.replies?.ceros,
  )
  const activo = wordReader(lines, ACTIVO_WORDS, said.words)
  const written = said.names ? properName : (text: string) => text
  const readers = { day: days.read, phone: phones.read, activo, written }
  const twinOf = twinFinder()
  const rows: MiembroRow[] = []
  const told = signed.size > 0 ? [note([...signed][0]?.line ?? 0, tellSignatures(signed))] : []
  let capitals = ''
  for (const line of lines) {
    const held = heldBack(line, { activo })
    if (held.out) continue
    // A word that waits is asked about, and is no problem.
    const asks = (key: Field) => has(key) && !held.waits.has(key)
    const checked = checkedLine(line, meaning(line, readers), rowSchema, { has: asks })
    problems.push(...checked.problems)
    if (!checked.record || held.waits.size > 0) continue
    const name = nameOf((key) => cellText(line.cells[key]))
    if (isCapitals(name)) capitals ||= name
    const before = twinOf(line, checked.record)
    if (before !== undefined) {
      told.push(note(line.line, `«${name}» es la misma persona que en la línea ${before}, y entra una vez.`))
      continue
    }
    const alike = rows.find(({ record }) => mayBeOne(record, checked.record))
    if (alike)
      told.push(
        note(line.line, `«${name}» tiene el teléfono de «${alike.record.nombres}»: ¿son la misma persona?`),
      )
    const more = { ...licenciaOf(line, days.read).said, ...datosOf(line).said }
    const { activo: isHere } = checked.record
    if (isHere && checked.record.fechaSalida)
      told.push(line.note('fechaSalida', `«${name}» figura como activa: su salida no se trae.`))
    const leaving = isHere ? { fechaSalida: '', motivoSalida: '' } : {}
    const left = isHere ? {} : { activo: false }
    const record = { ...newMiembro(0, ''), ...checked.record, ...leaving, ...more }
    const { fechaSalida: _day, motivoSalida: _why, ...stays } = checked.said
    const next: Partial<ConLicencia> = { ...(isHere ? stays : checked.said), ...left, ...more }
    const placed = next.orden !== undefined
    rows.push({ line: line.line, record, over: overOf(next), id: cellText(line.cells.id), placed })
  }
  return {
    ...result(rows, lines.length, problems, [
      ...days.warnings,
      ...told,
      ...lines.flatMap((line) => [
        ...oddities(line, phones.read),
        ...datosOf(line).odd,
        ...licenciaOf(line, days.read).odd,
      ]),
    ]),
    columns,
    questions: [...days.questions, ...phones.questions],
    ...(activo.question && { words: [activo.question] }),
    ...(capitals && { capitals }),
  }
}

/**
 * Which of the stored people each row is: that of its ID, which an export carries, else that of its mail, else that of
 * its name, else that of its words in another order with the same telephone. New ones without an order follow the last;
 * an area and a position are spelled as they are here already. Pure.
 */
export function planMiembros(
  rows: readonly MiembroRow[],
  list: readonly ConLicencia[],
): ImportPlan<ConLicencia> & { warnings: readonly ImportNote[] } {
  const pairs = pairUp(rows, list, [
    [({ id }) => id, ({ id }) => id],
    [({ record }) => plain(record.email), ({ email }) => plain(email)],
    [({ record }) => plain(record.nombres), ({ nombres }) => plain(nombres)],
    [({ record }) => nameAndPhone(record), nameAndPhone],
  ])
  const plan = planImport(rows, list, pairs)
  const last = Math.max(0, ...list.map(({ orden }) => orden))
  const unplaced = (plan.added as MiembroRow[]).filter(({ placed }) => !placed)
  const ordenOf = new Map(unplaced.map((row, n) => [row.line, last + n + 1]))
  const [area, cargo] = [
    lastingSpelling(list.map((one) => one.area)),
    lastingSpelling(list.map((one) => one.cargo)),
  ]
  const added = plan.added.map((row) => ({
    ...row,
    record: {
      ...row.record,
      area: area(row.record.area),
      cargo: cargo(row.record.cargo),
      orden: ordenOf.get(row.line) ?? row.record.orden,
    },
  }))
  const warnings = added.flatMap(({ line, record }) => {
    const other = list.find((one) => mayBeOne(one, record) || wordsOfName(one) === wordsOfName(record))
    return other ? [note(line, `«${record.nombres}» puede ser «${other.nombres}», que ya está.`)] : []
  })
  return { ...plan, added, warnings }
}

/** Reads a CSV, Excel or ODS file of people. Nothing is written. */
export const importMiembros = (file: Blob, said: Said = {}): Promise<ImportResult<MiembroRow>> =>
  importTable(file, { wanted: 'Personal', together: true }, said, (table) => miembrosFrom(table, said))
