import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PUBLIC_ROUTES } from '../../tools/routes.mjs'
import { follow, login } from '../support/actions'
import { button, field, openAs, signInAs } from '../support/admin'
import { doubleLetters } from '../support/chromium/letters'
import { withApp } from '../support/harness'
import { brokenWords, sideways } from '../support/measure'
import { saveForm } from '../support/panel'
import { CHIEF } from '../support/reportar'

const PUBLIC = [...PUBLIC_ROUTES, '/reportar/mis-reportes', '/no-existe']
/** Every screen, tab and form. The next one is always of another module, so that a changed title shows its arrival. */
const PANEL = [
  '/admin/config',
  '/admin/personal',
  '/admin/config?tab=seguridad',
  '/admin/galeria',
  '/admin/config?tab=usuarios',
  '/admin/inventario',
  '/admin/config?tab=backup',
  '/admin/presupuesto',
  '/admin/config?tab=bitacora',
  '/admin/presupuesto?tab=gastos',
  '/admin/rendicion',
  '/admin/eventos',
  '/admin/servicios',
  '/admin/eventos?tab=asistencias',
  '/admin/servicios?tab=estadisticas',
  '/admin/guardias',
  '/admin/reportes',
  '/admin/personal/horas',
  '/admin/test',
  '/admin/guardias?nuevo=true',
  '/admin/personal?nuevo=true',
  '/admin/inventario?nuevo=true',
  '/admin/eventos?nuevo=true',
  '/admin/rendicion?nuevo=true',
  '/admin/servicios?nuevo=true',
  '/admin/guardias?plantilla=true',
  '/admin/reportes?importar=true',
  '/admin/eventos?asistencia=evento-1715436000001',
  '/admin',
]

const NARROW = { viewport: { width: 360, height: 740 } }

/** Controls that reach past the side of the screen, or whose own box cuts their text. */
const cut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], [role=tab], label')]
      .filter((control) => {
        const { left, right, width, height } = control.getBoundingClientRect()
        if (width < 2 || height < 2 || control.closest('.solo-lectores, [aria-hidden=true]')) return false
        const outside = left < -0.5 || right > innerWidth + 0.5
        const label = control.querySelector<HTMLElement>('[data-variant] > span, .mantine-Tabs-tabLabel')
        return outside || (label !== null && label.scrollWidth > label.clientWidth + 1)
      })
      .map((control) => `${control.textContent?.trim() || control.getAttribute('aria-label')}`),
  )

/** Whether the panel's bar has no room for its title, or for the title above the buttons. */
const cutTitle = (page: Page) =>
  page
    .locator('header:has([aria-label="Menú de usuario"])')
    .evaluate((bar) =>
      [bar, ...bar.querySelectorAll('p')].some(
        (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
      ),
    )

async function expectFits(page: Page, path: string): Promise<void> {
  const main = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog'))
  await main.first().waitFor()
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe('32px')
  await expect.poll(() => sideways(page), { message: `${path} scrolls sideways` }).toEqual([])
  await expect.poll(() => cut(page), { message: `${path} cuts a control` }).toEqual([])
}

test('with letters of twice the size, no public page scrolls sideways or cuts a control', () =>
  withApp(
    async ({ page }) => {
      await page.goto('/login')
      await doubleLetters(page)
      for (const path of PUBLIC) {
        await follow(page, path)
        await expectFits(page, path)
      }
    },
    { ...NARROW, allow: [/404/] },
  ))

test('with letters of twice the size, no screen or form of the panel scrolls sideways or cuts a control', () =>
  withApp(async ({ page }) => {
    // Log in first: letters doubled before a first page don't always reach its media queries.
    await login(page, ...CHIEF)
    await doubleLetters(page)
    for (const path of PANEL) {
      await follow(page, path)
      await expectFits(page, path)
      await expect.poll(() => cutTitle(page), { message: `${path} cuts its title` }).toBe(false)
    }
  }, NARROW))

/** How many lines of text the element shows. */
const lines = (element: Locator) =>
  element.evaluate((shown) => Math.round(shown.clientHeight / parseFloat(getComputedStyle(shown).lineHeight)))

test('with letters of twice the size, a phone’s shortcuts keep whole words, and a finger closes a toast, which keeps them too', () =>
  withApp(async ({ page }) => {
    await login(page, ...CHIEF)
    const bar = page.getByRole('navigation', { name: 'Accesos rápidos' })
    const tabs = bar.locator('a:visible, button:visible')
    await expect.poll(() => tabs.count()).toBe(4)
    await doubleLetters(page)
    await expect.poll(() => tabs.count()).toBe(2)
    const words = () =>
      tabs.evaluateAll((all) =>
        all.map((tab) => {
          const range = document.createRange()
          range.selectNodeContents(tab.lastChild ?? tab)
          return range.getClientRects().length
        }),
      )
    await expect.poll(words).toEqual([1, 1])
    // Two words, and so no more than two lines.
    const title = page.getByRole('heading', { name: 'Primeros pasos' })
    await expect.poll(() => lines(title)).toBeLessThanOrEqual(2)
    await follow(page, '/admin/personal?nuevo=true')
    await field(page, 'Nombres').fill('Ana Ruiz')
    await field(page, 'Cargo').fill('Bombera')
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }).click()
    const close = await page.getByRole('button', { name: 'Cerrar aviso' }).first().boundingBox()
    expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(await brokenWords(page, '.mantine-Notification-body')).toEqual([])
  }, NARROW))

