import type { Miembro } from './miembro'

const NAMES: readonly ((miembro: Miembro) => string)[] = [
  ({ nombres }) => nombres.trim(),
  ({ nombres, cargo }) => `${nombres.trim()} (${cargo.trim() || 'sin cargo'})`,
  ({ nombres, cargo, orden }) => `${nombres.trim()} (${cargo.trim() || 'sin cargo'} · n.º ${orden})`,
]

/** What tells each member from all others: the name, of two of one name with the position, and the order if need be. */
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
