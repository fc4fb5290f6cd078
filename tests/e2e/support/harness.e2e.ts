import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../../tools/serve.mjs'
import { blockStorage, entry, login, offline, waitForWorker } from './actions'
import { axe, expectNoViolations } from './axe'
import { killHard, launchKillable } from './chromium/kill'
import { html, temporaryFolder, writeSite } from './fixture'
import { type App, launch, withApp } from './harness'
import { brokenWords, cutTexts, sideways } from './measure'

// Tests the instruments: each gets a page with the fault that it must find.
const site = temporaryFolder()
const on = (body: (app: App) => Promise<void>, allow: RegExp[] = []) =>
  withApp(body, { dir: site.dir, worker: true, allow, viewport: { width: 360, height: 740 } })

const CSP = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; require-trusted-types-for 'script'">`
const LOGIN = `<form><label>Email <input name="email"></label><label>Contraseña <input type="password"></label>
  <button>Iniciar Sesión</button></form><script src="/login.js"></script>`

beforeAll(() => {
  writeSite(site.dir, {
    'index.html': html('<p>Bien</p>'),
    'cut.html': html(
      `<div style="overflow:hidden"><p>${'x'.repeat(200)}</p></div><p style="overflow:hidden;text-overflow:ellipsis">${'y'.repeat(200)}</p><div style="overflow-x:auto">${'z'.repeat(200)}</div>`,
    ),
    'words.html': html(
      '<table><tr><td><p style="width:3ch;overflow-wrap:anywhere">Comando</p></td><td><p style="width:8ch">Segunda Jefa</p></td></tr></table>',
    ),
    'csp.html': html('<p>Bien</p>', CSP),
    'violation.html': html('<script>1</script>', CSP),
    'error.html': html('', '<script>setTimeout(() => { throw new Error("planted") })</script>'),
    'login.html': html(LOGIN),
    'login.js': `document.forms[0].onsubmit = (event) => {
      event.preventDefault()
      const data = { email: event.target.elements[0].value }
      localStorage.setItem('bomberos_auth_user', JSON.stringify({ data, timestamp: 1 }))
      location.href = '/admin'
    }`,
    'wide.html': html(
      '<div style="overflow:auto"><p style="width:900px">a</p></div><p id="ancho" style="width:500px">b</p>',
    ),
    'pale.html': html('<p style="color:#999;background:#fff">Pálido</p><img src="/favicon.svg">'),
    'favicon.ico': '',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    'worker.html': html('<script>navigator.serviceWorker.register("/sw.js")</script>'),
    'sw.js': `addEventListener('install', (event) => event.waitUntil(caches.open('precache').then((cache) => cache.add('/worker.html'))))
      addEventListener('activate', (event) => event.waitUntil(clients.claim()))
      addEventListener('fetch', (event) => event.respondWith(caches.match('/worker.html').then((hit) => hit ?? fetch(event.request))))`,
  })
})
afterAll(() => site.remove())

describe('withApp', () => {
  test('passes a page without errors, in Spanish and in Ecuador', () =>
    on(async ({ page }) => {
      await page.goto('/')
      const where = await page.evaluate(() => [navigator.language, new Date(0).getTimezoneOffset()])
      expect(where).toEqual(['es-EC', 300])
    }))

  test.each([
    ['/error', /planted/],
    ['/violation', /CSP script-src-elem inline/],
    ['/', /404/],
  ])('fails on an unexpected error: %s', async (path, found) => {
    const visit = async ({ page }: App) => {
      await page.goto(path)
      await page.evaluate(() => fetch('/missing.js'))
    }
    await expect(on(visit)).rejects.toThrow(found)
    await on(visit, [found, /404/, /inline script/i])
  })

  test('starts from an empty profile, and another launch shares nothing with it', () =>
    on(async ({ page, url }) => {
      await page.goto('/')
      await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
      await page.evaluate(() => localStorage.setItem('bomberos_ui_preferencias', '1'))
      const other = await launch()
      const elsewhere = await other.newPage()
      await elsewhere.goto(url)
      await expect.poll(() => elsewhere.evaluate(() => localStorage.length)).toBe(0)
      await other.close()
    }))

  test('swaps the build and stops the server at once', () =>
    on(
      async ({ page, server }) => {
        const next = temporaryFolder()
        writeSite(next.dir, { '200.html': html('<p>Nueva versión</p>'), 'favicon.ico': '' })
        server.use(next.dir)
        await page.goto('/admin/reportes')
        await expect.poll(() => page.getByText('Nueva versión').count()).toBe(1)
        await server.close()
        next.remove()
        await expect(page.reload()).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
      },
      [/ERR_CONNECTION_REFUSED/],
    ))
})

