import { Avatar, Menu, Text } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { closeSession } from '@/access/session'
import type { PublicUser } from '@/access/usuarios/usuario'
import { LayoutDashboard, LogOut } from '@/shared/ui/icon/icons'
import { WithMantine } from '@/shared/ui/theme/with-mantine'
import classes from './shell.module.css'

/** The avatar's menu (spec §2.2); `onPick` is called for every choice, even the current page. */
export function UserMenu({ user, onPick }: { user: PublicUser; onPick?: (() => void) | undefined }) {
  const navigate = useNavigate()
  const logout = () => {
    onPick?.()
    closeSession()
    void navigate({ to: '/' })
  }
  return (
    <WithMantine>
      <Menu position="bottom-end" width={260} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button type="button" aria-label="Menú de usuario" className={classes.avatarButton}>
            <Avatar component="span" src={user.avatar} color="noche" variant="filled" alt="">
              {user.name.charAt(0).toUpperCase()}
            </Avatar>
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.menuWho}>
            <Text fw={700}>{user.name}</Text>
            <Text size="sm" c="dimmed">
              {user.email}
            </Text>
          </div>
          <Menu.Divider />
          <Menu.Item component={Link} to="/admin" leftSection={<LayoutDashboard size={18} aria-hidden />}>
            Administración
          </Menu.Item>
          <Menu.Item leftSection={<LogOut size={18} aria-hidden />} onClick={logout}>
            Cerrar Sesión
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </WithMantine>
  )
}
