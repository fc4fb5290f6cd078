import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { manifest } from './src/app/manifest.ts'
import { mantineCss } from './src/app/prerender/mantine-css.ts'
import { prerender } from './src/app/prerender/plugin.ts'

const src = fileURLToPath(new URL('./src', import.meta.url))

type ModuleInfo = { importers: string[]; dynamicImporters: string[] }
type ModuleGraph = { getModuleInfo: (id: string) => ModuleInfo | null }

/** Whether nobody but the panel, or what starts with a session, asks for a module: all ways up from it end there. */
function isPanelsOwn(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id) || /src\/(routes\/admin[./]|app\/(staff|route-error)\.)/.test(id)) return true
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  const askers = [...importers, ...dynamicImporters]
  return askers.length > 0 && askers.every((asker) => isPanelsOwn(asker, graph, seen))
}

/** Pictures that the site never draws. Their ways up end in a list of all pictures, which everybody asks for. */
const PANEL_ICONS =
  /icons\/(boxes|calendar-days|clipboard-list|file-text|globe|grip-vertical|images?|message-square-exclamation-point|percent|refresh-cw|rotate-ccw|settings|upload|user-check|user-x|wallet|wrench)\./

/**
 * Many small files compress worse and take longer to ask for than a few: 138 for a screen of the panel where 25 to 34 do. What
 * a page of the site needs stays apart from what only the panel shares, or the site's budget of script breaks.
 */
const groups = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store|valibot|idb-keyval|clsx)\/(?!.*(queriesObserver|useQueries|[mM]utationObserver|useMutation|useSuspense|infiniteQueryObserver|useBlocker|table))/,
  },
  // All that the entry imports by itself: every page has it.
  { name: 'inicio', tags: ['$initial' as const] },
  {
    name: 'formulario',
    test: /@mantine\/form|klona|fast-deep-equal|shared\/(ui\/use-draft|storage\/probe|lib\/rules)\./,
  },
  {
    name: 'campos',
    test: /src\/shared\/(ui\/(before-submit|degrees-input|fields?|drop-zone|draft-status|filter-bar\.module)|lib\/picture-type)\.|reportes\/(punto|limites)|components\/Paper\/|icons\/(check|clock|eye|image-plus|send|users)\./,
  },
  { name: 'fotos', test: /shared\/ui\/(photo-(picker|url)|use-photo-intake)\.|icons\/camera\./ },
  {
    name: 'listas',
    test: /src\/shared\/(lib\/(iniciales|photo-source|texto)|query\/(resource|reorder)|storage\/photos|ui\/(empty-state|picture))\.|personal\/(directorio|miembros?|seed)\.|galeria\/(media|medios|seed)\.|components\/UnstyledButton\/|useSuspenseQuery/,
  },
  {
    name: 'filtros',
    test: /src\/shared\/(lib\/fecha|ui\/(filter-bar|use-search-patch|use-typed-search))\.|components\/Avatar\/|use-(debounced-callback|hotkeys)\/|icons\/search\./,
  },
  {
    debugName: 'panel',
    name: (id: string, graph: ModuleGraph) =>
      PANEL_ICONS.test(id) || isPanelsOwn(id, graph) ? 'panel' : null,
    test: /lucide-react\/|src\/(admin|access|app|entities|shared)\//,
    minShareCount: 2,
    // What it shares with the site stays where the site looks for it.
    includeDependenciesRecursively: false,
  },
  {
    name: 'sesion',
    test: /src\/(app\/(automatic-backup|badge)\.|access\/(usuarios|password)\.|entities\/(bitacora\/|reportes\/(codigo|pendientes|reportes|reportes-store|seguimiento)\.))/,
  },
  // What toasts and questions are drawn with.
  {
    name: 'avisos',
    test: /@mantine\/(notifications|store|modals\/(?!esm\/events))|components\/Notification\/|react-transition-group|@babel\/runtime|use-drag\/|src\/(app\/toast-room|shared\/ui\/toast-cards)\./,
    includeDependenciesRecursively: false,
  },
  // All that the report's form needs from the first letter on: asked for at once, so that a lost signal takes nothing of it.
  {
    name: 'reporte',
    test: /src\/site\/reportar\/(emergency-notice|point-fields|position|report-values|save-report|sent-panel|similar-reports)\.|use-debounced-value\//,
    includeDependenciesRecursively: false,
  },
  {
    name: 'compartir',
    test: /src\/(entities\/reportes\/(archivo|enlace|envio|foto-archivo|fusion|json-seguro|mensaje|mis-reportes|palabras|paquete(-archivo|-diccionario|-filas)?|parecidos|rechazo|suma)|shared\/ui\/(share-panel|use-picture-files|ways)|site\/shell\/(report-code|share-report))\.|components\/CopyButton\/|use-clipboard\/|icons\/(copy|copy-check|message-circle|message-square-text|qr-code)\./,
    includeDependenciesRecursively: false,
  },
  // What a picture needs on its way in.
  {
    name: 'toma',
    test: /src\/shared\/(lib\/shrink-picture|ui\/(intake-photo|photo-preview|photo-progress))\./,
    includeDependenciesRecursively: false,
  },
  // Of Mantine, what only the panel draws.
  {
    name: 'menu',
    test: /@mantine\/.*((components|styles|utils)\/(Anchor|Checkbox\w*|Collapse|Floating|InlineInput|InputBase|Menu|Pagination|Popover|Accordion\/AccordionChevron|Radio\/RadioIcon|Switch|Table|Tabs|Tooltip)[/.]|utils\/(close-on-escape|get-context-item)|use-(click-outside|collapse|disclosure|input-props|long-press|pagination)[/.])/,
    includeDependenciesRecursively: false,
  },
  { name: 'comun', minShareCount: 5, test: /@mantine|src\/(admin|access|app|shared)\// },
  {
    name: 'sitio',
    minShareCount: 2,
    test: /icons\/(activity|arrow-right|chevron-(down|left|right)|circle-(check|exclamation-point)|external-link|file-up|info|layout-dashboard|log-out|mail|map-pin|plus|printer|share-2|star|triangle-exclamation-point)\.|site\/.*section-head/,
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
    alias: [
      { find: '@', replacement: src },
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: `${src}/shared/ui/create-icon.ts` },
    ],
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
          globalSetup: ['tests/e2e/global-setup.ts'],
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
