import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { records } from '../support/actions'
import { dropFiles } from '../support/drop'
import { withApp } from '../support/harness'
import { overlap } from '../support/measure'
import { jpeg, padded, storedPictures as stored, withExif } from '../support/pictures'
import { fillReport, send, TYPED, toast } from '../support/reportar'

const upload = (page: Page, name: string, buffer: Buffer, mimeType = 'image/jpeg') =>
  page.getByLabel('Fotografías').setInputFiles({ name, mimeType, buffer })

const preview = (page: Page) => page.getByRole('img', { name: 'Imagen 1' })

test('a 9 MB photo with a GPS position is kept small and without it', () =>
  withApp(async ({ page }) => {
    await page.goto('/reportar')
    const photo = padded(withExif(await jpeg(page, 4000, 3000), 1), 9 * 1024 * 1024)
    expect(photo.length).toBeGreaterThan(8.9 * 1024 * 1024)
    expect(photo.includes('Exif')).toBe(true)
    await upload(page, 'grande.jpg', photo)
    await toast(page, 'La imagen se ha cargado correctamente.').waitFor()
    await preview(page).waitFor()
    const [kept] = await stored(page)
    expect(kept).toMatchObject({ type: 'image/webp', width: 1600, height: 1200, exif: false })
  }))

