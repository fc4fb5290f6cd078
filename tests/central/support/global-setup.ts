import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { buildServer } from '../../../src/server/build.mjs'
import { buildIfStale, ROOT } from '../../tools/build.mjs'
import { startPostgres } from '../../tools/postgres.mjs'
import { ENGINES } from '../../tools/run/parts.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The private cluster's server. */
    postgres: string
    /** All that the run's centrals keep stands in here. */
    folder: string
    /** A folder of PGlite without a table: making one takes longer than most tests. */
    pglite: string
    /** The bundled server, for tests of the whole process. */
    server: string
  }
}

async function emptyPglite(): Promise<string> {
  const { version } = JSON.parse(
    readFileSync(join(ROOT, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'),
  )
  const folder = join(ROOT, `.cache/pglite-${version}`)
  if (existsSync(folder)) return folder
  const part = `${folder}.parte`
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  rmSync(part, { recursive: true, force: true })
  await (await PGlite.create(part)).close()
  renameSync(part, folder)
  return folder
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildIfStale()
  const [postgres, pglite, server] = await Promise.all([
    ENGINES.includes('PostgreSQL') ? startPostgres() : undefined,
    emptyPglite(),
    buildServer(join(ROOT, '.cache/central-tests')),
  ])
  project.provide('postgres', postgres?.url ?? '')
  project.provide('pglite', pglite)
  const folder = mkdtempSync(join(tmpdir(), 'bomberos-centrals-'))
  project.provide('folder', folder)
  project.provide('server', server)
  return async () => {
    await postgres?.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
