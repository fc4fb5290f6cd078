import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DIST } from '../../tools/build.mjs'
import { waitForWorker } from '../support/actions'
import { button, openAs } from '../support/admin'
import { writeNextVersion } from '../support/deploy'
import { temporaryFolder } from '../support/fixture'
import { withApp } from '../support/harness'

const next = temporaryFolder()
const lost = temporaryFolder()
const late = temporaryFolder()
const blind = temporaryFolder()

/** A worker that keeps any answer unchecked, as the app's own once did, in the same cache under the same keys. */
const blindWorker = (files: string[]) => `
const keys = new Map(${JSON.stringify(files)}.map((key) => [new URL(key, location).pathname, key]))
const open = () => caches.open('workbox-precache-v2-' + registration.scope)
addEventListener('install', (event) => event.waitUntil(open().then((cache) =>
  Promise.all([...keys].map(async ([path, key]) => cache.put(key, await fetch(path)))))))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  const key = keys.get(pathname) ?? (event.request.mode === 'navigate' ? keys.get('/200.html') : undefined)
  if (key) event.respondWith(open().then((cache) => cache.match(key)))
})`

/** The next version in four states: whole, without its scripts, with the pages of the one before, and its old worker. */
beforeAll(() => {
  const chunks = writeNextVersion(next.dir)
  for (const { dir } of [lost, late, blind]) cpSync(next.dir, dir, { recursive: true })
  for (const { dir } of [lost, blind]) for (const chunk of chunks) rmSync(join(dir, chunk))
  for (const page of ['200.html', 'index.html']) cpSync(join(DIST, page), join(late.dir, page))
  const worker = readFileSync(join(next.dir, 'sw.js'), 'utf8')
  const files = [...worker.matchAll(/"revision":(?:null|"(\w+)"),"url":"([^"]+)"/g)].map(
    ([, revision, url]) => `/${url}${revision ? `?__WB_REVISION__=${revision}` : ''}`,
  )
  writeFileSync(join(blind.dir, 'sw.js'), blindWorker(files))
})
afterAll(() => {
  for (const folder of [next, lost, late, blind]) folder.remove()
})

/** Scripts and styles in the worker's cache that are pages. */
const poisoned = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.includes('precache')) ?? ''
    const cache = await caches.open(name)
    const scripts = (await cache.keys()).filter(({ url }) => /\.(js|css)$/.test(url))
    const types = await Promise.all(
      scripts.map(async (request) => (await cache.match(request))?.headers.get('Content-Type')),
    )
    return scripts.map(({ url }) => url).filter((_, index) => types[index]?.startsWith('text/html'))
  })

/** Asks for an update. Resolves with the state that the new worker reaches: `installed`, or `redundant` if refused. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const { installing } = await (await navigator.serviceWorker.ready).update()
    return new Promise<string | undefined>((resolve) => {
      const look = () => installing?.state !== 'installing' && resolve(installing?.state)
      installing?.addEventListener('statechange', look)
      look()
    })
  })

const inventory = async (page: Page) => {
  await page.goto('/admin/inventario')
  await button(page, 'Agregar Item').waitFor()
}

test.each([
  ['answers every missing file with the app and 200', lost, true],
  ['still has pages of the version before', late, false],
])(
  'of a version that comes out while the host %s nothing is kept, and the old version works on',
  (_, state, lax) =>
    withApp(
      async ({ page, context, server }) => {
        await openAs(page, 'jefe', '/admin/inventario')
        await waitForWorker(page)
        server.use(state.dir, { lax })
        expect(await update(page)).toBe('redundant')
        expect(await poisoned(page)).toEqual([])
        await context.setOffline(true)
        await inventory(page)

        await context.setOffline(false)
        server.use(next.dir)
        expect(await update(page)).toBe('installed')
        const reloaded = page.waitForEvent('load')
        await page.getByRole('button', { name: 'Recargar' }).click()
        await reloaded
        await context.setOffline(true)
        await inventory(page)
        const scripts = await page.evaluate(() =>
          performance.getEntriesByType('resource').map(({ name }) => name),
        )
        expect(scripts.filter((name) => name.endsWith('v2v2.js'))).not.toEqual([])
      },
      { worker: true },
    ),
)

test('HTML pages that an older worker kept in place of scripts are replaced, and the screens come back', () =>
  withApp(
    async ({ page, context, server }) => {
      server.use(blind.dir, { lax: true })
      await page.goto('/reportar/mis-reportes')
      await page.evaluate(async () => {
        await navigator.serviceWorker.register('/sw.js')
      })
      await waitForWorker(page)
      expect((await poisoned(page)).length).toBeGreaterThan(50)
      server.use(next.dir)
      await page.goto('/admin/inventario')
      await page.getByRole('link', { name: 'En una emergencia llame al 911' }).waitFor()

      await update(page)
      await expect.poll(() => poisoned(page)).toEqual([])
      await openAs(page, 'jefe', '/admin/inventario')
      await inventory(page)
      await context.setOffline(true)
      await inventory(page)
    },
    { worker: true, early: true, allow: [/MIME type/] },
  ))

test('only a file answers for a file, and no rule of the hosts covers every address', () =>
  withApp(async ({ page, url }) => {
    for (const path of ['/assets/gone-1234.js', '/assets/gone'])
      expect((await page.request.get(url + path)).status(), path).toBe(404)
    const rules = readFileSync(join(DIST, '_redirects'), 'utf8').match(/^\/.*$/gm) ?? []
    expect(rules[0]?.split(/\s+/)).toEqual(['/assets/*', '/404.html', '404'])
    // Cloudflare Pages follows such a rule even when the file exists, and removes the extension with another redirect.
    expect(rules.filter((rule) => rule.startsWith('/* ') || /\.html\s+200/.test(rule))).toEqual([])
  }))
