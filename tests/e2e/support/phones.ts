import jsQR from 'jsqr'
import type { Page } from 'playwright-core'
import { waitUntilDrawn } from '../../tools/chromium.mjs'
import { offline, records, waitForWorker } from './actions'
import { signInAs } from './admin'
import { launch } from './harness'
import { png } from './pictures'
import { fillReport, send, TYPED, type Typed } from './reportar'

export type Photos = { name: string; mimeType: string; buffer: Buffer }[]

export const REPORTES = 'bomberos_reportes_reportes'

export const PHOTOS = ['a.png', 'b.png'].map((name, index) => ({
  name,
  mimeType: 'image/png',
  buffer: png(40 + index * 20, 30),
}))

/** The stored reports with this title. */
export const stored = async (page: Page, titulo = TYPED.titulo) =>
  (await records(page, REPORTES)).filter((report) => report.titulo === titulo)

/** The link stands last in a message. */
export const linkIn = (message: string) => message.split('\n').at(-1) ?? ''

/**
 * A phone with its own profile. With `offline` it has visited the site once, which installed the worker, and then lost
 * its network.
 */
export async function phone(
  url: string,
  options: { offline?: boolean; staff?: boolean } = {},
): Promise<Page> {
  const context = await launch({
    baseURL: url,
    permissions: ['clipboard-read', 'clipboard-write'],
    serviceWorkers: options.offline ? 'allow' : 'block',
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  if (options.staff) await signInAs(page, 'jefe')
  if (options.offline) {
    await page.goto('/')
    await waitForWorker(page)
    await offline(context)
  }
  return page
}

export async function write(page: Page, fotos: Photos = [], typed: Typed = TYPED): Promise<string> {
  await page.goto('/reportar')
  await fillReport(page, typed)
  if (fotos.length > 0) {
    // Text moves from the prerendered page to the app; a file that a test sets there does not.
    await waitUntilDrawn(page)
    await page.getByLabel('Fotografías').setInputFiles(fotos)
    await page.getByRole('img', { name: `Imagen ${fotos.length}` }).waitFor()
  }
  await send(page)
  await page.getByRole('heading', { name: 'Reporte guardado' }).waitFor()
  return (await page.getByText(/^[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}$/).textContent()) ?? ''
}

/** The message in the clipboard; its last line is the link. */
export async function copied(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copiar', exact: true }).click()
  await page.getByRole('button', { name: 'Copiado', exact: true }).waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Downloads the `.bombero.json` from the panel on screen. */
export async function downloaded(page: Page): Promise<{ name: string; buffer: Buffer }> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Archivo', exact: true }).click()
  const download = await waiting
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return { name: download.suggestedFilename(), buffer: Buffer.concat(chunks) }
}

/** A photograph of the QR code on the screen. */
export async function qrPicture(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'Código QR', exact: true }).click()
  const picture = await page.getByRole('img', { name: /^Código QR/ }).screenshot()
  await page.getByRole('button', { name: 'Código QR', exact: true }).click()
  return picture
}

/** Reads that picture with another library. */
export async function readQr(page: Page, picture: Buffer): Promise<string | undefined> {
  const { data, width, height } = await page.evaluate(async (base64) => {
    const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob()
    const bitmap = await createImageBitmap(blob)
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height)
    return { data: [...(pixels?.data ?? [])], width: bitmap.width, height: bitmap.height }
  }, picture.toString('base64'))
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Importar reportes' })

export async function openImport(page: Page) {
  if (!page.url().includes('/admin/reportes')) await page.goto('/admin/reportes')
  await page.getByRole('button', { name: 'Importar reportes' }).click()
  await dialog(page).waitFor()
  return dialog(page)
}

export async function pasteImport(page: Page, text: string) {
  const box = await openImport(page)
  await box.getByLabel('Texto recibido').fill(text)
  await box.getByRole('button', { name: 'Revisar' }).click()
  return box
}

/** Confirms the preview on screen. */
export async function confirmImport(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Importar', exact: true }).click()
  await dialog(page).waitFor({ state: 'detached' })
}

export async function closeImport(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
}

/** SHA-256 of each of the photos that this phone keeps, by source. */
export function photoSums(page: Page, sources: readonly string[]): Promise<Record<string, string>> {
  return page.evaluate(async (names) => {
    const open = indexedDB.open('bomberos')
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.onsuccess = () => resolve(open.result)
      open.onerror = () => reject(open.error)
    })
    const sums: Record<string, string> = {}
    for (const source of names) {
      const request = database.transaction('datos').objectStore('datos').get(source.replace(/^idb:/, 'foto:'))
      const blob = await new Promise<Blob | undefined>((resolve) => {
        request.onsuccess = () => resolve(request.result as Blob | undefined)
      })
      const digest = blob && (await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()))
      sums[source] = digest ? btoa(String.fromCharCode(...new Uint8Array(digest))) : 'missing'
    }
    database.close()
    return sums
  }, sources)
}

export async function closeAll(...pages: Page[]): Promise<void> {
  for (const page of pages) await page.context().close()
}

/** The panel's message for the citizen's phone. */
export async function answerFor(page: Page, titulo: string): Promise<string> {
  await page.goto('/admin/reportes')
  await page.getByRole('button', { name: `Ver ${titulo}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar la respuesta' }).click()
  await page.getByRole('dialog', { name: 'Enviar la respuesta' }).waitFor()
  return copied(page)
}
