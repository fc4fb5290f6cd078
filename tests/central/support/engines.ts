import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '@/server/database/database'
import { openPglite } from '@/server/database/pglite'
import { openPostgres } from '@/server/database/postgres'
import { ENGINES } from '../../tools/run/parts.mjs'

/** Both run the same tests; a run may take one of them. */
export { ENGINES }
export type Engine = (typeof ENGINES)[number]

/** A folder in the run's own, which goes with it. */
export const newFolder = (): string => mkdtempSync(join(inject('folder'), 'central-'))

let made = 0

/** The address of a new database on the private cluster. */
export async function newPostgres(): Promise<string> {
  const name = `central_${process.pid}_${++made}`
  const client = new pg.Client({ connectionString: `${inject('postgres')}/postgres` })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `${inject('postgres')}/${name}`
}

/** A folder for a central that was never started, with PGlite's own files in place. */
export function newDatos(): string {
  const folder = newFolder()
  cpSync(inject('pglite'), join(folder, 'base'), { recursive: true })
  return folder
}

export type Opened = { database: Database; close(): Promise<void> }

/** A database without a table. */
export async function openEngine(engine: Engine): Promise<Opened> {
  if (engine === 'PostgreSQL') {
    const database = await openPostgres(await newPostgres(), (error) => {
      throw error
    })
    return { database, close: database.close }
  }
  const folder = newDatos()
  const database = await openPglite(join(folder, 'base'))
  return {
    database,
    async close() {
      await database.close()
      rmSync(folder, { recursive: true })
    },
  }
}
