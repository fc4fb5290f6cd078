import { readPreferences, setPreference } from './device/preferences'
import { newUuid } from './ids'

/** Three letters by which this device's numbers differ from those of every other. */
export function ownSuffix(): string {
  const known = readPreferences().sufijoPartes
  if (known) return known
  const made = newUuid().slice(0, 3).toUpperCase()
  setPreference('sufijoPartes', made)
  return made
}
