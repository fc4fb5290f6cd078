import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { helpTexts } from './help-texts.mjs'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Bundles our own code for Node, the server and what draws pages for it; packages stay outside. Returns the entry.
 * @param {string} [out]
 * @param {import('vite').Plugin[]} [plugins]
 */
export async function buildServer(out = join(ROOT, '.cache/central'), plugins = []) {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    plugins: [helpTexts(), ...plugins],
    // Whatever NODE_ENV says here, React runs in production there.
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@': join(ROOT, 'src') } },
    build: {
      ssr: true,
      outDir: out,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: {
          main: join(ROOT, 'src/server/main.ts'),
          paginas: join(ROOT, 'src/app/prerender/central.ts'),
          'pglite-thread': join(ROOT, 'src/server/database/pglite-thread.mjs'),
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'partes/[name]-[hash].mjs' },
      },
    },
  })
  return join(out, 'main.mjs')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer()
