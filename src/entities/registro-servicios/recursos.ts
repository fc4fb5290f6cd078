import * as v from 'valibot'
import { formatNumber } from '@/shared/lib/moneda'
import type { RegistroServicio } from './registro'

/** What a call used up: whole units. `item` is the inventory's id where it is known; otherwise the name decides. */
export const insumoSchema = v.object({
  nombre: v.string(),
  cantidad: v.number(),
  item: v.optional(v.string()),
})
export type Insumo = v.InferOutput<typeof insumoSchema>

/** A vehicle that went: what its odometer showed, in kilometres, and the water that it gave, in litres. */
export const vehiculoSchema = v.object({
  nombre: v.string(),
  kmSalida: v.optional(v.number()),
  kmRegreso: v.optional(v.number()),
  agua: v.optional(v.number()),
})
export type Vehiculo = v.InferOutput<typeof vehiculoSchema>

/** `Guantes × 3`, as paper, details and export write it. */
export const insumoText = ({ nombre, cantidad }: Insumo): string => `${nombre} × ${cantidad}`

/** Reads `Guantes × 3` or `Guantes x 3`; null for another text. */
export function insumoOf(text: string): Insumo | null {
  const [, nombre, cantidad] = /^(.+?)\s*[×x]\s*(\d{1,9})$/i.exec(text.trim()) ?? []
  return nombre && Number(cantidad) > 0 ? { nombre, cantidad: Number(cantidad) } : null
}

/** `Tanquero 2 (km 1200 a 1215.5, 3000 L)`: an export that is read again needs plain numbers. */
export function vehiculoText({ nombre, kmSalida, kmRegreso, agua }: Vehiculo): string {
  const km = kmSalida !== undefined || kmRegreso !== undefined
  const facts = [
    ...(km ? [`km ${kmSalida ?? '?'} a ${kmRegreso ?? '?'}`] : []),
    ...(agua === undefined ? [] : [`${agua} L`]),
  ]
  return facts.length > 0 ? `${nombre} (${facts.join(', ')})` : nombre
}

const FACTS = /^(.+?)\s*\((?:km (\d+(?:\.\d+)?|\?) a (\d+(?:\.\d+)?|\?))?(?:, )?(?:(\d+) L)?\)$/

/** Reads what `vehiculoText` writes; any other text is a name. */
export function vehiculoOf(text: string): Vehiculo {
  const [, nombre, kmSalida, kmRegreso, agua] = FACTS.exec(text.trim()) ?? []
  if (!nombre) return { nombre: text.trim() }
  const known = (digits: string | undefined) => (digits && digits !== '?' ? Number(digits) : undefined)
  const facts = { kmSalida: known(kmSalida), kmRegreso: known(kmRegreso), agua: known(agua) }
  return { nombre, ...Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) }
}

/** What is odd about a vehicle's kilometres; null where nothing is, or one of them is missing. */
export const oddKilometros = ({
  kmSalida,
  kmRegreso,
}: Pick<Vehiculo, 'kmSalida' | 'kmRegreso'>): string | null =>
  kmSalida !== undefined && kmRegreso !== undefined && kmRegreso < kmSalida
    ? `Es menor que el de salida (${formatNumber(kmSalida)}).`
    : null

/** Kilometres that the vehicles went together; undefined where no vehicle has both figures in their order. */
export function kilometrosOf(vehiculos: readonly Vehiculo[]): number | undefined {
  const ways = vehiculos.flatMap(({ kmSalida, kmRegreso }) =>
    kmSalida !== undefined && kmRegreso !== undefined && kmRegreso >= kmSalida ? [kmRegreso - kmSalida] : [],
  )
  return ways.length > 0 ? Math.round(ways.reduce((sum, way) => sum + way, 0) * 100) / 100 : undefined
}

/** Litres that the vehicles gave together; undefined where nobody wrote any. */
export function aguaOf(vehiculos: readonly Vehiculo[]): number | undefined {
  const litres = vehiculos.flatMap(({ agua }) => agua ?? [])
  return litres.length > 0 ? litres.reduce((sum, one) => sum + one, 0) : undefined
}

/** One use of a supply. `cuando` is the aviso of its parte, `YYYY-MM-DDTHH:mm`, or the end of that day. */
export type Uso = Insumo & { parte: string; cuando: string }

type ConInsumos = Pick<RegistroServicio, 'id' | 'fecha' | 'horaInicio' | 'insumos'>

/** A parte without what tells nothing of its supplies: whoever keeps a log of years in memory keeps this. */
export const conInsumosOf = ({ id, fecha, horaInicio, insumos }: RegistroServicio): ConInsumos => ({
  ...{ id, fecha, horaInicio },
  ...(insumos && { insumos }),
})

/** Everything that these partes used, cancelled ones too: what was used up is gone. */
export const usosDe = (list: readonly ConInsumos[]): Uso[] =>
  list.flatMap(({ id, fecha, horaInicio, insumos = [] }) =>
    insumos.map((insumo) => ({ ...insumo, parte: id, cuando: `${fecha}T${horaInicio || '24:00'}` })),
  )
