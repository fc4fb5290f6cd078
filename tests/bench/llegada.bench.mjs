import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../tools/build.mjs'

export const title =
  'Mil reportes con foto de diez teléfonos que se cierran, con una central matada: todos, una vez'

export async function run() {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const file = join(ROOT, 'tests/central/arrival.test.ts')
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project=central', file], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CASOS: 'completos' },
  })
  if (status !== 0) throw new Error('un reporte falta o está dos veces')
}
