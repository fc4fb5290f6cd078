import type { Database, Query } from '@/server/database/database'
import type { Progress } from '@/server/progress'
import { freeIn } from '@/server/room'
import { readState } from '@/server/state'
import { clockAt } from '@/shared/lib/fecha'
import { aloneWithCopies, COPYING, dayName, hasCopia, listCopias, makeCopia } from './kept'

const HOUR = 3
const HOUR_MS = 60 * 60_000
/** How much of a brigade's first work may be lost, in ms: its first night may never come for this computer. */
const FIRST_WORK_MS = 2 * HOUR_MS
const FIRST_DAY_MS = 24 * HOUR_MS

/** When somebody of a brigade first wrote something that is remembered, in ms; undefined while nobody did. */
async function firstWork(query: Query): Promise<number | undefined> {
  if ((await readState(query))?.modo !== 'suya') return undefined
  const [row] = await query<{ instante: Date | null }>(
    'select min(instante) as instante from historial where usuario is not null',
  )
  return row?.instante?.getTime()
}

/** Whether a copy is due besides those of the nights: during the first day of a brigade's work, every two hours. */
async function isFirstDue({ query }: Database, folder: string, now: number): Promise<boolean> {
  const began = await firstWork(query)
  if (began === undefined || now < began + FIRST_WORK_MS || now > began + FIRST_DAY_MS) return false
  const [newest] = await listCopias(folder)
  return !newest || Date.parse(newest.instante) <= now - FIRST_WORK_MS
}

/**
 * Makes tonight's copy when it isn't there yet, and those of a brigade's first day; another process that shares the folder
 * finds it done. True: it was made now.
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
  const isDue = async () =>
    (clockAt(now.getTime()).getUTCHours() >= HOUR && !(await hasCopia(folder, name))) ||
    (await isFirstDue(database, folder, now.getTime()))
  const make = async () => {
    if (!(await isDue())) return
    await makeCopia(database, folder, name, free)
    made = true
  }
  if (await isDue()) await database.alone(COPYING, make)
  return made
}

/**
 * Makes a copy at once, as that of this day: the nights before keep theirs.
 * @throws SpokenError where it doesn't fit, or another process is at a copy
 */
export async function copyNow(
  database: Database,
  folder: string,
  progress: Progress,
  free = freeIn(folder),
): Promise<void> {
  await aloneWithCopies(database, async () => {
    await makeCopia(database, folder, dayName(new Date()), free, progress)
  })
  await database.query(`delete from central where clave = 'copia'`)
}
