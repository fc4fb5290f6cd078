import type { QueryClient } from '@tanstack/react-query'
import { hasCentral } from '@/access/central/mark'
import { onCarta } from '@/entities/cartas/started'
import { MIS_REPORTES_KEY } from '@/entities/reportes/keys'
import { EN_CAMINO, isOnScreen } from '@/entities/reportes/mis-reportes/told'
import { onCommit } from '@/shared/storage/changes'
import { readPreferences } from '@/shared/storage/device/preferences'
import { readRaw } from '@/shared/storage/entry/local'
import { whenIdle } from '@/shared/task/when-idle'
import type { Overlays } from '@/shared/ui/overlay/overlays'

/**
 * Where a central serves the app, sends it this phone's reports. The code for that is loaded once this phone has a
 * report, and after the screen.
 */
export function sendReports(client: QueryClient, overlays: Overlays): void {
  if (!hasCentral()) return
  const tellKept = (id: string) => {
    if (!isOnScreen(id)) overlays.showSuccess(EN_CAMINO)
  }
  let loading: Promise<(filed?: string) => void> | undefined
  async function go(filed?: string): Promise<void> {
    if (!hasCentral()) return
    try {
      loading ??= import('./envios').then(({ keepSending }) => keepSending(client, overlays, tellKept))
      const send = await loading
      send(filed)
    } catch (error) {
      loading = undefined
      console.warn('No se pudo cargar el envío de reportes', error)
      if (filed) tellKept(filed)
    }
  }
  const start = () => {
    if (readRaw(MIS_REPORTES_KEY)) void go()
  }
  whenIdle(start)
  window.addEventListener('online', start)
  onCommit((commits) => {
    const filed = commits.find(({ module, action }) => module.key === MIS_REPORTES_KEY && action === 'create')
    if (filed?.after && 'id' in filed.after) void go(String(filed.after.id))
  })
}

/**
 * The same for what this phone wrote to the station: messages, requests, questions. The code for that is loaded once one
 * of them waits.
 */
export function sendLetters(client: QueryClient, overlays: Overlays): void {
  const begin = () => {
    if (hasCentral() && readPreferences().cartas)
      import('./cartas').then(
        ({ sendKept }) => sendKept(client, overlays),
        (error: unknown) => console.warn('No se pudo cargar el envío', error),
      )
  }
  whenIdle(begin)
  window.addEventListener('online', begin)
  onCarta(begin)
}
