import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { download, offline, waitForWorker } from '../../support/actions'
import { button, dialog, expectClean, expectCleanOnPhone, field, openAs } from '../../support/admin'
import { withApp } from '../../support/harness'
import { said, saveForm } from '../../support/panel'

const CORTE = 'Corte del ejercicio 2026 al 31 de octubre de 2026'

test('a published cut is read without a network, its file has the hash that the page says, and later edits change nothing of it', () =>
  withApp(
    async ({ page, context }) => {
      await openAs(page, 'jefe', '/admin/presupuesto?tab=cortes&ejercicio=2026')
      await waitForWorker(page)
      await button(page, 'Hacer un corte').click()
      await field(page, 'Cifras al').fill('2026-10-31')
      await expectClean(page)
      await button(page, 'Hacer corte').click()
      await said(page, 'Corte hecho')
      await expectClean(page)
      await button(page, `Ver ${CORTE}`).click()
      await expectClean(page)
      await button(page, 'Cerrar').click()
      await button(page, `Publicar ${CORTE}`).click()
      await dialog(page).getByText('Sin central, lo muestra solo este equipo', { exact: false }).waitFor()
      await dialog(page).getByRole('button', { name: 'Publicar', exact: true }).click()
      await page.getByRole('button', { name: `Retirar ${CORTE}` }).waitFor()

      await page.goto('/admin/presupuesto?tab=gastos&ejercicio=2026')
      await button(page, 'Editar 53.02.55').click()
      await field(page, 'Devengado').fill('22000')
      await saveForm(page, 'actualizada')

      await offline(context)
      await page.goto('/transparencia/presupuesto')
      const main = page.getByRole('main')
      await main.getByText('gastó $425.939,66', { exact: false }).waitFor()
      const file = await download(page, () => button(page, 'Descargar CSV').click())
      expect(file.name).toBe('presupuesto-2026-corte-2026-10-31.csv')
      expect(file.bytes.toString()).toContain('21356.48')
      const hash = createHash('sha256').update(file.bytes).digest('hex')
      await main.getByText(hash).waitFor()
      await expectClean(page)
      await expectCleanOnPhone(page)
      // White letters of the screen's dark ground are grey on paper.
      await page.emulateMedia({ media: 'print' })
      const title = page.getByRole('heading', { level: 1, name: 'Presupuesto', exact: true })
      expect(await title.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(0, 0, 0)')
    },
    { serviceWorkers: 'allow' },
  ))
