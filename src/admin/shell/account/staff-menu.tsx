import { List, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { type RefObject, Suspense, useRef } from 'react'
import { centralMark, hasCentral } from '@/access/central/mark'
import { can, permissionsOf, type Subject } from '@/access/permissions'
import { ROLE_LABELS } from '@/access/roles'
import type { PublicUser } from '@/access/usuarios/usuario'
import classes from '@/admin/shell/admin-shell.module.css'
import { helpFor } from '@/admin/shell/help'
import { permissionsByArea } from '@/admin/shell/permission-labels'
import { Bell, CircleQuestionMark, IdCard, Settings, UserRound } from '@/admin/ui/icon/icons'
import { Stack } from '@/shared/ui/box/layout'
import { lazy } from '@/shared/ui/control/lazy'
import { usePathname } from '@/shared/ui/hook/use-pathname'
import { Moon, Sun } from '@/shared/ui/icon/icons'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { UserMenu } from '@/shared/ui/overlay/user-menu'
import { Text, Title } from '@/shared/ui/text/text'
import { chooseScheme, useScheme } from '@/shared/ui/theme/color-scheme'
import { useSignOut } from '@/sync/use-sign-out'
import { PasswordForm } from './password-form'

type ProfileDialogProps = {
  user: PublicUser
  /** The item that opens it goes with its menu. */
  menu: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The user's name, email, role and permissions (contract §7). */
function ProfileDialog({ user, menu, onClose }: ProfileDialogProps) {
  return (
    <Dialog onClose={onClose} title="Perfil" opener={menu} returnFocus={false}>
      <Stack gap="xs">
        <Text strong size="lg">
          {user.name}
        </Text>
        <Text dimmed>{user.email}</Text>
        <Text>{ROLE_LABELS[user.role]}</Text>
        <PasswordForm />
        <Title order={3} size="h4" className={classes.apart}>
          Lo que puede hacer
        </Title>
        <List size="sm" spacing={4}>
          {permissionsByArea(permissionsOf(user)).map(({ area, rights }) => (
            <List.Item key={area}>
              <b>{area}</b>: {rights.map(({ verb }) => verb).join(', ')}
            </List.Item>
          ))}
        </List>
      </Stack>
    </Dialog>
  )
}

const AvisosDialog = lazy(() =>
  import('@/admin/shell/avisos/avisos-dialog').then(({ AvisosDialog }) => AvisosDialog),
)

/** Reports and messages are what the central tells of. */
const mayHear = (user: Subject) => can(user, 'reportes:view') || can(user, 'rendicion:view')

/** Profile, settings (for those who may) and log out (spec §2.12, contract §7). */
export function StaffMenu({ user }: { user: PublicUser }) {
  const button = useRef<HTMLButtonElement>(null)
  const [profileOpened, profile] = useDisclosure(false)
  const [avisosOpened, avisos] = useDisclosure(false)
  const dark = useScheme() === 'dark'
  const signOut = useSignOut()
  const help = helpFor(usePathname(), user)
  return (
    <>
      <UserMenu user={user} button={button} onLogout={() => void signOut()}>
        <Menu.Item leftSection={<UserRound size={18} aria-hidden />} onClick={profile.open}>
          Perfil
        </Menu.Item>
        {hasCentral() && mayHear(user) && (
          <Menu.Item leftSection={<Bell size={18} aria-hidden />} onClick={avisos.open}>
            Avisos
          </Menu.Item>
        )}
        {/* Who is in the brigade too: only a central that is somebody's lets a phone in. */}
        {centralMark() === 'suya' && (
          <Menu.Item component={Link} to="/mi" leftSection={<IdCard size={18} aria-hidden />}>
            Mi lugar
          </Menu.Item>
        )}
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
        {/* On a desk it stands beside this menu. */}
        <Menu.Item
          renderRoot={(props) => <Link {...props} {...help} />}
          hiddenFrom="sm"
          leftSection={<CircleQuestionMark size={18} aria-hidden />}
        >
          Ayuda de esta página
        </Menu.Item>
        <Menu.Divider />
      </UserMenu>
      <Suspense>{avisosOpened && <AvisosDialog menu={button} onClose={avisos.close} />}</Suspense>
      {profileOpened && <ProfileDialog user={user} menu={button} onClose={profile.close} />}
    </>
  )
}
