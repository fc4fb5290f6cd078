import { Button, LinkButton } from '@/shared/ui/control/button'
import { ClipboardCheck, ListChecks, ScanQrCode } from '@/shared/ui/icon/icons'
import classes from './inventario.module.css'

type RoundsProps = { lugar: string | undefined; canEdit: boolean; onScan: () => void }

/** What somebody does who walks through the station. */
export const Rounds = ({ lugar, canEdit, onScan }: RoundsProps) => (
  <>
    {canEdit && (
      <LinkButton
        to="/admin/inventario/contar"
        search={{ lugar }}
        variant="default"
        leftSection={<ClipboardCheck size={18} aria-hidden />}
      >
        Contar
      </LinkButton>
    )}
    <Button
      variant="default"
      className={classes.onPhone}
      leftSection={<ScanQrCode size={18} aria-hidden />}
      onClick={onScan}
    >
      Escanear
    </Button>
    {canEdit && (
      <LinkButton
        to="/admin/inventario/revisar"
        search={{ lugar }}
        variant="default"
        leftSection={<ListChecks size={18} aria-hidden />}
      >
        Revisar
      </LinkButton>
    )}
  </>
)
