import { expect, test } from 'vitest'
import { follow, login, offline, records, waitForWorker } from '../support/actions'
import { type App, withApp } from '../support/harness'
import { hasFocus } from '../support/keyboard'
import { drafts } from '../support/panel'
import { photo } from '../support/pictures'
import { CHIEF, fillReport, send, TYPED, toast } from '../support/reportar'

const PHONE = { width: 360, height: 740 }
const MINE = 'bomberos_reportes_misReportes'

/** The whole way of a report with two photos until it is answered and closed, with the network that is left. */
async function wholeStory({ page }: App, titulo: string): Promise<void> {
  await page.goto('/reportar')
  await fillReport(page, { ...TYPED, titulo })
  await page.getByLabel('Fotografías').setInputFiles([photo('a.png'), photo('b.png')])
  await page.getByRole('img', { name: 'Imagen 2' }).waitFor()
  await send(page)
  await toast(page, 'Reporte guardado').getByText('Falta enviarlo a la estación.').waitFor()
  await page.getByRole('heading', { name: 'Reporte guardado' }).waitFor()

  await page.reload()
  await expect.poll(() => page.getByLabel('Título', { exact: true }).inputValue()).toBe('')
  await login(page, ...CHIEF)
  await follow(page, '/admin/reportes?estado=PENDIENTE')
  const row = page.getByRole('row').filter({ hasText: titulo })
  await row.waitFor()

  await page.getByRole('button', { name: `Ver ${titulo}` }).click()
  const details = page.getByRole('dialog')
  const pictures = details.getByRole('img', { name: /Fotografía/ })
  await pictures.nth(1).waitFor()
  await expect
    .poll(() => pictures.evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth)))
    .toEqual([40, 40])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: `Editar ${titulo}` }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Respuesta').fill('Cuadrilla enviada.')
  await form.getByRole('button', { name: 'Guardar', exact: true }).click()
  await toast(page, 'Reporte actualizado').waitFor()
  await form.waitFor({ state: 'detached' })

  await follow(page, '/admin/reportes')
  await page.getByLabel(`Estado de ${titulo}`).selectOption('Cerrado')
  await toast(page, 'Estado actualizado').waitFor()

  await page.reload()
  await page.getByLabel(`Estado de ${titulo}`).waitFor()
  const stored = await records(page, 'bomberos_reportes_reportes')
  const report = stored.find((one) => one.titulo === titulo)
  expect(report).toMatchObject({
    estado: 'CERRADO',
    prioridad: 'MEDIA',
    respuesta: 'Cuadrilla enviada.',
    administrador: 'Jefe de Bomberos',
    autor: { nombre: TYPED.nombre, email: TYPED.email },
  })
  expect(report?.imagenes).toEqual([expect.stringMatching(/^idb:/), expect.stringMatching(/^idb:/)])
  expect(report?.fechaActualizacion).not.toBe(report?.fechaCreacion)
}

test('with the network off after the first visit, then with the server gone, a report is filed, answered and closed', () =>
  withApp(
    async (app) => {
      await app.page.goto('/')
      await waitForWorker(app.page)
      await offline(app.context)
      await wholeStory(app, TYPED.titulo)

      await app.page.evaluate(() => localStorage.removeItem('bomberos_auth_token'))
      await offline(app.context, false)
      await app.server.close()
      await wholeStory(app, 'Árbol sobre la vía a Loja')
    },
    { worker: true, reducedMotion: 'no-preference' },
  ))

test('a report counts as sent once the person says so, whatever was opened; the page says it, and no toast covers it', () =>
  withApp(
    async ({ page, context }) => {
      // The chat would be another site.
      await context.route(/wa\.me/, (route) => route.fulfill({ body: 'Chat' }))
      const main = page.getByRole('main')
      const expectNoToast = async () =>
        expect(await page.getByRole('alert').count()).toBe(await main.getByRole('alert').count())
      const question = page.getByRole('status').filter({ hasText: '¿Ya lo envió?' })
      const answer = (name: string) => question.getByRole('button', { name, exact: true })
      const sent = toast(main, 'Tu reporte ha sido enviado correctamente. Te contactaremos pronto.')
      const shared = async () => (await records(page, MINE)).filter(({ compartido }) => compartido).length
      const wide = { width: 1280, height: 800 }
      for (const [size, way] of [
        [PHONE, /^Copia(r|do)$/],
        [wide, /^WhatsApp$/],
        [wide, /^Archivo$/],
        [wide, /^Código QR$/],
      ] as const) {
        await page.setViewportSize(size)
        await page.goto('/reportar')
        await fillReport(page)
        await send(page)
        await toast(main, 'Reporte guardado').waitFor()
        await expectNoToast()

        const before = await shared()
        const named = { name: way }
        await page.getByRole('button', named).or(page.getByRole('link', named)).click()
        await answer('Todavía no').click()
        await question.waitFor({ state: 'detached' })
        expect(await sent.count()).toBe(0)
        expect(await shared()).toBe(before)

        if (way.source.includes('QR')) await page.getByRole('button', named).click()
        await page.getByRole('button', named).or(page.getByRole('link', named)).click()
        await answer('Sí, ya lo envié').click()
        await sent.waitFor()
        await question.waitFor({ state: 'detached' })
        expect(await shared()).toBe(before + 1)
        await expectNoToast()
      }
    },
    { hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] },
  ))

