import type { Invitacion } from '@/access/central/devices'
import { CodeDialog } from '@/admin/ui/share/code-dialog'
import { untilWords } from '@/admin/ui/share/given-code'
import type { Miembro } from '@/entities/personal/miembro'
import { invitationOf } from './invitation'

type InvitationDialogProps = {
  miembro: Pick<Miembro, 'nombres' | 'email' | 'telefono'>
  invitacion: Invitacion
  onClose: () => void
}

/** Hands over the code that makes a phone this person's. */
export const InvitationDialog = ({ miembro, invitacion, onClose }: InvitationDialogProps) => (
  <CodeDialog
    name={miembro.nombres}
    codigo={invitacion.codigo}
    about={`Con este código su teléfono ve las salidas y las contesta. ${untilWords(invitacion)}`}
    sharing="Compartir el acceso"
    here="En este mismo equipo se escribe en «Mi lugar» (/mi)."
    share={(address, institucion) => invitationOf(miembro, invitacion, address, institucion)}
    onClose={onClose}
  />
)
