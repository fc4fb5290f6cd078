import type { Database } from '@/server/database/database'
import { freeIn } from '@/server/room'
import { COPYING, dayName, hasCopia, makeCopia } from './kept'

const HOUR = 3

/**
 * Makes tonight's copy when it isn't there yet; another process that shares the folder finds it done. True: it was made
 * now.
 * @throws SpokenError where it doesn't fit
 */
export async function nightly(
  database: Database,
  folder: string,
  now: Date,
  free = freeIn(folder),
): Promise<boolean> {
  const name = dayName(now)
  let made = false
  const make = async () => {
    if (await hasCopia(folder, name)) return
    await makeCopia(database, folder, name, free)
    made = true
  }
  if (now.getHours() >= HOUR && !(await hasCopia(folder, name))) await database.alone(COPYING, make)
  return made
}
