import { Details } from '@/admin/ui/record/details'
import { EditButton } from '@/admin/ui/record/edit-button'
import type { Mensaje } from '@/entities/mensajes/mensaje'
import { mensajesList } from '@/entities/mensajes/module'
import { formatMoment } from '@/shared/lib/fecha'
import { Stack } from '@/shared/ui/box/layout'
import { AnchorButton } from '@/shared/ui/control/button'
import { Mail } from '@/shared/ui/icon/icons'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { DialogFooter } from '@/shared/ui/overlay/dialog-footer'
import { EstadoBadge } from './columns'

/** The link of a mail to the author of a message, which quotes it. */
function replyTo({ email, asunto, mensaje }: Mensaje): string {
  const quoted = mensaje
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${asunto}`)}&body=${encodeURIComponent(`\n\n${quoted}`)}`
}

type MensajeDetailsProps = {
  mensaje: Mensaje
  /** The name of the account that sees to it. */
  owner: string | undefined
  onClose: () => void
  onEdit?: (() => void) | undefined
}

export function MensajeDetails({ mensaje, owner, onClose, onEdit }: MensajeDetailsProps) {
  const { asunto, nombre, email, telefono, fecha, estado, nota } = mensaje
  return (
    <Dialog onClose={onClose} title={asunto} size="lg">
      <Stack>
        <Details
          of={[mensajesList.key, mensaje.id]}
          rows={[
            ['De', nombre],
            ['Correo', email],
            ['Teléfono', telefono],
            ['Recibido', formatMoment(fecha)],
            ['Estado', <EstadoBadge key="estado" estado={estado} />],
            ['Encargado', owner],
            ['Mensaje', mensaje.mensaje],
            ['Nota', nota],
          ]}
        />
        <DialogFooter>
          <EditButton onEdit={onEdit} main={false} />
          <AnchorButton href={replyTo(mensaje)} leftSection={<Mail size={18} aria-hidden />}>
            Responder por correo
          </AnchorButton>
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}
