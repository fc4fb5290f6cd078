import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { KEYS } from '../../../keys'
import { offline, records, waitForWorker } from '../../support/actions'
import { button, dialog, expectClean, field } from '../../support/admin'
import { claim, withCentral } from '../../support/central/station'
import { wake } from '../../support/chromium/worker'
import { said } from '../../support/panel'
import { png } from '../../support/pictures'

const PHONE = { viewport: { width: 360, height: 740 } }
const PAGE = '/permisos/pedir'

/** A field of a public page, which stands in no dialog. */
const typed = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('a request for a permit without a signal goes by itself, is answered by the station and read with its own key', () =>
  withCentral(async ({ device, codigo, url }) => {
    const chief = await device(PHONE)
    await claim(chief, codigo)
    const stranger = await device(PHONE)
    await stranger.goto(PAGE)
    await stranger.getByRole('heading', { level: 1, name: 'La brigada no usa esta página' }).waitFor()
    await chief.goto('/admin/config?tab=modulos')
    await chief.getByLabel('Inspecciones', { exact: true }).click()
    await said(chief, 'Módulos guardados')

    // The central has it before a visitor comes.
    await expect.poll(async () => (await stranger.request.get('/permisos')).status()).toBe(200)

    const page = await device({ ...PHONE, serviceWorkers: 'allow' })
    const context = page.context()
    await page.goto('/permisos')
    await page.getByRole('heading', { level: 1, name: 'Cómo sacar el permiso' }).waitFor()
    await page.getByLabel('Qué clase de local es').selectOption('COMERCIO')
    await page.getByText('Copia del RUC').waitFor()
    await expectClean(page)
    await page.goto(PAGE)
    await waitForWorker(page)
    await typed(page, 'Nombre del local').fill('Panadería «La Ñata» <b>')
    await typed(page, 'RUC').fill('1790011675001')
    await typed(page, 'Clase de local').selectOption('COMERCIO')
    await typed(page, 'Dirección').fill('Sucre y Colón')
    await typed(page, 'Quién pide el permiso').fill('Rosa Vera')
    await typed(page, 'Teléfono').fill('0991234567')
    await typed(page, 'Riesgo del local').selectOption('LEVE')
    for (const [n, label] of ['El frente del local', 'El local por dentro'].entries()) {
      const file = { name: 'foto.png', mimeType: 'image/png', buffer: png(40, 30) }
      await typed(page, label).setInputFiles(file)
      await button(page, 'Quitar Imagen 1').nth(n).waitFor()
    }
    // Said of the first: a toast of each would stand over the next.
    await expect.poll(() => page.getByRole('alert').filter({ hasText: 'Imagen cargada' }).count()).toBe(1)
    await offline(context)
    await button(page, 'Enviar el pedido').click()
    await page.getByText('El dígito verificador del RUC no cuadra. Revise los números.').waitFor()
    await typed(page, 'RUC').fill('1790011674001')
    await button(page, 'Enviar el pedido').click()
    const row = page.getByRole('status').filter({ hasText: 'Panadería «La Ñata» <b>' })
    await row.getByText('Espera en este teléfono').waitFor()
    await expectClean(page)
    await page.close()

    await offline(context, false)
    await wake(context, url, 'cartas')
    await expect
      .poll(async () =>
        (await records<{ contacto: string }>(chief, KEYS.peticiones)).map(({ contacto }) => contacto),
      )
      .toEqual(['Rosa Vera'])

    await chief.goto('/admin/buzon?clase=PERMISO')
    await button(chief, 'Ver Panadería «La Ñata» <b>, de Rosa Vera').click()
    await dialog(chief).getByText('Sucre y Colón').waitFor()
    await expectClean(chief)
    await dialog(chief).getByRole('button', { name: 'Contestar' }).click()
    await field(chief, 'Qué se contesta').selectOption('VISITA')
    await dialog(chief).getByText('Se agrega a los locales con lo que escribió quien pide.').waitFor()
    await field(chief, 'Respuesta').fill('Vamos el lunes.')
    await button(chief, 'Guardar').click()
    await said(chief, 'Pedido contestado')
    await expect
      .poll(async () => (await records<{ id: string }>(chief, KEYS.locales)).map(({ id }) => id))
      .toEqual(['local-1790011674001-001'])

    const later = await context.newPage()
    const answered = later.getByRole('status').filter({ hasText: 'Se hará una visita' })
    // The chief's answer is on its way to the central, and the page asks as it opens.
    await expect
      .poll(async () => {
        await later.goto(PAGE)
        await later.getByRole('heading', { name: 'Sus pedidos' }).waitFor()
        return answered.getByText('Vamos el lunes.').count()
      })
      .toBe(1)
    await expectClean(later)
  }))
