import * as v from 'valibot'
import type { AmountReader } from '@/shared/lib/file/amount'
import type { DayReader } from '@/shared/lib/file/cell/day'
import { allowed, type Cell, cellText, parseTime, parseYesNo } from '@/shared/lib/file/cells'
import type { ImportField, ImportLine } from '@/shared/lib/file/import-result'
import { type SaidWords, type WordReader, wordReader } from '@/shared/lib/file/rows/words'
import { parseWhole } from '@/shared/lib/form/whole'
import { TIPO_SERVICIO_LABELS, type TipoServicio } from '@/shared/lib/tipos-servicio'
import { guessTipo, tipoOf } from './import-tipo'
import { equipoSchema, type Insumo, insumoSchema, vehiculoSchema } from './parte/filas'
import type { Estado } from './parte/options'
import { insumoOf, vehiculoOf } from './recursos'
import { ESTADO_LABELS, type RegistroServicio } from './registro'
import { COLUMNS } from './registro-csv'

export type Field = keyof RegistroServicio

/** The titles that brigades' own sheets use besides those of the export. */
const ALIASES: Partial<Record<Field, readonly string[]>> = {
  fecha: ['Día', 'Fecha del servicio', 'Fecha de la emergencia'],
  horaInicio: ['Hora de inicio', 'Hora', 'Hora de aviso', 'Aviso', 'Inicio', 'Hora de llamada'],
  horaFin: ['Hora de fin', 'Fin', 'Regreso', 'Hora de regreso', 'Retorno', 'Cuartel'],
  tipo: ['Tipo de servicio', 'Tipo de emergencia', 'Emergencia', 'Servicio', 'Clase'],
  descripcion: ['Novedad', 'Detalle', 'Qué pasó', 'Incidente'],
  direccion: ['Lugar', 'Ubicación', 'Sitio'],
  personalAsignado: ['Personal', 'Bomberos', 'Integrantes', 'Tripulación'],
  tiempoRespuesta: ['Tiempo de respuesta'],
  tiempoTotal: ['Tiempo total', 'Duración', 'Duración en minutos'],
  costoEstimado: ['Costo'],
  observaciones: ['Observación', 'Notas'],
  reporte: ['Reporte ciudadano'],
  salida: ['Hora de salida'],
  llegada: ['Hora de llegada', 'Arribo'],
  controlado: ['Hora de control', 'Control'],
  diaFin: ['Fecha de fin', 'Fecha de regreso'],
  falsaAlarma: ['Falsa'],
  sector: ['Barrio', 'Parroquia', 'Recinto'],
  atendidos: ['Personas atendidas', 'Víctimas', 'Heridos', 'Pacientes'],
  trasladados: ['Personas trasladadas'],
  fallecidos: ['Personas fallecidas', 'Muertos'],
  hectareas: ['Ha'],
  kilometros: ['Km'],
  agua: ['Agua usada', 'Litros'],
  instituciones: ['Instituciones presentes'],
  vehiculos: ['Vehículo', 'Unidad', 'Unidades'],
  insumos: ['Insumos usados', 'Materiales'],
  equipos: ['Equipos usados', 'Equipos que se usaron'],
  numero: ['Número de parte', 'Parte', 'N', 'No', 'Nro'],
}

/** What a file of services may say, by the titles that brigades use. */
export const FIELDS: readonly ImportField<Field>[] = COLUMNS.map(({ field, header }) => ({
  key: field,
  header,
  aliases: ALIASES[field] ?? [],
  required: field === 'fecha' || field === 'tipo',
}))

const DIA = 'Use una fecha como 2024-06-30 o 30/06/2024.'
const HORA = 'Use una hora como 14:20.'
const MINUTOS = 'Use minutos enteros, 0 o más.'
const ENTERO = 'Use un número entero, 0 o más.'
const INSUMOS = 'Use insumos como «Guantes × 3», separados por punto y coma.'
const CANTIDAD = 'Use un número de 0 o más.'
/** A number of the series has as many digits as anybody counts; a longer one would be the end of the series. */
const NUMERO = 'Un número como P-2024-0007 lleva el año y hasta seis cifras.'

