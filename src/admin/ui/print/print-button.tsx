import { Button } from '@/shared/ui/control/button'
import { Printer } from '@/shared/ui/icon/icons'

/** `what` is said where the paper holds something else than the list that is on the screen. */
type PrintButtonProps = { empty?: boolean; what?: string }

/** Opens the browser's print dialog; a screen with this button also has a printed sheet. */
export const PrintButton = ({ empty = false, what }: PrintButtonProps) => (
  <Button
    variant="default"
    leftSection={<Printer size={18} aria-hidden />}
    disabled={empty}
    onClick={() => window.print()}
  >
    {['Imprimir', what].filter(Boolean).join(' ')}
  </Button>
)
