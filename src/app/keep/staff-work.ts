import type { QueryClient } from '@tanstack/react-query'
import { hasCentral } from '@/access/central/mark'
import type { Overlays } from '@/shared/ui/overlay/overlays'
import { keepAutomaticBackups } from './automatic-backup'
import { followBadge } from './badge'
import { keepDibujos } from './dibujos'
import { keepFigures } from './figures'
import { tellLeftRestore } from './left-restore'

/** In ms: a busy phone may never be idle. */
const LATEST_MS = 2000

/** Talking to the central comes after the screen. */
function talkWhenIdle(client: QueryClient, overlays: Overlays, open: (address: string) => void): void {
  const talk = () =>
    import('./with-central').then(
      ({ workWithCentral }) => workWithCentral(client, overlays, open),
      (error: unknown) => console.warn('No se pudo cargar la central', error),
    )
  if (typeof requestIdleCallback === 'function') requestIdleCallback(talk, { timeout: LATEST_MS })
  else setTimeout(talk, LATEST_MS)
}

/** What runs as long as a tab that somebody has signed in to. `open` shows an address of the panel. */
export function beginStaffWork(
  client: QueryClient,
  overlays: Overlays,
  open: (address: string) => void,
): void {
  followBadge()
  keepAutomaticBackups(client)
  tellLeftRestore(client, overlays)
  keepFigures(client)
  keepDibujos()
  if (hasCentral()) talkWhenIdle(client, overlays, open)
}
