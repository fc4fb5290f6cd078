import { readValue, writeValue } from '@/shared/storage/entry/local'
import { PREFERENCES_KEY } from '@/shared/storage/keys'

/** What this browser's owner likes; nothing of the brigade's work is in here. */
export type Preferences = {
  tema?: 'light' | 'dark' | 'auto'
  filasPorPagina?: number
  instalacionDescartada?: boolean
  /** This phone changed something that the public pages show, so they aren't as the build drew them. */
  propio?: boolean
}

const TEMAS: readonly unknown[] = ['light', 'dark', 'auto'] satisfies Preferences['tema'][]

/** What stands in storage may be anything; what can't be is not given. */
export function readPreferences(): Preferences {
  const { tema, filasPorPagina, ...rest } = readValue<Preferences>(PREFERENCES_KEY) ?? {}
  return {
    ...rest,
    ...(TEMAS.includes(tema) && { tema }),
    ...(Number(filasPorPagina) > 0 && { filasPorPagina }),
  }
}

/** Best effort: a preference that can't be kept is no reason to disturb anyone. */
export function setPreference<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  try {
    writeValue(PREFERENCES_KEY, { ...readPreferences(), [name]: value })
  } catch {
    // Already logged by the storage layer.
  }
}
