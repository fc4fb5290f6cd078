import type { Page } from 'playwright-core'
import { signIn } from '../../../tools/accounts.mjs'
import { waitForWorker } from '../actions'
import { PHOTOS } from '../phones'
import { fillReport, send, TYPED } from '../reportar'

export const SENT = 'Llegó a la central de muestra: ninguna estación lo lee.'
export const PHONE = { serviceWorkers: 'allow', viewport: { width: 360, height: 740 } } as const

/** A citizen's phone that has been to the site once. */
export async function citizen(device: (options: typeof PHONE) => Promise<Page>): Promise<Page> {
  const page = await device(PHONE)
  await page.goto('/reportar')
  await waitForWorker(page)
  return page
}

export async function file(page: Page, titulo: string, photos = PHOTOS.slice(0, 0)): Promise<void> {
  await page.goto('/reportar')
  await fillReport(page, { ...TYPED, titulo })
  if (photos.length > 0) {
    await page.getByLabel('Fotografías').setInputFiles(photos)
    await page.getByRole('img', { name: `Imagen ${photos.length}` }).waitFor()
  }
  await send(page)
  await page.getByRole('heading', { name: /Reporte (guardado|enviado)/ }).waitFor()
}

export const card = (page: Page, titulo: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: titulo }) })
export const steps = async (page: Page, titulo: string) =>
  (await card(page, titulo).getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0])

export async function staff(page: Page): Promise<Page> {
  await signIn(page, 'jefe')
  await page.goto('/admin/reportes')
  return page
}
