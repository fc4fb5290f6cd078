import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../tools/build.mjs'

export const title =
  'Historias generadas ante un juez que no conoce el código (HISTORIAS=cuántas SEMILLA=las mismas)'

export async function run() {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const { HISTORIAS = '4000' } = process.env
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project=unit', '--testTimeout=0', join(ROOT, 'tests/unit/sync/judged.test.ts')],
    { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, HISTORIAS } },
  )
  if (status !== 0) throw new Error('una historia no es como se prometió')
}
