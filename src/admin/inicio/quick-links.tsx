import type { LinkProps } from '@tanstack/react-router'
import { useUser } from '@/access/current-user'
import { can } from '@/access/permissions'
import { iconOf } from '@/admin/shell/icons'
import { routeOf } from '@/admin/shell/route-of'
import { FilePlus } from '@/admin/ui/icon/icons'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { shortcuts } from '@/entities/modules'
import { Group } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import type { Icon } from '@/shared/ui/icon/icon'
import { Text } from '@/shared/ui/text/text'
import { Panel } from './panel'
import classes from './panel.module.css'

const LISTS: readonly string[] = ['/admin/personal', '/admin/inventario', '/admin/galeria']

type QuickLinkProps = Pick<LinkProps, 'to' | 'search'> & {
  label: string
  icon: Icon
  'aria-describedby'?: string
}

const QuickLink = ({ label, icon: Icon, ...link }: QuickLinkProps) => (
  <LinkButton
    {...link}
    variant="default"
    className={classes.quick}
    leftSection={<Icon size={18} aria-hidden />}
  >
    {label}
  </LinkButton>
)

/** Links to the lists that are opened most, and to the form of a new report (spec §2.13). */
export function QuickLinks() {
  const user = useUser()
  const uses = useModulos()
  const lists = LISTS.flatMap((list) => shortcuts(uses).filter(({ to }) => to === list)).filter(
    ({ permission }) => can(user, permission),
  )
  const mayReport = can(user, 'rendicion:create')
  if (lists.length === 0 && !mayReport) return null
  return (
    <Panel title="Accesos rápidos">
      <div className={classes.links}>
        {lists.map((page) => (
          <QuickLink key={page.to} to={routeOf(page)} label={page.shortcut.title} icon={iconOf(page)} />
        ))}
        {mayReport && (
          <Group gap="xs" oneLine>
            <QuickLink
              to="/admin/rendicion"
              search={{ nuevo: true }}
              label="Nuevo reporte"
              icon={FilePlus}
              aria-describedby="que-reporte"
            />
            <Text size="sm" dimmed id="que-reporte">
              De rendición de cuentas
            </Text>
          </Group>
        )}
      </div>
    </Panel>
  )
}