test('login signs in by the labels, and entry reads what is stored', () =>
  on(async ({ page }) => {
    await login(page, 'jefe@bomberos.example', 'Jefe2024!')
    const stored = { data: { email: 'jefe@bomberos.example' }, timestamp: 1 }
    await expect.poll(() => entry(page, 'bomberos_auth_user')).toEqual(stored)
    await expect.poll(() => entry(page, 'bomberos_auth_token')).toBeNull()
  }))

test('waitForWorker lets the page work with the network off', () =>
  on(async ({ page, context }) => {
    await page.goto('/worker')
    await waitForWorker(page)
    await offline(context)
    await page.goto('/reportar')
    await expect.poll(() => page.title()).toBe('Prueba')
  }))

test('blockStorage throws on access, and only to the named storage', () =>
  on(async ({ page, context }) => {
    await blockStorage(context, { localStorage: true, indexedDB: false })
    await page.goto('/')
    await expect(page.evaluate(() => localStorage.length)).rejects.toThrow(/denied/)
    await expect.poll(() => page.evaluate(() => typeof indexedDB.open)).toBe('function')
  }))

test('axe finds pale text and a picture without words, under a strict policy too', () =>
  on(async ({ page }) => {
    await page.goto('/pale')
    expect((await axe(page)).map(({ rule }) => rule)).toEqual(['color-contrast', 'image-alt'])
    expect((await axe(page, { include: 'p' })).map(({ rule }) => rule)).toEqual(['color-contrast'])
    expect((await axe(page, { coloursOnly: true })).map(({ rule }) => rule)).toEqual(['color-contrast'])
    await page.goto('/csp')
    await expectNoViolations(page)
  }))

test('sideways names what is too wide, and not what scrolls in a box of its own', () =>
  on(async ({ page }) => {
    await page.goto('/wide')
    await expect.poll(() => sideways(page)).toEqual([expect.stringContaining('id="ancho"')])
    await page.goto('/')
    await expect.poll(() => sideways(page)).toEqual([])
  }))

test('cutTexts names what a box cuts off, and not what scrolls or ends in an ellipsis', () =>
  on(async ({ page }) => {
    await page.goto('/cut')
    await expect.poll(() => cutTexts(page)).toEqual([expect.stringContaining('«xxx')])
    await page.goto('/')
    await expect.poll(() => cutTexts(page)).toEqual([])
  }))

test('brokenWords names a word that goes on in a second line, and not a line that breaks between two', () =>
  on(async ({ page }) => {
    await page.goto('/words')
    await expect.poll(() => brokenWords(page)).toEqual(['Comando'])
  }))

test('killHard takes the whole browser down; an awaited IndexedDB write is there afterwards', async () => {
  const profile = temporaryFolder()
  const server = await serve({ dir: site.dir })
  try {
    const first = await launchKillable(profile.dir)
    await first.page.goto(server.url)
    await first.page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('prueba', 1)
          opening.onupgradeneeded = () => opening.result.createObjectStore('datos')
          opening.onsuccess = () => {
            const transaction = opening.result.transaction('datos', 'readwrite', { durability: 'strict' })
            transaction.objectStore('datos').put('guardado', 'clave')
            transaction.oncomplete = () => resolve()
            transaction.onerror = () => reject(transaction.error)
          }
        }),
    )
    await killHard(first)
    await expect(first.page.evaluate(() => 1)).rejects.toThrow(/closed/)
    const second = await launchKillable(profile.dir)
    await second.page.goto(server.url)
    const kept = await second.page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          const opening = indexedDB.open('prueba', 1)
          opening.onsuccess = () => {
            const reading = opening.result.transaction('datos').objectStore('datos').get('clave')
            reading.onsuccess = () => resolve(reading.result)
          }
        }),
    )
    expect(kept).toBe('guardado')
    await killHard(second)
  } finally {
    await server.close()
    profile.remove()
  }
})
