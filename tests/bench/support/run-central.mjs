import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../tools/build.mjs'

/**
 * Runs a test of the central with all its cases.
 * @param {string} file below `tests/central`
 * @param {string} fault What is wrong where it fails.
 */
export function runCentral(file, fault) {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project=central', join(ROOT, 'tests/central', file)],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CASOS: 'completos' },
    },
  )
  if (status !== 0) throw new Error(fault)
}