test('the question outlives a closed app: until it is answered the report can’t be changed', () =>
  withApp(async ({ page, context }) => {
    await page.goto('/reportar')
    await fillReport(page)
    await send(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Archivo', exact: true }).click()
    await download
    await page.getByText('¿Ya lo envió?').waitFor()
    await page.close()

    const again = await context.newPage()
    await again.goto('/reportar/mis-reportes')
    await again.getByText('Guardado en este teléfono').first().waitFor()
    await again.getByRole('button', { name: 'Todavía no' }).waitFor()
    await expect.poll(() => again.getByRole('link', { name: 'Editar' }).count()).toBe(0)
    await again.getByRole('button', { name: 'Todavía no' }).click()
    await again.getByRole('link', { name: 'Editar' }).waitFor()
    await expect.poll(() => hasFocus(again.getByRole('button', { name: 'Compartir' }))).toBe(true)
  }))

test('a report is addressed to the station’s configured numbers and email, and never to a placeholder', () =>
  withApp(async ({ page, context }) => {
    const hrefs = async () => {
      await page.goto('/reportar')
      await fillReport(page)
      await send(page)
      const links = ['WhatsApp', 'SMS', 'Correo'].map((name) => page.getByRole('link', { name, exact: true }))
      return Promise.all(links.map(async (link) => (await link.getAttribute('href'))?.split('?')[0]))
    }
    expect(await hrefs()).toEqual(['https://wa.me/', 'sms:', 'mailto:'])
    await context.addInitScript(() => {
      const data = { telefono: '04 212-3456', whatsapp: '099 123 4567', email: 'bomberos@canton.gob.ec' }
      const entry = { data, timestamp: Date.now() + 1000 }
      localStorage.setItem('bomberos_config_configSistema', JSON.stringify(entry))
    })
    expect(await hrefs()).toEqual([
      'https://wa.me/593991234567',
      'sms:042123456',
      'mailto:bomberos@canton.gob.ec',
    ])
  }))

test('the draft is called saved only while all of it is on disk, and erased text stays erased', () =>
  withApp(async ({ page }) => {
    await page.clock.install()
    await page.goto('/reportar')
    const saving = page.getByText('Guardando lo que escribe…')
    await page.getByLabel('Título', { exact: true }).fill('Humo')
    await page.getByText('Borrador guardado en este teléfono').waitFor()
    await expect.poll(() => saving.count()).toBe(0)
    // The clock stands still, so text typed now stays in memory.
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)))
    await page.getByLabel('Descripción', { exact: true }).fill('Sale de la loma')
    await saving.waitFor()
    expect(await drafts(page)).not.toContain('Sale de la loma')
    await page.clock.runFor(250)
    await saving.waitFor({ state: 'detached' })
    expect(await drafts(page)).toContain('Sale de la loma')
    await page.clock.resume()

    for (const label of ['Título', 'Descripción']) await page.getByLabel(label, { exact: true }).fill('')
    await page.getByText('Borrador guardado en este teléfono').waitFor({ state: 'detached' })
    await expect.poll(() => drafts(page)).not.toContain('loma')
  }))

