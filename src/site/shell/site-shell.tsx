import type { ReactNode } from 'react'
import { InstallPlace } from '@/shared/ui/box/install-place'
import classes from './shell.module.css'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

/** Frame of every public page. */
export function SiteShell({ children }: { children: ReactNode }) {
  return (
    <div className={classes.site}>
      <a href="#contenido" className="salto">
        Saltar al contenido
      </a>
      <SiteHeader />
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      <InstallPlace className={classes.install} />
      <SiteFooter />
    </div>
  )
}
