import type { Plan } from './plan'

/** The id follows from both: two phones that say it make one record. */
const idDeExcepcion = (plan: string, item: string): string => `plan-de-${item}-${plan}`

/** The plan of one item in place of another one, with what it has of its own; of one that is so already, changed. Pure. */
export function excepcionDe(
  plan: Plan,
  item: string,
  own: Partial<Pick<Plan, 'cada' | 'prorrogas' | 'fuera'>>,
): Plan {
  if (plan.item === item) return { ...plan, ...own }
  return { ...plan, ...own, item, id: idDeExcepcion(plan.id, item), enVezDe: plan.id }
}

/** What isn't done to one item, though it is to others of its kind. Pure. */
export const exceptuadosDe = (planes: readonly Plan[], item: string): Plan[] =>
  planes.filter((plan) => plan.item === item && plan.fuera)

/**
 * With the last `YYYY-MM-DD` day of the plate's month moved to another one; `dia` is the day on which it is due now, which an
 * earlier one may have moved already. Empty `hasta`: as it was. Pure.
 */
export function conProrroga(
  { prorrogas = [] }: Plan,
  dia: string,
  hasta: string,
): NonNullable<Plan['prorrogas']> {
  const mes = prorrogas.find((one) => one.dia === dia)?.mes ?? dia.slice(0, 7)
  const rest = prorrogas.filter((one) => one.mes !== mes)
  return hasta ? [...rest, { mes, dia: hasta }] : rest
}
