import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PublicUser } from '@/access/usuarios/usuario'
import { pageAt, type Shortcut } from '@/entities/modules'
import { usePathname } from '@/shared/ui/hook/use-pathname'
import classes from './admin-shell.module.css'
import { iconOf } from './icons'
import { useKeptFilters } from './kept-filters'
import { routeOf } from './route-of'
import { useShortcuts } from './shortcuts/chosen'

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

/** A phone's shortcuts beside the menu: what the person chose, or the first modules that their role works on. */
export function BottomBar({ user, children }: { user: PublicUser; children: ReactNode }) {
  const current = pageAt(usePathname())
  const tabs = useShortcuts(user)
  return (
    <nav aria-label="Accesos rápidos" className={classes.bottomBar}>
      {children}
      {tabs.map((page) => (
        <Tab key={page.to} page={page} current={page === current} />
      ))}
    </nav>
  )
}
