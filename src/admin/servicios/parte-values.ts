import * as v from 'valibot'
import { DIA_FIELDS } from '@/entities/registro-servicios/parte/dias'
import {
  type Equipo,
  equipoSchema,
  insumoSchema,
  vehiculoSchema,
} from '@/entities/registro-servicios/parte/filas'
import {
  TOMA_FIELDS,
  type Toma,
  type TomaField,
  tomaEntries,
} from '@/entities/registro-servicios/parte/tomas'
import { type Encargo, encargoSchema } from '@/entities/registro-servicios/parte/tripulacion'
import { cifrasRules, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { parseAmount } from '@/shared/lib/file/amount'
import { parseWhole } from '@/shared/lib/form/whole'
import { formatNumber } from '@/shared/lib/moneda'
import { type FilaInsumo, type FilaVehiculo, filasOf, insumosOf, vehiculosOf } from './recursos/filas'

const TEXTS = ['salida', 'llegada', 'controlado', ...DIA_FIELDS, 'subtipo', 'causa', 'sector'] as const
const LISTS = ['instituciones', 'fotos'] as const
const WHOLES = ['atendidos', 'trasladados', 'fallecidos', 'agua'] as const
const AMOUNTS = ['hectareas', 'kilometros'] as const

type Text = (typeof TEXTS)[number]
type List = (typeof LISTS)[number]
export type Whole = (typeof WHOLES)[number]
export type Amount = (typeof AMOUNTS)[number]

/** What the folded part of the form holds; '' is what nobody wrote down. Amounts are text as they are typed. */
export type ParteValues = Record<Text, string> &
  Record<List, string[]> &
  Record<Whole, number | string> &
  Record<Amount, string> &
  Record<TomaField, Toma | undefined> & {
    falsaAlarma: boolean
    equipos: Equipo[]
    funciones: Encargo[]
    insumos: FilaInsumo[]
    vehiculos: FilaVehiculo[]
  }

const fieldsOf = <F extends string, T>(fields: readonly F[], of: (field: F) => T) =>
  Object.fromEntries(fields.map((field) => [field, of(field)])) as Record<F, T>

export const parteOf = (registro: Partial<RegistroServicio> = {}): ParteValues => ({
  ...fieldsOf(TEXTS, (field) => registro[field] ?? ''),
  ...fieldsOf(LISTS, (field) => registro[field] ?? []),
  ...fieldsOf(WHOLES, (field): number | string => registro[field] ?? ''),
  ...fieldsOf(AMOUNTS, (field) => {
    const amount = registro[field]
    return amount === undefined ? '' : formatNumber(amount)
  }),
  ...fieldsOf(TOMA_FIELDS, (field) => registro[field]),
  falsaAlarma: registro.falsaAlarma ?? false,
  equipos: registro.equipos ?? [],
  funciones: registro.funciones ?? [],
  ...filasOf(registro),
})

const text = v.pipe(
  v.string(),
  v.trim(),
  v.transform((typed) => typed || undefined),
)
const list = v.pipe(
  v.array(v.string()),
  v.transform((items) => (items.length > 0 ? items : undefined)),
)
/** What isn't written down leaves the record without the field. */
export const parteEntries = {
  ...fieldsOf(TEXTS, () => text),
  ...fieldsOf(LISTS, () => list),
  ...fieldsOf(WHOLES, (field) => cifrasRules[field]),
  ...fieldsOf(AMOUNTS, (field) => cifrasRules[field]),
  ...tomaEntries,
  funciones: v.optional(v.array(encargoSchema)),
  insumos: v.optional(v.array(insumoSchema)),
  vehiculos: v.optional(v.array(vehiculoSchema)),
  equipos: v.optional(v.array(equipoSchema)),
  falsaAlarma: v.pipe(
    v.boolean(),
    v.transform((alarm) => alarm || undefined),
  ),
}

export const parteNumbers = (values: ParteValues) => ({
  insumos: insumosOf(values.insumos),
  vehiculos: vehiculosOf(values.vehiculos),
  equipos: values.equipos.length > 0 ? values.equipos : undefined,
  ...fieldsOf(WHOLES, (field) => (values[field] === '' ? undefined : parseWhole(values[field]))),
  ...fieldsOf(AMOUNTS, (field) =>
    values[field].trim() === '' ? undefined : (parseAmount(values[field]) ?? Number.NaN),
  ),
})

/** How many of these fields somebody filled in. */
export const filledIn = (values: ParteValues, fields: readonly (keyof ParteValues)[]): number =>
  fields.filter((field) => {
    const value = values[field]
    return Array.isArray(value) ? value.length > 0 : value !== '' && value !== false
  }).length
