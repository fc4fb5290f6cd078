import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { can } from '@/access/permissions'
import type { PublicUser } from '@/access/usuarios/usuario'
import { pageAt, type Shortcut, shortcuts } from '@/entities/modules'
import { usePathname } from '@/shared/ui/control/use-pathname'
import classes from './admin-shell.module.css'
import { iconOf } from './icons'
import { useKeptFilters } from './kept-filters'
import { routeOf } from './route-of'

const SHOWN = 3

function Tab({ page, current }: { page: Shortcut; current: boolean }) {
  const Icon = iconOf(page)
  const filters = useKeptFilters()
  return (
    <Link
      to={routeOf(page)}
      search={(current ? {} : filters(page.to)) as never}
      activeOptions={{ exact: true, includeSearch: false }}
      className={classes.tab}
      aria-current={current ? 'page' : undefined}
      // One word has room; this says which reports, for example.
      title={page.title}
    >
      <Icon size={22} aria-hidden />
      {page.shortcut.title}
    </Link>
  )
}

/** A phone's shortcuts beside the menu: the first modules that the role may view. */
export function BottomBar({ user, children }: { user: PublicUser; children: ReactNode }) {
  const current = pageAt(usePathname())
  const tabs = shortcuts().filter(({ permission }) => can(user, permission))
  return (
    <nav aria-label="Accesos rápidos" className={classes.bottomBar}>
      {children}
      {tabs.slice(0, SHOWN).map((page) => (
        <Tab key={page.to} page={page} current={page === current} />
      ))}
    </nav>
  )
}
