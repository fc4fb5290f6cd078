import * as v from 'valibot'
import type { DayReader } from '@/shared/lib/file/cell/day'
import { allowed, type Cell, cellText, parseYesNo } from '@/shared/lib/file/cells'
import type { ImportField, ImportLine } from '@/shared/lib/file/import-result'
import type { WordReader } from '@/shared/lib/file/rows/words'
import { ordenError, parseWhole } from '@/shared/lib/form/whole'
import type { ConLicencia } from './licencia'

/** A sheet may have the name in two, three or four columns; the first of them is `nombres`. */
const REST_OF_NAME = ['segundoNombre', 'apellidos', 'segundoApellido'] as const

export type Field = keyof ConLicencia | (typeof REST_OF_NAME)[number]

/** Those of the export, and the titles that a brigade's own sheets use. */
export const FIELDS: readonly ImportField<Field>[] = [
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
  { key: 'cargo', header: 'Cargo', aliases: ['Grado', 'Puesto', 'Función', 'Rango'], required: true },
  { key: 'area', header: 'Área', aliases: ['Unidad', 'Compañía', 'Estación'] },
  { key: 'orden', header: 'Orden' },
  { key: 'telefono', header: 'Teléfono', aliases: ['Celular', 'Cel', 'Telf', 'Móvil'] },
  { key: 'email', header: 'Email', aliases: ['Correo', 'Correo electrónico'] },
  { key: 'fechaIngreso', header: 'Fecha Ingreso', aliases: ['Fecha de ingreso', 'Ingreso', 'Fecha'] },
  { key: 'activo', header: 'Activo', aliases: ['Estado', 'Situación', 'Condición'] },
  {
    key: 'fechaSalida',
    header: 'Fecha Salida',
    aliases: ['Fecha de salida', 'Fecha de baja', 'Fecha de retiro', 'Salida'],
  },
  {
    key: 'motivoSalida',
    header: 'Motivo Salida',
    aliases: ['Motivo de la salida', 'Motivo', 'Motivo de salida', 'Motivo de baja'],
  },
  {
    key: 'cedula',
    header: 'Cédula',
    aliases: [
      ...['CI', 'C.I.', 'Cédula de identidad', 'Cédula de ciudadanía', 'Número de cédula', 'N° de cédula'],
      ...['Identificación', 'Documento'],
    ],
  },
  {
    key: 'sangre',
    header: 'Tipo de Sangre',
    aliases: ['Sangre', 'Grupo sanguíneo', 'Tipo sanguíneo', 'Tipo sangre', 'RH'],
  },
  {
    key: 'contactoEmergencia',
    header: 'Contacto de Emergencia',
    aliases: ['Contacto emergencia', 'En caso de emergencia', 'Llamar en emergencia', 'Persona de contacto'],
  },
  { key: 'licencia', header: 'Licencia', aliases: ['Tipo de licencia', 'Licencia de conducir', 'Lic'] },
  {
    key: 'venceLicencia',
    header: 'Licencia Vence',
    aliases: ['Vence', 'Vence lic', 'Caducidad', 'Fecha de caducidad', 'Caducidad de la licencia'],
  },
]

const DIA = 'Use una fecha como 2024-06-30 o 30/06/2024.'
const day = v.string(DIA)

export const rowSchema = v.object({
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
export const nameOf = (text: (key: Field) => string): string =>
  text('nombres') && ['nombres' as const, ...REST_OF_NAME].map(text).filter(Boolean).join(' ')

type Sitio = 'SI' | 'NO'
const LEFT = [
  ...['retirado', 'retirada', 'pasivo', 'pasiva', 'inactivo', 'inactiva', 'baja', 'de baja', 'dado de baja'],
  ...['renuncio', 'jubilado', 'jubilada', 'fallecido', 'fallecida', 'ex', 'exbombero', 'separado'],
]
const HERE = ['activo', 'activa', 'en servicio', 'vigente', 'titular', 'en funciones']

export const ACTIVO_WORDS = {
  list: 'personal',
  key: 'activo',
  header: 'Activo',
  labels: { SI: 'Sí, está en la brigada', NO: 'No, ya salió' } satisfies Record<Sitio, string>,
  parse: (cell: Cell | undefined): Sitio | undefined => {
    const said = parseYesNo(cell)
    return said === null ? undefined : said ? 'SI' : 'NO'
  },
  guess: (word: string): Sitio | undefined =>
    HERE.includes(word) ? 'SI' : LEFT.includes(word) ? 'NO' : undefined,
} as const

export type Readers = {
  day: DayReader
  phone: (cell: Cell | undefined) => string
  activo: WordReader<Sitio>
  written: (text: string) => string
}

/** The values of the cells; a cell that can't be read becomes a value that the schema refuses. */
export function meaning(
  { cells }: ImportLine<Field>,
  { day, phone, activo, written }: Readers,
): Record<keyof typeof rowSchema.entries, unknown> {
  const has = (key: Field) => cellText(cells[key]) !== ''
  const text = (key: Field) => cellText(cells[key])
  const here = activo.read(cells.activo)
  return {
    nombres: written(nameOf(text)),
    cargo: written(text('cargo')),
    area: written(text('area')),
    fotoUrl: '',
    orden: has('orden') ? parseWhole(text('orden')) : 1,
    telefono: phone(cells.telefono),
    email: text('email'),
    contactoEmergencia: text('contactoEmergencia'),
    fechaIngreso: day(cells.fechaIngreso),
    // Whoever has a day or a reason of leaving has left.
    activo: has('activo') ? here && here === 'SI' : !(has('fechaSalida') || has('motivoSalida')),
    fechaSalida: day(cells.fechaSalida),
    motivoSalida: text('motivoSalida'),
  }
}
