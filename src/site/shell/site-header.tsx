import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Group } from '@/shared/ui/box/layout'
import { AnchorButton } from '@/shared/ui/control/button'
import { useInstall } from '@/shared/ui/control/install'
import { useStore } from '@/shared/ui/control/store'
import { usePathname } from '@/shared/ui/hook/use-pathname'
import { Menu as MenuIcon, Phone, X } from '@/shared/ui/icon/icons'
import { AccountMenu } from './account-menu'
import { Brand } from './brand'
import { navLinks } from './nav-links'
import classes from './shell.module.css'

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
