import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { login, offline, records, waitForWorker } from '../support/actions'
import { button, confirmDeletion, field } from '../support/admin'
import { withApp } from '../support/harness'
import { rowOf, said, saveForm } from '../support/panel'
import { png } from '../support/pictures'
import { CHIEF, fillReport, send, TYPED } from '../support/reportar'

// The other files' browser has flags that make it fast. Here it is as people have it, and no test waits for the app.
const asPeopleHaveIt = { unmodified: true, early: true }

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('a neighbour goes from the home page to a report with a photo, and finds it among their own', () =>
  withApp(async ({ page }) => {
    await page.goto('/')
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion)').matches)).toBe(false)
    await page.getByRole('link', { name: 'Reportar', exact: true }).first().click()
    await heading(page, 'Reporte ciudadano')
    await fillReport(page)
    await page
      .getByLabel('Fotografías')
      .setInputFiles({ name: 'poste.png', mimeType: 'image/png', buffer: png(40, 30) })
    await page.getByRole('img', { name: 'Imagen 1' }).waitFor()
    await send(page)
    await page.getByRole('heading', { name: 'Reporte guardado' }).waitFor()
    await page.getByRole('link', { name: 'Ver mis reportes' }).click()
    await heading(page, 'Mis reportes')
    await page.getByText(TYPED.titulo).first().waitFor()
    await page.reload()
    await page.getByText(TYPED.titulo).first().waitFor()
  }, asPeopleHaveIt))

test('the chief signs in, adds, edits and deletes an item, and finds the list without a network', () =>
  withApp(async ({ page, context }) => {
    await login(page, ...CHIEF)
    await heading(page, 'Panel de Control')
    await page.getByRole('link', { name: 'Inventario', exact: true }).first().click()
    await heading(page, 'Inventario')

    for (const name of ['Hacha Pulaski', 'Pala forestal']) {
      await button(page, 'Agregar Item').click()
      await field(page, 'Nombre').fill(name)
      await field(page, 'Cantidad').fill('6')
      await saveForm(page, 'Item agregado')
      await rowOf(page, name).waitFor()
    }
    await button(page, 'Editar Hacha Pulaski').click()
    await field(page, 'Valor estimado').fill('1234,5')
    await saveForm(page, 'Item actualizado')
    await rowOf(page, 'Hacha Pulaski').getByText('$1.234,50').waitFor()
    await button(page, 'Eliminar Pala forestal').click()
    await confirmDeletion(page, '¿Está seguro de eliminar el item «Pala forestal»?')
    await said(page, 'Item eliminado')
    await rowOf(page, 'Pala forestal').waitFor({ state: 'detached' })

    await waitForWorker(page)
    await offline(context)
    await page.reload()
    await rowOf(page, 'Hacha Pulaski').getByText('$1.234,50').waitFor()
    await expect.poll(() => rowOf(page, 'Pala forestal').count()).toBe(0)
    const stored = await records(page, 'bomberos_inventario_items')
    expect(stored.filter(({ nombre }) => nombre === 'Hacha Pulaski')).toHaveLength(1)
    expect(stored.filter(({ nombre }) => nombre === 'Pala forestal')).toHaveLength(0)
  }, asPeopleHaveIt))
