import type { CsvFormat } from '@/shared/lib/file/csv'
import { readValue, writeValue } from '@/shared/storage/entry/local'
import { PREFERENCES_KEY } from '@/shared/storage/keys'

/** Settings of this browser's owner; the brigade's data is elsewhere. */
export type Preferences = {
  tema?: 'light' | 'dark' | 'auto'
  filasPorPagina?: number
  /** The keys that do something by themselves, such as `/`, were switched off. */
  sinTeclas?: boolean
  /** What separates cells and cents in a CSV that is exported here. */
  separadorCsv?: CsvFormat
  /** Lists are exported here as Excel. */
  exportaExcel?: boolean
  /** What somebody chose for the columns of imported files, by the files' shape; the newest first. */
  columnasImportadas?: { forma: string; campos: readonly string[] }[]
  /** What somebody said that a word of an imported column means; the newest first. */
  palabrasImportadas?: { de: string; palabra: string; valor: string }[]
  /** The addresses that each account chose for the bar at the foot of a phone's panel. */
  accesosRapidos?: { [account: string]: readonly string[] }
  /** The lists whose figures a phone shows above them. */
  cifrasAbiertas?: string[]
  instalacionDescartada?: boolean
  /** The first steps that were left for another day, and whether the guide to them was closed. */
  guiaOmitidos?: string[]
  guiaCerrada?: boolean
  /** The accounts that put off being told of emergencies on this device. */
  avisosDespues?: string[]
  /** The accounts that put off keeping the copy of the night on this device. */
  custodiaDespues?: string[]
  /** A tone in the open panel when an emergency arrives. */
  sonidoEmergencias?: boolean
  /** True once this phone changed something that the public pages show: they differ from those that the build drew. */
  propio?: boolean
  /** What the numbers of partes and orders of payment end with that this device gave. */
  sufijoPartes?: string
  /** Tells this phone's counts and visits from those of every other phone. */
  equipo?: string
  /** Whoever holds this phone said that they aren't of the brigade. */
  sinLugar?: boolean
  /** This phone has letters to the station whose end nobody has seen. */
  cartas?: boolean | undefined
  /** The latest that this device's clock has shown, and since when it shows less, in ms since 1970. */
  reloj?: { visto: number; atras?: number }
  /** This device carries a central's records, or a person took it out of one and it goes on alone. */
  central?: 'unido' | 'fuera'
}

const TEMAS: readonly unknown[] = ['light', 'dark', 'auto'] satisfies Preferences['tema'][]

/** Somebody may have edited storage by hand: a wrong value counts as missing. */
export function readPreferences(): Preferences {
  const { tema, filasPorPagina, cifrasAbiertas, ...rest } = readValue<Preferences>(PREFERENCES_KEY) ?? {}
  return {
    ...rest,
    ...(TEMAS.includes(tema) && { tema }),
    ...(Number(filasPorPagina) > 0 && { filasPorPagina }),
    ...(Array.isArray(cifrasAbiertas) && { cifrasAbiertas }),
  }
}

/** @throws StorageError */
export const writePreference = <K extends keyof Preferences>(name: K, value: Preferences[K]): void =>
  writeValue(PREFERENCES_KEY, { ...readPreferences(), [name]: value })

/** Best effort: a lost preference is no reason to disturb anyone. */
export function setPreference<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  try {
    writePreference(name, value)
  } catch {
    // The storage layer has logged it already.
  }
}
