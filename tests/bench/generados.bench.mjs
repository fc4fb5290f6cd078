import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../tools/build.mjs'

export const title = 'Casos generados y cortes: todos, donde npm test toma uno de cada diez'

const TESTS = join(ROOT, 'tests')

/** The tests that ask how many cases they may take. */
const files = () =>
  readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|e2e)\.tsx?$/.test(name))
    .map((name) => join(TESTS, name))
    .filter((path) => /\bruns\(\d/.test(readFileSync(path, 'utf8')))

export async function run() {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project=unit', '--project=e2e', '--project=central', ...files()],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CASOS: 'completos' },
    },
  )
  if (status !== 0) throw new Error('un caso generado falla')
}
