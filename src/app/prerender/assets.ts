import type { Manifest } from 'vite'
import type { PageAssets } from './document.ts'

const ENTRY = 'index.html'
const LAYOUT = 'src/routes/_site.tsx'

/** The route file that answers an address. */
function routeFile(path: string): string {
  if (path === '/') return 'src/routes/_site/index.tsx'
  if (path === '/transparencia') return 'src/routes/_site/transparencia.index.tsx'
  if (path.startsWith('/transparencia/')) return 'src/routes/_site/transparencia.$id.tsx'
  return `src/routes/_site${path}.tsx`
}

/** A chunk and all that it imports, each before whoever needs it; two that import each other stand once. */
function closure(manifest: Manifest, key: string, keys: Set<string>, open = new Set<string>()): void {
  const chunk = manifest[key]
  if (!chunk || keys.has(key) || open.has(key)) return
  open.add(key)
  for (const name of chunk.imports ?? []) closure(manifest, name, keys, open)
  keys.add(key)
}

/** What one address loads, from the bundler's manifest. `read` gives a built file's text. */
export function assetsOf(manifest: Manifest, path: string, read: (file: string) => string): PageAssets {
  const keys = new Set<string>()
  closure(manifest, ENTRY, keys)
  for (const file of [LAYOUT, routeFile(path)]) {
    const chunk = Object.keys(manifest).find((key) => key.startsWith(`${file}?`) && key.includes('component'))
    if (!chunk) throw new Error(`No chunk for ${path}`)
    closure(manifest, chunk, keys)
  }
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  const entry = `/${manifest[ENTRY]?.file}`
  const sheets = [...new Set(chunks.flatMap(({ css = [] }) => css))]
  return {
    entry,
    preloads: chunks.map(({ file }) => `/${file}`).filter((file) => file !== entry),
    css: sheets.map(read).join(''),
    sheets: sheets.map((file) => `/${file}`),
    fonts: (manifest[ENTRY]?.assets ?? [])
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => `/${file}`),
  }
}
