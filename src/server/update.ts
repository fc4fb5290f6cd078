import { setTimeout as wait } from 'node:timers/promises'
import { SpokenError, sentenceOf } from '@/shared/lib/spoken-error'
import { COPYING, dayName, hasCopia, makeCopia } from './copies/kept'
import type { Database } from './database/database'
import { migrate, stepsDone } from './database/migrate'
import { MIGRATIONS } from './database/migrations'
import type { Free } from './room'
import { behind, migrateRows } from './sync/migrate-rows'

/** In ms: how long another process that makes a copy is waited for before it is looked at again. */
const LOOK_MS = 500

type Target = { database: Database; copias: string; free: Free; steps?: typeof MIGRATIONS }

/** The version of a database that an update would change; null where there is nothing to change or to lose. */
async function outdated({ query }: Database, steps: typeof MIGRATIONS): Promise<number | null> {
  const done = await stepsDone(query)
  if (done === 0 || done > steps.length) return null
  if ((await query('select 1 from central limit 1')).length === 0) return null
  return done < steps.length || (await behind(query)).length > 0 ? done : null
}

async function copyFirst({ database, copias, free }: Target, version: number): Promise<void> {
  const name = `${dayName(new Date())}-antes-de-actualizar-${version}`
  // A supervisor starts a central again whose update failed: today's first copy is the one from before it.
  if (await hasCopia(copias, name)) return
  await makeCopia(database, copias, name, free).catch((error) => {
    const why = sentenceOf(error)
    throw why
      ? new SpokenError(`Antes de actualizar la central hace una copia, y no pudo: ${why} Nada cambió.`)
      : error
  })
}

/**
 * Brings a database up to this program's version: first a copy, then tables and rows in one transaction, so that an
 * update that fails leaves all as it was. Of several processes one does it. Returns the version that it was of, or null
 * where nothing was to be done.
 * @throws SpokenError where the data are of a newer program, or the copy doesn't fit
 */
export async function update(target: Target): Promise<number | null> {
  const { database, steps = MIGRATIONS } = target
  const from = await outdated(database, steps)
  const copy = async () => {
    const version = await outdated(database, steps)
    if (version !== null) await copyFirst(target, version)
  }
  if (from !== null) while (!(await database.alone(COPYING, copy))) await wait(LOOK_MS)
  await migrate(database, steps, migrateRows)
  return from
}