test('a thumbnail of 256 px is kept beside each photo, and made for older ones once the page is idle', () =>
  withApp(async ({ page }) => {
    await page.goto('/reportar')
    const sizes = () =>
      stored(page, 'miniatura:').then((all) => all.map(({ width, height }) => [width, height]))
    await upload(page, 'nueva.jpg', await jpeg(page, 2000, 1500))
    await preview(page).waitFor()
    await expect.poll(sizes).toEqual([[256, 192]])
    await expect.poll(() => preview(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)

    // As an earlier version left it.
    await page.evaluate(async () => {
      const keyed = await new Promise<IDBObjectStore>((resolve) => {
        const open = indexedDB.open('bomberos')
        open.onsuccess = () => resolve(open.result.transaction('datos', 'readwrite').objectStore('datos'))
      })
      const done = new Promise((resolve) => {
        keyed.transaction.oncomplete = resolve
      })
      keyed.delete(IDBKeyRange.bound('miniatura:', 'miniatura;'))
      await done
      keyed.transaction.db.close()
    })
    expect(await sizes()).toEqual([])
    await page.reload()
    await expect.poll(sizes).toEqual([[256, 192]])
    await preview(page).waitFor()
  }))

test('photos dropped on the form are taken', () =>
  withApp(async ({ page }) => {
    await page.goto('/reportar')
    const hint = page.getByText('También puede arrastrar aquí.')
    await dropFiles(page, hint, ['public/pwa-64x64.png', 'public/pwa-192x192.png'])
    await page.getByRole('img', { name: 'Imagen 2' }).waitFor()
    expect(new Set((await stored(page)).map(({ width }) => width))).toEqual(new Set([64, 192]))
  }))

test('a photo taken sideways stands upright', () =>
  withApp(async ({ page }) => {
    await page.goto('/reportar')
    await upload(page, 'girada.jpg', withExif(await jpeg(page, 400, 200), 6))
    await preview(page).waitFor()
    const [kept] = await stored(page)
    expect(kept).toMatchObject({ width: 200, height: 400 })
    // Turned a quarter to the right, the red left side is on top.
    expect(kept?.left[0]).toBeGreaterThan(200)
    expect(kept?.left[2]).toBeLessThan(60)
  }))

test('a report that is sent at once takes along a 20-megapixel photo and an address that was not added', () =>
  withApp(
    async ({ page }) => {
      await page.goto('/reportar')
      await fillReport(page)
      await upload(page, 'veinte.jpg', await jpeg(page, 5184, 3888))
      await page.getByLabel('URL de la imagen').fill('https://ejemplo.example/foto.jpg')
      await send(page)
      await page.getByRole('heading', { name: 'Reporte guardado' }).waitFor()
      expect((await stored(page))[0]).toMatchObject({ width: 1600, height: 1200 })
      const sent = (await records(page, 'bomberos_reportes_reportes')).filter(
        ({ titulo }) => titulo === TYPED.titulo,
      )
      expect(sent.map(({ imagenes }) => [...(imagenes as string[])].sort())).toEqual([
        ['https://ejemplo.example/foto.jpg', expect.stringMatching(/^idb:/)],
      ])
    },
    { allow: [/ejemplo\.example|ERR_/] },
  ))

test.each([
  [
    'an SVG renamed .jpg',
    'dibujo.jpg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  ['a text file', 'nota.jpg', Buffer.from('solo texto')],
])('%s is refused in the spec’s words', (_what, name, buffer) =>
  withApp(async ({ page }) => {
    await page.goto('/reportar')
    await upload(page, name, buffer)
    await toast(page, 'Tipo de archivo no permitido. Tipos permitidos: JPEG, PNG, GIF, WEBP').waitFor()
    await toast(page, 'Error al cargar imagen').waitFor()
    await expect.poll(() => stored(page)).toEqual([])
  }),
)

test('a broken picture, one of more than 10 MB and a sixth one are refused', () =>
  withApp(async ({ page }) => {
    await page.goto('/reportar')
    await upload(page, 'rota.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0]))
    await toast(page, 'Error al leer el archivo').waitFor()
    const small = await jpeg(page, 60, 40)
    await upload(page, 'enorme.jpg', padded(small, 11 * 1024 * 1024))
    await toast(page, 'El archivo es demasiado grande. Tamaño máximo: 10MB').waitFor()

    const six = Array.from({ length: 6 }, (_, n) => ({
      name: `${n}.jpg`,
      mimeType: 'image/jpeg',
      buffer: small,
    }))
    await page.getByLabel('Fotografías').setInputFiles(six)
    await toast(page, 'Puede agregar 5 imágenes como máximo.').waitFor()
    await page.getByRole('img', { name: 'Imagen 5' }).waitFor()
    await expect.poll(() => stored(page)).toHaveLength(5)
    await page.getByRole('button', { name: 'Quitar Imagen 5' }).click()
    await page.getByRole('img', { name: 'Imagen 5' }).waitFor({ state: 'detached' })
    await page.getByRole('img', { name: 'Imagen 4' }).waitFor()
  }))

test('on a phone one toast tells of both photos, and why a file was refused stays beside the field until the next choice', () =>
  withApp(
    async ({ page }) => {
      await page.goto('/reportar')
      const small = await jpeg(page, 60, 40)
      const files = ['a.jpg', 'b.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer: small }))
      const note = { name: 'nota.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('solo texto') }
      await page.getByLabel('Fotografías').setInputFiles([...files, note])
      await page.getByRole('img', { name: 'Imagen 2' }).waitFor()
      await toast(page, 'Las 2 imágenes se han cargado correctamente.').waitFor()
      await toast(page, 'Error al cargar imagen').waitFor()
      await expect.poll(() => page.getByRole('alert').count()).toBe(2)

      // The toasts make room for what is pressed next, also while the page scrolls.
      const next = page.getByRole('button', { name: 'Enviar Reporte' })
      await next.evaluate((button) => button.scrollIntoView({ block: 'end' }))
      await expect.poll(() => overlap(toast(page, 'Error al cargar imagen'), next)).toBe(false)

      const fault = page.getByRole('main').getByText('nota.jpg: Tipo de archivo no permitido.')
      await fault.waitFor()
      await toast(page, 'Error al cargar imagen').waitFor({ state: 'detached' })
      await fault.waitFor()
      await upload(page, 'c.jpg', small)
      await fault.waitFor({ state: 'detached' })
      await page.getByRole('img', { name: 'Imagen 3' }).waitFor()
    },
    { viewport: { width: 360, height: 740 }, hasTouch: true },
  ))

test('a pasted address is kept as it is and other schemes are refused', () =>
  withApp(
    async ({ page }) => {
      await page.goto('/reportar')
      const field = page.getByLabel('URL de la imagen')
      for (const address of ['javascript:alert(1)', 'ftp://x/y.png', 'data:image/svg+xml;base64,PHN2Zz4=']) {
        await field.fill(address)
        await page.getByRole('button', { name: 'Agregar' }).click()
        await page.getByText('Pegue una dirección de imagen que empiece con https://').waitFor()
      }
      await expect.poll(() => preview(page).count()).toBe(0)
      await field.fill('https://ejemplo.example/foto.jpg')
      await field.press('Enter')
      await preview(page).waitFor()
    },
    { allow: [/ejemplo\.example|ERR_/] },
  ))

test('a pasted data address is kept like an upload, without its GPS position', () =>
  withApp(async ({ page }) => {
    await page.goto('/reportar')
    await fillReport(page)
    const photo = withExif(await jpeg(page, 2000, 1000), 1)
    await page.getByLabel('URL de la imagen').fill(`data:image/jpeg;base64,${photo.toString('base64')}`)
    await send(page)
    await page.getByRole('heading', { name: 'Reporte guardado' }).waitFor()
    const sent = (await records(page, 'bomberos_reportes_reportes')).find(
      ({ titulo }) => titulo === TYPED.titulo,
    )
    expect(String(sent?.imagenes).slice(0, 4)).toBe('idb:')
    expect(await stored(page)).toMatchObject([{ type: 'image/webp', width: 1600, height: 800, exif: false }])
  }))
