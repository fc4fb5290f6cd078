import { readPreferences, setPreference } from '@/shared/storage/device/preferences'

/** More shapes of files than a brigade imports; the oldest goes. */
const MOST = 20

/** Somebody may have edited storage by hand: what is no choice counts as missing. */
function remembered() {
  const { columnasImportadas: chosen } = readPreferences()
  return Array.isArray(chosen) ? chosen.filter((one) => Array.isArray(one?.campos)) : []
}

/** What was chosen on this device for the columns of the last file of this shape. */
export const columnsFor = (shape: string): readonly string[] | undefined =>
  remembered().find(({ forma }) => forma === shape)?.campos

export function rememberColumns(forma: string, campos: readonly string[]): void {
  const others = remembered().filter((one) => one.forma !== forma)
  setPreference('columnasImportadas', [{ forma, campos }, ...others].slice(0, MOST))
}
