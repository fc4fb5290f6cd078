import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { follow } from '../support/actions'
import { button, dialog, expectClean, openAs } from '../support/admin'
import { withApp } from '../support/harness'
import { hasFocus } from '../support/keyboard'
import { rowOf } from '../support/panel'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const TITLE = 'Humo en la loma'

/** An emergency that came three hours ago, as an import would leave it. */
async function withEmergency(page: Page): Promise<void> {
  await openAs(page, 'jefe', '/admin/reportes')
  await page.getByRole('row').nth(1).waitFor()
  await page.evaluate((titulo) => {
    const key = 'bomberos_reportes_reportes'
    const { data } = JSON.parse(localStorage.getItem(key) ?? '') as { data: object[] }
    const moment = new Date(Date.now() - 3 * 3_600_000 - 60_000).toISOString()
    const report = {
      id: 'reporte-1-prueba',
      titulo,
      descripcion: titulo,
      categoria: 'Emergencia',
      prioridad: 'BAJA',
      estado: 'PENDIENTE',
      fechaCreacion: moment,
      fechaActualizacion: moment,
      autor: { nombre: 'Rosa', email: 'rosa@correo.example' },
      imagenes: [],
    }
    const next = { data: [report, ...data], timestamp: Date.now() + 1000 }
    localStorage.setItem(key, JSON.stringify(next))
  }, TITLE)
  await page.reload()
}

const edgeOf = (page: Page, title: string, phone: boolean) =>
  rowOf(page, title).evaluate((row, card) => {
    const edged = card ? row : row.querySelector('td')
    return edged && getComputedStyle(edged).borderInlineStartWidth
  }, phone)

test.each([
  ['a desk', {}, false],
  ['a phone', PHONE, true],
] as const)(
  'at %s a waiting emergency leads from the dashboard to its answer, and axe finds nothing',
  (_, device, phone) =>
    withApp(async ({ page }) => {
      await withEmergency(page)
      const row = rowOf(page, TITLE)
      await row.getByText('Emergencia en espera, hace 3 h').waitFor()
      // A phone's row has two lines: the rest is in its details.
      if (!phone) await row.getByText('Baja', { exact: true }).waitFor()
      await expect.poll(() => edgeOf(page, TITLE, phone)).toBe('4px')
      await expect.poll(() => edgeOf(page, 'Árbol inclinado', phone)).toBe('0px')
      await expectClean(page)

      await follow(page, '/admin')
      const waiting = page.getByRole('region', { name: 'Le toca' })
      const links = waiting.getByRole('link')
      await links.first().getByText(TITLE).waitFor()
      for (const link of await links.all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await expectClean(page)
      await links.first().click()
      await dialog(page).getByRole('button', { name: 'Responder', exact: true }).click()
      await dialog(page).getByLabel('Respuesta', { exact: true }).fill('Vamos en camino.')
      await expectClean(page)
      await dialog(page).getByRole('button', { name: 'Guardar', exact: true }).click()
      await dialog(page).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: `Ver ${TITLE}` }).click()
      await button(page, 'Enviar la respuesta').click()
      const answer = page.getByRole('dialog', { name: 'Enviar la respuesta' })
      await answer.getByText('Vamos en camino.').waitFor()
      await page.keyboard.press('Escape')
      await answer.waitFor({ state: 'detached' })
      await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
    }, device),
)

test('on a phone a tap on a card scrolls to its list, and the filter is taken off there', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'bodega', '/admin/inventario')
    await page.getByRole('button', { name: /^Cifras: / }).tap()
    const card = page.getByRole('button', { name: /^Mostrar en la tabla: Items en Mal Estado 18/ })
    await card.tap()
    await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true')
    const first = rowOf(page, 'Botas de caucho')
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(740)
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    const chip = page.getByRole('button', { name: 'Malo: 16' })
    expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expectClean(page)
    await button(page, 'Quitar filtro: Items en Mal Estado').tap()
    await expect.poll(() => card.getAttribute('aria-pressed')).toBe('false')
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  }, PHONE))

test('a card or chip that is pressed by keyboard keeps the focus and the scroll position', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'bodega', '/admin/inventario')
    await button(page, 'Por estado y categoría').click()
    for (const name of [/^Mostrar en la tabla: Items en Mal/, 'Mobiliario: 8']) {
      const control = page.getByRole('button', { name })
      await control.focus()
      const top = await page.evaluate(() => scrollY)
      await page.keyboard.press('Enter')
      await expect.poll(() => control.getAttribute('aria-pressed')).toBe('true')
      await expectClean(page)
      expect(await hasFocus(control)).toBe(true)
      expect(await page.evaluate(() => scrollY)).toBe(top)
      await page.keyboard.press('Space')
      await expect.poll(() => control.getAttribute('aria-pressed')).toBe('false')
    }
  }))
