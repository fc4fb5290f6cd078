import type { QueryClient } from '@tanstack/react-query'
import type { Overlays } from '@/shared/ui/overlay/overlays'
import { keepAvisos } from './avisos'
import { keepCentral } from './central'
import { tellEmergencies } from './new-emergencies'

/** Starts what a signed-in tab does only where a central serves the app. `open` shows an address of the panel. */
export function workWithCentral(
  client: QueryClient,
  overlays: Overlays,
  open: (address: string) => void,
): void {
  tellEmergencies(overlays, open)
  keepCentral(client)
  keepAvisos(open)
}
