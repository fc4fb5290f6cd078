import type { Usuario } from '@/access/usuarios/usuario'
import { ownerName } from '@/admin/ui/form/owners'
import { LinkList } from '@/admin/ui/record/link-list'
import { PhoneLinks } from '@/admin/ui/record/phone-links'
import { solicitudesList } from '@/entities/solicitudes/module'
import { relojDe, relojSentence } from '@/entities/solicitudes/reloj'
import { RESULTADO_LABELS, type Solicitud, VIA_LABELS } from '@/entities/solicitudes/solicitud'
import type { Terminos } from '@/entities/solicitudes/terminos'
import { formatDay, formatMoment } from '@/shared/lib/fecha'
import { mailLink } from '@/shared/lib/url'
import type { Dicha } from './carta-details'

/** The answer as a mail to the requester; what was asked stands below it. */
const answerTo = ({ email, recibida, respuesta, enlaces, pedido }: Solicitud): string =>
  mailLink(
    email,
    `Su solicitud de información del ${formatDay(recibida)}`,
    [respuesta, enlaces.join('\n'), `Usted pidió: ${pedido}`].filter(Boolean).join('\n\n'),
  )

/** `hoy` is `YYYY-MM-DD`; `people`: those of whom one may see to it. */
export function detailsOfSolicitud(
  one: Solicitud,
  hoy: string,
  terminos: Terminos | undefined,
  people: readonly Usuario[],
): Dicha {
  const { email, telefono, recibida, llegada, asignado, prorroga, resultado, enlaces } = one
  return {
    title: solicitudesList.name(one),
    reloj: terminos && relojSentence(relojDe(one, hoy, terminos), one),
    mail: email && answerTo(one),
    rows: [
      ['Qué pide', one.pedido],
      ['De', one.nombre],
      ['Correo', email],
      ['Teléfono', telefono && <PhoneLinks key="telefono" phones={telefono} />],
      ['Recibida', llegada ? formatMoment(llegada) : formatDay(recibida)],
      ['Cómo llegó', VIA_LABELS[one.via]],
      ['Encargado', asignado && ownerName(people, asignado)],
      ['Prórroga avisada', prorroga && formatDay(prorroga)],
      ['Motivo de la prórroga', one.motivoProrroga],
      ['Resultado', resultado && RESULTADO_LABELS[resultado]],
      ['Respuesta', one.respuesta],
      ['Enlaces', enlaces.length > 0 && <LinkList key="enlaces" links={enlaces} />],
      ['Nota', one.nota],
    ],
  }
}
