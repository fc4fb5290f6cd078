import { type ReactNode, Suspense } from 'react'
import { useUser } from '@/access/current-user'
import { InstallPlace } from '@/shared/ui/box/install-place'
import { lazy } from '@/shared/ui/control/lazy'
import classes from './shell.module.css'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

// Only staff see it.
const EditPage = lazy(() => import('./edit-page').then(({ EditPage }) => EditPage))

/** Frame of every public page. */
export function SiteShell({ children }: { children: ReactNode }) {
  const isStaff = Boolean(useUser())
  return (
    <div className={classes.site}>
      <a href="#contenido" className="salto">
        Saltar al contenido
      </a>
      <SiteHeader />
      <main id="contenido" tabIndex={-1}>
        {isStaff && (
          <Suspense>
            <EditPage />
          </Suspense>
        )}
        {children}
      </main>
      <InstallPlace className={classes.install} />
      <SiteFooter />
    </div>
  )
}
