import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../tools/build.mjs'

export const title =
  'Historias ante un juez que no conoce el código: generadas (HISTORIAS) y en navegadores (HISTORIAS_NAVEGADOR, ACTOS); SEMILLA, las mismas'

const {
  HISTORIAS = '4000',
  HISTORIAS_NAVEGADOR = '5',
  ACTOS = '20',
  SEMILLA = String(Date.now() % 2 ** 31),
} = process.env

/** Runs the tests of a project that match; a count of 0 leaves them out. */
function judged(count, project, file) {
  if (count === '0') return
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', `--project=${project}`, '--testTimeout=0', '--retry=0', join(ROOT, 'tests', file)],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, HISTORIAS, HISTORIAS_NAVEGADOR, ACTOS, SEMILLA },
    },
  )
  if (status !== 0) throw new Error('una historia no es como se prometió')
}

export async function run() {
  judged(HISTORIAS, 'unit', 'unit/sync/judged.test.ts')
  judged(HISTORIAS_NAVEGADOR, 'e2e', 'e2e/central/historias/judged.e2e.ts')
}
