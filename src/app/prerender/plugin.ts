import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Manifest, minifySync, type Plugin } from 'vite'
import { helpTexts } from '../../server/help-texts.mjs'
import { assetsOf, shellAssets } from './assets.ts'
import { pageDocument, shellDocument } from './document.ts'
import { withPolicy } from './policy.ts'
import type { renderSite } from './render.tsx'
import { robots, sitemap } from './sitemap-robots-feed.ts'

type Site = Awaited<ReturnType<typeof renderSite>>

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const STARTER = here('./starter.js')
const WORK = here('../../../.cache/prerender')

/** Draws the public pages with the browser's own code. */
async function render(alias: Record<string, string>): Promise<Site> {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    plugins: [helpTexts()],
    build: { ssr: here('./render.tsx'), outDir: WORK, emptyOutDir: true, target: 'node20', minify: false },
  })
  const module: { renderSite: () => Promise<Site> } = await import(
    pathToFileURL(join(WORK, 'render.js')).href
  )
  return module.renderSite()
}

/**
 * Runs after the bundle and before the worker lists its files: writes each public page, sitemap and robots.txt, and
 * moves the bare shell from index.html to 200.html and 404.html, which answer all other addresses.
 */
export function prerender(alias: Record<string, string>): Plugin {
  let out = ''
  return {
    name: 'bomberos:prerender',
    apply: 'build',
    configResolved(config) {
      out = config.build.outDir
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const read = (file: string) => readFileSync(join(out, file), 'utf8')
        const write = (file: string, text: string) => {
          mkdirSync(dirname(join(out, file)), { recursive: true })
          writeFileSync(join(out, file), text)
        }
        const shell = read('index.html')
        const manifest: Manifest = JSON.parse(read('.vite/manifest.json'))
        const starter = minifySync(STARTER, readFileSync(STARTER, 'utf8')).code
        const site = await render(alias)
        for (const page of site.pages) {
          const html = pageDocument(shell, page, assetsOf(manifest, page, read), starter)
          write(`${page.path === '/' ? 'index' : page.path.slice(1)}.html`, withPolicy(html))
        }
        const pages = site.pages.map(({ path }) => path)
        const bare = withPolicy(shellDocument(shell, shellAssets(manifest, pages, read), starter))
        // Hosts answer unknown addresses with 404.html, and with that status.
        for (const file of ['200.html', '404.html']) write(file, bare)
        // A central draws the pages again, with its own data.
        write('.vite/plantilla.json', JSON.stringify({ shell, starter }))
        write('sitemap.xml', sitemap(site.address, pages))
        write('robots.txt', robots(site.address))
        rmSync(WORK, { recursive: true, force: true })
      },
    },
  }
}
