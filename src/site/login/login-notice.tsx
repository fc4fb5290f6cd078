import type { sessionEnd } from '@/access/session'
import { Callout } from '@/shared/ui/box/callout'
import { CircleAlert } from '@/shared/ui/icon/icons'

type LoginNoticeProps = {
  error: string | null
  /** Why the earlier session ended. */
  ended: ReturnType<typeof sessionEnd>
  /** Until the next try, as `4:59`. */
  countdown: string | null
}

/** Says why nobody is signed in: a wrong password, a wait, or the end of the earlier session. */
export function LoginNotice({ error, ended, countdown }: LoginNoticeProps) {
  const wait = countdown && `Demasiados intentos. Podrá probar otra vez en ${countdown}.`
  if (error)
    return (
      <Callout color="red" icon={<CircleAlert aria-hidden />} role="alert" title={error}>
        {wait}
      </Callout>
    )
  if (wait)
    return (
      <Callout color="orange" role="status" title="Acceso bloqueado">
        {wait}
      </Callout>
    )
  if (ended === 'refused')
    return (
      <Callout color="orange" role="status" title="Su cuenta no está activa">
        Ingrese con otra cuenta o pida a quien administra el sistema que active la suya.
      </Callout>
    )
  return (
    <Callout color="orange" role="status" title="Su sesión terminó">
      Ingrese otra vez para continuar. Lo que estaba escribiendo sigue guardado en este equipo.
    </Callout>
  )
}
