import { AppShell, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link, useMatch } from '@tanstack/react-router'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { PublicUser } from '@/access/usuarios/usuario'
import { CircleQuestionMark } from '@/admin/ui/icon/icons'
import { pageAt } from '@/entities/modules'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { lazy } from '@/shared/ui/control/lazy'
import { HeaderTitle } from '@/shared/ui/control/page-title'
import { usePathname } from '@/shared/ui/hook/use-pathname'
import { ExternalLink, Menu as MenuIcon } from '@/shared/ui/icon/icons'
import { useOverlay } from '@/shared/ui/overlay/use-overlay'
import { Emblem } from '@/shared/ui/photo/emblem'
import { Text } from '@/shared/ui/text/text'
import { StaffMenu } from './account/staff-menu'
import { AdminNav, PageLink } from './admin-nav'
import classes from './admin-shell.module.css'
import { CentralStatus, SampleStrip } from './central-status'
import { helpFor } from './help'
import { useShortcuts } from './shortcuts/chosen'

/** A phone's shortcuts beside the menu: what the person chose, or the first modules that their role works on. */
function BottomBar({ user, children }: { user: PublicUser; children: ReactNode }) {
  const current = pageAt(usePathname())
  const tabs = useShortcuts(user)
  return (
    <nav aria-label="Accesos rápidos" className={classes.bottomBar}>
      {children}
      {tabs.map((page) => (
        <PageLink
          key={page.to}
          page={page}
          current={page === current}
          iconSize={22}
          className={classes.tab}
          // One word has room; this says which reports, for example.
          title={page.title}
        >
          {page.shortcut.title}
        </PageLink>
      ))}
    </nav>
  )
}

const ShortcutsDialog = lazy(() =>
  import('./shortcuts/shortcuts-dialog').then(({ ShortcutsDialog }) => ShortcutsDialog),
)

type AdminShellProps = { user: PublicUser; search: ReactNode; children: ReactNode }

/**
 * The screen of a call hangs in the garage, and is read from its other end: nothing of the panel stands around it. Only
 * with that screen: the address is earlier, and the page that is left would begin anew without its frame.
 */
const useWithoutFrame = () =>
  useMatch({ from: '/admin/despacho/$id', shouldThrow: false, select: () => true }) ?? false

/**
 * The frame of every panel page: a sidebar on a desktop; on a phone a drawer and a bottom bar in reach of the thumb.
 */
export function AdminShell({ user, search, children }: AdminShellProps) {
  const [opened, drawer] = useDisclosure(false)
  const [choosing, choice] = useDisclosure(false)
  const menu = useRef<HTMLButtonElement>(null)
  useOverlay(opened)
  const pathname = usePathname()
  const [title, setTitle] = useState<string | null>(null)
  const { emblema = '' } = useDrawnSitio()
  const alone = useWithoutFrame()
  if (alone)
    return (
      <main id="contenido" tabIndex={-1} className={classes.whole}>
        {children}
      </main>
    )
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
          {/* No paragraph: the space that a reader sets below those would push it out of the bar. */}
          <Text component="span" strong size="lg" aria-hidden className={classes.title}>
            {title ?? pageAt(pathname)?.title ?? 'Panel Administrativo'}
          </Text>
        </Group>
        <Group gap="xs" oneLine className={classes.tools}>
          <CentralStatus />
          {search}
          <Link to="/" className={classes.headerLink} aria-label="Ver sitio web">
            <ExternalLink size={18} aria-hidden />
            <span className={classes.wide}>Ver sitio web</span>
          </Link>
          <Link
            {...helpFor(pathname, user)}
            className={`${classes.headerLink} ${classes.desk}`}
            aria-label="Ayuda de esta página"
          >
            <CircleQuestionMark size={18} aria-hidden />
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
        <Button
          variant="subtle"
          onClick={() => {
            drawer.close()
            choice.open()
          }}
        >
          Cambiar los accesos rápidos
        </Button>
      </Drawer>
      <Suspense>{choosing && <ShortcutsDialog user={user} opener={menu} onClose={choice.close} />}</Suspense>

      <AppShell.Main id="contenido" tabIndex={-1} className={classes.main}>
        <SampleStrip user={user} />
        <HeaderTitle value={setTitle}>{children}</HeaderTitle>
      </AppShell.Main>

      <BottomBar user={user}>
        <button
          ref={menu}
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
