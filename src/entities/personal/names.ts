import type { Miembro } from './miembro'

const NAMES: readonly ((miembro: Miembro) => string)[] = [
  ({ nombres }) => nombres.trim(),
  ({ nombres, cargo }) => `${nombres.trim()} (${cargo.trim() || 'sin cargo'})`,
  ({ nombres, cargo, orden }) => `${nombres.trim()} (${cargo.trim() || 'sin cargo'} · n.º ${orden})`,
]

/**
 * A distinct label for each member: the name; if two share it, with the position; if that is equal too, with the order.
 */
export function distinctNames(list: readonly Miembro[]): string[] {
  const alone = NAMES.map((nameOf) => {
    const names = list.map(nameOf)
    return names.map((name) => names.indexOf(name) === names.lastIndexOf(name))
  })
  const told = list.map((miembro, n) => {
    const least = alone.findIndex((level) => level[n])
    return NAMES.at(least)?.(miembro) ?? miembro.nombres
  })
  return [...new Set(told)]
}
