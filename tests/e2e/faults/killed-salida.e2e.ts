import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { KEYS } from '../../keys'
import { ACCOUNTS } from '../../tools/accounts.mjs'
import { DIST } from '../../tools/build.mjs'
import { serve } from '../../tools/serve.mjs'
import { records, waitForWorker } from '../support/actions'
import { button, expectCleanOnPhone, field } from '../support/admin'
import { closeGently, killHard, onPhone } from '../support/chromium/kill'
import { temporaryFolder } from '../support/fixture'
import { saveForm } from '../support/panel'

type Entry = { id: string; descripcion: string; estado: string }

test('a call noted in the cab without a network survives a phone that dies twice, down to its numbered parte', async () => {
  const { dir: profile, remove } = temporaryFolder()
  onTestFinished(remove)
  const server = await serve({ dir: DIST })

  const untilItDies = (body: (page: Page) => Promise<void>) => onPhone(profile, body, killHard)
  const noted = async (page: Page, hora: string) => {
    await button(page, hora).click()
    await page.getByText(new RegExp(`^${hora} \\d{2}:\\d{2}$`)).waitFor()
  }

  // At the station, hours before: the browser has written down who signed in.
  await onPhone(
    profile,
    async (page) => {
      await page.goto(server.url)
      await waitForWorker(page)
      await page.goto(`${server.url}/login`)
      await page.getByLabel('Email', { exact: true }).fill('inspector@bomberos.example')
      await page.getByLabel('Contraseña', { exact: true }).fill(ACCOUNTS.inspector)
      await page.getByLabel('Recordar sesión').check()
      await button(page, 'Iniciar Sesión').click()
      await page.getByRole('heading', { level: 1, name: 'Panel de Control' }).waitFor()
    },
    closeGently,
  )
  await server.close()

  let cab = ''
  await untilItDies(async (page) => {
    await page.goto(`${server.url}/admin/servicios?nuevo=true`)
    await field(page, 'Descripción').fill('Humo en el mercado')
    await field(page, 'Dirección').fill('Calle Sucre 5')
    await field(page, 'Estado').selectOption('EN_CURSO')
    await saveForm(page, 'Servicio registrado')
    const { id } =
      (await records<Entry>(page, KEYS.servicios)).find(({ estado }) => estado === 'EN_CURSO') ??
      expect.fail()
    cab = `${server.url}/admin/servicios/salida/${id}`

    await page.goto(cab)
    await noted(page, 'Aviso')
    await noted(page, 'Salida')
    await page.getByLabel('Nota', { exact: true }).fill('El puente está caído')
    await page.getByText(/^Lo escrito no se pierde/).waitFor()
    await expectCleanOnPhone(page)
  })

  await untilItDies(async (page) => {
    await page.goto(cab)
    await page.getByText(/^Salida \d{2}:\d{2}$/).waitFor()
    await expect
      .poll(() => page.getByLabel('Nota', { exact: true }).inputValue())
      .toBe('El puente está caído')
    await button(page, 'Agregar la nota').click()
    await page.getByText(/^\d{2}:\d{2} El puente está caído$/).waitFor()
    await noted(page, 'Llegada')
  })

  await untilItDies(async (page) => {
    await page.goto(cab)
    await page.getByText(/^Llegada \d{2}:\d{2}$/).waitFor()
    expect(await page.getByLabel('Nota', { exact: true }).inputValue()).toBe('')
    await noted(page, 'Controlado')
    await button(page, 'Terminar').click()
    await page.getByText('Este servicio ya no está en curso.').waitFor()
    await page.getByRole('link', { name: 'Ver el parte' }).click()
    const parte = page.getByRole('dialog')
    for (const text of [/^P-\d{4}-0001-[0-9A-F]{3}$/, /^\d{2}:\d{2} El puente está caído$/, 'Calle Sucre 5'])
      await parte.getByText(text).waitFor()
    await parte.getByRole('button', { name: 'Imprimir' }).waitFor()
    await expectCleanOnPhone(page)
  })
})
