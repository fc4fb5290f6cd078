import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { userQuery } from '@/access/current-user'
import { touchSession } from '@/access/session'
import { DraftOwner } from '@/shared/ui/form/use-draft'
import { AdminShell } from './admin-shell'
import { KeepFilters } from './kept-filters'

const CHECK_EVERY_MS = 30_000

/** Checks who is signed in while the panel is open: a session may end, a user may be deactivated (spec §2.12). */
export function AdminLayout({ search }: { search: ReactNode }) {
  const { data: user, isPending } = useQuery({ ...userQuery, refetchInterval: CHECK_EVERY_MS })
  const router = useRouter()
  const signedOut = !isPending && !user

  useEffect(() => {
    if (!signedOut) return
    // Read once, because the address is the login screen's while that one loads.
    const { href, pathname } = router.state.location
    if (pathname.startsWith('/admin')) void router.navigate({ to: '/login', search: { redirect: href } })
  }, [signedOut, router])

  useEffect(() => {
    const touch = () => touchSession()
    window.addEventListener('pointerdown', touch)
    window.addEventListener('keydown', touch)
    return () => {
      window.removeEventListener('pointerdown', touch)
      window.removeEventListener('keydown', touch)
    }
  }, [])

  if (!user) return null
  return (
    <DraftOwner value={user.id}>
      <KeepFilters owner={user.id} />
      <AdminShell user={user} search={search}>
        <Outlet />
      </AdminShell>
    </DraftOwner>
  )
}
