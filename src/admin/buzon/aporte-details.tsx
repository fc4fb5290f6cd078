import { PhoneLinks } from '@/admin/ui/record/phone-links'
import { type Aporte, ESTADO_LABELS, estadoOf } from '@/entities/aportes/aporte'
import { aportesList } from '@/entities/aportes/module'
import { formatDay, formatMoment } from '@/shared/lib/fecha'
import { mailLink } from '@/shared/lib/url'
import type { Dicha } from './carta-details'

/** The answer as a mail to whoever asked; the question stands below it. */
const answerTo = ({ email, recibido, respuesta, texto }: Aporte): string =>
  mailLink(
    email,
    `Su pregunta del ${formatDay(recibido)}`,
    [respuesta, `Usted preguntó: ${texto}`].filter(Boolean).join('\n\n'),
  )

export function detailsOfAporte(one: Aporte): Dicha {
  const { nombre, email, telefono, texto, recibido, llegada, respondido, publicado } = one
  return {
    title: aportesList.name(one),
    mail: email && answerTo(one),
    rows: [
      ['Pregunta', texto],
      ['De', nombre],
      ['Correo', email],
      ['Teléfono', telefono && <PhoneLinks key="telefono" phones={telefono} />],
      ['Recibida', llegada ? formatMoment(llegada) : formatDay(recibido)],
      ['Sobre', String(one.ejercicio)],
      ['Estado', ESTADO_LABELS[estadoOf(one)]],
      ['Respuesta', one.respuesta],
      ['Contestada', respondido && formatDay(respondido)],
      ['Como se publica', one.textoPublico],
      ['Publicada', publicado && formatMoment(publicado)],
      ['Nota', one.nota],
    ],
  }
}
