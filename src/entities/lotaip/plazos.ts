import { addDays, addMonths, cierreDe, daysBetween, isLaborable } from '@/shared/lib/dias'
import { formatDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'

/** When a month has to be filed: `dia` of the month after it, 1 to 28; `feriados` are `YYYY-MM-DD`. */
export type Reglas = { dia: number; feriados: readonly string[] }

/** The close of a month, or this day (`YYYY-MM-DD`) while the month isn't over: nothing is of a day to come. */
export const cierreHasta = (mes: string, hoy: string): string => (cierreDe(mes) < hoy ? cierreDe(mes) : hoy)

/**
 * The last day on which a `YYYY-MM` month can be filed, as `YYYY-MM-DD`: the day of the rule in the month after it, or
 * the next working day. The law says so of the 15th (second-hand: `FUENTE` in numerales.ts).
 */
export function vence(mes: string, { dia, feriados }: Reglas): string {
  let day = `${addMonths(mes, 1)}-${String(dia).padStart(2, '0')}`
  while (!isLaborable(day, feriados)) day = addDays(day, 1)
  return day
}

/** Days before the deadline from which the dashboard tells of it. */
const AVISO_DIAS = 7

export type Plazo = {
  estado: 'ABIERTO' | 'POR_VENCER' | 'VENCIDO' | 'PRESENTADO'
  /** The deadline, `YYYY-MM-DD`, and how many days are left; below 0 it is over. */
  vence: string
  faltan: number
}

/** How a month stands on the day `hoy` (`YYYY-MM-DD`); a month that isn't over yet is open. */
export function plazoDe(mes: string, hoy: string, reglas: Reglas, presentado: boolean): Plazo {
  const day = vence(mes, reglas)
  const faltan = daysBetween(hoy, day)
  const running = hoy.slice(0, 7) <= mes
  const estado = presentado ? 'PRESENTADO' : faltan < 0 ? 'VENCIDO' : running ? 'ABIERTO' : 'POR_VENCER'
  return { estado, vence: day, faltan }
}

/**
 * A month's state in a sentence; `presentado` is the day on which somebody says that it was filed. Of a month before the
 * brigade began to prepare them here (`llevado`) nothing is known: it may have been filed without the panel.
 */
export function plazoSentence(
  { estado, vence: day, faltan }: Plazo,
  { presentado, llevado }: { presentado: string; llevado: boolean },
): string {
  if (estado === 'PRESENTADO') return `Presentado el ${formatDay(presentado)}.`
  if (estado === 'VENCIDO' && !llevado)
    return `No está anotado si se presentó. El plazo fue hasta el ${formatDay(day)}.`
  if (estado === 'VENCIDO')
    return `Atrasado: había plazo hasta el ${formatDay(day)}, hace ${plural(-faltan, 'día', 'días')}.`
  if (estado === 'ABIERTO')
    return `El mes no ha terminado. Se presenta con los datos de su cierre, hasta el ${formatDay(day)}.`
  if (faltan === 0) return `Hoy, ${formatDay(day)}, es el último día para presentarlo.`
  return `Se presenta hasta el ${formatDay(day)}: ${faltan === 1 ? 'falta' : 'faltan'} ${plural(faltan, 'día', 'días')}.`
}

/**
 * The months that somebody has to see to now, the oldest first: from the first one that the brigade worked on to the last
 * one that is over, those that nobody filed and whose deadline is over or within `AVISO_DIAS`.
 */
export function porPresentar(
  tocados: readonly string[],
  presentados: readonly string[],
  hoy: string,
  reglas: Reglas,
): { mes: string; plazo: Plazo }[] {
  const [first] = [...tocados].sort()
  if (!first) return []
  const due: { mes: string; plazo: Plazo }[] = []
  for (let mes = first; mes < hoy.slice(0, 7); mes = addMonths(mes, 1)) {
    const plazo = plazoDe(mes, hoy, reglas, presentados.includes(mes))
    if (plazo.estado !== 'PRESENTADO' && plazo.faltan <= AVISO_DIAS) due.push({ mes, plazo })
  }
  return due
}
