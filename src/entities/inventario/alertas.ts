import { plural } from '@/shared/lib/plural'
import type { Item } from './item'
import type { Alerta } from './options'
import { unitsOf } from './totals'

export const ALERTA_LABELS: Record<Alerta, string> = {
  malEstado: 'Items en Mal Estado',
  mantenimiento: 'Items en Mantenimiento',
  stockBajo: 'Stock Bajo',
}

/** What stands in the place of an alert where a failure is open. */
export const CON_FALLAS_LABEL = 'Con fallas'

const SAYS: Record<Alerta, readonly [one: string, many: string]> = {
  malEstado: ['requiere atención inmediata', 'requieren atención inmediata'],
  mantenimiento: ['está en mantenimiento', 'están en mantenimiento'],
  stockBajo: ['tiene menos de 2 unidades', 'tienen menos de 2 unidades'],
}

/** Where somebody set a minimum for one of them. */
const UNDER_OWN = ['está bajo su mínimo', 'están bajo su mínimo'] as const

/** `2 items`, or `18 unidades en 2 items` where they are more: every figure about them says the same two numbers. */
export function countItems(items: readonly Item[]): string {
  const rows = plural(items.length, 'item', 'items')
  const units = unitsOf(items)
  return units === items.length ? rows : `${plural(units, 'unidad', 'unidades')} en ${rows}`
}

/** What an alert says of its items: `18 unidades en 2 items requieren atención inmediata`. */
export function alertaSentence(alerta: Alerta, items: readonly Item[]): string {
  const own = alerta === 'stockBajo' && items.some(({ minimo }) => minimo !== undefined)
  const [one, many] = own ? UNDER_OWN : SAYS[alerta]
  if (alerta === 'stockBajo')
    return `${plural(items.length, 'item', 'items')} ${items.length === 1 ? one : many}`
  return `${countItems(items)} ${unitsOf(items) === 1 ? one : many}`
}
