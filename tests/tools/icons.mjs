// node tests/tools/icons.mjs: draws the sprite anew after a change of an icons.ts or of a module's icon.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const lucide = await import('lucide-react')

const ICONS = ['src/shared/ui/icon/icons.ts', 'src/admin/ui/icon/icons.ts']
export const SPRITE = 'src/shared/ui/icon/icons.svg'

const LINES =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'

function symbol(component, name) {
  const Icon = lucide[component]
  if (!Icon) throw new Error(`lucide-react no tiene ${component}`)
  const drawing = renderToStaticMarkup(createElement(Icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<symbol id="${name}" viewBox="0 0 24 24" ${LINES}>${drawing.replace(/><\/\w+>/g, '/>')}</symbol>`
}

/** The signs of the social networks, which the icon set doesn't have. */
const SIGNS = {
  facebook:
    'M13.6 21v-8.2h2.8l.4-3.2h-3.2V7.6c0-.9.3-1.6 1.6-1.6h1.7V3.1c-.3 0-1.3-.1-2.5-.1-2.5 0-4.1 1.5-4.1 4.2v2.4H7.5v3.2h2.8V21z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM16.8 6.2a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  youtube: 'M5 5.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zm5 3.3v6.4l5.5-3.2z',
  tiktok: 'M13 3h3a4 4 0 0 0 4 4v3a7 7 0 0 1-4-1.3V15a6 6 0 1 1-5-5.9v3.2a2.9 2.9 0 1 0 2 2.7z',
  x: 'M3 3h5.5l12.5 18h-5.5zM18.5 3H21l-7 8-1.2-1.7zM10.5 13l1.2 1.7L6 21H3z',
}

const sign = ([name, path]) =>
  `<symbol id="red-${name}" viewBox="0 0 24 24" fill="currentColor"><path d="${path}"/></symbol>`

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

const componentOf = (name) => name.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase())

/** The icons that the modules' records name. */
function moduleIcons() {
  const folders = readdirSync('src/entities', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const records = ['src/entities/modules.ts', ...folders.map(({ name }) => `src/entities/${name}/module.ts`)]
  return records.flatMap((file) => [...read(file).matchAll(/icon: '([\w-]+)'/g)].map(([, name]) => name))
}

/** The text of the sprite: every icon that the kit, the panel or a module names, as lucide-react draws it. */
export function drawSprite() {
  const named = [
    ...ICONS.map(read)
      .join('')
      .matchAll(/icon\('([\w-]+)'\)/g),
  ].map(([, name]) => name)
  const names = [...new Set([...named, ...moduleIcons()])].sort()
  const symbols = [
    ...names.map((name) => symbol(componentOf(name), name)),
    ...Object.entries(SIGNS).map(sign),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

if (process.argv[1]?.endsWith('icons.mjs')) writeFileSync(SPRITE, drawSprite())
