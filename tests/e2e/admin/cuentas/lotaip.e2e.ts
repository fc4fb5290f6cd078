import { expect, test } from 'vitest'
import { download, follow, offline, waitForWorker } from '../../support/actions'
import { button, dialog, expectClean, expectCleanOnPhone, openAs } from '../../support/admin'
import { withApp } from '../../support/harness'
import { said } from '../../support/panel'

test('a month of the transparency law is prepared without a network: rows from the panel, what is missing, the package, the public page', () =>
  withApp(
    async ({ page, context }) => {
      await openAs(page, 'jefe', '/admin')
      await waitForWorker(page)
      await offline(context)
      await page.goto('/admin/rendicion?tab=transparencia')
      await page.getByText('Todavía no se ha trabajado ningún mes.', { exact: false }).waitFor()
      await expectClean(page)
      await expectCleanOnPhone(page)

      await page.goto('/admin/rendicion/lotaip/2026-10/6')
      await button(page, 'Traer del panel').click()
      await page.getByRole('textbox', { name: /^Código ?, fila 1$/ }).waitFor()
      await expectClean(page)
      await expectCleanOnPhone(page)
      // What isn't saved yet is there again after a reload.
      await page.getByText('Guardado como borrador en este equipo', { exact: false }).waitFor()
      await page.reload()
      await expect
        .poll(() => page.getByRole('textbox', { name: /^Código ?, fila 1$/ }).inputValue())
        .toBe('13.01.12')
      await page.getByRole('radio', { name: /^Listo/ }).check()
      await button(page, 'Guardar').click()
      await said(page, 'Numeral guardado')

      await page.goto('/admin/rendicion?tab=transparencia&mes=2026-10')
      await button(page, 'Paquete del mes').click()
      await dialog(page).waitFor()
      await expectClean(page)
      await expectCleanOnPhone(page)
      const file = await download(page, () =>
        dialog(page)
          .getByRole('button', { name: /^Descargar/ })
          .click(),
      )
      expect(file.name).toMatch(/\.zip$/)
      expect(file.bytes.subarray(0, 2).toString()).toBe('PK')
      await dialog(page).getByText('Cerrar', { exact: true }).click()

      await button(page, 'Publicar el mes').click()
      await dialog(page).getByRole('button', { name: 'Publicar', exact: true }).click()
      await said(page, 'Mes publicado')
      await expectClean(page)
      await page.goto('/transparencia/lotaip')
      await page.getByText('1 con datos, 24 faltan.', { exact: false }).waitFor()
      await expectClean(page)
      await expectCleanOnPhone(page)
      await follow(page, '/transparencia/lotaip/2026-10')
      const budget = page.getByRole('region', { name: 'Numeral 6: Presupuesto' })
      await budget.getByText('Ver las filas').click()
      await budget.getByRole('cell', { name: '13.01.12' }).waitFor()
      await expectClean(page)
      await expectCleanOnPhone(page)
      const rows = await download(page, () => button(page, 'Datos CSV de Numeral 6').click())
      expect(rows.name).toBe('numeral-6-2026-10-datos.csv')
      expect(rows.bytes.toString()).toContain('13.01.12,Ingreso')
      // Paper has every row, unfolded or not.
      await page.reload()
      await page.emulateMedia({ media: 'print' })
      await budget.getByRole('cell', { name: '13.01.12' }).waitFor()
      await page.emulateMedia({ media: 'screen' })
    },
    { serviceWorkers: 'allow' },
  ))
