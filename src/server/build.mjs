import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Bundles our own code for Node; packages stay outside. Returns the entry. */
export async function buildServer(out = join(ROOT, '.cache/central')) {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': join(ROOT, 'src') } },
    build: {
      ssr: join(ROOT, 'src/server/main.ts'),
      outDir: out,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  })
  return join(out, 'main.mjs')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer()
