import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAGINAS } from '@/site/ayuda/paginas'

const FOLDER = 'src/site/ayuda'
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.md'))
const texts = [...files.map((file) => `${FOLDER}/${file}`), 'README.md']
const maps = ['src', 'sw', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)README\.md$/.test(file))
    .map((file) => `${folder}/${file}`),
)

test('each text beside the screens is a page', async () => {
  expect(PAGINAS.map(({ id }) => `${id}.md`).sort()).toEqual(files.sort())
  for (const { id, text, capitulos } of PAGINAS) {
    expect(text, id).toMatch(/^\p{Lu}.*\.$/u)
    const ids = (await capitulos()).map((capitulo) => capitulo.id)
    expect(ids.length, id).toBeGreaterThan(2)
    expect(new Set(ids).size, id).toBe(ids.length)
  }
})

test.each([...texts, ...maps])('%s names commands and files that there are', (file) => {
  const text = readFileSync(file, 'utf8')
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const [, name = ''] of text.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([name])
  for (const [path] of text.matchAll(/(?<![\w/.-])(?:src|tests|public|sw)\/[\w./-]*\w/g))
    expect(existsSync(path), path).toBe(true)
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  for (const [, path = ''] of text.matchAll(/\]\((?!https?:|#|\/)([^)#]+)/g))
    expect(existsSync(folder + path), path).toBe(true)
})

/** Orders that the central knows, among those that a text gives. */
test('the orders of the central that the help names are the central’s', async () => {
  const { USAGE } = await import('@/server/commands/commands')
  for (const file of texts)
    for (const [, order = ''] of readFileSync(file, 'utf8').matchAll(/npm run central -- ([a-z][\w-]*)/g))
      expect(USAGE, `${file}: ${order}`).toContain(`    ${order}`)
})
