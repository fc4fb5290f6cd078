import { expect, test } from 'vitest'
import { DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'
import { ONLY } from '@/sync/collections'
import { EXISTS } from '@/sync/fields'
import { Client, written } from '../../central/support/client'
import { KEYS } from '../../keys'
import { signIn } from '../../tools/accounts.mjs'
import { button, dialog, expectCleanOnPhone } from '../support/admin'
import { sendReport } from '../support/central/sent-report'
import { withCentral } from '../support/central/station'
import { rowOf, said } from '../support/panel'

const REASON = '<b>Tres</b> falsas alarmas "=1+1" 😀'

test('staff mark a report as unfounded and silence its phone with a reason that everybody reads, and take it back', () =>
  withCentral(async ({ device, url }) => {
    const [chief, inspector] = [await device(), await device()]
    await signIn(chief, 'jefe')
    await signIn(inspector, 'inspector')
    const sent = { titulo: 'Incendio en la luna', categoria: 'Emergencia' } as const
    expect(await sendReport(url, sent)).toMatchObject({ status: 201 })
    for (const page of [chief, inspector]) {
      await page.goto('/admin/reportes')
      await rowOf(page, sent.titulo).waitFor()
    }
    await button(chief, `Ver ${sent.titulo}`).click()
    await button(chief, 'Marcar sin fundamento').click()
    await said(chief, 'Marcado sin fundamento')
    await rowOf(inspector, sent.titulo).getByText('Sin fundamento').waitFor()

    await button(chief, 'Silenciar el teléfono').click()
    await expectCleanOnPhone(chief)
    await dialog(chief).getByRole('button', { name: 'Guardar', exact: true }).click()
    await dialog(chief).getByText('Escriba el motivo: queda en el historial.').waitFor()
    await dialog(chief).getByLabel('Motivo').fill(REASON)
    await dialog(chief).getByRole('button', { name: 'Guardar', exact: true }).click()
    await said(chief, 'Teléfono silenciado')
    await dialog(chief).getByText(REASON).waitFor()
    await expectCleanOnPhone(chief)
    await rowOf(inspector, sent.titulo).getByText('Teléfono silenciado').waitFor()
    await expect.poll(async () => (await sendReport(url, { titulo: 'Otro más' })).status).toBe(403)

    await button(inspector, `Ver ${sent.titulo}`).click()
    await dialog(inspector).getByText(REASON).waitFor()
    await button(inspector, 'Historial').click()
    await dialog(inspector).getByText('teléfono silenciado', { exact: false }).first().waitFor()
    await button(inspector, 'Volver a recibir').click()
    await said(inspector, 'La central vuelve a recibir')
    await expect.poll(async () => (await sendReport(url, { titulo: 'Ahora sí' })).status).toBe(201)
    await button(chief, 'Quitar la marca').click()
    await said(chief, 'Ya no está sin fundamento')
    await rowOf(inspector, 'Sin fundamento').waitFor({ state: 'detached' })
  }))

test('a citizen is told that the station knows of something near, and not what it is', () =>
  withCentral(async ({ device, url }) => {
    const punto = { lat: -1.83, lng: -78.18, precision: 5, fecha: new Date().toISOString() }
    await sendReport(url, { titulo: 'Secreto de Rosa', categoria: 'Infraestructura', punto })
    const page = await device({
      geolocation: { latitude: -1.8301, longitude: -78.18 },
      permissions: ['geolocation'],
    })
    await page.goto('/reportar')
    await page.getByLabel('Título').fill('Poste')
    await page.getByLabel('Categoría').selectOption('Infraestructura')
    await button(page, 'Usar mi ubicación').click()
    await page.getByText('La central de muestra ya sabe de algo cerca').waitFor()
    await page.getByText('Infraestructura, de hace poco').waitFor()
    expect(await page.getByText('Secreto').count()).toBe(0)
    await expectCleanOnPhone(page)
  }))

test('without a mail server the chief reads that no emails are sent, and the privacy page names the configured months', () =>
  withCentral(async ({ device }) => {
    const page = await device()
    await signIn(page, 'jefe')
    await page.goto('/admin/config?tab=avisos')
    await page.getByRole('heading', { name: 'Correo de la central' }).waitFor()
    await page.getByText('La central no envía correos.').waitFor()
    await expectCleanOnPhone(page)
    await page.goto('/admin/config?tab=backup')
    await page.getByText('la central no envía mensajes de texto').waitFor()
    // Whoever saves before the device has joined is asked whether that goes to the central.
    await page.getByText('Al día', { exact: true }).first().waitFor()
    await page.getByLabel('Datos de quien reporta (meses)').fill('12')
    await button(page, 'Guardar Cambios').click()
    await said(page, 'Configuración guardada')
    await page.goto('/politicas')
    await page.getByText('Pasados 12 meses de corregido o cerrado').waitFor()
    expect(await page.getByText('no tiene servidor propio').count()).toBe(0)
    await expectCleanOnPhone(page)
  }))

/** Gives the station an address that isn't the sample's. */
async function withAddress(url: string): Promise<void> {
  const client = new Client(url)
  await client.signIn('jefe@bomberos.example', 'Jefe2024!')
  const values = { ...DEFAULT_CONFIGURACION, emailSistema: 'estacion@brigada.ec', [EXISTS]: true }
  const { estados } = await client.sync([
    { c: KEYS.configuracion, id: ONLY, campos: written('zzzzzzzz', values) },
  ])
  expect(estados.map(({ estado }) => estado)).toEqual(['ok'])
}

test('emails that could not be sent are shown with the reason, and tried again', () =>
  withCentral(
    async ({ device, url }) => {
      const page = await device()
      await signIn(page, 'jefe')
      await withAddress(url)
      await sendReport(url, { titulo: 'Poste caído' })
      await page.goto('/admin/config?tab=avisos')
      await page.getByText('1 correo no ha salido').waitFor()
      await page.getByText(/No se pudo hablar con el servidor de correo\. \d+ intentos?\./).waitFor()
      await expectCleanOnPhone(page)
      const asked = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().endsWith('/avisos/correo'),
      )
      await button(page, 'Intentar otra vez').click()
      expect((await asked).status()).toBe(202)
      await said(page, 'La central lo intenta otra vez')
    },
    // Nobody listens there.
    { env: { SMTP_URL: 'smtp://127.0.0.1:1' } },
  ))
