import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { manifest } from './src/app/manifest.ts'
import { mantineCss } from './src/app/prerender/mantine-css.ts'
import { prerender } from './src/app/prerender/plugin.ts'
import { helpTexts } from './src/server/help-texts.mjs'
import { TEST_MS, WAIT_MS } from './tests/tools/limits.mjs'
import { centralFiles, chromiumFiles, screenFiles, unitFiles } from './tests/tools/run/parts.mjs'

const src = fileURLToPath(new URL('./src', import.meta.url))
/** Brings all entities along. */
const MODULES = `${src}/entities/modules.ts`

type ModuleGraph = { getModuleInfo: (id: string) => { importers: string[] } | null }

/** The lazily loaded chunks that bring a module along: the top ends of all chains of static imports. */
function bringersOf(id: string, graph: ModuleGraph): string[] {
  const ways = new Set([id])
  for (const way of ways) for (const importer of graph.getModuleInfo(way)?.importers ?? []) ways.add(importer)
  return [...ways].filter((way) => !graph.getModuleInfo(way)?.importers.length)
}

/**
 * Names the file that a module of our own goes to, by who loads it. Two pages of the site: 'sitio'. The panel alone:
 * 'panel'. The panel and something that the site loads apart: 'publico' for what a page draws with, 'permisos' and
 * 'tramite' for what asks for a permit, with and without the list of modules, 'datos' for the rest
 * of what the list of modules brings, or 'sync' for the work with a central, which no visitor needs. Reading tables from files, which no page does: 'importar'. Pieces to draw
 * with stay with their folder.
 */
function sharedBy(id: string, graph: ModuleGraph): string | null {
  const bringers = bringersOf(id, graph)
  const inFolder = (folder: RegExp) => bringers.filter((bringer) => folder.test(bringer)).length
  const [pages, panel] = [inFolder(/src\/routes\/_site\//), inFolder(/src\/(routes\/)?admin[./]/)]
  const visitors = pages + inFolder(/src\/app\/notices\//)
  if (pages > 1) return 'sitio'
  if (panel < 2) return null
  if (panel === bringers.length) return 'panel'
  if (/src\/sync\//.test(id)) return 'sync'
  if (visitors === 0 && !/src\/shared\/(ui|lib)\//.test(id)) {
    const all = bringersOf(MODULES, graph)
    if (!bringers.some((one) => /src\/site\//.test(one) && !all.includes(one))) return 'datos'
    if (!/src\/entities\/inspecciones\//.test(id)) return 'publico'
    return all.every((one) => bringers.includes(one)) ? 'permisos' : 'tramite'
  }
  const folder = /src\/(?:entities|shared\/ui|shared(?!\/ui))\/(\w+)\//.exec(id)?.[1] ?? null
  return folder === 'lib' && visitors + inFolder(/src\/site\//) === 0 ? 'importar' : folder
}

/**
 * Many small files compress worse and load slower than a few, and a page of the site must not load what only the panel
 * needs. Every page has what the entry imports: packages and our own code, each evaluated in its own task.
 */
const groups = [
  { name: 'base', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'inicio', tags: ['$initial' as const] },
  // Only all of them together are ever asked for.
  {
    name: 'agendas',
    test: /src\/entities\/(?:(?:[\w-]+\/)+|\w+-)agenda\.ts$/,
    includeDependenciesRecursively: false,
  },
  // With the library's function of one line, which would be a file of its own.
  { name: sharedBy, test: /src\/|\/mutationOptions\.js/, includeDependenciesRecursively: false },
  {
    name: 'piezas',
    test: /node_modules\/(?!@mantine\/form|@tanstack|klona|fast-deep-equal|fflate)/,
    minShareCount: 7,
    includeDependenciesRecursively: false,
  },
]

const happyDom = {
  environment: './tests/one-window.ts',
  testTimeout: TEST_MS,
  hookTimeout: TEST_MS,
  expect: { poll: { timeout: WAIT_MS } },
  // Files share their modules, as the screens of the app do; `setup.ts` empties what they share between two tests.
  isolate: false,
  // One more than a small machine has processors, because a screen also waits, for a toast or a part that is loaded.
  maxWorkers: 3,
  setupFiles: ['tests/act.ts', 'tests/patience.ts', 'tests/setup.ts'],
  env: { TZ: 'America/Guayaquil', NODE_ENV: 'production' },
}

export default defineConfig({
  plugins: [
    mantineCss(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // The loader is split off with the component: it imports its entity, and every page would carry every list's
      // samples.
      codeSplittingOptions: {
        // A test may load a module twice, which isn't an edit of it.
        addHmr: !process.env.VITEST,
        defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    helpTexts(),
    prerender({ '@': src }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      // The worker answers the unknown with 200.html, which is the same page. So it answers the help, whose drawn pages would
      // be a tenth of all that a phone fetches ahead, and the page of a label; the app draws them from their texts.
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        globIgnores: ['404.html', 'ayuda.html', 'ayuda/*', 'etiqueta.html'],
      },
    }),
  ],
  resolve: {
    alias: [{ find: '@', replacement: src }],
  },
  build: {
    manifest: true,
    // Only styles are preloaded. The starter requests the page's modules and the worker the rest; listing all of them
    // would cost more than the round trip that it saves.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    target: 'es2022',
    cssTarget: 'chrome107',
    // jsPDF's optional libraries for HTML: nothing here calls them, and they are larger than the app.
    rolldownOptions: {
      external: ['html2canvas', 'canvg', 'dompurify'],
      output: { codeSplitting: { groups } },
    },
  },
  ...(process.env.VITEST && { oxc: { jsx: { runtime: 'automatic', development: false } } }),
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...happyDom,
          name: 'unit',
          ...unitFiles,
        },
      },
      {
        extends: true,
        test: {
          ...happyDom,
          name: 'panel',
          ...screenFiles,
          // As in Chromium: a screen that was late is drawn once more, and the run names it and allows few.
          retry: 1,
        },
      },
      {
        resolve: { alias: { '@': src } },
        test: {
          name: 'central',
          environment: 'node',
          ...centralFiles,
          setupFiles: ['tests/patience.ts'],
          globalSetup: ['tests/central/support/global-setup.ts'],
          testTimeout: TEST_MS,
          hookTimeout: TEST_MS,
          maxWorkers: 2,
          isolate: false,
          expect: { poll: { timeout: WAIT_MS } },
        },
      },
      {
        // Without `extends`: the process that drives Chromium doesn't need the app's plugins.
        resolve: { alias: { '@': src } },
        test: {
          name: 'e2e',
          environment: 'node',
          ...chromiumFiles,
          globalSetup: ['tests/e2e/support/global-setup.ts'],
          testTimeout: TEST_MS,
          hookTimeout: TEST_MS,
          // One more than a small machine has processors, because a test also waits, for a toast or the clock.
          maxWorkers: 3,
          // Files share only their modules, which would otherwise be loaded again for each.
          isolate: false,
          // A failed test runs once more, and Vitest reports it: a busy machine is no fault of the app.
          retry: 1,
          expect: { poll: { timeout: WAIT_MS } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
