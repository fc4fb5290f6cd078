import { newUuid } from '@/shared/storage/ids'
import { readPreferences, setPreference } from './preferences'

/** What this phone's records differ by from those of every other, if it ever wrote one; '' else. */
export const knownEquipo = (): string => readPreferences().equipo ?? ''

/** The same, made at the first record. */
export function ownEquipo(): string {
  const known = knownEquipo()
  if (known) return known
  const made = newUuid().slice(0, 8)
  setPreference('equipo', made)
  return made
}
