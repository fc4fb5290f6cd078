import { activeMiembros } from './directory'
import type { Miembro } from './miembro'

const NAMES: readonly ((miembro: Miembro) => string)[] = [
  ({ nombres }) => nombres.trim(),
  ({ nombres, cargo }) => `${nombres.trim()} (${cargo.trim() || 'sin cargo'})`,
  ({ nombres, cargo, orden }) => `${nombres.trim()} (${cargo.trim() || 'sin cargo'} · n.º ${orden})`,
]

/**
 * The label of each member, in the list's order: the name; if two share it, with the position; if that is equal too,
 * with the order.
 */
export function labelsOf(list: readonly Miembro[]): string[] {
  const alone = NAMES.map((nameOf) => {
    const names = list.map(nameOf)
    return names.map((name) => names.indexOf(name) === names.lastIndexOf(name))
  })
  return list.map((miembro, n) => {
    const least = alone.findIndex((level) => level[n])
    return NAMES.at(least)?.(miembro) ?? miembro.nombres
  })
}

/** The labels of the members, each once. */
export const distinctNames = (list: readonly Miembro[]): string[] => [...new Set(labelsOf(list))]

/**
 * Whom a record means that names people by text: the member with exactly this name, or with the label that a form
 * offered. A text that could mean two of them means none.
 */
export function miembrosByName(list: readonly Miembro[]): ReadonlyMap<string, Miembro> {
  const active = activeMiembros(list)
  const offered = [list, active].flatMap((some) =>
    labelsOf(some).map((label, n) => [label, some[n] as Miembro] as const),
  )
  const meant = new Map<string, Set<Miembro>>()
  for (const [text, miembro] of [...offered, ...list.map((one) => [one.nombres.trim(), one] as const)])
    meant.set(text, (meant.get(text) ?? new Set()).add(miembro))
  return new Map(
    [...meant].flatMap(([text, [one, ...others]]) => (one && others.length === 0 ? [[text, one]] : [])),
  )
}
