import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = process.cwd()

/** So many files a newcomer looks over at once; what is more gets a room of its own. */
const MOST = 25

function crowded(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true })
  const code = entries.filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
  const here = code.length > MOST ? [`${folder}: ${code.length}`] : []
  return [
    ...here,
    ...entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => crowded(join(folder, name))),
  ]
}

test(`no folder has more than ${MOST} files of code`, () => {
  expect(['src', 'sw', 'tests'].flatMap(crowded)).toEqual([])
})
