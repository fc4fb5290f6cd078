import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { ROOT } from './build.mjs'

/** Builds a page that has nothing but the repositories (lab-page.ts), to try and time storage alone. */
export async function buildLab() {
  const dir = mkdtempSync(join(tmpdir(), 'bomberos-lab-'))
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // What the app reads of the environment, as in its own build.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@': join(ROOT, 'src') } },
    build: {
      outDir: dir,
      emptyOutDir: false,
      lib: { entry: join(ROOT, 'tests/tools/lab-page.ts'), formats: ['es'], fileName: () => 'lab.js' },
    },
  })
  writeFileSync(
    join(dir, 'index.html'),
    '<!doctype html><html lang="es"><link rel="icon" href="data:,"><title>Lab</title><script type="module" src="/lab.js"></script></html>',
  )
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) }
}
