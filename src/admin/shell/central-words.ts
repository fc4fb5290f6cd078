import { formatMoment } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import type { CentralState } from '@/sync/state'

/** How this device stands with the central, in as few words as a header has room for. */
export function phaseWords({ phase, waiting, photos, since, refused }: CentralState): string {
  switch (phase) {
    case 'starting':
      return 'Conectando con la central'
    case 'current':
      if (photos.waiting > 0) return `${plural(photos.waiting, 'foto', 'fotos')} por enviar`
      return refused > 0 ? `La central no recibió ${plural(refused, 'cambio', 'cambios')}` : 'Al día'
    case 'waiting':
      return `${plural(waiting, 'cambio', 'cambios')} por enviar`
    case 'offline': {
      const saved = waiting > 0 ? `, ${plural(waiting, 'cambio', 'cambios')} por enviar` : ''
      const time = since === null ? '' : ` desde ${formatMoment(new Date(since).toISOString())}`
      return `Sin conexión con la central${time}${saved}`
    }
    case 'signIn':
      return 'Necesita ingresar otra vez'
    case 'update':
      return 'Actualice la aplicación'
    case 'ask':
      return 'Falta decidir qué hacer con los datos de este equipo'
    case 'left':
      return 'Este equipo está fuera de la central'
  }
}

/** What it means and what a person can do about it. */
export const phaseHint = ({ phase, refused }: CentralState): string =>
  phase === 'current' && refused > 0
    ? 'Lo demás que hay en este equipo está también en la central.'
    : PHASE_HINTS[phase]

const PHASE_HINTS: Record<CentralState['phase'], string> = {
  starting: 'Espere un momento.',
  current: 'Todo lo que hay en este equipo está también en la central.',
  waiting: 'Está guardado en este equipo y se envía solo en cuanto se pueda.',
  offline:
    'Puede seguir trabajando: lo que guarde queda en este equipo y se envía solo cuando vuelva la red.',
  signIn:
    'La sesión con la central terminó. Lo que guardó sigue en este equipo y se envía cuando ingrese otra vez.',
  update: 'La central es de otra versión. Cierre y abra la aplicación con red: se actualiza sola.',
  ask: 'Este equipo tiene registros propios. Nada se envía ni se reemplaza hasta que usted decida.',
  left: 'Trabaja solo con lo que tiene guardado: no envía ni recibe nada.',
}
