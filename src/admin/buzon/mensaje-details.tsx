import type { Usuario } from '@/access/usuarios/usuario'
import { ownerName } from '@/admin/ui/form/owners'
import { PhoneLinks } from '@/admin/ui/record/phone-links'
import { ESTADO_LABELS, type Mensaje } from '@/entities/mensajes/mensaje'
import { formatMoment } from '@/shared/lib/fecha'
import { mailLink } from '@/shared/lib/url'
import type { Dicha } from './carta-details'

/** A mail to the author of a message, which quotes it. */
function replyTo({ email, asunto, mensaje }: Mensaje): string {
  const quoted = mensaje.split('\n').map((line) => `> ${line}`)
  return mailLink(email, `Re: ${asunto}`, `\n\n${quoted.join('\n')}`)
}

/** `people`: those of whom one may see to it. */
export function detailsOfMensaje(one: Mensaje, people: readonly Usuario[]): Dicha {
  const { asunto, nombre, email, telefono, fecha, estado, asignado } = one
  return {
    title: asunto,
    mail: replyTo(one),
    rows: [
      ['De', nombre],
      ['Correo', email],
      ['Teléfono', telefono && <PhoneLinks key="telefono" phones={telefono} />],
      ['Recibido', formatMoment(fecha)],
      ['Estado', ESTADO_LABELS[estado]],
      ['Encargado', asignado && ownerName(people, asignado)],
      ['Mensaje', one.mensaje],
      ['Nota', one.nota],
    ],
  }
}
