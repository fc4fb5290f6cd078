import { fromCents, toCents } from '@/shared/lib/moneda'
import { oncePer } from '@/shared/lib/remembered'
import type { Item } from './item'
import { type Alerta, CATEGORIAS, type Categoria, ESTADOS, type Estado } from './options'

/** Below this quantity an item counts as low stock (spec §4), unless it has a minimum of its own. */
export const LOW_STOCK = 2

/** What the brigade has: without what was given up, which keeps only its history. */
export const enUso = <T extends Pick<Item, 'baja'>>(items: readonly T[]): T[] =>
  items.filter(({ baja }) => !baja)

const NEEDS_ATTENTION: readonly Estado[] = ['MALO', 'FUERA_SERVICIO']

/** The items that need attention: in bad state or out of service (spec §2.13, §4). */
const needAttention = (items: readonly Item[]): Item[] =>
  items.filter(({ estado }) => NEEDS_ATTENTION.includes(estado))

/** The sum of cantidad. */
export const unitsOf = (items: readonly Pick<Item, 'cantidad'>[]): number =>
  items.reduce((sum, { cantidad }) => sum + cantidad, 0)

/** Value of one line in US dollars: unit value times quantity, in cents. */
export const itemValue = ({ valorEstimado, cantidad }: Pick<Item, 'valorEstimado' | 'cantidad'>): number =>
  fromCents(Math.round(toCents(valorEstimado) * cantidad))

/**
 * Inventory statistics (spec §9) of what isn't given up: `total`, `porEstado`, `porCategoria` and `requierenAtencion` are sums of cantidad,
 * `donados` counts items, `valor` is US dollars.
 */
export const itemTotals = oncePer((items: readonly Item[]) => {
  const porEstado = Object.fromEntries(ESTADOS.map((estado) => [estado, 0])) as Record<Estado, number>
  const porCategoria = Object.fromEntries(CATEGORIAS.map((categoria) => [categoria, 0])) as Record<
    Categoria,
    number
  >
  let total = 0
  let cents = 0
  let donados = 0
  for (const item of enUso(items)) {
    total += item.cantidad
    cents += toCents(itemValue(item))
    porEstado[item.estado] += item.cantidad
    porCategoria[item.categoria] += item.cantidad
    if (item.donado) donados++
  }
  return {
    total,
    valor: fromCents(cents),
    donados,
    porEstado,
    porCategoria,
    requierenAtencion: unitsOf(needAttention(enUso(items))),
  }
})

/** Whether so many units of an item are low stock: fewer than its own minimum, or than spec §4 says. */
export const isLow = ({ minimo = LOW_STOCK }: Pick<Item, 'minimo'>, units: number): boolean => units < minimo

/** The items of each alert (spec §4): bad state, under maintenance, low stock. */
export const itemAlerts = oncePer((items: readonly Item[]): Record<Alerta, Item[]> => {
  const here = enUso(items)
  const rows = new Map<string | undefined, number>()
  for (const { unidadDe, cantidad } of here) rows.set(unidadDe, (rows.get(unidadDe) ?? 0) + cantidad)
  return {
    malEstado: needAttention(here),
    mantenimiento: here.filter(({ estado }) => estado === 'MANTENIMIENTO'),
    stockBajo: here.filter((item) =>
      item.minimoDeFila === undefined
        ? isLow(item, item.cantidad)
        : (rows.get(item.unidadDe) ?? 0) < item.minimoDeFila,
    ),
  }
})
