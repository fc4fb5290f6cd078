import type { QueryClient } from '@tanstack/react-query'
import { hasCentral } from '@/access/central/mark'
import { SESSION_TOKEN_KEY } from '@/access/keys'
import { onSessionChange, sessionUserId } from '@/access/session'
import { onRemoteChange } from '@/shared/storage/changes'
import type { Overlays } from '@/shared/ui/overlay/overlays'

/** Talking to the central comes after the screen. */
const IDLE_MS = 2000

function whenIdle(task: () => Promise<void>): void {
  const run = () => void task().catch((error) => console.warn('No se pudo cargar la central', error))
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: IDLE_MS })
  else setTimeout(run, IDLE_MS)
}

/** The badge, the automatic copies and the word on a restore that was cut off, loaded with the first session that this tab sees: visitors carry neither. */
export function serveStaff(client: QueryClient, overlays: Overlays): void {
  let loaded = false
  const load = async () => {
    if (loaded || !sessionUserId()) return
    loaded = true
    try {
      const [badge, backup, restore] = await Promise.all([
        import('./badge'),
        import('./automatic-backup'),
        import('./left-restore'),
      ])
      badge.followBadge()
      backup.keepAutomaticBackups(client)
      restore.tellLeftRestore(client, overlays)
      if (hasCentral()) whenIdle(async () => (await import('./central')).keepCentral(client))
    } catch (error) {
      loaded = false
      console.warn('No se pudo cargar lo del personal', error)
    }
  }
  // A session that ended while the app was closed has left its number on the icon.
  if (!sessionUserId()) navigator.clearAppBadge?.().catch(() => undefined)
  void load()
  onSessionChange(() => void load())
  onRemoteChange((key) => key === SESSION_TOKEN_KEY && void load())
}
