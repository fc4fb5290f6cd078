import { type CsvColumn, type CsvFormat, csvBlob, type Exported } from '@/shared/lib/file/csv'
import type { Miembro } from './miembro'

/** The form's fields in its own order; photos don't travel in a CSV. */
const MIEMBRO_COLUMNS: readonly CsvColumn<Miembro>[] = [
  { header: 'ID', value: ({ id }) => id },
  { header: 'Nombres', value: ({ nombres }) => nombres },
  { header: 'Cargo', value: ({ cargo }) => cargo },
  { header: 'Área', value: ({ area }) => area },
  { header: 'Orden', value: ({ orden }) => orden },
  { header: 'Teléfono', value: ({ telefono }) => telefono },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Fecha Ingreso', value: ({ fechaIngreso }) => fechaIngreso },
  { header: 'Activo', value: ({ activo }) => (activo ? 'Sí' : 'No') },
  { header: 'Fecha Salida', value: ({ fechaSalida }) => fechaSalida },
  { header: 'Motivo Salida', value: ({ motivoSalida }) => motivoSalida },
  { header: 'Cédula', value: ({ cedula = '' }) => cedula },
  { header: 'Tipo de Sangre', value: ({ sangre = '' }) => sangre },
  { header: 'Contacto de Emergencia', value: ({ contactoEmergencia }) => contactoEmergencia },
]

/** The staff as CSV, in the order given. */
export const miembrosCsv = (list: readonly Miembro[], format?: CsvFormat): Exported =>
  csvBlob(MIEMBRO_COLUMNS, list, format)
