import type { QueryClient } from '@tanstack/react-query'
import { onSessionChange } from '@/access/session'
import { onCommit, onRemoteChange } from '@/shared/storage/changes'
import { onLateAnswer } from '@/shared/storage/database'
import { KEYS } from '@/shared/storage/keys'
import { readPreferences, setPreference } from '@/shared/storage/preferences'

const SESSION_KEYS: readonly string[] = [KEYS.sesionUsuario, KEYS.sesionToken]

const PUBLIC_KEYS: readonly string[] = [KEYS.configuracion, KEYS.personal, KEYS.media, KEYS.rendicion]

/** Keeps every open screen in step with what this and other tabs write. */
export function followChanges(client: QueryClient): void {
  const refresh = (key: string) => void client.invalidateQueries({ queryKey: [key] })
  onSessionChange(() => refresh(KEYS.usuarios))
  onLateAnswer(() => void client.invalidateQueries())
  onCommit((commits) => {
    if (commits.some(({ key }) => PUBLIC_KEYS.includes(key)) && !readPreferences().propio)
      setPreference('propio', true)
  })
  onRemoteChange(({ key, label, overwritten }) => {
    refresh(SESSION_KEYS.includes(key) ? KEYS.usuarios : key)
    if (overwritten.length === 0) return
    // Seldom needed: the words for all fields must not weigh on every page.
    import('./overwritten-notice').then(
      ({ tellOverwritten }) => tellOverwritten(label, overwritten),
      (error: unknown) => console.error('No se pudo mostrar una notificación', error),
    )
  })
}
