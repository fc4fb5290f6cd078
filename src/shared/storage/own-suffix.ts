import { update } from 'idb-keyval'
import { readPreferences, setPreference } from './device/preferences'
import { database } from './entry/database'
import { newUuid } from './ids'

const ROW = 'sufijo'

/** Three letters by which this device's numbers differ from those of every other. */
export function ownSuffix(): string {
  const known = readPreferences().sufijoPartes
  if (known) return known
  const made = newUuid().slice(0, 3).toUpperCase()
  setPreference('sufijoPartes', made)
  return made
}

/**
 * Keeps them on the disk with the records, from where they come back where a browser that died lost its preferences: the
 * numbers of one device go on ending alike. Never throws.
 */
export async function keepSuffix(): Promise<void> {
  try {
    await update<string>(
      ROW,
      (row) => {
        const own = row ?? ownSuffix()
        if (own !== readPreferences().sufijoPartes) setPreference('sufijoPartes', own)
        return own
      },
      database(),
    )
  } catch (error) {
    console.warn('No se pudo guardar el sufijo de este equipo', error)
  }
}
