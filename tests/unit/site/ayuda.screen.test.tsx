import { readFileSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ROLES } from '@/access/roles'
import { helpFor } from '@/admin/shell/help'
import { pageTags } from '@/app/boot/page-tags'
import { FIXED_PATHS } from '@/app/prerender/render'
import { pages } from '@/entities/modules'
import { DrawnText } from '@/shared/ui/text/drawn-text'
import { MarkdownBody } from '@/shared/ui/text/markdown-body'
import { PAGINAS, paginaAt } from '@/site/ayuda/paginas'
import { openScreen } from '../open-screen'
import { press } from '../panel'

test('the help lists its pages, and the foot of each public page leads to it', async () => {
  await openScreen('/ayuda', 'user-1')
  const main = screen.getByRole('main')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ayuda para la brigada')
  for (const { title, id } of PAGINAS)
    expect(within(main).getByRole('link', { name: title }).getAttribute('href')).toBe(`/ayuda/${id}`)
  const foot = screen.getByRole('navigation', { name: 'Pie de página' })
  expect(within(foot).getByRole('link', { name: 'Ayuda para la brigada' }).getAttribute('href')).toBe(
    '/ayuda',
  )
})

test.each(PAGINAS)(
  '/ayuda/$id opens with its heading, and its links resolve',
  async ({ id, title, capitulos }) => {
    const { app } = await openScreen(`/ayuda/${id}`, 'user-1')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(pageTags(app.router).title).toContain(title)
    const main = screen.getByRole('main')
    for (const capitulo of await capitulos())
      expect(within(main).getByRole('heading', { level: 2, name: capitulo.title }).id).toBe(
        `${capitulo.id}-titulo`,
      )
    const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    for (const href of new Set(links)) {
      if (href.startsWith('#')) expect(document.getElementById(decodeURI(href.slice(1))), href).not.toBeNull()
      else if (href.startsWith('/')) expect(FIXED_PATHS).toContain(href)
      else expect(href).toMatch(/^https:\/\/(nodejs\.org|tailscale\.com)/)
    }
  },
)

test.each(PAGINAS)(
  'what the build parsed of $id reads as the same text in a report',
  async ({ id, capitulos }) => {
    const [, ...texts] = readFileSync(`src/site/ayuda/${id}.md`, 'utf8').split(/^## .*$/m)
    const bodies = (await capitulos()).map(({ body }) => body)
    expect(bodies.length).toBe(texts.length)
    for (const [at, body] of bodies.entries()) {
      const inReport = render(<MarkdownBody topLevel={3}>{texts[at]?.trim() ?? ''}</MarkdownBody>)
      const inHelp = render(<DrawnText pieces={body} />)
      // A link to another file is one to its page.
      const expected = inReport.container.innerHTML.replaceAll(/<span>([^<]*)<\/span>/g, '$1')
      const read = inHelp.container.innerHTML.replaceAll(/<a href="\/ayuda[^"]*">([^<]*)<\/a>/g, '$1')
      expect(read).toBe(expected)
    }
  },
)

test('an address that no page of the help has says so', async () => {
  await openScreen('/ayuda/otra', 'user-1')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404')
})

test.each([
  ['/admin', 'user-5', 'bodega'],
  ['/admin/inventario', 'user-1', 'bodega'],
  ['/admin/personal', 'user-1', 'talento-humano'],
])('beside %s stands the link to what is done there in a month', async (path, user, chapter) => {
  await openScreen(path, user)
  const href = `/ayuda/trabajo#${chapter}`
  expect((await screen.findByRole('link', { name: 'Ayuda de esta página' })).getAttribute('href')).toBe(href)
  await press('Menú de usuario')
  expect((await screen.findByRole('menuitem', { name: 'Ayuda de esta página' })).getAttribute('href')).toBe(
    href,
  )
})

test('each page of the panel and each role has a chapter in the help', async () => {
  const chapters = (await paginaAt('trabajo'))?.capitulos.map(({ id }) => id)
  for (const role of ROLES)
    for (const { to } of pages(true)) expect(chapters, to).toContain(helpFor(to, { role }).hash)
})
