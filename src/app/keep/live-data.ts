import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { PERMISOS_KEY, SESSION_TOKEN_KEY, SESSION_USER_KEY, USUARIOS_KEY } from '@/access/keys'
import { onSessionChange } from '@/access/session'
import { refreshKey } from '@/shared/query/read-from'
import { onCommit, onOverwritten, onRemoteChange } from '@/shared/storage/changes'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'
import { onLateAnswer } from '@/shared/storage/entry/database'
import type { Overlays } from '@/shared/ui/overlay/overlays'

/** The keys that decide who is signed in and what they may do. */
const WHO: readonly string[] = [SESSION_USER_KEY, SESSION_TOKEN_KEY, PERMISOS_KEY]

/** Keeps every open screen in step with what this and other tabs write. */
export function followChanges(client: QueryClient, overlays: Overlays): void {
  // Query begins as if there were a network: opened without one, a page would never hear that it came.
  onlineManager.setOnline(navigator.onLine)
  const refresh = (key: string) => void refreshKey(client, key)
  onSessionChange(() => refresh(USUARIOS_KEY))
  onLateAnswer(() => void client.invalidateQueries())
  onCommit((commits) => {
    if (commits.some(({ module }) => module.drawnByBuild) && !readPreferences().propio)
      setPreference('propio', true)
  })
  onRemoteChange((key) => {
    refresh(key)
    if (WHO.includes(key)) refresh(USUARIOS_KEY)
  })
  onOverwritten(({ label, overwritten }) => {
    // Loaded when needed, which is rare: the names of all fields must not weigh on every page.
    import('./overwritten-notice').then(
      ({ tellOverwritten }) => tellOverwritten(overlays, label, overwritten),
      (error: unknown) => console.error('No se pudo mostrar una notificación', error),
    )
  })
}
