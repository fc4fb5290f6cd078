import { CodeDialog } from '@/admin/ui/share/code-dialog'
import { untilWords } from '@/admin/ui/share/given-code'
import { type Given, handOver } from './hand-over'

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
