import { useNavigate } from '@tanstack/react-router'
import { hasCentral } from '@/access/central/mark'
import { closeSession } from '@/access/session'
import { plural } from '@/shared/lib/plural'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { useCentral } from './state'

function question(waiting: number): string {
  const [what, stays] =
    waiting === 1
      ? ['Un cambio suyo todavía no llega', 'Queda guardado en este equipo y se envía solo']
      : [
          `${plural(waiting, '', 'cambios suyos')} todavía no llegan`,
          'Quedan guardados en este equipo y se envían solos',
        ]
  return `${what} a la central. ${stays} cuando usted ingrese aquí otra vez.`
}

/** Closes the session; who has something unsent hears first what becomes of it. */
export function useSignOut(): () => Promise<void> {
  const central = useCentral()
  const waiting = central?.waiting ?? 0
  const overlays = useOverlays()
  const navigate = useNavigate()
  return async () => {
    const sure =
      waiting === 0 ||
      (await overlays.confirm({
        title: 'Cambios sin enviar',
        question: question(waiting),
        confirm: 'Cerrar la sesión',
        cancel: 'Seguir aquí',
      }))
    if (!sure) return
    closeSession()
    if (hasCentral())
      import('./stays')
        .then(({ tellSignedOut }) => tellSignedOut(overlays, central))
        .catch((error: unknown) => console.error('No se pudo decir qué queda en este equipo', error))
    void navigate({ to: '/' })
  }
}
