import { SALIDA_KEY, SESSION_TOKEN_KEY } from '@/access/keys'
import { onSessionChange, sessionUserId } from '@/access/session'
import type { App } from '@/app/create-app'
import { onRemoteChange } from '@/shared/storage/changes'
import { readRaw } from '@/shared/storage/entry/local'

/** Tells the central, once it can be reached, that somebody signed out here. */
function endLeft(): void {
  if (readRaw(SALIDA_KEY) === null) return
  import('@/access/central/sign-out').then(
    ({ endLeftSession }) => endLeftSession(),
    (error: unknown) => console.warn('No se pudo cargar lo del personal', error),
  )
}

/**
 * Loads what only staff needs (badge, automatic copies, counted figures, the notice of a restore that was cut off) with
 * the first session that this tab sees: visitors carry none of it.
 */
export function serveStaff({ queryClient, overlays, router }: App): void {
  let loaded = false
  const load = async () => {
    if (loaded || !sessionUserId()) return
    loaded = true
    try {
      ;(await import('./staff-work')).beginStaffWork(queryClient, overlays, {
        open: (address) => router.history.push(address),
        guardAgain: () => void router.invalidate(),
      })
    } catch (error) {
      loaded = false
      console.warn('No se pudo cargar lo del personal', error)
    }
  }
  // A session that ended while the app was closed has left its number on the icon.
  if (!sessionUserId()) navigator.clearAppBadge?.().catch(() => undefined)
  void load()
  endLeft()
  // What couldn't be fetched is asked for again: without it nothing that is written here would leave.
  window.addEventListener('online', () => {
    void load()
    endLeft()
  })
  onSessionChange(() => void load())
  onRemoteChange((key) => key === SESSION_TOKEN_KEY && void load())
}
