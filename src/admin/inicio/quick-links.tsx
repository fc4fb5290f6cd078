import { Button, SimpleGrid } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Boxes, FilePlus, ImagePlus, UserPlus } from 'lucide-react'
import { can } from '@/access/permissions'
import { useUser } from '@/access/user-query'
import { Panel } from './panel'

const LINKS = [
  { to: '/admin/personal', label: 'Personal', permission: 'personal:create', icon: UserPlus },
  { to: '/admin/inventario', label: 'Inventario', permission: 'inventario:create', icon: Boxes },
  { to: '/admin/galeria', label: 'Galería', permission: 'galeria:create', icon: ImagePlus },
  { to: '/admin/rendicion', label: 'Nuevo reporte', permission: 'rendicion:create', icon: FilePlus },
] as const

/** Straight to the open dialog of what is most often added. */
export function QuickLinks() {
  const user = useUser()
  const allowed = LINKS.filter(({ permission }) => can(user, permission))
  if (allowed.length === 0) return null
  return (
    <Panel title="Accesos rápidos">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {allowed.map(({ to, label, icon: Icon }) => (
          <Button
            key={to}
            renderRoot={(props) => <Link to={to} search={{ nuevo: true }} {...props} />}
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
