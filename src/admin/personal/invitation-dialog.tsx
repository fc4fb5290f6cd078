import type { Invitacion } from '@/access/central/accesos'
import { CodeDialog } from '@/admin/ui/share/code-dialog'
import { shareableOf, untilWords } from '@/admin/ui/share/given-code'
import type { Miembro } from '@/entities/personal/miembro'

type InvitationDialogProps = {
  miembro: Pick<Miembro, 'nombres' | 'email'>
  invitacion: Invitacion
  onClose: () => void
}

/** Hands over the code that makes a phone this person's. */
export function InvitationDialog({ miembro, invitacion, onClose }: InvitationDialogProps) {
  const { nombres, email } = miembro
  const { codigo } = invitacion
  return (
    <CodeDialog
      name={nombres}
      codigo={codigo}
      about={`Con este código su teléfono ve las salidas y las contesta. ${untilWords(invitacion)}`}
      sharing="Compartir el acceso"
      here="En este mismo equipo se escribe en «Mi lugar» (/mi)."
      share={(address, institucion) => {
        // The fragment stays in the phone: no server and no preview of a chat is told the code.
        const link = `${address}/mi#codigo=${codigo}`
        return shareableOf({
          title: `Su acceso a las salidas de ${institucion}`,
          lines: [
            `${nombres}: así ve en su teléfono las salidas de ${institucion} y contesta si viene.`,
            `1. Abra ${link}`,
            `2. Si no está escrito ya, escriba el código ${codigo} y toque «Entrar en este teléfono».`,
            '3. Toque «Avisarme de cada salida».',
            `En un iPhone instale antes la aplicación: Compartir, «Agregar a inicio». El código es solo para usted. ${untilWords(invitacion)}`,
          ],
          link,
          email,
        })
      }}
      onClose={onClose}
    />
  )
}
