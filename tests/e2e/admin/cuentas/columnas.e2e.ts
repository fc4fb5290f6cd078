import { expect, test } from 'vitest'
import { records } from '../../support/actions'
import { button, dialog, expectClean, field, openAs } from '../../support/admin'
import { withApp } from '../../support/harness'

const PHONE = { width: 360, height: 740 }
const FILE = 'Archivo CSV, Excel u ODS'

/** A file with headings of its own; `spent` is what was spent of the first line. */
const own = (name: string, spent: string) => ({
  ...{ name, mimeType: 'text/csv' },
  buffer: Buffer.from(
    `Clave;Rótulo;Vigente hoy;Gastado\n53.88.02;Botas;100,50;${spent}\n53.88.13;Llantas;50;0\n`,
  ),
})

test('on a phone the columns of a file are chosen with their values in view, and remembered for the next one', () =>
  withApp(
    async ({ page }) => {
      await openAs(page, 'tesoreria', '/admin/presupuesto?tab=gastos&ejercicio=2026')
      await button(page, 'Importar cédula').click()
      await field(page, FILE).setInputFiles(own('octubre.csv', '20,25'))
      await dialog(page)
        .getByText(/^No se hall(ó|aron) /)
        .waitFor()
      await expectClean(page)
      const chosen = [
        ['A: Clave', 'Partida'],
        ['B: Rótulo', 'Denominación'],
        ['C: Vigente hoy', 'Codificado'],
        ['D: Gastado', 'Devengado'],
      ] as const
      for (const [column, is] of chosen) await field(page, column).selectOption({ label: is })
      await dialog(page).getByText('Se agregarán 2 filas.', { exact: false }).waitFor()
      await expectClean(page)
      await dialog(page).getByRole('button', { name: 'Importar', exact: true }).click()
      await dialog(page).waitFor({ state: 'detached' })
      const kept = async () =>
        (await records(page, 'bomberos_presupuesto_gastos')).find(({ partida }) => partida === '53.88.02')
      expect(await kept()).toMatchObject({ denominacion: 'Botas', codificado: 100.5, devengado: 20.25 })

      await page.reload()
      await button(page, 'Importar cédula').click()
      await field(page, FILE).setInputFiles(own('noviembre.csv', '60,75'))
      await dialog(page).getByRole('button', { name: 'Se usan 4 de 4 columnas. Revisar' }).waitFor()
      await dialog(page).getByText('Devengado: $20,25 → $60,75', { exact: false }).waitFor()
      await expectClean(page)
      await dialog(page).getByRole('button', { name: 'Importar', exact: true }).click()
      await dialog(page).waitFor({ state: 'detached' })
      expect(await kept()).toMatchObject({ devengado: 60.75 })
    },
    { viewport: PHONE },
  ))
