import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildServer } from '../../../src/server/build.mjs'
import { buildIfStale, ROOT } from '../../tools/build.mjs'

/** One build of app and central for all files: two at a time would take each other's folder away. */
export async function setup(project: TestProject): Promise<void> {
  buildIfStale()
  project.provide('server', await buildServer(join(ROOT, '.cache/central-e2e')))
}
