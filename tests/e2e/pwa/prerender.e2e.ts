import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { PUBLIC_ROUTES } from '../../tools/routes.mjs'
import { axe } from '../support/axe'
import { withApp } from '../support/harness'
import { hasFocus } from '../support/keyboard'
import { shifts, watchShifts } from '../support/measure'
import { drafts } from '../support/panel'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const PHONE = { viewport: { width: 360, height: 740 } }
/** A report that the build carries. */
const DOCUMENT = '/transparencia/rc-1720616400002'

/** Holds the app's first module back until released, like a slow network after the page was read. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let open = false
  await page.route('**/assets/index-*.js', (route) => {
    if (open) return route.continue()
    held.push(route)
  })
  return async () => {
    open = true
    await Promise.all(held.map((route) => route.continue()))
    await page.waitForFunction(() => !('early' in (document.getElementById('root') ?? {})))
  }
}

test('text, ticks, scrolling and taps from before the app is there are not lost', () =>
  withApp(
    async ({ page }) => {
      const release = await holdApp(page)
      await page.goto('/reportar')
      await page.getByLabel('Título', { exact: true }).fill('Poste caído')
      await page.getByLabel('Categoría', { exact: true }).selectOption({ index: 2 })
      const category = await page.getByLabel('Categoría', { exact: true }).inputValue()
      const description = page.getByLabel('Descripción', { exact: false })
      await description.fill('Bloquea la vía')
      const chooser = page.waitForEvent('filechooser')
      await page.getByText('Fotografías', { exact: true }).click()
      await chooser
      await description.evaluate((field: HTMLTextAreaElement) => {
        field.focus({ preventScroll: true })
        field.setSelectionRange(3, 3)
      })
      const scrolled = await page.evaluate(() => window.scrollY)
      // The app arrives while the system's file chooser is open.
      const released = release()
      await (await chooser).setFiles({ name: 'poste.png', mimeType: 'image/png', buffer: PIXEL })
      await released
      await page.getByRole('button', { name: 'Quitar Imagen 1' }).waitFor()
      await expect.poll(() => page.getByLabel('Título', { exact: true }).inputValue()).toBe('Poste caído')
      await expect.poll(() => page.getByLabel('Categoría', { exact: true }).inputValue()).toBe(category)
      await expect.poll(() => description.inputValue()).toBe('Bloquea la vía')
      // Nearly: the picture makes the form longer, and the browser keeps the visible part in place.
      const near = async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)
      await expect.poll(near).toBeLessThan(scrolled / 4)
      await page.keyboard.type('!')
      await expect.poll(() => description.inputValue()).toBe('Blo!quea la vía')
      await expect.poll(() => drafts(page)).toContain('Blo!quea')
      await page.reload()
      await page.getByText('Se recuperó el borrador').waitFor()
      await expect.poll(() => description.inputValue()).toBe('Blo!quea la vía')
    },
    { early: true, ...PHONE },
  ))

test.each([
  ['a broken picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0]), 'Error al leer el archivo'],
  ['one that is too large', Buffer.alloc(11 * 1024 * 1024, PIXEL), 'El archivo es demasiado grande'],
  ['a file that is none', Buffer.from('solo texto'), 'Tipo de archivo no permitido'],
])('%s that was chosen before the app is there is refused in words', (_what, buffer, why) =>
  withApp(
    async ({ page }) => {
      const release = await holdApp(page)
      await page.goto('/reportar')
      await page
        .getByLabel('Fotografías')
        .setInputFiles({ name: 'poste.jpg', mimeType: 'image/jpeg', buffer })
      await release()
      await page.getByRole('main').getByText(`poste.jpg: ${why}`).waitFor()
      await page.getByRole('alert').filter({ hasText: 'Error al cargar imagen' }).waitFor()
    },
    { early: true, ...PHONE },
  ),
)

test('the app takes a field over only after the keyboard has composed its word', () =>
  withApp(
    async ({ page, context }) => {
      const release = await holdApp(page)
      await page.goto('/reportar')
      const title = page.getByLabel('Título', { exact: true })
      await title.click()
      const keyboard = await context.newCDPSession(page)
      const compose = (text: string) =>
        keyboard.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        })
      await compose('inc')
      const released = release()
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /reportar/.test(name)),
      )
      await page.waitForLoadState('networkidle')
      await compose('incen')
      await keyboard.send('Input.insertText', { text: 'incendio' })
      await released
      await expect.poll(() => title.inputValue()).toBe('incendio')
      await expect.poll(() => hasFocus(title)).toBe(true)
      await page.keyboard.type(' cerca')
      await expect.poll(() => drafts(page)).toContain('incendio cerca')
    },
    { early: true, ...PHONE },
  ))

