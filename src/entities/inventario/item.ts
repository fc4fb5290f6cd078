import * as v from 'valibot'
import type { Draft } from '@/shared/storage/stored-module'
import { CATEGORIAS, type Categoria, ESTADOS, type Estado } from './options'
import { isFecha } from './plan/fechas'

export const ESTADO_LABELS: Record<Estado, string> = {
  BUENO: 'Bueno',
  REGULAR: 'Regular',
  MALO: 'Malo',
  MANTENIMIENTO: 'Mantenimiento',
  OPERATIVO: 'Operativo',
  FUERA_SERVICIO: 'Fuera de servicio',
}

/** What is said in place of the state of what was given up. */
export const DE_BAJA = 'De baja'

export const CATEGORIA_LABELS: Record<Categoria, string> = {
  VEHICULO: 'Vehículo',
  EQUIPO_RESCATE: 'Equipo de rescate',
  EPP: 'EPP',
  HERRAMIENTA: 'Herramienta',
  ELECTRONICO: 'Electrónico',
  MOBILIARIO: 'Mobiliario',
  OTROS: 'Otros',
}

/** An inventory item (spec §3). `valorEstimado` is US dollars for one unit; `fechaIngreso` is a day. */
export const itemSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  nombre: v.string(),
  categoria: v.picklist(CATEGORIAS),
  cantidad: v.optional(v.number(), 1),
  estado: v.optional(v.picklist(ESTADOS), 'BUENO'),
  donado: v.optional(v.boolean(), false),
  ubicacion: v.optional(v.string(), ''),
  fechaIngreso: v.optional(v.string(), ''),
  valorEstimado: v.optional(v.number(), 0),
  notas: v.optional(v.string(), ''),
  proveedor: v.optional(v.string(), ''),
  numeroSerie: v.optional(v.string(), ''),
  /** The day of the next check or maintenance, `YYYY-MM-DD` or empty; the calendar tells of it. */
  proximaRevision: v.optional(v.string()),
  /** When `cantidad` was counted, `YYYY-MM-DDTHH:mm:ss`, of earlier versions without seconds: what was before is in it. */
  contado: v.optional(v.string()),
  /** Below this quantity it counts as low stock, instead of the 2 of spec §4; 0 never does. */
  minimo: v.optional(v.number()),
  /** Who answers for it. */
  custodio: v.optional(v.string()),
  /** When it was made, as far as it is known: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  fabricado: v.optional(v.string()),
  /** The date printed on it, likewise. */
  vence: v.optional(v.string()),
  /** Of a vehicle: its last digit says in which month it is registered. */
  placa: v.optional(v.string()),
  /** Its picture: `idb:<uuid>`, a web address or empty. */
  fotoUrl: v.optional(v.string()),
  /** It is no more: since which `YYYY-MM-DD` day, why, and by which act. It leaves every total and keeps its history. */
  baja: v.optional(
    v.object({
      dia: v.string(),
      motivo: v.optional(v.string(), ''),
      acta: v.optional(v.string(), ''),
    }),
  ),
  /** Of one unit of a row that was split: the id of that row, and which of its units it is, from 1. */
  unidadDe: v.optional(v.string()),
  unidad: v.optional(v.number()),
  /** Of the first of them: below how many units the row was low stock. */
  minimoDeFila: v.optional(v.number()),
})

export type Item = v.InferOutput<typeof itemSchema>

const ENTERO = 'Ingrese un número entero de 0 o más.'

/** What a count finds, or somebody wants at least. */
export const enteroOCero = v.pipe(v.number(ENTERO), v.integer(ENTERO), v.minValue(0, ENTERO))

const FECHA = 'Escriba el año, el mes o el día: 2016, 05/2016 o 30/05/2016.'
const fecha = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.check(isFecha, FECHA))], FECHA))

/** What a form or an imported line must satisfy (spec §5); the messages are sentences for the person. */
export const itemFormSchema = v.object({
  nombre: v.pipe(v.string(), v.trim(), v.minLength(1, 'El nombre es obligatorio.')),
  categoria: v.picklist(CATEGORIAS, 'Elija una categoría.'),
  cantidad: v.pipe(
    v.number('Ingrese una cantidad entera de 1 o más.'),
    v.integer('Ingrese una cantidad entera de 1 o más.'),
    v.minValue(1, 'Ingrese una cantidad entera de 1 o más.'),
  ),
  estado: v.picklist(ESTADOS, 'Elija un estado.'),
  donado: v.boolean('Responda Sí o No.'),
  ubicacion: v.string(),
  fechaIngreso: v.union(
    [v.literal(''), v.pipe(v.string(), v.isoDate('Ingrese una fecha válida.'))],
    'Ingrese una fecha válida.',
  ),
  valorEstimado: v.pipe(
    v.number('Ingrese un valor de 0 o más.'),
    v.minValue(0, 'Ingrese un valor de 0 o más.'),
  ),
  notas: v.string(),
  proveedor: v.string(),
  numeroSerie: v.string(),
  proximaRevision: v.optional(
    v.union(
      [v.literal(''), v.pipe(v.string(), v.isoDate('Ingrese una fecha válida.'))],
      'Ingrese una fecha válida.',
    ),
  ),
  minimo: v.optional(enteroOCero),
  custodio: v.optional(v.string()),
  fabricado: fecha,
  vence: fecha,
  placa: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(12, 'Una placa tiene 12 signos como máximo.'))),
  fotoUrl: v.optional(v.string()),
})

/** What a stored item must satisfy, also one of which a count found nothing. */
export const itemKeptSchema = v.object({ ...itemFormSchema.entries, cantidad: enteroOCero })

/** An empty form with the defaults of spec §4 and §5. `today` is a day. */
export const newItem = (today: string): Draft<Item> => ({
  nombre: '',
  categoria: 'EQUIPO_RESCATE',
  cantidad: 1,
  estado: 'BUENO',
  donado: false,
  ubicacion: '',
  fechaIngreso: today,
  valorEstimado: 0,
  notas: '',
  proveedor: '',
  numeroSerie: '',
  proximaRevision: '',
  custodio: '',
  fabricado: '',
  vence: '',
  placa: '',
  fotoUrl: '',
})
