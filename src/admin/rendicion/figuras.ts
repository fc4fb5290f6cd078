import { ESTADO_LABELS, type Item } from '@/entities/inventario/item'
import { ESTADOS } from '@/entities/inventario/opciones'
import { itemTotals } from '@/entities/inventario/totals'
import { activeMiembros, countByArea } from '@/entities/personal/directorio'
import type { Miembro } from '@/entities/personal/miembro'
import { resumenPresupuesto } from '@/entities/presupuesto/formulas'
import type { Gasto, Ingreso } from '@/entities/presupuesto/partida'
import type { FigurasInforme } from '@/entities/rendicion/informe-mensual'

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