test('an early tap is answered once the app is there; links and anchors never wait for it', () =>
  withApp(
    async ({ page, context }) => {
      const release = await holdApp(page)
      await page.goto('/')
      await page.getByRole('button', { name: 'Abrir menú' }).click()
      await expect.poll(() => page.locator('#menu-movil').count()).toBe(0)
      await release()
      await page.locator('#menu-movil').waitFor()

      const plain = await context.newPage()
      await plain.route('**/*.js', (route) => route.abort())
      await plain.goto('/')
      await plain.getByRole('contentinfo').getByRole('link', { name: 'Transparencia' }).click()
      await plain.getByRole('heading', { level: 1, name: 'Transparencia' }).waitFor()
    },
    { early: true, allow: [/ERR_FAILED/], ...PHONE },
  ))

test('without JavaScript every public page shows all its text', () =>
  withApp(
    async ({ page }) => {
      const response = await page.request.get('/sitemap.xml')
      const paths = [...(await response.text()).matchAll(/<loc>https:\/\/bomberos\.example([^<]*)<\/loc>/g)]
      expect(paths.length).toBeGreaterThanOrEqual(12)
      await expect.poll(async () => (await page.request.get('/robots.txt')).text()).toContain('/sitemap.xml')
      const titles = new Set<string>()
      for (const [, path] of paths) {
        await page.goto(path ?? '')
        await expect.poll(() => page.getByRole('heading', { level: 1 }).count(), { message: path }).toBe(1)
        await expect.poll(() => page.locator('main').innerText(), { message: path }).not.toHaveLength(0)
        titles.add(await page.title())
        const head = (selector: string, name: string) => page.locator(`head ${selector}`).getAttribute(name)
        await expect.poll(() => head('link[rel=canonical]', 'href')).toBe(`https://bomberos.example${path}`)
        await expect
          .poll(() => head('meta[property="og:url"]', 'content'))
          .toBe(`https://bomberos.example${path}`)
        expect((await head('meta[name=description]', 'content'))?.length, path).toBeGreaterThan(40)
        const facts = JSON.parse(
          (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
        )
        expect(facts['@graph'][0]['@type']).toContain('FireStation')
        await expect.poll(() => page.locator('[style]').count(), { message: path }).toBe(0)
      }
      expect(titles.size).toBe(paths.length)
    },
    { early: true, javaScriptEnabled: false, ...PHONE },
  ))

test('nothing moves when the app takes over: no layout shift, no warning, one title and one address', () =>
  withApp(
    async ({ page }) => {
      await watchShifts(page)
      for (const path of [...PUBLIC_ROUTES, DOCUMENT]) {
        const release = await holdApp(page)
        await page.goto(path)
        const seen = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('h1, h2, main p, main td, main img, footer')]
              // What only paper shows is drawn by the app.
              .filter((element) => element.checkVisibility())
              .map((element) => {
                const { x, y, width, height } = element.getBoundingClientRect()
                return [x, y, width, height].map(Math.round).join(' ')
              }),
          )
        // Wait for what arrives late and moves things by itself.
        await page.evaluate(() => document.fonts.ready)
        await page.waitForFunction(() =>
          [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
        )
        // Tiles off screen are laid out one frame after they come near; wait for them too.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        )
        const before = await seen()
        await page.keyboard.press('Shift')
        await release()
        await expect.poll(() => seen(), { message: path }).toEqual(before)
        await expect.poll(() => shifts(page), { message: path }).toEqual([])
        for (const tag of ['title', 'link[rel=canonical]', 'meta[name=description]'])
          await expect
            .poll(() => page.locator(`head ${tag}`).count(), { message: `${tag} of ${path}` })
            .toBe(1)
        await page.unroute('**/assets/index-*.js')
      }
    },
    { early: true, ...PHONE },
  ))

