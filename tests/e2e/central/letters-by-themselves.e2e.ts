import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { KEYS } from '../../keys'
import { follow, offline, records, waitForWorker } from '../support/actions'
import { button, expectClean } from '../support/admin'
import { claim, withCentral } from '../support/central/station'
import { wake } from '../support/chromium/worker'
import { said } from '../support/panel'

const PAGE = '/transparencia/solicitud'

async function ask(page: Page, what: string): Promise<void> {
  await page.getByLabel('Nombre completo').fill('Rosa Vera')
  await page.getByLabel('Correo electrónico').fill('rosa@correo.example')
  await page.getByLabel('Qué información pide').fill(what)
  await button(page, 'Enviar solicitud').click()
}

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('a request for information without a signal goes once, with the tab closed or with another page open', () =>
  withCentral(async ({ device, codigo, url, weather }) => {
    const chief = await device()
    await claim(chief, codigo)
    const arrived = async () =>
      (await records<{ pedido: string }>(chief, KEYS.solicitudes)).map(({ pedido }) => pedido).sort()
    const page = await device({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })
    const context = page.context()
    await page.goto(PAGE)
    await waitForWorker(page)
    await offline(context)
    await ask(page, 'Los contratos de 2025')
    await status(page, 'La solicitud espera en este teléfono').waitFor()
    await expectClean(page)
    await page.close()

    await offline(context, false)
    await wake(context, url, 'cartas')
    await expect.poll(arrived).toEqual(['Los contratos de 2025'])
    const later = await context.newPage()
    await later.goto(PAGE)
    await status(later, 'La solicitud se envió').getByText('Llegó a la estación el').waitFor()
    await button(later, 'Entendido').click()
    await status(later, 'La solicitud se envió').waitFor({ state: 'detached' })

    // The central gets it, and its answer never comes back.
    weather('answers lost')
    await ask(later, 'El presupuesto de 2025')
    await status(later, 'La solicitud espera en este teléfono').waitFor()
    await follow(later, '/servicios')
    weather('fine')
    await later.evaluate(() => dispatchEvent(new Event('online')))
    await said(later, 'La solicitud se envió')
    await expect.poll(arrived).toEqual(['El presupuesto de 2025', 'Los contratos de 2025'])
  }))
