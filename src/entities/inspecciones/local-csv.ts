import { type CsvColumn, type CsvFormat, csvBlob, type Exported } from '@/shared/lib/file/csv'
import type { Local } from './local'
import { CLASE_LABELS, RIESGO_LABELS } from './locales'

const number = (value: number | undefined) => value ?? ''

const COLUMNS: readonly CsvColumn<Local>[] = [
  { header: 'RUC', value: ({ ruc }) => ruc },
  { header: 'Establecimiento', value: ({ establecimiento }) => establecimiento },
  { header: 'Nombre comercial', value: ({ nombre }) => nombre },
  { header: 'Actividad', value: ({ actividad }) => actividad },
  { header: 'Clase', value: ({ clase }) => clase && CLASE_LABELS[clase] },
  { header: 'Riesgo', value: ({ riesgo }) => riesgo && RIESGO_LABELS[riesgo] },
  { header: 'Área m²', value: ({ area }) => number(area) },
  { header: 'Pisos', value: ({ pisos }) => number(pisos) },
  { header: 'Ocupantes', value: ({ ocupantes }) => number(ocupantes) },
  { header: 'Aforo', value: ({ aforo }) => number(aforo) },
  { header: 'Dirección', value: ({ direccion }) => direccion },
  { header: 'Parroquia', value: ({ parroquia }) => parroquia },
  { header: 'Latitud', value: ({ lat }) => number(lat) },
  { header: 'Longitud', value: ({ lng }) => number(lng) },
  { header: 'Clave catastral', value: ({ clave }) => clave },
  { header: 'Contacto', value: ({ contacto }) => contacto },
  { header: 'Teléfono del local', value: ({ telefonoLocal }) => telefonoLocal },
  { header: 'Dueño', value: ({ dueno }) => dueno },
  { header: 'Representante', value: ({ representante }) => representante },
  { header: 'Teléfono del dueño', value: ({ telefono }) => telefono },
  { header: 'Correo', value: ({ email }) => email },
  { header: 'Funciona', value: ({ funciona }) => (funciona ? 'Sí' : 'No') },
  { header: 'Notas', value: ({ notas }) => notas },
]

/** Premises as CSV, in the order given. */
export const localesCsv = (list: readonly Local[], format?: CsvFormat): Exported =>
  csvBlob(COLUMNS, list, format)
