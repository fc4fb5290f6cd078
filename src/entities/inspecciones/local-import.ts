import * as v from 'valibot'
import { entryOf } from '@/shared/lib/entry-of'
import { type AmountReader, amountReader } from '@/shared/lib/file/amount'
import { phoneReader } from '@/shared/lib/file/cell/phone-cells'
import { type Cell, cellText, parseYesNo, plain } from '@/shared/lib/file/cells'
import { checkedLine } from '@/shared/lib/file/checked-line'
import { type ImportPlan, type ImportRow, pairUp, planImport } from '@/shared/lib/file/import-plan'
import {
  cellsOf,
  type ImportField,
  type ImportLine,
  type ImportResult,
  readLines,
  result,
  type Said,
} from '@/shared/lib/file/import-result'
import { heldBack, wordReader } from '@/shared/lib/file/rows/words'
import { importTable } from '@/shared/lib/file/table/table-file'
import type { Draft } from '@/shared/storage/stored-module'
import { type Local, localRules } from './local'
import { CLASE_LABELS, claveDe, newLocal, RIESGO_LABELS } from './locales'
import { CLASES, RIESGOS, type Riesgo } from './options'
import { establecimientoOf, rucOf, rucProblem } from './ruc'

/** What a municipality's list of patentes and our own export have. */
type Field = Exclude<keyof Draft<Local>, 'lat' | 'lng' | 'motivoRuc'>

const FIELDS: readonly ImportField<Field>[] = [
  {
    key: 'ruc',
    header: 'RUC',
    aliases: [
      'Número de RUC',
      'RUC contribuyente',
      'Cédula o RUC',
      'RUC o cédula',
      'Identificación',
      'CI RUC',
    ],
    spans: true,
  },
  {
    key: 'establecimiento',
    header: 'Establecimiento',
    aliases: ['Número de establecimiento', 'N° establecimiento', 'Estab', 'Sucursal'],
  },
  {
    key: 'nombre',
    header: 'Nombre comercial',
    aliases: ['Local', 'Negocio', 'Nombre del local', 'Nombre del establecimiento', 'Nombre del negocio'],
    required: true,
    instead: ['dueno'],
  },
  {
    key: 'actividad',
    header: 'Actividad',
    aliases: ['Actividad económica', 'Giro', 'Tipo de negocio', 'CIIU'],
  },
  { key: 'clase', header: 'Clase', aliases: ['Tipo', 'Clase de local'] },
  { key: 'riesgo', header: 'Riesgo', aliases: ['Nivel de riesgo'] },
  { key: 'area', header: 'Área m²', aliases: ['Área', 'Metros', 'M2', 'Área del local', 'Superficie'] },
  { key: 'pisos', header: 'Pisos', aliases: ['Número de pisos', 'Plantas'] },
  { key: 'ocupantes', header: 'Ocupantes', aliases: ['Empleados', 'Personas'] },
  { key: 'aforo', header: 'Aforo', aliases: ['Capacidad'] },
  { key: 'direccion', header: 'Dirección', aliases: ['Ubicación', 'Calle', 'Domicilio'] },
  { key: 'parroquia', header: 'Parroquia', aliases: ['Sector', 'Barrio'] },
  { key: 'clave', header: 'Clave catastral', aliases: ['Catastro', 'Código catastral'] },
  { key: 'contacto', header: 'Contacto', aliases: ['Encargado', 'Administrador'] },
  { key: 'telefonoLocal', header: 'Teléfono del local' },
  {
    key: 'dueno',
    header: 'Dueño',
    aliases: [
      'Propietario',
      'Contribuyente',
      'Razón social',
      'Nombre del contribuyente',
      'Titular',
      'Nombres',
    ],
    spans: true,
  },
  { key: 'representante', header: 'Representante', aliases: ['Representante legal'] },
  { key: 'telefono', header: 'Teléfono del dueño', aliases: ['Teléfono', 'Celular', 'Telf'] },
  { key: 'email', header: 'Correo', aliases: ['Email', 'Correo electrónico'] },
  { key: 'funciona', header: 'Funciona', aliases: ['Activo', 'Estado'] },
  { key: 'notas', header: 'Notas', aliases: ['Observaciones'] },
]

const NUMEROS = ['area', 'pisos', 'ocupantes', 'aforo'] as const
const TELEFONOS = ['telefonoLocal', 'telefono'] as const
const TEXTOS = [
  ...(['actividad', 'direccion', 'parroquia', 'clave', 'contacto', 'dueno', 'representante'] as const),
  ...(['email', 'notas'] as const),
]

const texto = v.string()

/** A line's telephones and mail come in as they are: what a list of the municipality has is better than nothing. */
const rowSchema = v.object({
  ...localRules,
  ...{ ruc: texto, actividad: texto, direccion: texto, parroquia: texto, clave: texto, contacto: texto },
  ...{
    telefonoLocal: texto,
    dueno: texto,
    representante: texto,
    telefono: texto,
    email: texto,
    notas: texto,
  },
  clase: v.picklist(['', ...CLASES]),
  riesgo: v.picklist(['', ...RIESGOS]),
  funciona: v.boolean('Use Sí o No.'),
})

const CLASE_WORDS = { list: 'locales', key: 'clase', header: 'Clase', labels: CLASE_LABELS } as const
const RIESGO_SAID: Readonly<Record<string, Riesgo>> = {
  bajo: 'LEVE',
  moderado: 'ORDINARIO',
  medio: 'ORDINARIO',
  alto: 'EXTRA',
}
const RIESGO_WORDS = {
  list: 'locales',
  key: 'riesgo',
  header: 'Riesgo',
  labels: RIESGO_LABELS,
  guess: (word: string) => entryOf(RIESGO_SAID, word),
} as const

