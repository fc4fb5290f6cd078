import { Button, SimpleGrid } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Boxes, FilePlus, Images, Users } from 'lucide-react'
import { can } from '@/access/permissions'
import { useUser } from '@/access/user-query'
import { Panel } from './panel'

const LINKS = [
  { to: '/admin/personal', label: 'Personal', permission: 'personal:view', icon: Users },
  { to: '/admin/inventario', label: 'Inventario', permission: 'inventario:view', icon: Boxes },
  { to: '/admin/galeria', label: 'Galería', permission: 'galeria:view', icon: Images },
  {
    to: '/admin/rendicion',
    label: 'Nuevo reporte',
    permission: 'rendicion:create',
    icon: FilePlus,
    search: { nuevo: true },
  },
] as const

/** To the lists that are most often opened, and straight to the form of a new report (spec §2.13). */
export function QuickLinks() {
  const user = useUser()
  const allowed = LINKS.filter(({ permission }) => can(user, permission))
  if (allowed.length === 0) return null
  return (
    <Panel title="Accesos rápidos">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {allowed.map(({ to, label, icon: Icon, ...link }) => (
          <Button
            key={to}
            renderRoot={(props) => <Link to={to} {...link} {...props} />}
            variant="default"
            size="md"
            justify="flex-start"
            leftSection={<Icon size={20} aria-hidden />}
          >
            {label}
          </Button>
        ))}
      </SimpleGrid>
    </Panel>
  )
}
