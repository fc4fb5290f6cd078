import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Brigada, type BrigadaSettings, openBrigada } from '@/server/brigada/brigada'
import { copiasIn } from '@/server/copies/kept'
import type { Database } from '@/server/database/database'
import { stepsDone } from '@/server/database/migrate'
import { factsOf, type Log } from '@/server/log'
import type { Counts } from '@/server/metrics'
import { freeIn } from '@/server/room'
import { readState } from '@/server/state'
import { update } from '@/server/update'
import { SpokenError } from '@/shared/lib/spoken-error'

/** What all brigades of a process have in common. */
export type Shared = Omit<BrigadaSettings, 'database' | 'folder' | 'free'> & { folder: string; log: Log }

/** Where a brigade keeps its files, in the folder of all. */
export const folderOf = (folder: string, esquema: string): string => join(folder, 'brigadas', esquema)

/** Only `brigadas agregar` begins one: an empty schema may be a lost one. @throws SpokenError */
async function demandBegun({ query }: Database): Promise<void> {
  if ((await stepsDone(query)) === 0 || !(await readState(query)))
    throw new SpokenError('El esquema no tiene los datos de ninguna central.')
}

/** Brings a brigade's tables up to this version, with its copy first. @throws SpokenError */
export async function bringUpToDate(database: Database, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if ((await stepsDone(database.query)) === 0) await demandBegun(database)
  await update({ database, copias: copiasIn(folder), free: freeIn(folder) })
  await demandBegun(database)
}

/** Opens one with all that it needs to answer. @throws SpokenError, and what its database says */
export async function openOne(
  { folder: all, ...shared }: Shared,
  { database, esquema, counts }: { database: Database; esquema: string; counts: Counts },
): Promise<Brigada> {
  const folder = folderOf(all, esquema)
  await bringUpToDate(database, folder)
  const log: Log = (event, facts) => shared.log(event, { brigada: esquema, ...facts })
  const brigada = await openBrigada({ ...shared, database, folder, log }, counts)
  await brigada.central.publico.current().catch((error) => log('error', factsOf(error)))
  return brigada
}
