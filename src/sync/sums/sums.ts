import type { Permission } from '@/access/permissions'
import { itemsList } from '@/entities/inventario/module'
import { movimientosList } from '@/entities/inventario/movimientos/movimiento'
import { miembrosList } from '@/entities/personal/module'
import type { Congelado } from '@/entities/presupuesto/cortes/congelado'
import { gastosList, ingresosList } from '@/entities/presupuesto/module'
import { registrosList } from '@/entities/registro-servicios/module'
import { primerDia } from '@/entities/registro-servicios/parte/periodo'
import type { Contable } from '@/entities/registro-servicios/totals'
import type { FigurasServicios, MonthlyFigures } from '@/entities/rendicion/monthly-rendicion'
import { instantOf } from '@/shared/lib/fecha'
import { type FigureLists, figuresOf, monthsUpTo, presupuestoAlCierre, serviciosDelMes } from './figures'

/** Whoever reads the accountability screen sees these sums there (spec §2.18), also of lists that they don't read. */
export const SUMS_READERS: Permission = 'rendicion:view'

/** The lists that are summed up. */
export const SUMMED: readonly string[] = [
  miembrosList,
  itemsList,
  movimientosList,
  ingresosList,
  gastosList,
  registrosList,
].map(({ key }) => key)

/** Nobody writes the report of an earlier month. */
export const REPORTED_MONTHS = 24

/** What a central says of lists that a person doesn't read: sums, and no record. */
export type Sums = MonthlyFigures & {
  /** When they were counted, as an ISO instant. */
  hora: string
  /** By month, `YYYY-MM`: the last ones. */
  servicios: Readonly<Record<string, FigurasServicios>>
  /** The day of the log's first record, `YYYY-MM-DD`, '' without one; an earlier version's central doesn't say it. */
  primero?: string
  /** The budget by month, of those whose close has a cut; an earlier version's central doesn't say it. */
  cierres?: Readonly<Record<string, MonthlyFigures['presupuesto']>>
}

/** Pure. */
export function sumsOf(
  lists: FigureLists & { registros: readonly Contable[]; congelados: readonly Congelado[] },
  hora: string,
  today: string,
): Sums {
  const months = monthsUpTo(today, REPORTED_MONTHS)
  const servicios = Object.fromEntries(months.map((mes) => [mes, serviciosDelMes(lists.registros, mes)]))
  const cierres = Object.fromEntries(
    months.flatMap((mes) => {
      const figures = presupuestoAlCierre(lists.congelados, mes)
      return figures ? [[mes, figures] as const] : []
    }),
  )
  return {
    ...figuresOf(lists, new Date(instantOf(today, '00:00'))),
    hora,
    servicios,
    primero: primerDia(lists.registros),
    cierres,
  }
}
