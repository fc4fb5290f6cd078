import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ACCOUNTS } from '../../tools/accounts.mjs'
import { button, openAs } from '../support/admin'
import { axe } from '../support/axe'
import { type AppOptions, withApp } from '../support/harness'

const PHONE: AppOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const DESK: AppOptions = { viewport: { width: 1280, height: 800 } }

const LISTS = [
  '/admin/personal',
  '/admin/galeria',
  '/admin/inventario',
  '/admin/presupuesto',
  '/admin/presupuesto?tab=gastos',
  '/admin/rendicion',
  '/admin/eventos',
  '/admin/servicios',
  '/admin/reportes',
  '/admin/config?tab=usuarios',
]

/** Where the first row of the page's list begins, how far its acts stand out of the list, and how high the highest is. */
const firstRow = (page: Page) =>
  page
    .locator('tbody tr')
    .first()
    .evaluate((row) => {
      const heights = [...document.querySelectorAll('tbody tr')].map(
        (one) => one.getBoundingClientRect().height,
      )
      const frame = row.closest('table')?.parentElement?.getBoundingClientRect()
      const acts = [...row.querySelectorAll('button')].map((act) => act.getBoundingClientRect().right)
      return {
        beyond: Math.max(0, Math.ceil(Math.max(...acts) - (frame?.right ?? 0))),
        top: Math.round(row.getBoundingClientRect().top + scrollY),
        highest: Math.round(Math.max(...heights)),
      }
    })

test.each(LISTS)('on a phone the list of %s begins on the first screen, in rows of two lines', (path) =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', path)
    await page.locator('tbody tr').first().waitFor()
    // Above the middle: beneath it the screen has room for three more rows, above the bar with the shortcuts.
    await expect.poll(async () => (await firstRow(page)).top).toBeLessThanOrEqual(352)
    expect((await firstRow(page)).highest).toBeLessThanOrEqual(84)
    await expect.poll(() => axe(page)).toEqual([])
  }, PHONE),
)

test('on a phone the figures are folded until somebody opens them, and stay open then', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/reportes')
    const card = button(page, 'Pendiente 1')
    const toggle = page.getByRole('button', { name: /^Cifras: / })
    await toggle.waitFor()
    await expect.poll(() => card.isVisible()).toBe(false)
    await toggle.click()
    await card.waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.reload()
    await card.waitFor()
  }, PHONE))

test('on a desktop figures stand above the list in one line, and the rest of them behind a button', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/reportes')
    await button(page, 'Pendiente 1').waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Cifras: / }).isVisible()).toBe(false)
    const more = button(page, 'Alta: 1')
    await expect.poll(() => more.isVisible()).toBe(false)
    await button(page, 'Por categoría y prioridad').click()
    await more.waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.reload()
    await more.waitFor()
  }, DESK))

test('on a desktop a list begins in the upper half of the screen, in rows of two lines with their acts whole', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/inventario')
    for (const path of LISTS) {
      // Afresh, because the list before stays until the next one is there.
      await page.goto(path)
      await page.locator('table[aria-busy="false"] tbody tr').first().waitFor()
      const row = (of: 'top' | 'highest' | 'beyond') =>
        expect.poll(async () => (await firstRow(page))[of], { message: `${path} ${of}` })
      await row('highest').toBeLessThanOrEqual(56)
      await row('top').toBeLessThanOrEqual(400)
      await row('beyond').toBe(0)
    }
  }, DESK))

test('on a phone a press on a row shows the record, and its other actions come with a button', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/inventario')
    const row = page.locator('tbody tr').first()
    const name = (await row.getByRole('button', { name: /^Ver / }).getAttribute('aria-label'))?.slice(4) ?? ''
    await expect.poll(() => button(page, `Eliminar ${name}`).isVisible()).toBe(false)
    await button(page, `Acciones de ${name}`).click()
    await button(page, `Editar ${name}`).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await row.click({ position: { x: 120, y: 30 } })
    await page.getByRole('dialog').getByText(name).first().waitFor()
  }, PHONE))

test('on a phone the state of a report is changed where it is shown, with a finger', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/reportes')
    const name = 'Hidrante sin presión en el mercado'
    const row = page.getByRole('row').filter({ hasText: name })
    const estado = page.getByLabel(`Estado de ${name}`)
    await row.getByText('En proceso', { exact: true }).first().waitFor()
    const box = await estado.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    // A tap on the badge meets its select; a tap in the middle of the row still opens the record.
    await estado.click({ trial: true })
    await button(page, `Ver ${name}`).click({ trial: true })
    await estado.selectOption('Corregido')
    await page.getByText('Estado actualizado').waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    expect((await firstRow(page)).highest).toBeLessThanOrEqual(84)
    await row.getByText('Corregido', { exact: true }).first().waitFor()
  }, PHONE))

test('on a phone filters are behind a button that counts them', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/reportes')
    const estado = page.getByLabel('Filtrar por estado')
    await expect.poll(() => estado.isVisible()).toBe(false)
    await button(page, 'Filtros').click()
    await estado.selectOption('PENDIENTE')
    await button(page, 'Filtros (1)').waitFor()
    await button(page, 'Limpiar').click()
    await button(page, 'Filtros').waitFor()
  }, PHONE))

test('an empty list offers what to do first', () =>
  withApp(async ({ page }) => {
    await page.addInitScript(() => {
      if (!location.protocol.startsWith('http')) return
      const entry = { data: [], emptied: true, timestamp: 1e13, v: 99 }
      localStorage.setItem('bomberos_personal_personal', JSON.stringify(entry))
    })
    await openAs(page, 'jefe', '/admin/personal')
    await button(page, 'Agregar a la primera persona').click()
    await page.getByRole('dialog', { name: 'Agregar Personal' }).waitFor()
  }))

test('the dashboard says to everyone whether this device works without a signal', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'bodega', '/admin')
    await page.getByText('¿Listo sin señal?').first().click()
    await page.getByRole('heading', { name: '¿Listo sin señal?' }).waitFor()
    await button(page, 'Comprobar otra vez').waitFor()
  }))

/** By role, what its panel begins with. */
const FIRST: readonly [account: keyof typeof ACCOUNTS, first: RegExp][] = [
  ['jefe', /^Árbol inclinado/],
  ['operaciones', /^Nada espera en lo que usted ve/],
  ['talento', /^Nada espera/],
  ['tesoreria', /^Árbol inclinado/],
  ['bodega', /^Items en Mal Estado/],
  ['inspector', /^Árbol inclinado/],
]

test.each(FIRST)(
  'on a phone the first screen of %s holds what that role has to see to first',
  (account, first) =>
    withApp(async ({ page }) => {
      await openAs(page, account, '/admin')
      // What a new brigade's chief is asked first of all.
      if (account === 'jefe') await button(page, 'Con oficina').click()
      const row = page.getByRole('region', { name: 'Le toca' }).locator('li, p').first()
      await expect.poll(() => row.innerText()).toMatch(first)
      const bar = page.getByRole('navigation', { name: 'Accesos rápidos' })
      const bottom = async () => {
        const [shown, below] = [await row.boundingBox(), await bar.boundingBox()]
        return (shown?.y ?? Number.POSITIVE_INFINITY) + (shown?.height ?? 0) - (below?.y ?? 0)
      }
      await expect.poll(bottom).toBeLessThanOrEqual(0)
      await expect.poll(() => axe(page)).toEqual([])
    }, PHONE),
)
