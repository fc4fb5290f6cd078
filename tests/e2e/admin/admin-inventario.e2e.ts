import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, dialog, expectClean, openAs } from '../support/admin'
import { type App, withApp } from '../support/harness'

const PATH = '/admin/inventario'
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

const bodyRows = (page: Page) => page.getByRole('table', { name: 'Inventario' }).locator('tbody tr')
const open = ({ page }: App) => openAs(page, 'bodega', PATH)

const choose = (page: Page, text: string) =>
  dialog(page)
    .getByLabel('Archivo CSV, Excel u ODS')
    .setInputFiles({ name: 'inventario.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('the filtered list and the whole one are printed with their sums and room for signatures', () =>
  withApp(async (app) => {
    const { page } = app
    await openAs(page, 'bodega', `${PATH}?categoria=EPP&estado=REGULAR`)
    await expect.poll(() => bodyRows(page).count()).toBe(2)
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('heading', { level: 1, name: 'Inventario', exact: true }).waitFor()
    await page.getByText('2 registros (lista filtrada)').waitFor()
    await page.getByText('Cuerpo de Bomberos Voluntarios de Villa Esperanza').waitFor()
    await page.getByRole('cell', { name: 'Total', exact: true }).waitFor()
    await expect.poll(() => page.getByRole('button').count()).toBe(0)
    await page.emulateMedia({ media: null })
    await page.goto(PATH)
    await expect.poll(() => bodyRows(page).count()).toBe(25)
    // The signatures share the second sheet with the last rows.
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)
    expect(sheets).toHaveLength(2)
  }))

test('on a phone nothing scrolls sideways and axe finds nothing, whatever dialog is open', () =>
  withApp(async (app) => {
    const { page } = app
    await open(app)
    await expectClean(page)
    for (const name of [
      'Agregar Item',
      'Importar inventario',
      'Ver Batefuego forestal',
      'Eliminar Batefuego forestal',
    ]) {
      if (name.startsWith('Eliminar')) await button(page, name.replace('Eliminar', 'Acciones de')).click()
      await button(page, name).click()
      await dialog(page).waitFor()
      await expectClean(page)
      if (name === 'Importar inventario') {
        await choose(page, 'Nombre,Categoría,Cantidad\nPala,Herramienta,3\nBalde,Cocina,-2\n')
        await dialog(page).getByText('Se agregará 1 fila.').waitFor()
        await expectClean(page)
      }
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
    }
    // The box shows 20 px; the 44 px around it take a finger's tap.
    const box = page.getByLabel('Seleccionar Batefuego forestal')
    await box.click({ position: { x: 28, y: -9 }, force: true })
    await page.getByText('1 seleccionado').waitFor()
    await expectClean(page)
  }, PHONE))
