import { formatMoment } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { joinNames } from '@/shared/lib/text'
import type { CentralState, OthersCount } from '@/sync/state'

/** The name of a deleted account is not known any more. */
export const ofWhom = ({ name }: Pick<OthersCount, 'name'>): string => name || 'otra persona'

function othersWords(others: CentralState['others']): string {
  const count = others.reduce((sum, one) => sum + one.count, 0)
  const [first, ...rest] = others
  const whose = first && rest.length === 0 ? ofWhom(first) : 'otras personas'
  return `Hay ${plural(count, 'cambio', 'cambios')} de ${whose} sin enviar`
}

/** How this device stands with the central, in as few words as a header has room for. */
export function phaseWords({ phase, waiting, others, photos, since, refused }: CentralState): string {
  switch (phase) {
    case 'starting':
      return 'Conectando con la central'
    case 'current':
      if (photos.waiting > 0) return `${plural(photos.waiting, 'foto', 'fotos')} por enviar`
      if (refused > 0) return `La central no recibió ${plural(refused, 'cambio', 'cambios')}`
      return others.length > 0 ? othersWords(others) : 'Al día'
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
    case 'gone':
      return 'En esta dirección ya no hay una central'
  }
}

/** What a phase means, and what a person can do about it. */
export function phaseHint({ phase, refused, others, photos, reason }: CentralState): string {
  if (phase === 'waiting' && reason) return `${reason} Mientras tanto está guardado en este equipo.`
  if (phase !== 'current') return PHASE_HINTS[phase]
  if (photos.waiting > 0) return PHASE_HINTS.waiting
  return refused + others.length + photos.refused > 0
    ? 'Lo demás que hay en este equipo está también en la central.'
    : PHASE_HINTS.current
}

/** Tells what would be lost with this device's data, because nobody else has it; '' when there is nothing. */
export function lossWords({ waiting, others, refused, photos }: CentralState): string {
  const changes = others.reduce((sum, { count }) => sum + count, waiting + refused)
  const pictures = photos.waiting + photos.refused
  const lost = [
    ...(changes > 0 ? [plural(changes, 'cambio', 'cambios')] : []),
    ...(pictures > 0 ? [plural(pictures, 'fotografía o archivo', 'fotografías o archivos')] : []),
  ]
  return lost.length > 0 ? `Se pierde lo que la central no tiene: ${joinNames(lost)}.` : ''
}

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
  left: 'Trabaja solo con lo que tiene guardado: no envía ni recibe nada. Aquí se ingresa con las contraseñas de la última vez, sin fecha límite.',
  gone: 'Este equipo trabaja solo con lo que tiene guardado: no envía ni recibe nada. Si la central está en otra dirección, ábrala allí.',
}
