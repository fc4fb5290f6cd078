import { can, type Permission } from '@/access/permissions'
import type { Uses } from '@/access/uses'
import type { PublicUser } from '@/access/usuarios/usuario'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { type Shortcut, shortcuts } from '@/entities/modules'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'
import { createStore, useStore } from '@/shared/ui/control/store'

/** How many have room beside the menu. */
export const SHOWN = 3

/** Told when somebody chooses, so that the bar behind the dialog follows. */
const turn = createStore(0)

const isChangedBy = (user: PublicUser, page: Shortcut): boolean =>
  can(user, page.permission.replace(/:view$/, ':edit') as Permission)

/** What the role may view: first the panel, then its main work and what else it works on, in the specification's order. */
export function offeredTo(user: PublicUser, uses: Uses): Shortcut[] {
  const [panel, ...others] = shortcuts(uses).filter(({ permission }) => can(user, permission))
  const own = others.filter((page) => isChangedBy(user, page))
  const main = own.filter(({ shortcut }) => shortcut.leads === user.role)
  return [...new Set([...(panel ? [panel] : []), ...main, ...own, ...others])]
}

/**
 * The pages of this person's bar on this device: theirs, or as long as they chose none the first three of their role.
 * One that they may no longer view leaves it.
 */
function shownTo(user: PublicUser, uses: Uses): Shortcut[] {
  const offered = offeredTo(user, uses)
  const chosen = readPreferences().accesosRapidos?.[user.id]
  const own = Array.isArray(chosen) ? offered.filter(({ to }) => chosen.includes(to)) : []
  return (own.length > 0 ? own : offered).slice(0, SHOWN)
}

export function choose(user: PublicUser, pages: readonly Shortcut[]): void {
  const paths = pages.map(({ to }) => to)
  setPreference('accesosRapidos', { ...readPreferences().accesosRapidos, [user.id]: paths })
  turn.set(turn.get() + 1)
}

export function useShortcuts(user: PublicUser): Shortcut[] {
  useStore(turn)
  return shownTo(user, useModulos())
}
