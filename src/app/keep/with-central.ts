import type { QueryClient } from '@tanstack/react-query'
import type { Overlays } from '@/shared/ui/overlay/overlays'
import { keepAvisos } from './avisos'
import { keepCentral } from './central'
import { tellEmergencies } from './new-emergencies'

/** What runs where a central serves the app. */
export function workWithCentral(
  client: QueryClient,
  overlays: Overlays,
  open: (address: string) => void,
): void {
  tellEmergencies(overlays, open)
  keepCentral(client)
  keepAvisos(open)
}
