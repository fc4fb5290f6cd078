import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { button } from '../admin'
import { said } from '../panel'

const headers = { 'x-central': '1' }

/** The brigade has a recovery key, as whoever asks for a signature has. */
async function makeRecoveryKey({ request }: Page): Promise<void> {
  const { palabras } = await (await request.post('/api/recuperacion', { headers })).json()
  const put = await request.put('/api/recuperacion', { headers, data: { palabras: palabras.join(' ') } })
  expect(put.status()).toBe(204)
}

/** The chief of a claimed central switches the inspections on and lets it sign permits; leaves them where the signature stands. */
export async function inspects(chief: Page): Promise<void> {
  await makeRecoveryKey(chief)
  await chief.goto('/admin/config?tab=modulos')
  await chief.getByLabel('Inspecciones', { exact: true }).click()
  await said(chief, 'Módulos guardados')
  await chief.goto('/admin/config?tab=central')
  await button(chief, 'Hacer la firma').click()
  await said(chief, 'La firma está lista')
}

type Signed = { codigo: string; anulado: string | null }

/** The permits that the central signed, as it tells the chief. */
export const signed = async ({ request }: Page, url = ''): Promise<Signed[]> =>
  (await (await request.get(`${url}/api/permisos`, { headers })).json()).permisos

/** Waits until the phone keeps what is public with this in it. */
export const keeps = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((done) => {
            const opening = indexedDB.open('bomberos')
            opening.onsuccess = () => {
              const asked = opening.result.transaction('datos').objectStore('datos').get('publico')
              asked.onsuccess = () => done(JSON.stringify(asked.result ?? null))
            }
          }),
      ),
    )
    .toContain(text)

/** Waits for what the page says of the code that it was shown. */
export const answers = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title }).waitFor()

/** The code of the permit that this page prints, as a picture. */
export async function printedCode(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('heading', { name: 'Permiso de funcionamiento' }).waitFor()
  const buffer = await page.getByRole('img', { name: 'Código del permiso' }).screenshot()
  await page.emulateMedia({ media: 'screen' })
  return { name: 'qr.png', mimeType: 'image/png', buffer }
}
