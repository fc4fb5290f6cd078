import { Button } from '@mantine/core'
import { Printer } from '@/shared/ui/icon/icons'

/** Opens the browser's print dialog; a screen with such a button has a printed sheet of its own. */
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
