import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** A file with fewer lines than this needs a reason to be a file of its own. */
const FEWEST = 20

const EDGE = /(?:from\s+|import\s+|(import)\(\s*)'([^']+)'/g

type Use = { by: string; lazily: boolean }

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))

/** Every file by its path without ending, with what uses it. */
function usesOf(texts: ReadonlyMap<string, string>): Map<string, Use[]> {
  const uses = new Map<string, Use[]>([...texts.keys()].map((file) => [bare(file), []]))
  for (const [by, text] of texts)
    for (const [, lazily, source = ''] of text.matchAll(EDGE)) {
      const target = source.startsWith('@/') ? join('src', source.slice(2)) : join(dirname(by), source)
      uses.get(bare(target))?.push({ by, lazily: lazily !== undefined })
    }
  return uses
}

const bare = (file: string): string => file.replace(/\.tsx?$/, '')

/**
 * Why a small file stands by itself, if there is a reason: it is a route; it is loaded apart; a route reads it before its
 * page comes; three files or more use it; or files of two folders do, and neither holds it for the other.
 */
function reasonOf(file: string, uses: readonly Use[]): string | undefined {
  const by = [...new Set(uses.map((use) => use.by))]
  if (file.startsWith('src/routes/')) return 'route'
  if (uses.some(({ lazily }) => lazily)) return 'loaded apart'
  if (by.some((user) => user.startsWith('src/routes/'))) return 'read by a route'
  if (by.length > 2) return 'shared by files'
  return new Set(by.map((user) => dirname(user))).size > 1 ? 'shared by folders' : undefined
}

/** Small files without a reason, with their lines. */
function small(texts: ReadonlyMap<string, string>): string[] {
  const uses = usesOf(texts)
  return [...texts].flatMap(([file, text]) => {
    const lines = text.split('\n').length - 1
    if (!file.startsWith('src/') || lines >= FEWEST) return []
    return reasonOf(file, uses.get(bare(file)) ?? []) ? [] : [`${file}: ${lines}`]
  })
}

/** What stays apart for a reason that imports don't show. */
const APART: readonly string[] = [
  // Two pages that are loaded apart draw it.
  'src/site/lotaip/fuente.tsx',
  'src/admin/config/central/step-progress.tsx',
  // Beside what they resemble, every page that reads the record would carry them too.
  'src/entities/galeria/media-csv.ts',
  'src/entities/rendicion/rendicion-csv.ts',
  'src/shared/lib/file/subtle.ts',
  // Two calculations lean on it, and neither on the other.
  'src/entities/inventario/movimientos/traslado.ts',
  'src/entities/prisa.ts',
]

test(`no file has fewer than ${FEWEST} lines without a reason`, () => {
  const texts = new Map(['src', 'sw'].flatMap(files).map((file) => [file, readFileSync(file, 'utf8')]))
  expect(
    small(texts)
      .map((line) => line.split(':')[0] ?? '')
      .sort(),
  ).toEqual([...APART].sort())
})

test('a piece that one file uses, or two of one folder, is found', () => {
  const piece = 'export const x = 1\n'
  const user = "import { x } from './piece'\nexport const y = x\n"
  const found = small(
    new Map([
      ['src/a/piece.ts', piece],
      ['src/a/user.ts', user + '\n'.repeat(FEWEST)],
    ]),
  )
  expect(found).toEqual(['src/a/piece.ts: 1'])
  const lazily = "export const y = () => import('./piece')\n"
  expect(
    small(
      new Map([
        ['src/a/piece.ts', piece],
        ['src/a/user.ts', lazily + '\n'.repeat(FEWEST)],
      ]),
    ),
  ).toEqual([])
})
