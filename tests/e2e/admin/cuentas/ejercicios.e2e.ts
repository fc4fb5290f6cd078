import { expect, test } from 'vitest'
import { button, dialog, expectClean, field, openAs } from '../../support/admin'
import { withApp } from '../../support/harness'
import { said } from '../../support/panel'

const PHONE = { width: 360, height: 740 }

test('on a phone a fiscal year is opened from another and that one closed, and both stay so after a reload', () =>
  withApp(
    async ({ page }) => {
      await openAs(page, 'tesoreria', '/admin/presupuesto?tab=gastos&ejercicio=2026')
      await button(page, 'Abrir ejercicio').click()
      await expectClean(page)
      expect(await field(page, 'Ejercicio nuevo').inputValue()).toBe('2027')
      await dialog(page).getByRole('button', { name: 'Abrir ejercicio', exact: true }).click()
      await said(page, 'Ejercicio 2027 abierto')
      const year = page.getByLabel('Ejercicio fiscal')
      await expect.poll(() => year.inputValue()).toBe('2027')
      await button(page, 'Ver 53.02.55').waitFor()
      await expectClean(page)

      await year.selectOption('2026')
      await button(page, 'Cerrar ejercicio').click()
      await expectClean(page)
      await dialog(page).getByRole('button', { name: 'Cerrar ejercicio', exact: true }).click()
      await said(page, 'Ejercicio 2026 cerrado')
      await page.reload()
      await page.getByText('Ejercicio cerrado').waitFor()
      await button(page, 'Ver 53.02.55').waitFor()
      for (const name of ['Agregar Gasto', 'Importar cédula', 'Cerrar ejercicio'])
        expect(await button(page, name).count(), name).toBe(0)
      await expectClean(page)
      await year.selectOption('2027')
      await button(page, 'Agregar Gasto').waitFor()
    },
    { viewport: PHONE },
  ))
