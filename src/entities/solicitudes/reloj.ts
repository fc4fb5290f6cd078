import { type Cuenta, daysBetween, isDay, ultimoDia } from '@/shared/lib/dias'
import { formatDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import type { Solicitud } from './solicitud'
import type { Terminos } from './terminos'

/** The fields of a request that move its clock. */
type Fechas = Pick<Solicitud, 'recibida' | 'prorroga' | 'motivoProrroga' | 'respondida'>

export type Reloj = {
  estado: 'RESPONDIDA' | 'EN_PLAZO' | 'VENCIDA'
  /** The last day for the answer, `YYYY-MM-DD`, and how many days are left or, of an answer, were left; below 0 it is over. */
  vence: string
  faltan: number
  /** The last day without an extension: an extension that was told after it comes too late. */
  primero: string
  prorroga: 'NO' | 'SI' | 'TARDE'
}

/**
 * How a request stands on the day `hoy` (`YYYY-MM-DD`). An extension counts once it has a reason and was told in time: when
 * the first term is over, the silence has denied the request.
 */
export function relojDe(solicitud: Fechas, hoy: string, terminos: Terminos): Reloj {
  const { recibida, prorroga, motivoProrroga, respondida } = solicitud
  const { dias, prorroga: more, habiles, feriados } = terminos
  const cuenta: Cuenta = { habiles, feriados }
  const primero = ultimoDia(recibida, dias, cuenta)
  const asked = isDay(prorroga) && motivoProrroga.trim() !== ''
  const counts = asked && prorroga <= primero
  const vence = counts ? ultimoDia(primero, more, cuenta) : primero
  const faltan = daysBetween(isDay(respondida) ? respondida : hoy, vence)
  const estado = isDay(respondida) ? 'RESPONDIDA' : faltan < 0 ? 'VENCIDA' : 'EN_PLAZO'
  return { estado, vence, faltan, primero, prorroga: counts ? 'SI' : asked ? 'TARDE' : 'NO' }
}

const days = (n: number) => plural(n, 'día', 'días')

/** A request's clock in a sentence. */
export function relojSentence(
  { estado, vence, faltan, prorroga }: Reloj,
  { respondida }: Pick<Solicitud, 'respondida'>,
): string {
  if (estado === 'RESPONDIDA')
    return faltan < 0
      ? `Respondida el ${formatDay(respondida)}, ${days(-faltan)} después del plazo.`
      : `Respondida el ${formatDay(respondida)}, dentro del plazo.`
  const late = prorroga === 'TARDE' ? ' La prórroga se avisó cuando el plazo había terminado: no cuenta.' : ''
  if (estado === 'VENCIDA')
    return `Venció el ${formatDay(vence)}, hace ${days(-faltan)}: para la ley, no contestar es negarla. Contéstela igual.${late}`
  const con = prorroga === 'SI' ? ' con la prórroga' : ''
  if (faltan === 0) return `Hoy, ${formatDay(vence)}, es el último día para contestarla${con}.`
  return `Se contesta hasta el ${formatDay(vence)}${con}: ${faltan === 1 ? 'falta' : 'faltan'} ${days(faltan)}.`
}

/** Those that nobody answered, the first to end first. `hoy` is `YYYY-MM-DD`. */
export const porContestar = (list: readonly Solicitud[], hoy: string, terminos: Terminos) =>
  list
    .map((solicitud) => ({ solicitud, reloj: relojDe(solicitud, hoy, terminos) }))
    .filter(({ reloj }) => reloj.estado !== 'RESPONDIDA')
    .sort((a, b) => a.reloj.faltan - b.reloj.faltan)