const whole = (sentence: string) =>
  v.optional(v.pipe(v.number(sentence), v.integer(sentence), v.minValue(0, sentence)))
const amount = v.pipe(v.number(CANTIDAD), v.minValue(0, CANTIDAD))
const hora = v.string(HORA)
const optionalHora = v.optional(hora)
const optionalDia = v.optional(v.pipe(v.string(DIA), v.minLength(1, DIA)))
const text = v.optional(v.string())
const list = v.optional(v.array(v.string()))

/** The fields that are days. */
export const DAYS = ['fecha', 'diaSalida', 'diaLlegada', 'diaControlado', 'diaFin'] as const

export const rowSchema = v.object({
  fecha: v.pipe(v.string(DIA), v.minLength(1, DIA)),
  horaInicio: hora,
  horaFin: hora,
  tipo: v.picklist(Object.keys(TIPO_SERVICIO_LABELS) as (keyof typeof TIPO_SERVICIO_LABELS)[]),
  descripcion: v.string(),
  direccion: v.string(),
  personalAsignado: v.array(v.string()),
  tiempoRespuesta: whole(MINUTOS),
  tiempoTotal: whole(MINUTOS),
  costoEstimado: amount,
  estado: v.picklist(Object.keys(ESTADO_LABELS) as (keyof typeof ESTADO_LABELS)[]),
  observaciones: v.string(),
  reporte: v.string(),
  salida: optionalHora,
  llegada: optionalHora,
  controlado: optionalHora,
  diaSalida: optionalDia,
  diaLlegada: optionalDia,
  diaControlado: optionalDia,
  diaFin: optionalDia,
  subtipo: text,
  falsaAlarma: v.optional(v.boolean(allowed(['Sí', 'No']))),
  causa: text,
  sector: text,
  atendidos: whole(ENTERO),
  trasladados: whole(ENTERO),
  fallecidos: whole(ENTERO),
  hectareas: v.optional(amount),
  kilometros: v.optional(amount),
  agua: whole(ENTERO),
  instituciones: list,
  vehiculos: v.optional(v.array(vehiculoSchema)),
  insumos: v.optional(v.array(insumoSchema, INSUMOS)),
  equipos: v.optional(v.array(equipoSchema)),
  numero: v.optional(v.pipe(v.string(), v.regex(/^(?!P-)|^P-\d{4}-\d{1,6}(-[0-9A-Z]{3})?$/i, NUMERO))),
})

/** What a cell may say instead, where the schema's own sentence would name codes. */
export const INSTEAD: Partial<Record<Field, string>> = {
  tipo: allowed(Object.values(TIPO_SERVICIO_LABELS)),
  estado: allowed(Object.values(ESTADO_LABELS)),
}

/** Names in one cell: an export parts them by semicolons alone, since a name may have a comma. */
function namesIn(cell: Cell | undefined, exported: boolean): string[] {
  const text = cellText(cell)
  const mark = exported || /[;\n]/.test(text) ? /[;\n]/ : ','
  const names = text.split(mark).map((name) => name.trim())
  return [...new Set(names.filter(Boolean))]
}

/** Null where one of them has no quantity: half of what was used must not come in for all of it. */
function insumosIn(cell: Cell | undefined): Insumo[] | null {
  const insumos = namesIn(cell, /;/.test(cellText(cell))).map(insumoOf)
  return insumos.every((insumo) => insumo !== null) ? insumos : null
}

/** The first day of a spreadsheet: a duration such as 1:30 is a part of it, and 26:00 goes on to the next. */
const START = Date.UTC(1899, 11, 31)

/** A duration in whole minutes, where a spreadsheet keeps it as a time. */
function durationIn(cell: Cell | undefined): number | undefined {
  const minutes = cell instanceof Date ? Math.round((cell.getTime() - START) / 60_000) : -1
  return minutes >= 0 && minutes < 60 * 24 * 30 ? minutes : undefined
}

