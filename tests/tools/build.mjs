import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
export const DIST = join(ROOT, 'dist')
const SOURCES = ['src', 'sw', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']

/** The latest change below a path in ms, a deletion too; 0 for a path that doesn't exist. */
function changed(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => changed(join(path, name))))
}

/** A build writes the worker last. */
const builtAt = () => changed(join(DIST, 'sw.js'))

/**
 * Builds when there is no build, a source is newer than it, or VITE_SITIO names an address that the build may not have.
 * Throws when the build fails.
 */
export function buildIfStale() {
  const newest = Math.max(...SOURCES.map((name) => changed(join(ROOT, name))))
  if (!process.env.VITE_SITIO && builtAt() > newest) return
  console.log('Construyendo la aplicación…')
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Vitest sets this for its own process; a production build must not see it.
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
  })
  if (status !== 0) throw new Error('vite build falló')
}
