import { get, update } from 'idb-keyval'
import { database } from '@/shared/storage/entry/database'
import { newUuid } from '@/shared/storage/ids'
import { readPreferences } from './preferences'

const ROW = 'equipo'

/** Phones of before have it among their preferences. */
const kept = (row: string | undefined): string => row ?? readPreferences().equipo ?? ''

/**
 * What this phone's records differ by from those of every other, if it ever wrote one; '' else. It lies on the disk with the
 * records: a preference that dies with the browser would make a phone a stranger to its own visit.
 */
export const knownEquipo = async (): Promise<string> => kept(await get<string>(ROW, database()))

/** The same, made at the first record: of two tabs that make it at once both get one. */
export async function ownEquipo(): Promise<string> {
  let own = ''
  await update<string>(
    ROW,
    (row) => {
      own = kept(row) || newUuid().slice(0, 8)
      return own
    },
    database(),
  )
  return own
}
