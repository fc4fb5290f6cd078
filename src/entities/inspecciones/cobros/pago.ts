import * as v from 'valibot'
import { lastPast } from '@/access/holding'
import { isDay } from '@/shared/lib/dias'
import { required } from '@/shared/lib/form/rules'

export const COMOS = ['EFECTIVO', 'TRANSFERENCIA', 'DEPOSITO', 'TARJETA', 'CHEQUE', 'OTRO'] as const
export type Como = (typeof COMOS)[number]

/** That an order was paid: a record of its own, so that two devices which mark the same one make one. */
export const pagoSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  orden: v.optional(v.string(), ''),
  recibo: v.optional(v.string(), ''),
  /** `YYYY-MM-DD`. */
  dia: v.optional(v.string(), ''),
  como: v.optional(v.picklist(COMOS), 'EFECTIVO'),
  /** The number of the deposit, transfer or cheque. */
  referencia: v.optional(v.string(), ''),
  /** US cents. */
  centavos: v.optional(v.number(), 0),
  /** The name of who took it. */
  por: v.optional(v.string(), ''),
  /** The day on which it was annulled, why and by whom; empty while it holds. */
  anulado: v.optional(v.string(), ''),
  motivo: v.optional(v.string(), ''),
  anulo: v.optional(v.string(), ''),
})

export type Pago = v.InferOutput<typeof pagoSchema>

export const FROZEN_PAGO = ['orden', 'recibo', 'dia', 'como', 'referencia', 'centavos', 'por'] as const

const CENTS = 'El valor no se puede leer.'

/** What a payment must satisfy, whoever writes it. */
export const pagoRules = {
  recibo: required('Escriba el número del recibo.'),
  dia: v.pipe(
    v.string(),
    v.check(isDay, 'Escriba el día en que se pagó.'),
    v.check((dia) => dia <= lastPast(), 'Ese día todavía no llega.'),
  ),
  centavos: v.pipe(v.number(CENTS), v.integer(CENTS), v.minValue(0, CENTS)),
}
