import type { Permission } from '@/access/permissions'
import { itemsList } from '@/entities/inventario/module'
import { miembrosList } from '@/entities/personal/module'
import { gastosList, ingresosList } from '@/entities/presupuesto/module'
import { registrosList } from '@/entities/registro-servicios/module'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import type { FigurasServicios, MonthlyFigures } from '@/entities/rendicion/monthly-rendicion'
import { type FigureLists, figuresOf, monthsUpTo, serviciosDelMes } from './figures'

/** Whoever reads the accountability screen sees these sums there (spec §2.18), also of lists that they don't read. */
export const SUMS_READERS: Permission = 'rendicion:view'

/** The lists that are summed up. */
export const SUMMED: readonly string[] = [
  miembrosList,
  itemsList,
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
}

/** Pure. */
export function sumsOf(
  lists: FigureLists & { registros: readonly RegistroServicio[] },
  hora: string,
  today: string,
): Sums {
  const months = monthsUpTo(today, REPORTED_MONTHS)
  const servicios = Object.fromEntries(months.map((mes) => [mes, serviciosDelMes(lists.registros, mes)]))
  return { ...figuresOf(lists, new Date(`${today}T00:00`)), hora, servicios }
}
