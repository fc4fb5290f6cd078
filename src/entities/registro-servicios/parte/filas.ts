import * as v from 'valibot'

/** What a call used up: whole units. `item` is the inventory's id where it is known; otherwise the name decides. */
export const insumoSchema = v.object({
  nombre: v.string(),
  cantidad: v.number(),
  item: v.optional(v.string()),
})
export type Insumo = v.InferOutput<typeof insumoSchema>

/** Gear that was used and came back, so that somebody has to look at it. `item` as of a supply. */
export const equipoSchema = v.object({ nombre: v.string(), item: v.optional(v.string()) })
export type Equipo = v.InferOutput<typeof equipoSchema>

/** A vehicle that went: what its odometer showed, in kilometres, and the water that it gave, in litres. */
export const vehiculoSchema = v.object({
  nombre: v.string(),
  kmSalida: v.optional(v.number()),
  kmRegreso: v.optional(v.number()),
  agua: v.optional(v.number()),
})
export type Vehiculo = v.InferOutput<typeof vehiculoSchema>
