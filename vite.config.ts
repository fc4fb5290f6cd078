import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { manifest } from './src/app/manifest.ts'
import { mantineCss } from './src/app/prerender/mantine-css.ts'
import { prerender } from './src/app/prerender/plugin.ts'

const src = fileURLToPath(new URL('./src', import.meta.url))

type ModuleGraph = { getModuleInfo: (id: string) => { importers: string[] } | null }

/** What is loaded apart and brings a module along: the ends of all ways up by static imports. */
function bringersOf(id: string, graph: ModuleGraph): string[] {
  const ways = new Set([id])
  for (const way of ways) for (const importer of graph.getModuleInfo(way)?.importers ?? []) ways.add(importer)
  return [...ways].filter((way) => !graph.getModuleInfo(way)?.importers.length)
}

/**
 * Own code goes with what has it in common: pages of the site; the panel alone; the panel and a part that the site loads
 * apart, such as the registry of modules; else it stays with its folder.
 */
function sharedBy(id: string, graph: ModuleGraph): string | null {
  const bringers = bringersOf(id, graph)
  const inFolder = (folder: RegExp) => bringers.filter((bringer) => folder.test(bringer)).length
  const [pages, panel] = [inFolder(/src\/routes\/_site\//), inFolder(/src\/(routes\/)?admin[./]/)]
  const visitors = pages + inFolder(/src\/app\/notices\//)
  if (pages > 1) return 'sitio'
  if (panel < 2) return null
  if (visitors === 0) return panel === bringers.length ? 'panel' : 'datos'
  return /src\/(?:entities|shared\/ui|shared(?!\/ui))\/(\w+)\//.exec(id)?.[1] ?? null
}

/**
 * Many small files compress worse and take longer to ask for than a few, and a page of the site must not carry what only
 * the panel needs. Every page has what the entry imports: packages, Mantine and own code, each evaluated in a task of its own.
 */
const groups = [
  { name: 'base', tags: ['$initial' as const], test: /node_modules\/(?!@mantine)/ },
  { name: 'mantine', tags: ['$initial' as const], test: /node_modules\/@mantine/ },
  { name: 'inicio', tags: ['$initial' as const] },
  { name: sharedBy, test: /src\//, includeDependenciesRecursively: false },
  {
    name: 'piezas',
    test: /node_modules\/(?!@mantine\/form|@tanstack|klona|fast-deep-equal|fflate)/,
    minShareCount: 6,
    includeDependenciesRecursively: false,
  },
]

const happyDom = {
  environment: './tests/one-window.ts',
  // For ten thousand lines on a machine that is busy with something else.
  testTimeout: 60_000,
  // As in the app, where all modules live together; `setup.ts` empties what they share between two tests.
  isolate: false,
  // Vitest leaves a processor to the one who watches, which is half of a small machine.
  maxWorkers: '100%',
  setupFiles: ['tests/setup.ts'],
  env: { TZ: 'America/Guayaquil' },
}

export default defineConfig({
  plugins: [
    mantineCss(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A route's loader names its entity: beside the component, or every page would carry every list's samples.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    prerender({ '@': src }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      injectManifest: { globPatterns: ['**/*.{js,css,html,svg,woff2}'] },
    }),
  ],
  resolve: {
    alias: [{ find: '@', replacement: src }],
  },
  build: {
    manifest: true,
    // Only styles wait to be listed: the page's own modules are asked for by its starter, the rest by the worker, and
    // the names of all of them would weigh more than the round trip that they save.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    target: 'es2022',
    cssTarget: 'chrome107',
    // jsPDF's optional ways to draw HTML: nothing here calls them, and they weigh more than the app.
    rolldownOptions: {
      external: ['html2canvas', 'canvg', 'dompurify'],
      output: { codeSplitting: { groups } },
    },
  },
  test: {
    projects: [
      { extends: true, test: { ...happyDom, name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        // No `extends`: the app's plugins have no business in the process that drives Chromium.
        resolve: { alias: { '@': src } },
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.e2e.ts'],
          globalSetup: ['tests/e2e/support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // One more than a small machine has processors: a test also waits, for a toast or a stroke of the clock.
          maxWorkers: 3,
          // Nothing is shared but the modules, which need not be read again for every file.
          isolate: false,
          // Once more, and Vitest says so: a machine that is busy with something else is no fault of the app.
          retry: 1,
          // A machine with other work to do answers late, which is no fault.
          expect: { poll: { timeout: 15_000 } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