const ESTADOS: Readonly<Record<string, Estado>> = {
  ...{ atendido: 'COMPLETADO', atendida: 'COMPLETADO', finalizado: 'COMPLETADO', cerrado: 'COMPLETADO' },
  ...{ terminado: 'COMPLETADO', concluido: 'COMPLETADO', anulado: 'CANCELADO', suspendido: 'CANCELADO' },
}

type Words = { tipo: WordReader<TipoServicio>; estado: WordReader<Estado> }
type Readers = { read: AmountReader; day: DayReader; words: Words }

/** The brigade's own words for kinds and states in these lines. */
export const wordsIn = (lines: readonly ImportLine<Field>[], said?: SaidWords): Words => ({
  tipo: wordReader(
    lines,
    {
      list: 'servicios',
      key: 'tipo',
      header: 'Tipo',
      labels: TIPO_SERVICIO_LABELS,
      parse: (cell) => tipoOf(cell).tipo,
      guess: guessTipo,
    },
    said,
  ),
  estado: wordReader(
    lines,
    {
      list: 'servicios',
      key: 'estado',
      header: 'Estado',
      labels: ESTADO_LABELS,
      guess: (word) => (Object.hasOwn(ESTADOS, word) ? ESTADOS[word] : undefined),
    },
    said,
  ),
})

/** The values of the cells; a cell that can't be read becomes a value that the schema refuses. */
export function meaning(
  { cells }: ImportLine<Field>,
  { read, day, words }: Readers,
): Record<keyof typeof rowSchema.entries, unknown> {
  const written = (key: Field) => cellText(cells[key])
  const or = (key: Field, parse: (cell: Cell | undefined) => unknown, blank: unknown = undefined) =>
    written(key) === '' ? blank : parse(cells[key])
  const exported = written('id') !== ''
  const number = (cell: Cell | undefined) => parseWhole(cellText(cell))
  const minutes = (cell: Cell | undefined) => durationIn(cell) ?? number(cell)
  const tipo = words.tipo.read(cells.tipo)
  const named = tipoOf(cells.tipo)
  // A brigade's own word says more than the kind that it means.
  const subtipo = named.tipo ? named.subtipo : written('tipo') || undefined
  return {
    fecha: day(cells.fecha),
    horaInicio: parseTime(cells.horaInicio),
    horaFin: parseTime(cells.horaFin),
    tipo,
    descripcion: written('descripcion'),
    direccion: written('direccion'),
    personalAsignado: namesIn(cells.personalAsignado, exported),
    tiempoRespuesta: or('tiempoRespuesta', minutes),
    tiempoTotal: or('tiempoTotal', minutes),
    costoEstimado: read(cells.costoEstimado),
    estado: or('estado', words.estado.read, 'COMPLETADO'),
    observaciones: written('observaciones'),
    reporte: written('reporte'),
    salida: or('salida', parseTime),
    llegada: or('llegada', parseTime),
    controlado: or('controlado', parseTime),
    diaSalida: or('diaSalida', day),
    diaLlegada: or('diaLlegada', day),
    diaControlado: or('diaControlado', day),
    diaFin: or('diaFin', day),
    subtipo: or('subtipo', cellText, subtipo),
    falsaAlarma: or('falsaAlarma', (cell) => parseYesNo(cell) ?? ''),
    causa: or('causa', cellText),
    sector: or('sector', cellText),
    atendidos: or('atendidos', number),
    trasladados: or('trasladados', number),
    fallecidos: or('fallecidos', number),
    hectareas: or('hectareas', read),
    kilometros: or('kilometros', read),
    agua: or('agua', number),
    instituciones: or('instituciones', (cell) => namesIn(cell, exported)),
    vehiculos: or('vehiculos', (cell) => namesIn(cell, exported).map(vehiculoOf)),
    insumos: or('insumos', insumosIn),
    equipos: or('equipos', (cell) => namesIn(cell, exported).map((nombre) => ({ nombre }))),
    numero: or('numero', cellText),
  }
}

export type Values = v.InferOutput<typeof rowSchema>