test('a word without end makes no list wider than the page', () =>
  withApp(async ({ page }) => {
    const endless = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6)
    await openAs(page, 'jefe', '/admin/presupuesto')
    await page.getByRole('row').nth(1).waitFor()
    await button(page, 'Agregar Ingreso').click()
    await field(page, 'Partida').fill('13.01.06')
    await field(page, 'Denominación').fill(endless)
    await saveForm(page, 'Ingreso agregado')
    await page.getByRole('row').filter({ hasText: endless }).waitFor()
    await expect.poll(() => sideways(page)).toEqual([])
  }))

test('on a phone a large amount stays on one line, and so does the beginning of a long text', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/servicios')
    await button(page, 'Nuevo Servicio').waitFor()
    await page.evaluate((descripcion) => {
      const key = 'bomberos_servicios_servicios'
      const { data } = JSON.parse(localStorage.getItem(key) ?? '') as { data: object[] }
      const changed = data.map((registro) => ({ ...registro, descripcion, costoEstimado: 98_765_432.1 }))
      localStorage.setItem(key, JSON.stringify({ data: changed, timestamp: Date.now() + 1000 }))
    }, 'Dos cuadras más allá del puente viejo. '.repeat(20))
    await page.reload()
    const amount = page.getByText('$197.530.864,20', { exact: true })
    const text = page.getByRole('row').getByText('Dos cuadras').filter({ visible: true }).first()
    await page.getByRole('button', { name: /^Cifras:/ }).click()
    await expect.poll(() => lines(amount)).toBe(1)
    await expect.poll(() => lines(text)).toBe(1)
  }, NARROW))

/** Ordered so that each is on another screen than the one before. */
const LISTS = [
  'presupuesto',
  'personal',
  'presupuesto?tab=gastos',
  'inventario',
  'rendicion',
  'eventos',
  'servicios',
  'reportes',
  'config?tab=usuarios',
]

test('on a small laptop every list shows its samples with no word broken', () =>
  withApp(async ({ page }) => {
    await signInAs(page, 'jefe')
    for (const list of LISTS) {
      await follow(page, `/admin/${list}`)
      await page.getByRole('row').nth(1).waitFor()
      await expect.poll(() => brokenWords(page), { message: list }).toEqual([])
    }
  }))

const ENDLESS = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6)
const WORDY = 'Coordinación interinstitucional de emergencias y responsabilidades administrativas. '.repeat(8)