test('an unfinished report survives a reload and a closed app, and is forgotten once sent', () =>
  withApp(async ({ page, context }) => {
    await page.goto('/reportar')
    await fillReport(page)
    await page.getByLabel('Fotografías').setInputFiles([photo('a.png')])
    await page.getByRole('img', { name: 'Imagen 1' }).waitFor()
    await page.getByText('Borrador guardado en este teléfono').waitFor()
    // The sentence may still be about the text alone, which was saved first.
    await expect.poll(() => drafts(page)).toMatch(/"imagenes":\["/)
    await page.close()

    const again = await context.newPage()
    await again.goto('/reportar')
    await again.getByText('Se recuperó el borrador').waitFor()
    await expect
      .poll(() => again.getByLabel('Descripción', { exact: true }).inputValue())
      .toBe(TYPED.descripcion)
    await again.getByRole('img', { name: 'Imagen 1' }).waitFor()
    await send(again)
    await again.getByRole('heading', { name: 'Reporte guardado' }).waitFor()
    await again.reload()
    await again.getByRole('button', { name: 'Enviar Reporte' }).waitFor()
    await expect.poll(() => again.getByLabel('Título', { exact: true }).inputValue()).toBe('')
  }))

test('missing fields are named beside the field and in a toast, and nothing typed is lost', () =>
  withApp(async ({ page }) => {
    await page.goto('/reportar')
    await page.getByLabel('Descripción', { exact: true }).fill('Algo pasa')
    await send(page)
    await toast(page, 'Por favor completa todos los campos obligatorios.').getByText('Error').waitFor()
    await page.getByText('Escriba un título corto.').waitFor()
    await expect.poll(() => hasFocus(page.getByLabel('Título', { exact: true }))).toBe(true)
    await expect.poll(() => page.getByLabel('Descripción', { exact: true }).inputValue()).toBe('Algo pasa')

    await fillReport(page)
    await page.getByLabel('Correo electrónico').fill('no-es-correo')
    await send(page)
    await page.getByText('Ingrese un email válido').waitFor()
    // The spec fixes no title for this one: it says what happened.
    await toast(page, 'Revise los campos marcados.').getByText('No se guardó.').waitFor()
  }))

test('the category Emergencia says at once to call 911', () =>
  withApp(async ({ page }) => {
    await page.goto('/reportar')
    await page.getByLabel('Categoría', { exact: true }).selectOption('Emergencia')
    const call = page.getByRole('alert').getByRole('link', { name: 'Llamar al 911' })
    await expect.poll(() => call.getAttribute('href')).toBe('tel:911')
    await page.getByText('Este formulario no se atiende en tiempo real').waitFor()
  }))

test('a failed position takes no focus from the field with the error', () =>
  withApp(async ({ page }) => {
    await page.goto('/reportar')
    await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
    const why = page.getByText('No dio permiso para usar su ubicación')
    await why.waitFor()
    const place = page.getByLabel('Ubicación')
    await expect.poll(() => place.getAttribute('aria-describedby')).toContain(await why.getAttribute('id'))
    await fillReport(page)
    const name = page.getByLabel('Nombre completo', { exact: true })
    await name.fill('')
    await page.getByRole('button', { name: 'Enviar Reporte' }).focus()
    await send(page)
    await toast(page, 'Por favor completa todos los campos obligatorios.').waitFor()
    await expect.poll(() => hasFocus(name)).toBe(true)
  }))

test('the position is taken when the person asks for it, stays when they move, can be edited and may be refused', () =>
  withApp(async ({ page, context }) => {
    await page.goto('/reportar')
    await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
    await page.getByText('No dio permiso para usar su ubicación').waitFor()

    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -1.8301, longitude: -78.1802, accuracy: 12 })
    await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
    await page.getByText('Su reporte lleva este lugar, con un margen de unos 12 metros.').waitFor()
    const map = page.getByRole('link', { name: 'Ver en el mapa' })
    expect(await map.getAttribute('href')).toContain('mlat=-1.8301&mlon=-78.1802')
    expect(await page.getByLabel('Latitud').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Corregir a mano' }).click()
    await context.setGeolocation({ latitude: -2, longitude: -79, accuracy: 5 })
    await page.getByLabel('Longitud').fill('-78,19')
    await page.getByLabel('Latitud').fill('-91,')
    await page.getByRole('button', { name: 'Corregir a mano' }).click()
    await fillReport(page)
    // What is wrong stays in sight, whatever was folded.
    await page.getByText('Debe ser un número entre -90 y 90.').waitFor()
    await send(page)
    await toast(page, 'Revise los campos marcados.').waitFor()
    await expect.poll(() => page.getByLabel('Latitud').inputValue()).toBe('-91,')
    await expect.poll(() => page.getByLabel('Longitud').inputValue()).toBe('-78,19')
    await page.getByLabel('Latitud').fill('-1,8301')
    await send(page)
    await page.getByRole('heading', { name: 'Reporte guardado' }).waitFor()
    const stored = await records(page, 'bomberos_reportes_reportes')
    const report = stored.find(({ titulo }) => titulo === TYPED.titulo)
    expect(report?.punto).toMatchObject({ lat: -1.8301, lng: -78.19, precision: 12 })
  }))
