import { KEYS } from './keys'
import { readValue, writeValue } from './local'

/** What this browser's owner likes; nothing of the brigade's work is in here. */
export type Preferences = {
  tema?: 'light' | 'dark' | 'auto'
  filasPorPagina?: number
  instalacionDescartada?: boolean
  /** This phone changed something that the public pages show, so they aren't as the build drew them. */
  propio?: boolean
}

export const readPreferences = (): Preferences => readValue<Preferences>(KEYS.preferencias) ?? {}

/** Best effort: a preference that can't be kept is no reason to disturb anyone. */
export function setPreference<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  try {
    writeValue(KEYS.preferencias, { ...readPreferences(), [name]: value })
  } catch {
    // Already logged by the storage layer.
  }
}
