import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useCan } from '@/access/current-user'
import type { PublicUser } from '@/access/usuarios/usuario'
import type { PublicaId } from '@/entities/sitio/publicas'
import { usePathname } from '@/shared/ui/hook/use-pathname'
import { LayoutDashboard, Pencil } from '@/shared/ui/icon/icons'
import { UserMenu } from '@/shared/ui/overlay/user-menu'
import { WithMantine } from '@/shared/ui/theme/with-mantine'
import { useSignOut } from '@/sync/use-sign-out'

/** The pages with words that the panel edits. Here, since every page would carry what the panel knows of them. */
const EDITED: Readonly<Partial<Record<string, PublicaId>>> = {
  '/': 'inicio',
  '/servicios': 'servicios',
  '/contacto': 'contacto',
}

/** The avatar's menu on the site (spec §2.2); `onPick` is called for every choice, even the current page. */
export function VisitorMenu({ user, onPick }: { user: PublicUser; onPick?: (() => void) | undefined }) {
  const signOut = useSignOut()
  const publica = EDITED[usePathname()]
  const canEdit = useCan('config:edit')
  const logout = () => {
    onPick?.()
    void signOut()
  }
  return (
    <WithMantine>
      <UserMenu user={user} onLogout={logout}>
        {publica && canEdit && (
          <Menu.Item
            renderRoot={(props) => (
              <Link
                to="/admin/config"
                search={{ tab: 'sitio', publica: publica === 'inicio' ? undefined : publica }}
                {...props}
              />
            )}
            leftSection={<Pencil size={18} aria-hidden />}
          >
            Editar esta página
          </Menu.Item>
        )}
        <Menu.Item component={Link} to="/admin" leftSection={<LayoutDashboard size={18} aria-hidden />}>
          Administración
        </Menu.Item>
      </UserMenu>
    </WithMantine>
  )
}
