import type { Usuario } from '@/access/usuarios/usuario'
import { ownerName } from '@/admin/ui/form/owners'
import { Details } from '@/admin/ui/record/details'
import { EditButton } from '@/admin/ui/record/edit-button'
import { LinkList } from '@/admin/ui/record/link-list'
import { solicitudesList } from '@/entities/solicitudes/module'
import { relojSentence } from '@/entities/solicitudes/reloj'
import { RESULTADO_LABELS, VIA_LABELS } from '@/entities/solicitudes/solicitud'
import { formatDay, formatMoment } from '@/shared/lib/fecha'
import { mailLink } from '@/shared/lib/url'
import { Stack } from '@/shared/ui/box/layout'
import { AnchorButton } from '@/shared/ui/control/button'
import { Mail } from '@/shared/ui/icon/icons'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { DialogFooter } from '@/shared/ui/overlay/dialog-footer'
import { Text } from '@/shared/ui/text/text'
import type { Row } from './columns'

/** The answer as a mail to the requester; what was asked stands below it. */
const answerTo = ({ email, recibida, respuesta, enlaces, pedido }: Row): string =>
  mailLink(
    email,
    `Su solicitud de información del ${formatDay(recibida)}`,
    [respuesta, enlaces.join('\n'), `Usted pidió: ${pedido}`].filter(Boolean).join('\n\n'),
  )

type SolicitudDetailsProps = {
  solicitud: Row
  people: readonly Usuario[]
  onClose: () => void
  onEdit?: (() => void) | undefined
}

export function SolicitudDetails({ solicitud, people, onClose, onEdit }: SolicitudDetailsProps) {
  const { id, nombre, email, telefono, via, recibida, llegada, reloj, ...rest } = solicitud
  return (
    <Dialog onClose={onClose} title={solicitudesList.name(solicitud)} size="lg">
      <Stack>
        <Text strong>{relojSentence(reloj, solicitud)}</Text>
        <Details
          of={[solicitudesList.key, id]}
          rows={[
            ['Qué pide', rest.pedido],
            ['De', nombre],
            ['Correo', email],
            ['Teléfono', telefono],
            ['Recibida', llegada ? formatMoment(llegada) : formatDay(recibida)],
            ['Cómo llegó', VIA_LABELS[via]],
            ['Encargado', rest.asignado && ownerName(people, rest.asignado)],
            ['Prórroga avisada', rest.prorroga && formatDay(rest.prorroga)],
            ['Motivo de la prórroga', rest.motivoProrroga],
            ['Resultado', rest.resultado && RESULTADO_LABELS[rest.resultado]],
            ['Respuesta', rest.respuesta],
            ['Enlaces', rest.enlaces.length > 0 && <LinkList key="enlaces" links={rest.enlaces} />],
            ['Nota', rest.nota],
          ]}
        />
        <DialogFooter>
          <EditButton onEdit={onEdit} main={!email} />
          {email && (
            <AnchorButton href={answerTo(solicitud)} leftSection={<Mail size={18} aria-hidden />}>
              Escribir por correo
            </AnchorButton>
          )}
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}
