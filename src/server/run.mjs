import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const shell = process.ppid
const here = (path) => fileURLToPath(new URL(path, import.meta.url))

process.chdir(here('../../'))
if (process.argv.length === 2 && !existsSync('dist/index.html')) {
  console.error('Falta la carpeta dist. Construya la aplicación primero: npm run build')
  process.exit(1)
}
// In a process of its own: what builds takes as much memory as what runs.
const { status } = spawnSync(process.execPath, [here('./build.mjs')], {
  stdio: ['ignore', 'inherit', 'inherit'],
})
if (status !== 0) process.exit(1)
// The shell in which npm started this may have been told to end meanwhile.
if (process.env.npm_lifecycle_event && process.ppid !== shell) process.exit(1)
await import(here('../../.cache/central/main.mjs'))
