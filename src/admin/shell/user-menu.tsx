import { Avatar, Menu, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { can } from '@/access/permissions'
import { closeSession } from '@/access/session'
import type { PublicUser } from '@/access/usuarios/usuario'
import { Settings, UserRound } from '@/admin/ui/icon/icons'
import { LogOut, Moon, Sun } from '@/shared/ui/icon/icons'
import { chooseScheme, useScheme } from '@/shared/ui/theme/color-scheme'
import classes from './admin-shell.module.css'
import { ProfileDialog } from './profile-dialog'

/** Profile, settings (for those who may) and log out (spec §2.12, contract §7). */
export function UserMenu({ user }: { user: PublicUser }) {
  const button = useRef<HTMLButtonElement>(null)
  const [profileOpened, profile] = useDisclosure(false)
  const dark = useScheme() === 'dark'
  const navigate = useNavigate()
  const logout = () => {
    closeSession()
    void navigate({ to: '/' })
  }
  return (
    <>
      <Menu position="bottom-end" width={260} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button type="button" ref={button} aria-label="Menú de usuario" className={classes.avatarButton}>
            <Avatar component="span" src={user.avatar} color="noche" variant="filled" alt="">
              {user.name.charAt(0).toUpperCase()}
            </Avatar>
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.menuWho}>
            <Text fw={650}>{user.name}</Text>
            <Text size="sm" c="dimmed">
              {user.email}
            </Text>
          </div>
          <Menu.Divider />
          <Menu.Item leftSection={<UserRound size={18} aria-hidden />} onClick={profile.open}>
            Perfil
          </Menu.Item>
          {can(user, 'config:view') && (
            <Menu.Item component={Link} to="/admin/config" leftSection={<Settings size={18} aria-hidden />}>
              Configuración
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={dark ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
            onClick={() => chooseScheme(dark ? 'light' : 'dark')}
          >
            {dark ? 'Tema claro' : 'Tema oscuro'}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<LogOut size={18} aria-hidden />} onClick={logout}>
            Cerrar Sesión
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ProfileDialog user={user} opened={profileOpened} menu={button} onClose={profile.close} />
    </>
  )
}
