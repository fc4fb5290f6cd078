import { Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { centralMark, hasCentral } from '@/access/central/mark'
import { can, type Subject } from '@/access/permissions'
import type { PublicUser } from '@/access/usuarios/usuario'
import { helpFor } from '@/admin/shell/help'
import { Bell, CircleQuestionMark, IdCard, Settings, UserRound } from '@/admin/ui/icon/icons'
import { lazy } from '@/shared/ui/control/lazy'
import { usePathname } from '@/shared/ui/hook/use-pathname'
import { Moon, Sun } from '@/shared/ui/icon/icons'
import { UserMenu } from '@/shared/ui/overlay/user-menu'
import { chooseScheme, useScheme } from '@/shared/ui/theme/color-scheme'
import { useSignOut } from '@/sync/use-sign-out'
import { ProfileDialog } from './profile-dialog'

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
