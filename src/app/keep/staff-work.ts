import type { QueryClient } from '@tanstack/react-query'
import { hasCentral } from '@/access/central/mark'
import type { Overlays } from '@/shared/ui/overlay/overlays'
import { keepAutomaticBackups } from './automatic-backup'
import { followBadge } from './badge'
import { keepDibujos } from './dibujos'
import { keepFigures } from './figures'
import { tellLeftRestore } from './left-restore'
import { whenIdle } from './when-idle'

/** Starts what a tab does until it closes, once somebody has signed in to it. `open` shows an address of the panel. */
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
  if (!hasCentral()) return
  whenIdle(() =>
    import('./with-central').then(
      ({ workWithCentral }) => workWithCentral(client, overlays, open),
      (error: unknown) => console.warn('No se pudo cargar la central', error),
    ),
  )
}
