import { Alert } from '@mantine/core'
import { CircleAlert } from 'lucide-react'
import type { sessionEnd } from '@/access/session'

type LoginNoticeProps = {
  error: string | null
  /** Why a session that was there is no more. */
  ended: ReturnType<typeof sessionEnd>
  /** Until the next try, as `4:59`. */
  countdown: string | null
}

/** Why nobody is signed in: a wrong password, a wait, or how the session that was there came to an end. */
export function LoginNotice({ error, ended, countdown }: LoginNoticeProps) {
  const wait = countdown && `Demasiados intentos. Podrá probar otra vez en ${countdown}.`
  if (error)
    return (
      <Alert color="red" icon={<CircleAlert aria-hidden />} role="alert" title={error}>
        {wait}
      </Alert>
    )
  if (wait)
    return (
      <Alert color="orange" role="status" title="Acceso bloqueado">
        {wait}
      </Alert>
    )
  if (ended === 'refused')
    return (
      <Alert color="orange" role="status" title="Su cuenta no está activa">
        Ingrese con otra cuenta o pida a quien administra el sistema que active la suya.
      </Alert>
    )
  return (
    <Alert color="orange" role="status" title="Su sesión terminó">
      Ingrese otra vez para continuar. Lo que estaba escribiendo sigue guardado en este equipo.
    </Alert>
  )
}
