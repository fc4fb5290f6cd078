import type { Code } from '@/access/central/accounts'
import type { PublicUser } from '@/access/usuarios/usuario'
import { CodeDialog } from '@/admin/ui/share/code-dialog'
import { shareableOf, untilWords } from '@/admin/ui/share/given-code'
import type { Shareable } from '@/shared/lib/file/shareable'

/** Whose account it is, and the code with which they come in once. */
export type Given = Pick<PublicUser, 'name' | 'email'> & Code

/** What the new person is sent: where to go, what to type there, and until when. */
export function handOver(given: Given, address: string, nombreInstitucion: string): Shareable {
  const { name, email, codigo } = given
  // The fragment stays in the phone: no server and no preview of a chat is told the code.
  const link = `${address}/login#${new URLSearchParams({ codigo, correo: email })}`
  const lines = [
    `${name}: ya tiene una cuenta en el panel de ${nombreInstitucion}.`,
    `1. Abra ${link}`,
    `2. Si no están escritos ya: toque «¿Le dieron un código?» y escriba su email, ${email}, y el código ${codigo}`,
    '3. Toque «Iniciar Sesión» y elija su contraseña.',
    `El código es solo para usted. ${untilWords(given)}`,
  ]
  return shareableOf({ title: `Su cuenta en ${nombreInstitucion}`, lines, link, email })
}

/** Hands over the code with which somebody comes into the panel for the first time. */
export const AccountCode = ({ given, onClose }: { given: Given; onClose: () => void }) => (
  <CodeDialog
    name={given.name}
    codigo={given.codigo}
    about={`Con este código ingresa por primera vez y elige su contraseña. ${untilWords(given)}`}
    sharing="Compartir la cuenta"
    here="En este mismo equipo se ingresa en «Acceso al Sistema», con «¿Le dieron un código?»."
    share={(address, institucion) => handOver(given, address, institucion)}
    onClose={onClose}
  />
)
