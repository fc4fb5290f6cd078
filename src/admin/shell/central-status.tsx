import { Link } from '@tanstack/react-router'
import { can } from '@/access/permissions'
import type { PublicUser } from '@/access/usuarios/usuario'
import { Cloud, CloudAlert, CloudUpload } from '@/admin/ui/icon/icons'
import type { Icon } from '@/shared/ui/icon/icon'
import { CloudOff } from '@/shared/ui/icon/icons'
import { type Phase, useCentral } from '@/sync/state'
import classes from './admin-shell.module.css'
import { phaseWords } from './central-words'

const ICONS: Record<Phase, Icon> = {
  starting: Cloud,
  current: Cloud,
  waiting: CloudUpload,
  offline: CloudOff,
  signIn: CloudAlert,
  update: CloudAlert,
  ask: CloudAlert,
  left: CloudOff,
  gone: CloudOff,
}

/** In the panel's header: whether this device and the central agree. Nothing without a central. */
export function CentralStatus() {
  const state = useCentral()
  if (!state) return null
  const words = phaseWords(state)
  const troubled = state.refused + state.notices + state.held.length + state.others.length > 0
  const Icon = troubled ? CloudAlert : ICONS[state.phase]
  return (
    <Link
      to="/admin/central"
      className={classes.headerLink}
      aria-label={`Central: ${words}${troubled ? '. Hay algo que revisar' : ''}`}
      title={words}
      data-phase={troubled ? 'troubled' : state.phase}
    >
      <Icon size={20} aria-hidden />
      <span className={classes.wide}>{state.phase === 'offline' ? 'Sin conexión' : words}</span>
    </Link>
  )
}

/** Over every panel page while anybody may sign in with the sample accounts. */
export function SampleStrip({ user }: { user: PublicUser }) {
  const state = useCentral()
  if (!state?.sample) return null
  return (
    <p className={classes.sampleStrip} role="note">
      <b>Modo de muestra.</b> Cualquiera en esta red puede entrar y ninguna estación lee los reportes.{' '}
      {can(user, 'config:view') && (
        <Link to="/admin/config" search={{ tab: 'central' }}>
          Hacerla de su brigada
        </Link>
      )}
    </p>
  )
}
