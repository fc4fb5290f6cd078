import type { Invitacion } from '@/access/central/devices'
import { shareableOf, untilWords } from '@/admin/ui/share/given-code'
import type { Miembro } from '@/entities/personal/miembro'
import type { Shareable } from '@/shared/lib/file/shareable'

/** What somebody is sent who gets access: to the number on their record, where there is one. `calls`: the brigade calls out. */
export function invitationOf(
  { nombres, email, telefono }: Pick<Miembro, 'nombres' | 'email' | 'telefono'>,
  invitacion: Invitacion,
  address: string,
  institucion: string,
  calls: boolean,
): Shareable {
  const { codigo } = invitacion
  // The fragment stays in the phone: no server and no preview of a chat is told the code.
  const link = `${address}/mi#codigo=${codigo}`
  return shareableOf({
    title: calls ? `Su acceso a las salidas de ${institucion}` : `Su lugar en ${institucion}`,
    lines: [
      calls
        ? `${nombres}: así ve en su teléfono las salidas de ${institucion} y contesta si viene.`
        : `${nombres}: así ve en su teléfono lo suyo de ${institucion}.`,
      `1. Abra ${link}`,
      `2. Si no está escrito ya, escriba el código ${codigo} y toque «Entrar en este teléfono».`,
      ...(calls ? ['3. Toque «Avisarme de cada salida».'] : []),
      `En un iPhone instale antes la aplicación: Compartir, «Agregar a inicio». El código es solo para usted. ${untilWords(invitacion)}`,
    ],
    link,
    email,
    telefono,
  })
}
