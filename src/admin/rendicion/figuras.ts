import { ESTADO_LABELS, type Item } from '@/entities/inventario/item'
import { ESTADOS } from '@/entities/inventario/opciones'
import { itemTotals } from '@/entities/inventario/totals'
import { activeMiembros, countByArea } from '@/entities/personal/directorio'
import type { Miembro } from '@/entities/personal/miembro'
import { resumenPresupuesto } from '@/entities/presupuesto/formulas'
import type { Gasto, Ingreso } from '@/entities/presupuesto/partida'
import type { FigurasInforme, FigurasServicios } from '@/entities/rendicion/informe-mensual'
import { resumenServicios } from '@/entities/servicios/calculos'
import type { RegistroServicio } from '@/entities/servicios/registro'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'

export type Listas = {
  miembros: readonly Miembro[]
  items: readonly Item[]
  ingresos: readonly Ingreso[]
  gastos: readonly Gasto[]
}

/** The other modules' figures for the cards and the month's report; areas count active staff. */
export function figurasOf({ miembros, items, ingresos, gastos }: Listas): FigurasInforme {
  const activos = activeMiembros(miembros)
  const inventario = itemTotals(items)
  return {
    personal: { total: miembros.length, activos: activos.length, porArea: countByArea(activos) },
    inventario: {
      ...inventario,
      porEstado: ESTADOS.map((estado) => [ESTADO_LABELS[estado], inventario.porEstado[estado]]),
    },
    presupuesto: resumenPresupuesto(ingresos, gastos),
  }
}

/** What the log has of one month (`YYYY-MM`). */
export function serviciosDelMes(registros: readonly RegistroServicio[], mes: string): FigurasServicios {
  const done = registros.filter(({ fecha, estado }) => fecha.startsWith(`${mes}-`) && estado !== 'CANCELADO')
  const { respuestaPromedio, costoTotal, porTipo } = resumenServicios(done)
  return {
    total: done.length,
    respuestaPromedio,
    costoTotal,
    porTipo: porTipo.map(({ tipo, cantidad }) => [TIPO_SERVICIO_LABELS[tipo], cantidad]),
  }
}

/** `YYYY-MM`: the month of a day and those before it, the newest first. */
export function monthsUpTo(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, back) => {
    const months = year * 12 + month - 1 - back
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}
