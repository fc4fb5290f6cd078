import { expect, test } from 'vitest'
import { lint as lintBy } from './linted'

const lint = (files: Record<string, string>) => lintBy('floors.grit', files)

const FORBIDDEN = [
  ['shared', '@/access/y'],
  ['access', '@/entities/a/y'],
  ['entities/a', '@/sync/y'],
  ['sync', '@/site/a/y'],
  ['site/a', '@/admin/a/y'],
  ['admin/a', '@/site/a/y'],
  ['server', '@/admin/a/y'],
  ['routes', '@/app/y'],
  ['site/a', '@/server/y'],
  ['entities/a', '@/entities/b/y'],
  ['entities/a', '@/entities/reportes/y'],
  ['entities/reportes', '@/entities/a/y'],
  ['site/a', '@/site/b/y'],
  ['admin/a', '@/admin/b/y'],
  ['admin/config', '@/admin/a/y'],
  ['admin/ui', '@/admin/shell/y'],
  ['admin/ui', '@/admin/a/y'],
  ['sync', '../y'],
  ['admin/a', '../../shared/y'],
] as const

const ALLOWED = [
  ['access', '@/shared/lib/y'],
  ['entities/a', '@/access/y'],
  ['entities/reportes/packet', '@/entities/reportes/y'],
  ['sync', '@/entities/a/y'],
  ['server', '@/sync/y'],
  ['site/a', '@/site/shell/y'],
  ['admin/a', '@/admin/shell/y'],
  ['admin/a', '@/admin/ui/y'],
  ['admin/config/usuarios', '@/admin/config/y'],
  ['routes', '@/admin/a/y'],
  ['app', '@/server/y'],
  ['admin/a', './y'],
] as const

const planted = (floors: readonly (readonly [string, string])[]) =>
  Object.fromEntries(floors.map(([floor, source], n) => [`src/${floor}/f${n}.ts`, `import '${source}'\n`]))

test('an import in a wrong direction is an error, one in the right direction is none', async () => {
  const said = await lint({ ...planted(FORBIDDEN) })
  const missed = FORBIDDEN.filter((_, n) => !new RegExp(`/f${n}\\.ts`).test(said))
  expect(missed).toEqual([])
  expect(await lint(planted(ALLOWED))).not.toMatch(/::error|errored/)
})

test('every way to name another file is seen', async () => {
  const ways = [
    "import { y } from '@/admin/a/y'\nexport const x = y",
    "import type { Y } from '@/admin/a/y'\nexport type X = Y",
    "export { y } from '@/admin/a/y'",
    "export type { Y } from '@/admin/a/y'",
    "export * from '@/admin/a/y'",
    "export const y = () => import('@/admin/a/y')",
  ]
  const said = await lint(Object.fromEntries(ways.map((way, n) => [`src/shared/f${n}.ts`, `${way}\n`])))
  expect(ways.filter((_, n) => !said.includes(`/f${n}.ts`))).toEqual([])
})
