import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useUser } from '@/access/current-user'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { Group } from '@/shared/ui/box/layout'
import { AnchorButton, LinkButton } from '@/shared/ui/control/button'
import { useInstall } from '@/shared/ui/control/install'
import { lazy } from '@/shared/ui/control/lazy'
import { useStore } from '@/shared/ui/control/store'
import { usePathname } from '@/shared/ui/hook/use-pathname'
import { Menu as MenuIcon, Phone, X } from '@/shared/ui/icon/icons'
import { Emblem } from '@/shared/ui/photo/emblem'
import { navLinks } from './nav-links'
import classes from './shell.module.css'

/**
 * Shortens `Cuerpo de Bomberos Voluntarios de Villa Esperanza` to `Bomberos Voluntarios`: the place stands below it.
 */
function shortName(nombre: string, canton: string): string {
  const place = ` de ${canton}`
  const name = nombre.endsWith(place) ? nombre.slice(0, -place.length) : nombre
  return name.replace(/^Cuerpo de /i, '')
}

/** Letters of a canton's name that fit on a phone's header in one or two lines of the usual size. */
const LONG = 16

/** Emblem and name; leads home. */
function Brand({ onPick }: { onPick: () => void }) {
  const { canton, nombreInstitucion } = useDrawnInstitucion()
  const { emblema = '' } = useDrawnSitio()
  return (
    <Link to="/" className={classes.brand} onClick={onPick}>
      <Emblem source={emblema} size={44} />
      <span className={classes.brandText}>
        <span className={classes.brandTop}>{shortName(nombreInstitucion, canton)} </span>
        <span className={classes.brandName} data-long={canton.length > LONG || undefined}>
          {canton}
        </span>
        <span className="solo-lectores">, inicio</span>
      </span>
    </Link>
  )
}

// Only staff see it: visitors don't load a menu's positioning and focus handling.
const VisitorMenu = lazy(
  () => import('./visitor-menu').then(({ VisitorMenu }) => VisitorMenu),
  () => (
    <LinkButton to="/admin" variant="default">
      Administración
    </LinkButton>
  ),
)

/** 'Ingresar' while signed out; the avatar's menu while signed in (spec §2.2). */
function AccountMenu({ onPick }: { onPick?: () => void }) {
  const user = useUser()
  if (!user)
    return (
      <LinkButton to="/login" variant="default">
        Ingresar
      </LinkButton>
    )
  return (
    <Suspense fallback={<span className={classes.avatarRoom} />}>
      <VisitorMenu user={user} onPick={onPick} />
    </Suspense>
  )
}

function NavLinks({ onPick }: { onPick?: () => void }) {
  return (
    <>
      {useStore(navLinks).map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: to === '/' }}
          className={classes.navLink}
          onClick={onPick}
        >
          {label}
        </Link>
      ))}
    </>
  )
}

function InstallLine({ onPick }: { onPick: () => void }) {
  const install = useInstall()?.install
  const ask = () => {
    onPick()
    install?.()
  }
  return (
    install && (
      <button type="button" className={classes.navLink} onClick={ask}>
        Instalar la aplicación
      </button>
    )
  )
}

/** Brand, pages, 911 and account; on a phone a toggle shows the pages (spec §2.2). */
export function SiteHeader() {
  const pathname = usePathname()
  // Stores the page on which the menu was opened, because back and forward leave it without a click.
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const opened = openedOn === pathname
  const close = () => setOpenedOn(null)

  useEffect(() => {
    if (!opened) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpenedOn(null)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [opened])

  return (
    <header className={classes.header}>
      <div className={classes.headerRow}>
        <Brand onPick={close} />
        <nav aria-label="Principal" className={classes.desktopNav}>
          <NavLinks />
        </nav>
        <Group gap="xs" className={classes.actions}>
          <AnchorButton
            href="tel:911"
            leftSection={<Phone size={18} aria-hidden />}
            aria-label="Llamar al 911"
          >
            911
          </AnchorButton>
          <span className={classes.desktopOnly}>
            <AccountMenu />
          </span>
          <button
            type="button"
            className={classes.burger}
            aria-label={opened ? 'Cerrar menú' : 'Abrir menú'}
            aria-expanded={opened}
            aria-controls="menu-movil"
            onClick={() => setOpenedOn(opened ? null : pathname)}
          >
            {opened ? <X aria-hidden /> : <MenuIcon aria-hidden />}
          </button>
        </Group>
      </div>
      {opened && (
        <nav id="menu-movil" aria-label="Principal" className={classes.mobileNav}>
          <NavLinks onPick={close} />
          <InstallLine onPick={close} />
          <AccountMenu onPick={close} />
        </nav>
      )}
    </header>
  )
}
