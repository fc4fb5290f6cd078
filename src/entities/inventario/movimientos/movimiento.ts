import * as v from 'valibot'
import { holding, lastPast } from '@/access/holding'
import type { ModuleList } from '@/access/module'
import { isDay } from '@/shared/lib/dias'
import { formatDay } from '@/shared/lib/fecha'
import { byCode } from '@/shared/lib/text'

/** What came, was taken elsewhere, used up, given up, lent, and given back. */
const TIPOS = ['ENTRADA', 'TRASLADO', 'CONSUMO', 'BAJA', 'PRESTAMO', 'DEVOLUCION'] as const
export type Tipo = (typeof TIPOS)[number]

/** Why something is given up. */
export const MOTIVOS = ['DANADO', 'PERDIDO', 'VENCIDO', 'ENTREGADO', 'OTRO'] as const
export type Motivo = (typeof MOTIVOS)[number]

/** The count of an item as whoever wrote the movement saw it. */
const sobreSchema = v.object({ item: v.string(), cantidad: v.number(), contado: v.string() })

/**
 * What changed how many there are of an item: a record of its own, which nobody rewrites, so that two phones may each add
 * one. `cantidad` is whole units, 1 or more. `cuando` is as an item's `contado`; of an earlier day it is the end of that day.
 */
export const movimientoSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  item: v.string(),
  tipo: v.picklist(TIPOS),
  cantidad: v.number(),
  cuando: v.string(),
  /** Who noted it. */
  por: v.optional(v.string(), ''),
  /** From whom it came, or who has it. */
  quien: v.optional(v.string()),
  donado: v.optional(v.boolean()),
  /** The number of the invoice or act. */
  papel: v.optional(v.string()),
  motivo: v.optional(v.picklist(MOTIVOS)),
  nota: v.optional(v.string()),
  /** The places of a `TRASLADO`. */
  desde: v.optional(v.string()),
  hasta: v.optional(v.string()),
  /** Of a `TRASLADO` of a part: the item that this part is now. Missing where all of it went. */
  a: v.optional(v.string()),
  /** Nothing was left: the item's `baja` came with it. */
  cierra: v.optional(v.boolean()),
  /** What is printed on what came: its lot, and until when it holds as an item's `vence`. */
  lote: v.optional(v.string()),
  vence: v.optional(v.string()),
  /** Of a `PRESTAMO`: the telephone, and the `YYYY-MM-DD` day of return. */
  telefono: v.optional(v.string()),
  vuelve: v.optional(v.string()),
  /** Of a `DEVOLUCION`: the loan that it ends. */
  prestamo: v.optional(v.string()),
  sobre: v.optional(v.array(sobreSchema)),
})

export type Movimiento = v.InferOutput<typeof movimientoSchema>

const UNIDADES = 'Ingrese un número entero de 1 o más.'
const MOST = 1_000_000
const DIA = 'Escriba el día.'
const LATER = 'Ese día todavía no llega.'
const FECHA = 'Escriba el año, el mes o el día de vencimiento.'
const LONG = 'Use 500 letras como máximo.'
const text = v.optional(v.pipe(v.string(), v.maxLength(500, LONG)))

/** A moment of the calendar as `contado` has it, also the end of a day. */
const isMomento = (cuando: string): boolean =>
  isDay(cuando.slice(0, 10)) && /^T\d\d:\d\d(:\d\d)?$/.test(cuando.slice(10))

/** What a movement must satisfy, whoever writes it; the messages are sentences for the person. */
export const movimientoRules = {
  cantidad: v.pipe(
    v.number(UNIDADES),
    v.integer(UNIDADES),
    v.minValue(1, UNIDADES),
    v.maxValue(MOST, UNIDADES),
  ),
  cuando: v.pipe(
    v.string(),
    v.check(isMomento, DIA),
    v.check((cuando) => cuando.slice(0, 10) <= lastPast(), LATER),
  ),
  vence: v.optional(v.pipe(v.string(), v.regex(/^\d{4}(?:-\d\d(?:-\d\d)?)?$/, FECHA))),
  vuelve: v.optional(v.pipe(v.string(), v.check(isDay, 'Escriba el día de devolución.'))),
  quien: text,
  papel: text,
  nota: text,
  lote: text,
  telefono: text,
}

export const TIPO_LABELS: Readonly<Record<Tipo, string>> = {
  ENTRADA: 'Llegaron',
  TRASLADO: 'Traslado',
  CONSUMO: 'Se gastó',
  BAJA: 'De baja',
  PRESTAMO: 'Préstamo',
  DEVOLUCION: 'Devuelto',
}

export const movimientosList: ModuleList<Movimiento> = {
  key: 'bomberos_inventario_movimientos',
  idPrefix: 'mov-',
  title: 'Movimientos del inventario',
  schema: movimientoSchema,
  seed: () => [],
  // The newest first.
  compare: (a, b) => byCode(b.cuando, a.cuando) || byCode(a.id, b.id),
  name: ({ tipo, cantidad, cuando }) =>
    `${TIPO_LABELS[tipo]}: ${cantidad}, ${formatDay(cuando.slice(0, 10))}`,
  within: ({ item }) => item,
  words: {
    a: 'parte que quedó allá',
    donado: 'es donación',
    cierra: 'no quedó nada',
    por: 'quién lo anotó',
    quien: 'quién',
    sobre: 'conteo que se vio',
    telefono: 'teléfono',
    vence: 'fecha impresa',
    vuelve: 'día de devolución',
  },
  // Who edits the inventory notes what moves; undoing is part of that.
  writes: { create: ['inventario:edit'], edit: ['inventario:edit'], remove: ['inventario:edit'] },
  rules: () => holding<Movimiento>(movimientoRules),
  backup: true,
}
