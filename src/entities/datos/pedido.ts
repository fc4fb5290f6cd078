import * as v from 'valibot'
import { daysBetween, isDay, ultimoDia } from '@/shared/lib/dias'
import { formatDay } from '@/shared/lib/fecha'
import type { FieldsRule } from '@/shared/lib/form/fields-rule'
import { maybePastDay, pastDay, required } from '@/shared/lib/form/rules'
import { plural } from '@/shared/lib/plural'
import type { Draft } from '@/shared/storage/stored-module'

export const DERECHOS = ['ACCESO', 'CORRECCION', 'ELIMINACION'] as const
export type Derecho = (typeof DERECHOS)[number]

export const DERECHO_LABELS: Readonly<Record<Derecho, string>> = {
  ACCESO: 'Saber qué datos hay',
  CORRECCION: 'Corregir sus datos',
  ELIMINACION: 'Eliminar sus datos',
}

export const RESULTADOS = ['HECHO', 'PARTE', 'NEGADO'] as const
export type Resultado = (typeof RESULTADOS)[number]

export const RESULTADO_LABELS: Readonly<Record<Resultado, string>> = {
  HECHO: 'Se hizo lo pedido',
  PARTE: 'Se hizo una parte',
  NEGADO: 'Se negó, con el motivo',
}

/**
 * What somebody asks about their own data. `recibido` and `respondido` are `YYYY-MM-DD`, `respondido` also ''. Only who
 * may see the configuration reads it.
 */
export const pedidoSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  nombre: v.string(),
  contacto: v.optional(v.string(), ''),
  derecho: v.picklist(DERECHOS),
  pedido: v.optional(v.string(), ''),
  recibido: v.pipe(v.string(), v.check(isDay)),
  respondido: v.optional(v.string(), ''),
  resultado: v.optional(v.picklist(RESULTADOS)),
  respuesta: v.optional(v.string(), ''),
  nota: v.optional(v.string(), ''),
})

export type Pedido = v.InferOutput<typeof pedidoSchema>

/** What a form must satisfy; the messages are sentences for the person. `hoy` is `YYYY-MM-DD`. */
export const pedidoRules = (hoy: string) => ({
  nombre: required('Escriba quién pide.'),
  recibido: pastDay(hoy, 'Escriba el día en que llegó.'),
  respondido: maybePastDay(hoy, 'Escriba el día en que se contestó.'),
})

/** The same of its fields together. */
export const pedidoTogether: readonly FieldsRule<Draft<Pedido>>[] = [
  {
    fields: ['resultado', 'respondido'],
    sentence: 'Diga qué se hizo.',
    wrong: ({ respondido, resultado }) => respondido !== '' && !resultado,
  },
  {
    fields: ['respondido', 'recibido'],
    sentence: 'Es antes de recibirlo.',
    wrong: ({ respondido, recibido }) => respondido !== '' && respondido < recibido,
  },
]

/** `hoy` is `YYYY-MM-DD`. */
export const newPedido = (hoy: string): Draft<Pedido> => ({
  ...{ nombre: '', contacto: '', derecho: 'ACCESO', pedido: '', recibido: hoy },
  ...{ respondido: '', respuesta: '', nota: '' },
})

/** Where the days are from: text of the law at a ministry's page (registrospublicos.gob.ec), read on 2026-11-26. */
export const FUENTE =
  'Ley Orgánica de Protección de Datos Personales, artículos 13 y 14: quince días para dar acceso y para corregir. Para eliminar se toma el mismo plazo. Cuentan todos los días, que vence antes.'

export type Reloj = {
  estado: 'RESPONDIDO' | 'EN_PLAZO' | 'VENCIDO'
  /** The last day, `YYYY-MM-DD`, and how many are left or, of an answer, were left; below 0 it is over. */
  vence: string
  faltan: number
}

/** How a request stands on the day `hoy` (`YYYY-MM-DD`), with `dias` days to answer. */
export function relojDe(
  { recibido, respondido }: Pick<Pedido, 'recibido' | 'respondido'>,
  hoy: string,
  dias: number,
): Reloj {
  const vence = ultimoDia(recibido, dias, { habiles: false, feriados: [] })
  const faltan = daysBetween(isDay(respondido) ? respondido : hoy, vence)
  return { estado: isDay(respondido) ? 'RESPONDIDO' : faltan < 0 ? 'VENCIDO' : 'EN_PLAZO', vence, faltan }
}

/** A request's clock in a sentence. */
export function relojSentence(
  { estado, vence, faltan }: Reloj,
  { respondido }: Pick<Pedido, 'respondido'>,
): string {
  const days = plural(Math.abs(faltan), 'día', 'días')
  if (estado === 'RESPONDIDO')
    return `Contestado el ${formatDay(respondido)}, ${faltan < 0 ? `${days} después del plazo` : 'dentro del plazo'}.`
  if (estado === 'VENCIDO') return `El plazo terminó el ${formatDay(vence)}, hace ${days}.`
  if (faltan === 0) return `Hoy, ${formatDay(vence)}, es el último día para contestar.`
  return `Se contesta hasta el ${formatDay(vence)}: ${faltan === 1 ? 'falta' : 'faltan'} ${days}.`
}