/** The field of each list that its first column shows, and where the list is stored. */
const NAMED: readonly [list: string, key: string, field: string][] = [
  ['presupuesto', 'bomberos_presupuesto_ingresos', 'denominacion'],
  ['personal', 'bomberos_personal_personal', 'nombres'],
  ['galeria', 'bomberos_galeria_media', 'titulo'],
  ['inventario', 'bomberos_inventario_items', 'nombre'],
  ['rendicion', 'bomberos_rendicion_reportesRC', 'titulo'],
  ['eventos', 'bomberos_eventos_eventos', 'titulo'],
  ['servicios', 'bomberos_servicios_servicios', 'descripcion'],
  ['reportes', 'bomberos_reportes_reportes', 'titulo'],
]

test('beside absurdly long names no column breaks a word, and no row is higher than a few lines', () =>
  withApp(async ({ page }) => {
    await signInAs(page, 'jefe')
    for (const [list, key, field] of NAMED) {
      await follow(page, `/admin/${list}`)
      await page.getByRole('row').nth(2).waitFor()
      await page.evaluate(
        ([stored, name, ...texts]) => {
          const { data } = JSON.parse(localStorage.getItem(stored) ?? '') as { data: object[] }
          const changed = data.map((record, n) => (texts[n] ? { ...record, [name]: texts[n] } : record))
          localStorage.setItem(stored, JSON.stringify({ data: changed, timestamp: Date.now() + 1000 }))
        },
        [key, field, ENDLESS, WORDY] as const,
      )
      await page.reload()
      await page.getByRole('row').filter({ hasText: ENDLESS }).waitFor()
      const broken = async () => (await brokenWords(page)).filter((word) => word.length < 25)
      await expect.poll(broken, { message: list }).toEqual([])
      await expect.poll(() => sideways(page), { message: list }).toEqual([])
      const row = page.getByRole('row').filter({ hasText: WORDY.slice(0, 60) })
      await expect.poll(async () => (await row.boundingBox())?.height, { message: list }).toBeLessThan(180)
    }
  }))

const background = (target: Locator) =>
  target.evaluate((element) => getComputedStyle(element).backgroundColor)

test('in forced colours a selected control differs from the others', () =>
  withApp(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openAs(page, 'jefe', '/admin/config?tab=seguridad')
    const apart = async (chosen: Locator, other: Locator) =>
      await expect.poll(() => background(chosen)).not.toBe(await background(other))
    await apart(page.getByRole('tab', { name: 'Seguridad' }), page.getByRole('tab', { name: 'Backup' }))
    await apart(page.getByLabel('Requiere números'), page.getByLabel('Requiere símbolos'))
    await apart(
      page.getByRole('link', { name: 'Configuración del Sistema' }),
      page.getByRole('link', { name: 'Panel de Control' }),
    )
    await follow(page, '/admin/presupuesto')
    await button(page, 'Avance y saldos').click()
    const bar = page.getByRole('progressbar').first()
    await expect.poll(() => background(bar)).not.toBe(await background(page.locator('body')))
    await follow(page, '/galeria')
    await apart(button(page, 'Todas las Secciones'), button(page, 'Hero'))
  }))

/** In px: an iPhone zooms into a field with smaller letters, and stays there. */
const NO_ZOOM = 16

test('on a touch screen no field has letters so small that an iPhone zooms in', () =>
  withApp(
    async ({ page }) => {
      const small = () =>
        page.locator('input:visible, select:visible, textarea:visible').evaluateAll(
          (fields, least) =>
            fields
              .filter((one) => !['checkbox', 'radio', 'file'].includes((one as HTMLInputElement).type))
              .map(
                (one) =>
                  [one.id || one.outerHTML.slice(0, 80), parseFloat(getComputedStyle(one).fontSize)] as const,
              )
              .filter(([, size]) => size < least),
          NO_ZOOM,
        )
      for (const path of ['/reportar', '/contacto', '/login']) {
        await page.goto(path)
        await page.locator('input:visible').first().waitFor()
        expect(await small(), path).toEqual([])
      }
      await login(page, ...CHIEF)
      for (const path of ['/admin/inventario?nuevo=true', '/admin/personal?nuevo=true']) {
        await follow(page, path)
        await expect.poll(() => page.locator('select:visible, input:visible').count()).toBeGreaterThan(0)
        expect(await small(), path).toEqual([])
      }
    },
    { ...NARROW, hasTouch: true, isMobile: true },
  ))
