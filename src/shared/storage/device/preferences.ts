import { readValue, writeValue } from '@/shared/storage/entry/local'
import { PREFERENCES_KEY } from '@/shared/storage/keys'

/** Settings of this browser's owner; the brigade's data is elsewhere. */
export type Preferences = {
  tema?: 'light' | 'dark' | 'auto'
  filasPorPagina?: number
  instalacionDescartada?: boolean
  /** The first steps that were left for another day, and whether the guide to them was closed. */
  guiaOmitidos?: string[]
  guiaCerrada?: boolean
  /** A tone in the open panel when an emergency arrives. */
  sonidoEmergencias?: boolean
  /** True once this phone changed something that the public pages show: they differ from those that the build drew. */
  propio?: boolean
}

const TEMAS: readonly unknown[] = ['light', 'dark', 'auto'] satisfies Preferences['tema'][]

/** Somebody may have edited storage by hand: a wrong value counts as missing. */
export function readPreferences(): Preferences {
  const { tema, filasPorPagina, ...rest } = readValue<Preferences>(PREFERENCES_KEY) ?? {}
  return {
    ...rest,
    ...(TEMAS.includes(tema) && { tema }),
    ...(Number(filasPorPagina) > 0 && { filasPorPagina }),
  }
}

/** Best effort: a lost preference is no reason to disturb anyone. */
export function setPreference<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  try {
    writeValue(PREFERENCES_KEY, { ...readPreferences(), [name]: value })
  } catch {
    // The storage layer has logged it already.
  }
}
