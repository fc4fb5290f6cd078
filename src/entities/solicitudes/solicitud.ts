import * as v from 'valibot'
import { isDay } from '@/shared/lib/dias'
import { emailProblem } from '@/shared/lib/form/contact-rules'
import type { FieldsRule } from '@/shared/lib/form/fields-rule'
import { maybePastDay, pastDay, required, webLinks } from '@/shared/lib/form/rules'
import { goodRows } from '@/shared/storage/good-rows'
import type { Draft } from '@/shared/storage/stored-module'

export const VIAS = ['SITIO', 'ESCRITO', 'CORREO', 'OTRA'] as const
export type Via = (typeof VIAS)[number]

export const VIA_LABELS: Readonly<Record<Via, string>> = {
  SITIO: 'Por el sitio',
  ESCRITO: 'Por escrito, en la estación',
  CORREO: 'Por correo',
  OTRA: 'Por otro medio',
}

export const RESULTADOS = ['ENTREGADA', 'PARCIAL', 'NO_EXISTE', 'NEGADA'] as const
export type Resultado = (typeof RESULTADOS)[number]

export const RESULTADO_LABELS: Readonly<Record<Resultado, string>> = {
  ENTREGADA: 'Se entregó la información',
  PARCIAL: 'Se entregó una parte',
  NO_EXISTE: 'La brigada no tiene esa información',
  NEGADA: 'Se negó',
}

const day = v.pipe(v.string(), v.check(isDay))

/**
 * A request for public information (arts. 32 to 36 of the law of 2023, second-hand). Days are `YYYY-MM-DD`; `prorroga` is
 * the day on which the requester was told of the extension, `respondida` that of the answer. Who asks is nobody else's
 * business: no public page names this list.
 */
export const solicitudSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  nombre: v.string(),
  email: v.optional(v.string(), ''),
  telefono: v.optional(v.string(), ''),
  pedido: v.string(),
  via: v.optional(v.picklist(VIAS), 'OTRA'),
  recibida: day,
  /** The ISO instant in which a central took it; empty for one that the staff wrote down. */
  llegada: v.optional(v.string(), ''),
  prorroga: v.optional(v.string(), ''),
  motivoProrroga: v.optional(v.string(), ''),
  respondida: v.optional(v.string(), ''),
  resultado: v.optional(v.picklist(RESULTADOS)),
  respuesta: v.optional(v.string(), ''),
  /** Where what was handed over can be read. */
  enlaces: v.optional(goodRows(v.string()), () => []),
  /** The id of the account that sees to it. */
  asignado: v.optional(v.string(), ''),
  nota: v.optional(v.string(), ''),
})

export type Solicitud = v.InferOutput<typeof solicitudSchema>

const [NO_DAY, LATER] = ['Escriba el día.', 'Ese día todavía no llega.']

/** What a form must satisfy; the messages are sentences for the person. `hoy` is `YYYY-MM-DD`. */
export const solicitudRules = (hoy: string) => ({
  nombre: required('Escriba quién pide.'),
  pedido: required('Escriba qué pide.'),
  email: v.pipe(
    v.string(),
    v.check((text) => !emailProblem(text), 'Ingrese un email válido'),
  ),
  recibida: pastDay(hoy, NO_DAY, LATER),
  prorroga: maybePastDay(hoy, NO_DAY, LATER),
  respondida: maybePastDay(hoy, NO_DAY, LATER),
  enlaces: webLinks,
})

/** The same of its fields together. */
export const solicitudTogether: readonly FieldsRule<Draft<Solicitud>>[] = [
  {
    fields: ['motivoProrroga', 'prorroga'],
    sentence: 'Escriba el motivo.',
    wrong: ({ prorroga, motivoProrroga }) => prorroga !== '' && !motivoProrroga.trim(),
  },
  {
    fields: ['resultado', 'respondida'],
    sentence: 'Diga qué se contestó.',
    wrong: ({ respondida, resultado }) => respondida !== '' && !resultado,
  },
  {
    fields: ['respondida', 'recibida'],
    sentence: 'Es antes de recibirla.',
    wrong: ({ respondida, recibida }) => respondida !== '' && respondida < recibida,
  },
]

/** What the form of one that arrived on paper starts with; `hoy` is `YYYY-MM-DD`. */
export const newSolicitud = (hoy: string): Draft<Solicitud> => ({
  ...{ nombre: '', email: '', telefono: '', pedido: '', via: 'ESCRITO', recibida: hoy, llegada: '' },
  ...{ prorroga: '', motivoProrroga: '', respondida: '', respuesta: '', enlaces: [], asignado: '', nota: '' },
})
