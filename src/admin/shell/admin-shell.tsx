import { AppShell, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PublicUser } from '@/access/usuarios/usuario'
import { pageAt } from '@/entities/modules'
import { useSitio } from '@/entities/sitio/use-sitio'
import { Group } from '@/shared/ui/box/layout'
import { usePathname } from '@/shared/ui/control/use-pathname'
import { ExternalLink, Menu as MenuIcon } from '@/shared/ui/icon/icons'
import { useOverlay } from '@/shared/ui/overlay/use-overlay'
import { Emblem } from '@/shared/ui/photo/emblem'
import { Text } from '@/shared/ui/text/text'
import { StaffMenu } from './account/staff-menu'
import { AdminNav } from './admin-nav'
import classes from './admin-shell.module.css'
import { BottomBar } from './bottom-bar'
import { CentralStatus, SampleStrip } from './central-status'

type AdminShellProps = { user: PublicUser; search: ReactNode; children: ReactNode }

/**
 * The frame of every panel page: a sidebar on a desktop; on a phone a drawer and a bottom bar in reach of the thumb.
 */
export function AdminShell({ user, search, children }: AdminShellProps) {
  const [opened, drawer] = useDisclosure(false)
  useOverlay(opened)
  const pathname = usePathname()
  const { emblema = '' } = useSitio()
  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: 264, breakpoint: 'md', collapsed: { mobile: true } }}
      padding={{ base: 'md', lg: 'xl' }}
      className={classes.shell}
    >
      <AppShell.Header className={classes.header}>
        <a href="#contenido" className="salto">
          Saltar al contenido
        </a>
        <Group gap="sm" oneLine className={classes.start}>
          <Emblem source={emblema} size={36} />
          <Text strong size="lg" aria-hidden className={classes.title}>
            {pageAt(pathname)?.title ?? 'Panel Administrativo'}
          </Text>
        </Group>
        <Group gap="xs" oneLine className={classes.tools}>
          <CentralStatus />
          {search}
          <Link to="/" className={classes.headerLink} aria-label="Ver sitio web">
            <ExternalLink size={18} aria-hidden />
            <span className={classes.wide}>Ver sitio web</span>
          </Link>
          <StaffMenu user={user} />
        </Group>
      </AppShell.Header>

      <AppShell.Navbar className={classes.navbar}>
        <AdminNav user={user} onPick={drawer.close} />
      </AppShell.Navbar>
      <Drawer
        opened={opened}
        onClose={drawer.close}
        returnFocus={false}
        size={300}
        title="Menú"
        closeButtonProps={{ 'aria-label': 'Cerrar menú', size: 44 }}
        classNames={{ body: classes.drawerBody, content: classes.drawerContent }}
      >
        <AdminNav user={user} onPick={drawer.close} />
      </Drawer>

      <AppShell.Main id="contenido" tabIndex={-1} className={classes.main}>
        <SampleStrip user={user} />
        {children}
      </AppShell.Main>

      <BottomBar user={user}>
        <button
          type="button"
          className={classes.tab}
          aria-label="Abrir menú"
          aria-expanded={opened}
          onClick={drawer.open}
        >
          <MenuIcon size={22} aria-hidden />
          Menú
        </button>
      </BottomBar>
    </AppShell>
  )
}
