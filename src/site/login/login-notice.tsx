import { Alert } from '@mantine/core'
import { CircleAlert } from 'lucide-react'

type LoginNoticeProps = {
  error: string | null
  /** Until the next try, as `4:59`. */
  countdown: string | null
}

/** Why nobody is signed in; at the first opening after a session has ended, that it has. */
export function LoginNotice({ error, countdown }: LoginNoticeProps) {
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
  return (
    <Alert color="orange" role="status" title="Su sesión terminó">
      Ingrese otra vez para continuar. Lo que estaba escribiendo sigue guardado en este equipo.
    </Alert>
  )
}