test('the app takes a page over even when the browser is never idle', () =>
  withApp(
    async ({ page }) => {
      await page.addInitScript(() => {
        const never: typeof requestIdleCallback = (callback, options) =>
          options?.timeout ? window.setTimeout(callback, options.timeout) : 0
        window.requestIdleCallback = never
      })
      await page.goto('/')
      await page.waitForFunction(() => !('early' in (document.getElementById('root') ?? {})))
    },
    { early: true, ...PHONE },
  ))

test('without a session, an address of the panel shows the login page before the panel is loaded', () =>
  withApp(
    async ({ page }) => {
      const release = await holdApp(page)
      await page.goto('/admin/inventario?pagina=2#fila', { waitUntil: 'commit' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.evaluate(() => location.pathname + location.hash)).toBe('/login#fila')
      expect(new URL(page.url()).searchParams.get('redirect')).toBe('/admin/inventario?pagina=2')
      await release()
      await page.getByLabel('Email', { exact: true }).fill('jefe@bomberos.example')
      await page.getByLabel('Contraseña', { exact: true }).fill('Jefe2024!')
      await page.getByRole('button', { name: 'Iniciar Sesión', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Inventario' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/admin/inventario')
    },
    { early: true, ...PHONE },
  ))

test('a phone with its own data never shows the page of a phone without', () =>
  withApp(
    async ({ page }) => {
      await page.goto('/contacto')
      await page.evaluate(() =>
        localStorage.setItem(
          'bomberos_ui_preferencias',
          JSON.stringify({ data: { propio: true }, timestamp: 1 }),
        ),
      )
      const release = await holdApp(page)
      await page.goto('/contacto')
      const heading = page.getByRole('heading', { level: 1 })
      await expect.poll(() => heading.isVisible()).toBe(false)
      await release()
      await heading.waitFor()
    },
    { early: true, ...PHONE },
  ))

test.each([
  ['an address without a page of its own', '/reportar/mis-reportes', 'Mis reportes'],
  ['the phone of someone signed in', '/contacto', 'Contacto'],
])('%s shows the emergency number while the app is on its way', (_, path, title) =>
  withApp(
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('bomberos_auth_token', 'x'))
      const release = await holdApp(page)
      await page.goto(path, { waitUntil: 'commit' })
      const number = page.getByRole('link', { name: 'En una emergencia llame al 911' })
      await number.waitFor()
      expect(await number.getAttribute('href')).toBe('tel:911')
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
      expect(await axe(page, { include: '.espera' })).toEqual([])
      await release()
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      await expect.poll(() => number.count()).toBe(0)
    },
    { early: true, ...PHONE },
  ),
)

test('without JavaScript the first screen of /reportar says what to do, and shows no form that can’t send', () =>
  withApp(
    async ({ page }) => {
      await page.goto('/reportar')
      const call = await page.getByRole('link', { name: 'Emergencia: llame al 911' }).boundingBox()
      expect((call?.y ?? Number.POSITIVE_INFINITY) + (call?.height ?? 0)).toBeLessThanOrEqual(
        PHONE.viewport.height,
      )
      expect(await page.getByRole('button', { name: 'Enviar Reporte' }).isVisible()).toBe(false)
    },
    { early: true, javaScriptEnabled: false, ...PHONE },
  ))
