import type { Item } from '@/entities/inventario/item'
import { activeMiembros } from '@/entities/personal/directory'
import type { Miembro } from '@/entities/personal/miembro'
import { delEjercicio, ejercicioActual, ejerciciosOf } from '@/entities/presupuesto/ejercicio'
import { totalGastos } from '@/entities/presupuesto/formulas'
import type { Gasto } from '@/entities/presupuesto/partida'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { resumenServicios } from '@/entities/registro-servicios/totals'
import type { Cifras } from '@/entities/sitio/cifras'
import { toDay, yearOf } from '@/shared/lib/fecha'
import { formatPercent, hasPresupuesto, withDecimalComma } from '@/shared/lib/moneda'
import { inOrder } from '@/shared/lib/text'
import { TIPOS_SERVICIO, type TipoServicio } from '@/shared/lib/tipos-servicio'

/**
 * Services of that year (`YYYY`) that were not cancelled; minutes with one decimal. Nothing where the log is empty or has no
 * entry of the year: nobody logged it, and «0 emergencias» would be false. Only the current year may have had none yet.
 */
export function countServices(list: readonly RegistroServicio[], anio: string, today: Date): Cifras {
  const ofYear = list.filter(({ fecha }) => yearOf(fecha) === anio)
  if (ofYear.length === 0 && (list.length === 0 || anio !== String(today.getFullYear()))) return {}
  const counted = ofYear.filter(({ estado }) => estado !== 'CANCELADO')
  const { porTipo, respuestaPromedio } = resumenServicios(counted)
  const kinds = Object.fromEntries(porTipo.map(({ tipo, cantidad }) => [tipo, String(cantidad)]))
  return {
    ...kinds,
    atenciones: String(counted.length),
    inspecciones: kinds.PREVENCION,
    respuesta:
      respuestaPromedio === null ? '' : withDecimalComma(String(Math.round(respuestaPromedio * 10) / 10)),
  }
}

/** The same day a month ago, or the last one of a shorter month. */
function monthBefore(today: Date): string {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()]
  return toDay(new Date(year, month - 1, Math.min(day, new Date(year, month, 0).getDate())))
}

/** The active members, and how many of them joined within a month. */
export function countPeople(list: readonly Miembro[], today: Date): Cifras {
  if (list.length === 0) return {}
  const active = activeMiembros(list)
  const joined = active.filter(({ fechaIngreso }) => fechaIngreso > monthBefore(today)).length
  return { activos: String(active.length), nuevos: joined > 0 ? `+${joined}` : '' }
}

/** Vehicles that can leave the station: in good or fair state, or operational. */
export function countVehicles(items: readonly Item[]): Cifras {
  const vehicles = items.filter(({ categoria }) => categoria === 'VEHICULO')
  if (vehicles.length === 0) return {}
  const ready = vehicles.filter(({ estado }) => ['BUENO', 'REGULAR', 'OPERATIVO'].includes(estado))
  return { vehiculos: String(ready.reduce((sum, { cantidad }) => sum + cantidad, 0)) }
}

/**
 * What was accrued of the coded expenses of a fiscal year: that of the year shown (`YYYY`), or else the one that is meant
 * today, named in brackets.
 */
export function countBudget(gastos: readonly Gasto[], anio: string, today: Date): Cifras {
  if (gastos.length === 0) return {}
  const shown = Number(anio)
  const ejercicio = ejerciciosOf(gastos).includes(shown) ? shown : ejercicioActual(gastos, today)
  const sums = totalGastos(delEjercicio(gastos, ejercicio))
  // Nobody has coded anything yet.
  if (!hasPresupuesto(sums)) return {}
  const percent = formatPercent(sums.ejecucion)
  return { ejecucion: ejercicio === shown ? percent : `${percent} (${ejercicio})` }
}

/** How many services of a kind a month had, and their mean response in minutes; nothing of whom they were for. */
export type MesDeServicios = { mes: string; tipo: TipoServicio; servicios: number; respuesta: number | null }

/** Each month of the log with each kind of service that it had, the oldest first; without the cancelled ones. */
export function countMonths(list: readonly RegistroServicio[]): MesDeServicios[] {
  const months = new Map<string, RegistroServicio[]>()
  for (const registro of list) {
    const mes = /^\d{4}-\d{2}(?=-)/.exec(registro.fecha)?.[0]
    if (!mes) continue
    const ofMonth = months.get(mes)
    if (ofMonth) ofMonth.push(registro)
    else months.set(mes, [registro])
  }
  return inOrder(months.keys()).flatMap((mes) =>
    TIPOS_SERVICIO.flatMap((tipo) => {
      const ofKind = (months.get(mes) ?? []).filter((registro) => registro.tipo === tipo)
      const { porTipo, respuestaPromedio } = resumenServicios(ofKind)
      const servicios = porTipo.find((kind) => kind.tipo === tipo)?.cantidad ?? 0
      const respuesta = respuestaPromedio === null ? null : Math.round(respuestaPromedio * 10) / 10
      return servicios > 0 ? [{ mes, tipo, servicios, respuesta }] : []
    }),
  )
}
