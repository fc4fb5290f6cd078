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

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

const componentOf = (name) => name.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase())

/** The icons that the modules' records name. */
function moduleIcons() {
  const folders = readdirSync('src/entities', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const records = ['src/entities/modules.ts', ...folders.map(({ name }) => `src/entities/${name}/module.ts`)]
  return records.flatMap((file) => [...read(file).matchAll(/icon: '([\w-]+)'/g)].map(([, name]) => name))
}

/** The file that holds every icon that the kit, the panel or a module names, as lucide-react draws it. */
export function drawSprite() {
  const named = [
    ...ICONS.map(read)
      .join('')
      .matchAll(/icon\('([\w-]+)'\)/g),
  ].map(([, name]) => name)
  const names = [...new Set([...named, ...moduleIcons()])].sort()
  const symbols = names.map((name) => symbol(componentOf(name), name))
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

if (process.argv[1]?.endsWith('icons.mjs')) writeFileSync(SPRITE, drawSprite())
