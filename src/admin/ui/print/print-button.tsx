import { Button } from '@/shared/ui/control/button'
import { Printer } from '@/shared/ui/icon/icons'

/** Opens the browser's print dialog; a screen with this button also has a printed sheet. */
export const PrintButton = ({ empty = false }: { empty?: boolean }) => (
  <Button
    variant="default"
    leftSection={<Printer size={18} aria-hidden />}
    disabled={empty}
    onClick={() => window.print()}
  >
    Imprimir
  </Button>
)
