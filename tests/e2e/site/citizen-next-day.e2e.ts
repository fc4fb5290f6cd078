import { expect, test } from 'vitest'
import { KEYS } from '../../keys'
import { follow, offline, records, waitForWorker } from '../support/actions'
import { button, dialog } from '../support/admin'
import { withApp } from '../support/harness'
import { photo } from '../support/pictures'
import { fillReport, send, TYPED, toast } from '../support/reportar'

test('a neighbour without a signal writes of a pole with two photos and no position, and sends it the next day', () =>
  withApp(
    async ({ page, context }) => {
      await page.clock.setFixedTime('2026-11-20T18:30:00-05:00')
      await page.goto('/')
      await waitForWorker(page)
      await offline(context)
      await page.getByRole('link', { name: 'Reportar un problema' }).first().tap()
      await page.getByRole('heading', { level: 1, name: 'Reporte ciudadano' }).waitFor()
      await fillReport(page)
      await page.getByLabel('Fotografías').setInputFiles([photo('a.png'), photo('b.png')])
      await page.getByRole('img', { name: 'Imagen 2' }).waitFor()
      await button(page, 'Usar mi ubicación').tap()
      await page.getByText('No dio permiso para usar su ubicación').waitFor()
      await page.getByLabel('Ubicación', { exact: true }).fill('Calle Loja, frente al mercado')
      await send(page)
      await toast(page, 'Reporte guardado').waitFor()

      await page.clock.setFixedTime('2026-11-21T08:00:00-05:00')
      await page.reload()
      await follow(page, '/reportar/mis-reportes')
      await page.getByText(TYPED.titulo, { exact: true }).first().waitFor()
      await page.getByText('Guardado en este teléfono').first().waitFor()
      await button(page, 'Compartir').tap()
      await dialog(page).getByRole('button', { name: 'Copiar' }).tap()
      await dialog(page).getByRole('button', { name: 'Sí, ya lo envié' }).tap()
      await toast(page, 'Tu reporte ha sido enviado correctamente. Te contactaremos pronto.').waitFor()
      await page.keyboard.press('Escape')
      await page.getByText('Compartido', { exact: true }).first().waitFor()
      const [report] = (await records(page, KEYS.reportes)).filter(({ titulo }) => titulo === TYPED.titulo)
      expect(report?.imagenes).toHaveLength(2)
    },
    {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      worker: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    },
  ))
