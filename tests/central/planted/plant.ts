import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const OWN = fileURLToPath(new URL('./hidrantes.ts', import.meta.url))

/** All that a new module changes in the house: two files, a line or two in each. */
const HOUSE: Record<string, (code: string, version: string) => string> = {
  'src/entities/modules.ts': (code, version) =>
    `import { ${version} as hidrantesModule } from ${JSON.stringify(OWN)}\n${code.replace(
      'MODULES: readonly Module[] = [',
      '$& hidrantesModule,',
    )}`,
  'src/access/permissions.ts': (code) =>
    code
      .replace(/(?<=BODEGA: \[)/, "...crud('hidrantes'), ")
      .replace(/(?<=SUPERADMIN: \[)/, "...crud('hidrantes'), "),
}

/** Builds the app or the server with the planted module, as it was released first or second. */
export function plant(version: 'first' | 'second'): Plugin {
  return {
    name: 'plant',
    enforce: 'pre',
    transform(code, id) {
      const change = Object.entries(HOUSE).find(([path]) => id.endsWith(`/${path}`))?.[1]
      const changed = change?.(code, version)
      if (changed === code) throw new Error(`${id}: no place for the module`)
      return changed
    },
  }
}
