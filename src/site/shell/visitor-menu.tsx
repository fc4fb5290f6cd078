import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { PublicUser } from '@/access/usuarios/usuario'
import { LayoutDashboard } from '@/shared/ui/icon/icons'
import { UserMenu } from '@/shared/ui/overlay/user-menu'
import { WithMantine } from '@/shared/ui/theme/with-mantine'
import { useSignOut } from '@/sync/use-sign-out'

/** The avatar's menu on the site (spec §2.2); `onPick` is called for every choice, even the current page. */
export function VisitorMenu({ user, onPick }: { user: PublicUser; onPick?: (() => void) | undefined }) {
  const signOut = useSignOut()
  const logout = () => {
    onPick?.()
    void signOut()
  }
  return (
    <WithMantine>
      <UserMenu user={user} onLogout={logout}>
        <Menu.Item component={Link} to="/admin" leftSection={<LayoutDashboard size={18} aria-hidden />}>
          Administración
        </Menu.Item>
      </UserMenu>
    </WithMantine>
  )
}
