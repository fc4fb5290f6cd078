import { type CsvColumn, type CsvFormat, csvBlob, type Exported } from '@/shared/lib/file/csv'
import { fromCents } from '@/shared/lib/moneda'
import type { Local } from './local'
import { RIESGO_LABELS } from './locales'
import type { Prevista } from './plan'
import type { SinRenovar } from './renovar'

const deLocal: readonly CsvColumn<{ local: Local }>[] = [
  { header: 'RUC', value: ({ local }) => local.ruc },
  { header: 'Establecimiento', value: ({ local }) => local.establecimiento },
  { header: 'Nombre comercial', value: ({ local }) => local.nombre },
  { header: 'Parroquia', value: ({ local }) => local.parroquia },
  { header: 'Dirección', value: ({ local }) => local.direccion },
]

const PLAN: readonly CsvColumn<Prevista<Local>>[] = [
  ...deLocal,
  { header: 'Riesgo', value: ({ local }) => local.riesgo && RIESGO_LABELS[local.riesgo] },
  { header: 'Última visita', value: ({ ultima }) => ultima },
  { header: 'Toca', value: ({ toca }) => toca },
]

const RENOVAR: readonly CsvColumn<SinRenovar<Local>>[] = [
  ...deLocal,
  { header: 'Permiso', value: ({ permiso }) => permiso.numero },
  { header: 'Venció', value: ({ permiso }) => permiso.hasta },
  { header: 'Debe', value: ({ deuda }) => (deuda ? fromCents(deuda.centavos) : ''), decimals: 2 },
  { header: 'Dueño', value: ({ local }) => local.dueno },
  { header: 'Teléfono del local', value: ({ local }) => local.telefonoLocal },
  { header: 'Teléfono del dueño', value: ({ local }) => local.telefono },
]

/** The visits of the plan as CSV, in the order given. */
export const planCsv = (list: readonly Prevista<Local>[], format?: CsvFormat): Exported =>
  csvBlob(PLAN, list, format)

/** The premises whose permit ended as CSV, in the order given. */
export const sinRenovarCsv = (list: readonly SinRenovar<Local>[], format?: CsvFormat): Exported =>
  csvBlob(RENOVAR, list, format)
