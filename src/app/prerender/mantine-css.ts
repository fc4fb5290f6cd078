import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { cssVariables, theme } from '../theme.ts'

const STYLES = fileURLToPath(new URL('../../../node_modules/@mantine/core/styles/', import.meta.url))
const COMPONENT = /@mantine\/core\/esm\/.*?([^/]+)\.module\.mjs$/
const SHEET = /@mantine\/core\/(?:styles\/)?([\w-]+)\.css$/
/** What works out the theme's variables and the classes of its breakpoints, in the browser and at every start. */
const THEME_STYLES = /@mantine\/core\/esm\/.*\/(MantineCssVariables|MantineClasses)\.mjs$/
const GLOBALS = ['default-css-variables', 'baseline', 'global']
/** Two or three rules that nearly every page needs: apart, each would be a file to ask for. */
const EVERYWHERE = ['UnstyledButton', 'Paper', 'Avatar']

/** Other components build on these and restyle them, so they come first whichever chunk brings them. */
const BASES = [
  'UnstyledButton',
  'VisuallyHidden',
  'Paper',
  'Popover',
  'CloseButton',
  'Group',
  'Loader',
  'Overlay',
  'ModalBase',
  'Input',
  'InlineInput',
  'Flex',
  'FloatingIndicator',
  'ActionIcon',
]

/** Chunks load in any order: layers, not order, decide that the app's own classes win over Mantine's. */
const ORDER = '@layer mantine.global, mantine.base, mantine.component;\n'

function layer(sheet: string): string {
  // `styles` is the one import of everything, of which a build leaves the global rules.
  if (sheet === 'styles') return 'mantine.global'
  return BASES.includes(sheet) ? 'mantine.base' : 'mantine.component'
}

const fileOf = (sheet: string) => `${STYLES}${sheet}.css`

const layered = (sheet: string, files: readonly string[]) =>
  `@layer ${layer(sheet)} {\n${files.map((file) => readFileSync(file, 'utf8')).join('\n')}\n}\n`

/** The same, worked out once: they depend on the theme alone. Above all layers, as a `<style>` of the page would be. */
function themeStyles(): string {
  const page = renderToStaticMarkup(
    createElement(MantineProvider, { theme, cssVariablesResolver: cssVariables }),
  )
  return [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, rules]) => rules).join('\n')
}

/**
 * Makes each bundled Mantine component bring its own styles and nothing else: 7 kB instead of 29 on a page. The one
 * import of all styles, which development keeps, becomes the few global rules and the theme's.
 */
export function mantineCss(): Plugin {
  let building = false
  return {
    name: 'bomberos:mantine-css',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build'
    },
    load(id) {
      const component = building && THEME_STYLES.exec(id)?.[1]
      if (component) return `export const ${component} = () => null`
      const sheet = SHEET.exec(id)?.[1]
      if (!sheet) return
      if (!building || sheet !== 'styles') return ORDER + layered(sheet, [id])
      const everywhere = EVERYWHERE.map((name) => layered(name, [fileOf(name)]))
      return [ORDER + layered(sheet, GLOBALS.map(fileOf)), ...everywhere, themeStyles()].join('\n')
    },
    transform(code, id) {
      const component = COMPONENT.exec(id)?.[1]
      if (!component || !building || EVERYWHERE.includes(component) || !existsSync(fileOf(component))) return
      return { code: `import '@mantine/core/styles/${component}.css'\n${code}`, map: null }
    },
  }
}
