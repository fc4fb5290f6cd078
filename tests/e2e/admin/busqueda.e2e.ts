import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codigoOf } from '@/entities/reportes/codigo'
import { records } from '../support/actions'
import { button, dialog, expectClean, openAs } from '../support/admin'
import { withApp } from '../support/harness'
import { hasFocus } from '../support/keyboard'

const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar en el panel' })
const results = (page: Page) => page.getByRole('listbox', { name: 'Resultados' })
const options = (page: Page) => results(page).getByRole('option')
const current = (page: Page) => results(page).getByRole('option', { selected: true })
const groups = (page: Page) => results(page).getByRole('group')

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await box(page).fill(query)
}

/** The keys of localStorage that the page reads from now on. */
async function watchReads(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const read: string[] = []
    const getItem = Storage.prototype.getItem
    Storage.prototype.getItem = function (key) {
      read.push(key)
      return getItem.call(this, key)
    }
    Object.assign(globalThis, { read })
  })
  return () => page.evaluate(() => (globalThis as unknown as { read: string[] }).read)
}

async function closeSearch(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await box(page).waitFor({ state: 'detached' })
}

test('Ctrl+K finds a record on any page and Enter opens its dialog', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin')
    await search(page, 'MOTOBÓMBA')
    await current(page).getByText('Motobomba portátil de 13 HP').waitFor()
    await expect.poll(() => current(page).locator('mark').innerText()).toBe('Motobomba')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Motobomba portátil de 13 HP' }).waitFor()
    const address = new URL(page.url())
    expect(address.pathname).toBe('/admin/inventario')
    expect(address.searchParams.get('ver')).toMatch(/^inv-/)

    await page.keyboard.press('Control+k')
    await expect.poll(() => box(page).count()).toBe(0)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })

    const filter = page.getByRole('searchbox')
    await filter.focus()
    await search(page, 'combustibles')
    await options(page).getByText('Combustibles').click()
    await page.getByRole('dialog', { name: /Combustibles/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('tab')).toBe('gastos')
    await dialog(page).getByRole('button', { name: 'Editar', exact: true }).click()
    await expect
      .poll(() => dialog(page).getByLabel('Denominación', { exact: true }).inputValue())
      .toMatch(/Combustibles/)
  }))

test('a report is found by its code, pages by their names; arrows move, Escape gives the focus back', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/reportes')
    const filter = page.getByRole('searchbox')
    await filter.focus()
    const read = await watchReads(page)
    await page.keyboard.press('Control+k')
    await box(page).waitFor()
    await expect.poll(read).toContain('bomberos_personal_personal')
    await expect.poll(() => groups(page).count()).toBe(1)
    await expect.poll(() => options(page).count()).toBe(15)
    await page.keyboard.press('ArrowDown')
    await current(page).getByText('Gestión de Personal').waitFor()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await current(page).getByText('Configuración del Sistema').waitFor()
    await box(page).fill('zzzz')
    await page.getByRole('status').filter({ hasText: 'Nada coincide' }).waitFor()
    await closeSearch(page)
    await expect.poll(() => hasFocus(filter)).toBe(true)

    const stored = await records<{ id: string; titulo: string }>(page, 'bomberos_reportes_reportes')
    const [report] = stored
    if (!report) throw new Error('no sample report')
    await search(page, codigoOf(report.id).replaceAll('-', '').toLowerCase())
    await current(page).getByText(report.titulo).waitFor()
    await expect.poll(() => options(page).count()).toBe(1)
    await page.keyboard.press('Enter')
    await box(page).waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).searchParams.get('ver')).toBe(report.id)
    await dialog(page).getByText(report.titulo).first().waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(filter)).toBe(true)
  }))

test('the storekeeper finds items and no reports; lists that they may not see are not read', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'bodega', '/admin')
    const read = await watchReads(page)
    await search(page, 'e')
    await expect.poll(() => groups(page).count()).toBe(2)
    await expect
      .poll(() => groups(page).last().locator('div').first().innerText())
      .toMatch(/^Gestión de Inventario \(6 de \d+\)$/)
    await expect
      .poll(() =>
        options(page)
          .filter({ hasText: /Reporte|Hidrante/ })
          .count(),
      )
      .toBe(0)
    expect((await read()).filter((key) => /personal|presupuesto|reportes|eventos/.test(key))).toEqual([])
    await box(page).fill('hidrante sin presión')
    await page.getByRole('status').filter({ hasText: 'Nada coincide' }).waitFor()
  }))

test('on a phone a 44 px button opens it; axe finds nothing, light or dark, with results or without', () =>
  withApp(
    async ({ page }) => {
      await openAs(page, 'jefe', '/admin')
      const opener = button(page, 'Buscar en el panel')
      const size = await opener.boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await opener.click()
      await box(page).waitFor()
      await expectClean(page)
      await box(page).fill('de')
      await groups(page).nth(3).waitFor()
      await expectClean(page)
      await box(page).fill('zzzz')
      await page.getByText('Nada coincide').waitFor()
      await expectClean(page)
      await button(page, 'Cerrar búsqueda').click()
      await box(page).waitFor({ state: 'detached' })
      await expect.poll(() => hasFocus(opener)).toBe(true)
    },
    { viewport: { width: 360, height: 740 }, hasTouch: true },
  ))

test('Ctrl+K asks for no file and adds no style sheet: both came while the panel was idle', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin')
    const fetched = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const sheets = () => page.locator('link[rel=stylesheet]').count()
    await expect
      .poll(async () => (await fetched()).some((name) => name.includes('/search-dialog')))
      .toBe(true)
    await page.waitForLoadState('networkidle')
    const before = { files: await fetched(), sheets: await sheets() }
    await page.keyboard.press('Control+k')
    await options(page).first().waitFor()
    expect({ files: await fetched(), sheets: await sheets() }).toEqual(before)
  }))
