import type { QueryClient } from '@tanstack/react-query'
import { hasCentral } from '@/access/central/mark'
import type { Overlays } from '@/shared/ui/overlay/overlays'
import { keepAutomaticBackups } from './automatic-backup'
import { followBadge } from './badge'
import { tellLeftRestore } from './left-restore'

/** In ms: a busy phone may never be idle. */
const LATEST_MS = 2000

/** Talking to the central comes after the screen. */
function talkWhenIdle(client: QueryClient): void {
  const talk = () =>
    import('./central').then(
      ({ keepCentral }) => keepCentral(client),
      (error: unknown) => console.warn('No se pudo cargar la central', error),
    )
  if (typeof requestIdleCallback === 'function') requestIdleCallback(talk, { timeout: LATEST_MS })
  else setTimeout(talk, LATEST_MS)
}

/** What runs as long as a tab that somebody has signed in to. */
export function beginStaffWork(client: QueryClient, overlays: Overlays): void {
  followBadge()
  keepAutomaticBackups(client)
  tellLeftRestore(client, overlays)
  if (hasCentral()) talkWhenIdle(client)
}
