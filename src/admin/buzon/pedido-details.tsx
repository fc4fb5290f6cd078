import * as v from 'valibot'
import { pedidosList } from '@/entities/datos/module'
import {
  DERECHO_LABELS,
  type Pedido,
  RESULTADO_LABELS,
  relojDe,
  relojSentence,
} from '@/entities/datos/pedido'
import { formatDay } from '@/shared/lib/fecha'
import { isEmail } from '@/shared/lib/form/rules'
import { mailLink } from '@/shared/lib/url'
import type { Dicha } from './carta-details'

const MAIL = v.pipe(v.string(), v.trim(), isEmail)

/** The answer as a mail, where the contact is an address; what was asked stands below it. */
function answerTo({ contacto, recibido, respuesta, derecho, pedido }: Pedido): string | undefined {
  const { success, output } = v.safeParse(MAIL, contacto)
  if (!success) return undefined
  const asked = [DERECHO_LABELS[derecho], pedido].filter(Boolean).join(': ')
  return mailLink(
    output,
    `Su pedido del ${formatDay(recibido)}`,
    [respuesta, `Usted pidió: ${asked}`].filter(Boolean).join('\n\n'),
  )
}

/** `hoy` is `YYYY-MM-DD`; it is answered within `dias` days. */
export function detailsOfPedido(one: Pedido, hoy: string, dias: number): Dicha {
  const { recibido, respondido, resultado } = one
  return {
    title: pedidosList.name(one),
    reloj: relojSentence(relojDe(one, hoy, dias), one),
    mail: answerTo(one),
    rows: [
      ['De', one.nombre],
      ['Correo o teléfono', one.contacto],
      ['Qué pide', DERECHO_LABELS[one.derecho]],
      ['Sobre qué datos', one.pedido],
      ['Recibido', formatDay(recibido)],
      ['Contestado', respondido && formatDay(respondido)],
      ['Resultado', resultado && RESULTADO_LABELS[resultado]],
      ['Respuesta', one.respuesta],
      ['Nota', one.nota],
    ],
  }
}
