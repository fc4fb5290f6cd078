import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const OUT = join(ROOT, '.cache/central')

/** Bundles our own code for Node; packages stay outside. Returns the entry. */
export async function buildServer(out = OUT) {
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(ROOT)
  if (process.argv.length === 2 && !existsSync(join(ROOT, 'dist/index.html'))) {
    console.error('Falta la carpeta dist. Construya la aplicación primero: npm run build')
    process.exit(1)
  }
  await import(pathToFileURL(await buildServer()).href)
}
