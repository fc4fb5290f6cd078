import { Avatar } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ComponentProps, CSSProperties } from 'react'
import { knowsCentral } from '@/access/central/mark'
import type { ModulePage } from '@/access/module'
import { can } from '@/access/permissions'
import { ROLE_LABELS } from '@/access/roles'
import type { PublicUser } from '@/access/usuarios/usuario'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { entries, grouped, pageAt } from '@/entities/modules'
import { Group, Stack } from '@/shared/ui/box/layout'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { usePathname } from '@/shared/ui/hook/use-pathname'
import { Text } from '@/shared/ui/text/text'
import classes from './admin-shell.module.css'
import { iconOf } from './icons'
import { useKeptFilters } from './kept-filters'
import { routeOf } from './route-of'

type PageLinkProps = {
  page: ModulePage
  current: boolean
  /** In px. */
  iconSize: number
  children: string
} & Pick<ComponentProps<'a'>, 'className' | 'title' | 'onClick'>

/** Comes back to the page as it was left; on the page itself it starts anew. */
export function PageLink({ page, current, iconSize, children, ...rest }: PageLinkProps) {
  const Icon = iconOf(page)
  const filters = useKeptFilters()
  return (
    <Link
      to={routeOf(page)}
      search={(current ? {} : filters(page.to)) as never}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={current ? 'page' : undefined}
      {...rest}
    >
      <Icon size={iconSize} aria-hidden />
      {children}
    </Link>
  )
}

const CONFIG = '/admin/config'

/** The signed-in person and the modules that the role may view; configuration is last (spec §2.12). */
export function AdminNav({ user, onPick }: { user: PublicUser; onPick: () => void }) {
  const current = pageAt(usePathname())
  const uses = useModulos()
  const allowed = entries(knowsCentral(), uses).filter(({ permission }) => can(user, permission))
  const groups = grouped(allowed.filter(({ to }) => to !== CONFIG))
  const entry = (page: ModulePage) => (
    <PageLink
      key={page.to}
      page={page}
      current={page === current}
      iconSize={20}
      className={classes.entry}
      onClick={onPick}
    >
      {page.title}
    </PageLink>
  )
  return (
    <>
      <Group oneLine gap="sm" className={classes.who}>
        <Avatar component="span" src={user.avatar} color="noche" variant="filled" alt="">
          {user.name.charAt(0).toUpperCase()}
        </Avatar>
        <Stack gap="tight" className={classes.whoWords}>
          <Text strong className={classes.whoName}>
            {user.name}
          </Text>
          <span>
            <StateBadge color="blue">{ROLE_LABELS[user.role]}</StateBadge>
          </span>
        </Stack>
      </Group>
      <nav
        aria-label="Módulos"
        className={`${classes.entries} ${classes.modules}`}
        style={{ '--entries': allowed.length, '--headings': groups.length } as CSSProperties}
      >
        {groups.map(({ group, pages: inGroup }) => (
          <div key={group ?? ''}>
            {group && (
              <span className={classes.groupName} aria-hidden>
                {group}
              </span>
            )}
            <ul className={classes.group} aria-label={group}>
              {inGroup.map((page) => (
                <li key={page.to}>{entry(page)}</li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={classes.entries}>{allowed.filter(({ to }) => to === CONFIG).map(entry)}</div>
    </>
  )
}
