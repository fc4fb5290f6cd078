import { Avatar, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { can } from '@/access/permissions'
import { ROLE_LABELS } from '@/access/roles'
import type { PublicUser } from '@/access/usuario'
import { StateBadge } from '@/shared/ui/state-badge'
import { usePathname } from '@/shared/ui/use-pathname'
import classes from './admin-shell.module.css'
import { MODULES, type Module, moduleOf } from './modules'

function Entry({ module, current, onPick }: { module: Module; current: boolean; onPick: () => void }) {
  const Icon = module.icon
  return (
    <Link
      to={module.to}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={current ? 'page' : undefined}
      className={classes.entry}
      onClick={onPick}
    >
      <Icon size={20} aria-hidden />
      {module.title}
    </Link>
  )
}

/** Who is signed in and the modules that the role may view; configuration stands last (spec §2.12). */
export function AdminNav({ user, onPick }: { user: PublicUser; onPick: () => void }) {
  const current = moduleOf(usePathname())
  const allowed = MODULES.filter(({ permission }) => can(user, permission))
  const entry = (module: Module) => (
    <Entry key={module.to} module={module} current={module === current} onPick={onPick} />
  )
  return (
    <>
      <Group wrap="nowrap" p="md" gap="sm">
        <Avatar src={user.avatar} color="brasa" variant="filled" alt="">
          {user.name.charAt(0).toUpperCase()}
        </Avatar>
        <Stack gap={4} miw={0}>
          <Text fw={650} truncate>
            {user.name}
          </Text>
          <span>
            <StateBadge color="brasa">{ROLE_LABELS[user.role]}</StateBadge>
          </span>
        </Stack>
      </Group>
      <nav aria-label="Módulos" className={`${classes.entries} ${classes.modules}`}>
        {allowed.filter(({ to }) => to !== '/admin/config').map(entry)}
      </nav>
      <div className={classes.entries}>{allowed.filter(({ to }) => to === '/admin/config').map(entry)}</div>
    </>
  )
}
