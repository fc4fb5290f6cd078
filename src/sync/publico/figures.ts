import { inspeccionesEntre } from '@/entities/inspecciones/cifras'
import type { Item } from '@/entities/inventario/item'
import { activeMiembros } from '@/entities/personal/directory'
import type { Miembro } from '@/entities/personal/miembro'
import { publicadoDe, resumenDeCorte } from '@/entities/presupuesto/cortes/cierre'
import type { Congelado } from '@/entities/presupuesto/cortes/congelado'
import { delEjercicio, ejercicioActual, ejerciciosOf } from '@/entities/presupuesto/ejercicio'
import { totalGastos } from '@/entities/presupuesto/formulas'
import type { Gasto } from '@/entities/presupuesto/partida'
import { type Contable, respuestaALaVista, resumenServicios } from '@/entities/registro-servicios/totals'
import type { Cifras } from '@/entities/sitio/cifras'
import { toDay, toYear, yearOf } from '@/shared/lib/fecha'
import { formatPercent, hasPresupuesto, withDecimalComma } from '@/shared/lib/moneda'
import { inOrder } from '@/shared/lib/text'
import { TIPOS_SERVICIO, type TipoServicio } from '@/shared/lib/tipos-servicio'

/**
 * Services of that year (`YYYY`) that were not cancelled; minutes as they may be published. Nothing where the log is empty or has no
 * entry of the year: nobody logged it, and «0 emergencias» would be false. Only the current year may have had none yet.
 */
export function countServices(list: readonly Contable[], anio: string, today: Date): Cifras {
  const ofYear = list.filter(({ fecha }) => yearOf(fecha) === anio)
  if (ofYear.length === 0 && (list.length === 0 || anio !== String(toYear(today)))) return {}
  const counted = ofYear.filter(({ estado }) => estado !== 'CANCELADO')
  const { porTipo } = resumenServicios(counted)
  const respuesta = respuestaALaVista(counted)
  const kinds = Object.fromEntries(porTipo.map(({ tipo, cantidad }) => [tipo, String(cantidad)]))
  return {
    ...kinds,
    atenciones: String(counted.length),
    inspecciones: kinds.PREVENCION,
    respuesta: respuesta === null ? '' : withDecimalComma(String(respuesta)),
  }
}

/**
 * The inspections of that year (`YYYY`) where a brigade notes its visits; they stand in the place of the log's services of
 * prevention. Nothing where no visit of the year was noted: the log goes on counting.
 */
export function countInspections(visitas: Parameters<typeof inspeccionesEntre>[0], anio: string): Cifras {
  const made = inspeccionesEntre(visitas, `${anio}-01-01`, `${anio}-12-31`)
  return made > 0 ? { inspecciones: String(made) } : {}
}

/** The same day a month ago, or the last one of a shorter month. */
function monthBefore(today: Date): string {
  const [year = 0, month = 0, day = 0] = toDay(today).split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1, 0))
  last.setUTCDate(Math.min(day, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
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
  const vehicles = items.filter(({ categoria, baja }) => categoria === 'VEHICULO' && !baja)
  if (vehicles.length === 0) return {}
  const ready = vehicles.filter(({ estado }) => ['BUENO', 'REGULAR', 'OPERATIVO'].includes(estado))
  return { vehiculos: String(ready.reduce((sum, { cantidad }) => sum + cantidad, 0)) }
}

/** The execution of a fiscal year's expenses, its year in brackets where it isn't the one shown. */
const executionOf = (ejecucion: number, ejercicio: number, shown: number): string =>
  ejercicio === shown ? formatPercent(ejecucion) : `${formatPercent(ejecucion)} (${ejercicio})`

/**
 * What was accrued of the coded expenses of a fiscal year: that of the year shown (`YYYY`), or else the one that is meant
 * today. Once the town reads a cut, it is the cut's, with its day: what moves since then isn't published.
 */
export function countBudget(
  gastos: readonly Gasto[],
  congelados: readonly Congelado[],
  anio: string,
  today: Date,
): Cifras {
  const shown = Number(anio)
  const cut = publicadoDe(congelados, shown)
  if (cut) {
    const sums = resumenDeCorte(cut)
    if (!hasPresupuesto(sums.gastos)) return {}
    return { ejecucion: executionOf(sums.gastos.ejecucion, cut.ejercicio, shown), ejecucionAl: cut.fecha }
  }
  if (gastos.length === 0) return {}
  const ejercicio = ejerciciosOf(gastos).includes(shown) ? shown : ejercicioActual(gastos, today)
  const sums = totalGastos(delEjercicio(gastos, ejercicio))
  // Nobody has coded anything yet.
  if (!hasPresupuesto(sums)) return {}
  return { ejecucion: executionOf(sums.ejecucion, ejercicio, shown) }
}

/** How many services of a kind a month had, and their mean response in minutes as it may be published; nothing of whom they were for. */
export type MesDeServicios = { mes: string; tipo: TipoServicio; servicios: number; respuesta: number | null }

/** Each month of the log with each kind of service that it had, the oldest first; without the cancelled ones. */
export function countMonths(list: readonly Contable[]): MesDeServicios[] {
  const months = new Map<string, Contable[]>()
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
      const servicios = ofKind.filter(({ estado }) => estado !== 'CANCELADO').length
      return servicios > 0 ? [{ mes, tipo, servicios, respuesta: respuestaALaVista(ofKind) }] : []
    }),
  )
}
