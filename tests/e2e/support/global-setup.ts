import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildServer } from '../../../src/server/build.mjs'
import { startCentral } from '../../server-process'
import { buildIfStale, DIST, ROOT } from '../../tools/build.mjs'
import { temporaryFolder } from './fixture'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data of a central that was started once: a first start takes longer than most tests. */
    datos: string
  }
}

/** One build of app and central for all files: two at a time would take each other's folder away. */
export async function setup(project: TestProject): Promise<() => void> {
  buildIfStale()
  const server = await buildServer(join(ROOT, '.cache/central-e2e'))
  const { dir, remove } = temporaryFolder()
  symlinkSync(DIST, join(dir, 'dist'))
  const datos = join(dir, 'datos')
  const { process: central, ended } = await startCentral(server, dir, { DATOS: datos })
  central.kill('SIGTERM')
  await ended
  project.provide('server', server)
  project.provide('datos', datos)
  return remove
}
