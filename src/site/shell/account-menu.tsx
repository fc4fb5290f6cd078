import { Suspense } from 'react'
import { useUser } from '@/access/current-user'
import { LinkButton } from '@/shared/ui/control/button'
import { lazy } from '@/shared/ui/control/lazy'
import classes from './shell.module.css'

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
export function AccountMenu({ onPick }: { onPick?: () => void }) {
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
