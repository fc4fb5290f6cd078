import type { QueryClient } from '@tanstack/react-query'
import { onSessionChange } from '@/access/session'
import { onCommit, onRemoteChange } from '@/shared/storage/changes'
import { fieldName } from '@/shared/storage/field-names'
import { KEYS } from '@/shared/storage/keys'
import { readPreferences, setPreference } from '@/shared/storage/preferences'
import { showNotice } from '@/shared/ui/toasts'

const SESSION_KEYS: readonly string[] = [KEYS.sesionUsuario, KEYS.sesionToken]

const PUBLIC_KEYS: readonly string[] = [KEYS.configuracion, KEYS.personal, KEYS.media, KEYS.rendicion]

/** Keeps every open screen in step with what this and other tabs write. */
export function followChanges(client: QueryClient): void {
  const refresh = (key: string) => void client.invalidateQueries({ queryKey: [key] })
  onSessionChange(() => refresh(KEYS.usuarios))
  onCommit((commits) => {
    if (commits.some(({ key }) => PUBLIC_KEYS.includes(key)) && !readPreferences().propio)
      setPreference('propio', true)
  })
  onRemoteChange(({ key, label, overwritten }) => {
    refresh(SESSION_KEYS.includes(key) ? KEYS.usuarios : key)
    if (overwritten.length > 0)
      showNotice(
        'Otra persona cambió el mismo dato',
        `${label ? `«${label}»: ` : ''}quedó lo que se guardó después (${overwritten.map(fieldName).join(', ')}).`,
      )
  })
}
