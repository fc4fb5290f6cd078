import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { can } from '@/access/permissions'
import type { PublicUser } from '@/access/usuario'
import { usePathname } from '@/shared/ui/use-pathname'
import classes from './admin-shell.module.css'
import { MODULES, moduleOf, SHORT_TITLES } from './modules'

const SHOWN = 3

/** A phone's shortcuts beside the menu: the first modules that the role may view. */
export function BottomBar({ user, children }: { user: PublicUser; children: ReactNode }) {
  const current = moduleOf(usePathname())
  const tabs = MODULES.filter(({ to, permission }) => SHORT_TITLES[to] && can(user, permission))
  const ordered = [...tabs].sort(
    (a, b) => Object.keys(SHORT_TITLES).indexOf(a.to) - Object.keys(SHORT_TITLES).indexOf(b.to),
  )
  return (
    <nav aria-label="Accesos rápidos" className={classes.bottomBar}>
      {children}
      {ordered.slice(0, SHOWN).map((module) => (
        <Link
          key={module.to}
          to={module.to}
          activeOptions={{ exact: true, includeSearch: false }}
          className={classes.tab}
          aria-current={module === current ? 'page' : undefined}
        >
          <module.icon size={22} aria-hidden />
          {SHORT_TITLES[module.to]}
        </Link>
      ))}
    </nav>
  )
}
