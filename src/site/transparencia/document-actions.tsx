import { Button } from '@/shared/ui/control/button'
import { Printer, Share2 } from '@/shared/ui/icon/icons'
import { type Overlays, useOverlays } from '@/shared/ui/overlay/overlays'
import classes from './document.module.css'

const wasDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Opens the phone's share sheet; where there is none, copies the address. */
async function share({ showNotice, showSuccess }: Overlays, title: string): Promise<void> {
  const url = location.origin + location.pathname
  try {
    if (navigator.share) {
      await navigator.share({ title, url })
      return
    }
    await navigator.clipboard.writeText(url)
    showSuccess({ title: 'Enlace copiado', message: 'Péguelo donde quiera compartir el informe.' })
  } catch (error) {
    if (!wasDismissed(error)) showNotice('Copie el enlace del informe', url)
  }
}

type DocumentActionsProps = {
  title: string
  /** Whether its link opens on other devices. */
  linked: boolean
}

/** Buttons to share and print; every system's print dialog can also make a PDF. */
export function DocumentActions({ title, linked }: DocumentActionsProps) {
  const overlays = useOverlays()
  return (
    <>
      {linked && (
        <Button
          variant="default"
          leftSection={<Share2 size={18} aria-hidden />}
          onClick={() => void share(overlays, title)}
        >
          Compartir
        </Button>
      )}
      <Button
        variant={linked ? 'default' : 'filled'}
        leftSection={<Printer size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        Imprimir o guardar PDF
      </Button>
      {!linked && (
        <p className={classes.only}>
          Este informe está solo en este dispositivo: su enlace no se abre en otros. Para compartirlo,
          guárdelo como PDF.
        </p>
      )}
    </>
  )
}