const ABIERTO = ['abierto', 'funcionando', 'vigente', 'activa']
const CERRADO = ['cerrado', 'suspendido', 'clausurado', 'baja', 'inactivo', 'pasivo', 'suspension definitiva']
const funcionaOf = (cell: Cell | undefined): boolean | null => {
  const word = plain(cellText(cell))
  return ABIERTO.includes(word) ? true : CERRADO.includes(word) ? false : parseYesNo(cell)
}

/** A line of the file. */
export type LocalRow = ImportRow<Local>

type Readers = {
  read: AmountReader
  phone: (cell: Cell | undefined) => string
  clase: (cell: Cell | undefined) => unknown
  riesgo: (cell: Cell | undefined) => unknown
}

/** The values of the cells; a cell that can't be read becomes a value that the rules refuse. */
function meaning(
  { cells }: ImportLine<Field>,
  { read, phone, clase, riesgo }: Readers,
): Record<string, unknown> {
  const text = (key: Field) => cellText(cells[key])
  const or = (key: Field, blank: unknown, parse: (cell: Cell | undefined) => unknown) =>
    text(key) === '' ? blank : parse(cells[key])
  return {
    ...Object.fromEntries(TEXTOS.map((key) => [key, text(key)])),
    ...Object.fromEntries(TELEFONOS.map((key) => [key, phone(cells[key])])),
    ...Object.fromEntries(NUMEROS.map((key) => [key, or(key, undefined, read)])),
    ruc: rucOf(text('ruc')),
    establecimiento: establecimientoOf(text('establecimiento')),
    nombre: text('nombre') || text('dueno'),
    clase: or('clase', '', clase),
    riesgo: or('riesgo', '', riesgo),
    funciona: or('funciona', true, funcionaOf),
  }
}

const MOTIVO = 'Así vino en la lista importada.'

/** Premises from the rows of a table. Of a stored one an empty cell changes nothing. */
function localesFrom(table: readonly Cell[][], said: Said): ImportResult<LocalRow> {
  const { lines, problems, has, columns } = readLines(table, FIELDS, said.columns)
  const { read, doubt } = amountReader(cellsOf(lines, NUMEROS), said.mark)
  const phones = phoneReader(
    lines.flatMap(({ cells }) => TELEFONOS.map((key) => cells[key])),
    said.replies?.ceros,
  )
  const clase = wordReader(lines, CLASE_WORDS, said.words)
  const riesgo = wordReader(lines, RIESGO_WORDS, said.words)
  const words = [clase.question, riesgo.question].filter((one) => one !== undefined)
  const found = {
    columns,
    questions: phones.questions,
    ...(doubt && { doubt }),
    ...(words.length > 0 && { words }),
  }
  const rows: LocalRow[] = []
  const warnings: ImportResult<LocalRow>['warnings'] = []
  if (doubt && !said.mark) return { ...result(rows, lines.length, problems), ...found }
  const seen = new Map<string, number>()
  for (const line of lines) {
    const held = heldBack(line, { clase, riesgo })
    if (held.out) continue
    const readers = { read, phone: phones.read, clase: clase.read, riesgo: riesgo.read }
    const checked = checkedLine(line, meaning(line, readers), rowSchema, {
      has: (key: Field) => (has(key) || key === 'nombre') && !held.waits.has(key),
    })
    problems.push(...checked.problems)
    if (!checked.record || held.waits.size > 0) continue
    const { record, said: next } = checked
    const clave = claveDe(record)
    const before = clave ? seen.get(clave) : undefined
    if (before !== undefined) {
      warnings.push(
        line.note('ruc', `es el mismo RUC y establecimiento que en la línea ${before}, y entra una vez.`),
      )
      continue
    }
    if (clave) seen.set(clave, line.line)
    const problem = rucProblem(record.ruc)
    if (problem) warnings.push(line.note('ruc', `${problem} Entra así, y queda en «Por revisar».`))
    const motivo = problem ? { motivoRuc: MOTIVO } : {}
    rows.push({
      line: line.line,
      record: { ...newLocal(), ...record, ...motivo },
      over: (stored) => ({ ...next, ...(next.ruc !== undefined && next.ruc !== stored.ruc && motivo) }),
    })
  }
  return { ...result(rows, lines.length, problems, [...warnings]), ...found }
}

const nombreDe = ({ ruc, nombre }: Draft<Local>) => (ruc ? `${ruc}/${plain(nombre)}` : '')
const sinRuc = ({ ruc, nombre, direccion }: Draft<Local>) =>
  ruc ? '' : `${plain(nombre)}/${plain(direccion)}`

/**
 * Which of the stored premises each row is: that of its RUC and establishment; else, where one of both has no
 * establishment, that of its RUC and name; else, without a RUC, that of its name and address. Pure.
 */
export const planLocales = (rows: readonly LocalRow[], list: readonly Local[]): ImportPlan<Local> =>
  planImport(
    rows,
    list,
    pairUp(rows, list, [
      [({ record }) => claveDe(record), claveDe],
      [
        ({ record }) => nombreDe(record),
        nombreDe,
        ({ record }, local) => claveDe(record) === '' || claveDe(local) === '',
      ],
      [({ record }) => sinRuc(record), sinRuc],
    ]),
  )

/** Reads a CSV, Excel or ODS file of premises. Nothing is written. */
export const importLocales = (file: Blob, said: Said = {}): Promise<ImportResult<LocalRow>> =>
  importTable(file, { wanted: 'Locales', together: true }, said, (table) => localesFrom(table, said))
