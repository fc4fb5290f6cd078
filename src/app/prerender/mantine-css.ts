import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { cssVariables, theme } from '../../shared/ui/theme/theme.ts'

const STYLES = fileURLToPath(new URL('../../../node_modules/@mantine/core/styles/', import.meta.url))
const SOURCES = fileURLToPath(new URL('../../', import.meta.url))
const COMPONENT = /@mantine\/core\/esm\/.*?([^/]+)\.module\.mjs$/
const SHEET = /@mantine\/core\/(?:styles\/)?([\w-]+)\.css$/
const GLOBALS = ['default-css-variables', 'global']
const DECLARATION = /(--[\w-]+):([^;{}]*);?/g
const NAME = /--(?:mantine|bomberos)-[\w-]+/g

/** Other components build on these and restyle them, so these styles come first, whichever chunk brings them. */
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

/** Chunks load in any order, so layers decide that the app's own classes win over Mantine's. */
const ORDER = '@layer mantine.global, mantine.base, mantine.component;\n'

function layer(sheet: string): string {
  // `styles` imports everything; a build keeps only its global rules.
  if (sheet === 'styles' || sheet === 'baseline') return 'mantine.global'
  return BASES.includes(sheet) ? 'mantine.base' : 'mantine.component'
}

const fileOf = (sheet: string) => `${STYLES}${sheet}.css`

const layered = (sheet: string, files: readonly string[]) =>
  `@layer ${layer(sheet)} {\n${files.map((file) => readFileSync(file, 'utf8')).join('\n')}\n}\n`

/**
 * The theme's variables and the classes of its breakpoints. They depend on the theme alone, so the build computes them
 * instead of every start. They are outside all layers, as a `<style>` of the page would be.
 */
function themeStyles(): string {
  const page = renderToStaticMarkup(
    createElement(MantineProvider, { theme, cssVariablesResolver: cssVariables }),
  )
  return [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, rules]) => rules).join('\n')
}

/** The variables that anything outside the panel names, and those that these are made of. */
function namedBySite(rules: string): Set<string> {
  const values = new Map<string, string>()
  for (const [, name = '', value = ''] of rules.matchAll(DECLARATION))
    values.set(name, `${values.get(name) ?? ''} ${value}`)
  const named = new Set<string>()
  const follow = (text: string) => {
    for (const [name] of text.matchAll(NAME)) {
      if (named.has(name)) continue
      named.add(name)
      follow(values.get(name) ?? '')
    }
  }
  const files = readdirSync(SOURCES, { recursive: true }).map(String)
  for (const file of files.filter((name) => /^(?!admin\/).*\.(css|tsx?)$/.test(name)))
    follow(readFileSync(join(SOURCES, file), 'utf8'))
  follow(readFileSync(fileOf('baseline'), 'utf8'))
  return named
}

/** What a page of the site carries of the theme: a quarter of the variables, which are most of its style sheet. */
function siteVariables(): string {
  const rules = readFileSync(fileOf('default-css-variables'), 'utf8') + themeStyles()
  const named = namedBySite(rules)
  const blocks = rules.match(/:root[^{}]*\{[^{}]*\}/g) ?? []
  return blocks
    .map((block) => block.replace(DECLARATION, (whole, name: string) => (named.has(name) ? whole : '')))
    .join('\n')
}

/**
 * Makes each bundled Mantine component bring only its own styles. A build reduces the import of all styles, which
 * development keeps whole, to the global rules; both also get the theme's. The baseline, which is all that the site
 * imports, brings the theme's variables as far as the site names them.
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
      const sheet = SHEET.exec(id)?.[1]
      if (!sheet) return
      if (sheet === 'baseline') return ORDER + layered(sheet, [id]) + siteVariables()
      if (sheet !== 'styles') return ORDER + layered(sheet, [id])
      return ORDER + layered(sheet, building ? GLOBALS.map(fileOf) : [id]) + themeStyles()
    },
    transform(code, id) {
      const component = COMPONENT.exec(id)?.[1]
      if (!component || !building || !existsSync(fileOf(component))) return
      return { code: `import '@mantine/core/styles/${component}.css'\n${code}`, map: null }
    },
  }
}
