import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SpokenError } from '@/shared/lib/spoken-error'
import { copiasIn } from './copies/kept'
import type { Database } from './database/database'
import { forceFolder, forceTree } from './database/disk'
import { stepsDone } from './database/migrate'
import { openPglite } from './database/pglite'
import { openPostgres } from './database/postgres'
import { openSchemas } from './database/schemas'
import { lock } from './lock'
import { factsOf, log } from './log'
import { demandStart, type Free, freeIn } from './room'
import { newEpoch, readState } from './state'
import { update } from './update'

export type Where = {
  folder: string
  /** PostgreSQL's address; without it PGlite works in the folder. */
  url: string | undefined
  /** The brigade's schema, where the PostgreSQL holds several. */
  esquema?: string
  /** PGlite answers no more. */
  died?: () => void
}

export type Connected = { database: Database; free: Free; release(): void }

export const unopened = (error: unknown): unknown => {
  if (error instanceof SpokenError) return error
  log('postgresql', factsOf(error))
  return new SpokenError('No se pudo abrir la base de PostgreSQL que nombra DATABASE_URL.')
}

async function openAt(url: string, esquema: string | undefined): Promise<Database> {
  const lost = (error: unknown) => log('postgresql', factsOf(error))
  if (esquema === undefined) return openPostgres(url, lost)
  const schemas = openSchemas(url, lost)
  return { ...schemas.of(esquema), close: schemas.close }
}

export const baseIn = (folder: string): string => join(folder, 'base')

/** @throws SpokenError where no central was ever started: only what begins one may make a database */
export async function demandCentral({ folder, url }: Where): Promise<void> {
  if (!url && !existsSync(baseIn(folder)))
    throw new SpokenError(
      `En la carpeta «${folder}» no hay ninguna central. Si la suya está en otra, dígala con DATOS; si usa PostgreSQL, con DATABASE_URL.`,
    )
}

/**
 * A database that a power cut left half made would never open, and hinders no later start under another name. What makes one
 * takes half a gigabyte, which its thread keeps as long as it lives.
 */
async function makeBase(base: string): Promise<void> {
  const part = `${base}.parte`
  rmSync(part, { recursive: true, force: true })
  await (await openPglite(part)).close()
  forceTree(part)
  renameSync(part, base)
  forceFolder(dirname(base))
}

/**
 * PostgreSQL where one is named; else PGlite in the folder, which only one process may use. The data stay of the version
 * that they are of.
 */
export async function connect({ folder, url, esquema, died }: Where): Promise<Connected> {
  if (url) {
    const database = await openAt(url, esquema)
    try {
      await stepsDone(database.query)
    } catch (error) {
      await database.close()
      throw unopened(error)
    }
    return { database, free: () => null, release: () => undefined }
  }
  const base = baseIn(folder)
  const free = freeIn(folder)
  const isFirst = !existsSync(base)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  demandStart(folder, free, isFirst)
  const { release, powerCut } = lock(folder)
  try {
    if (isFirst) await makeBase(base)
    // A version before this one wrote without forcing, and a copy of the folder was never forced.
    else forceTree(base)
    const database = await openPglite(base, died && { died })
    const known = powerCut && (await stepsDone(database.query)) > 0
    if (known && (await readState(database.query))) {
      log('corte de energía')
      await newEpoch(database.query)
    }
    return { database, free, release }
  } catch (error) {
    release()
    throw error
  }
}

/** With the data brought to this version; `from` is the one that they were of, or null where they are of this one. */
export async function open(where: Where): Promise<Connected & { from: number | null }> {
  const connected = await connect(where)
  const { database, free, release } = connected
  try {
    const copias = copiasIn(where.folder)
    return {
      ...connected,
      from: await update({ database, copias, free: where.url ? freeIn(where.folder) : free }),
    }
  } catch (error) {
    await database.close()
    release()
    throw where.url ? unopened(error) : error
  }
}
