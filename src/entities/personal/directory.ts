import { countBy, inOrder, matches } from '@/shared/lib/text'
import type { Miembro } from './miembro'

/** How many members the home page shows (spec §9). */
export const STAFF_PREVIEW = 8
/** The area filter's value for "none"; an empty text means the same (spec §5). */
const ALL_AREAS = 'all'
const NO_AREA = 'Sin área'

const areaOf = ({ area }: Miembro) => area.trim() || NO_AREA

export const activeMiembros = (list: readonly Miembro[]): Miembro[] => list.filter(({ activo }) => activo)

/** The distinct areas, by name; members without an area are left out. */
export const areasOf = (list: readonly Miembro[]): string[] =>
  inOrder(new Set(list.map(({ area }) => area.trim()).filter(Boolean)))

/** Members per area, largest first. */
export const countByArea = (list: readonly Miembro[]) => countBy(list, areaOf)

/** The position that a member counts under. */
export const cargoOf = ({ cargo }: Miembro) => cargo.trim() || 'Sin cargo'

/** Members per position, largest first. */
export const countByCargo = (list: readonly Miembro[]) => countBy(list, cargoOf)

/** Members by area; areas follow the order of their first member, who leads them. */
export function groupByArea(list: readonly Miembro[]): [area: string, members: Miembro[]][] {
  const groups = new Map<string, Miembro[]>()
  for (const miembro of list) groups.set(areaOf(miembro), [...(groups.get(areaOf(miembro)) ?? []), miembro])
  return [...groups]
}

export type MiembroFilter = { query?: string; area?: string }

/** Searches nombres and cargo, and filters by area (spec §5). */
export function filterMiembros(list: readonly Miembro[], { query, area }: MiembroFilter): Miembro[] {
  const wanted = area && area !== ALL_AREAS ? area : undefined
  return list.filter(
    (miembro) =>
      (wanted === undefined || areaOf(miembro) === wanted) && matches(query, miembro.nombres, miembro.cargo),
  )
}
