import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdWrites, records } from '../support/actions'
import { button, confirmDeletion, dialog, expectClean, field, openAs } from '../support/admin'
import { withApp } from '../support/harness'
import { rowOf } from '../support/panel'
import { jpeg, padded, png } from '../support/pictures'
import { toast } from '../support/reportar'

type Media = { id: string; titulo: string; url: string; orden: number; seccion: string; fechaSubida: string }

const HERO = 'Guardia de turno frente a la estación'
const DRILL = 'Práctica de combate de incendios'

const MEDIA = 'bomberos_galeria_media'
const stored = (page: Page) => records<Media>(page, MEDIA)
const thumb = (page: Page, name: string) => rowOf(page, name).locator('img')

test('operations add a picture, edit it, open it in a new tab, delete it and bring it back', () =>
  withApp(
    async ({ page, context }) => {
      await openAs(page, 'operaciones', '/admin/galeria')
      await button(page, 'Agregar Media').click()
      await button(page, 'Guardar').click()
      await toast(page, 'Los campos título y URL son obligatorios.').getByRole('button').click()
      await dialog(page).getByText('Elija una imagen o pegue su dirección.').waitFor()
      await expect.poll(() => field(page, 'Orden').inputValue()).toBe('3')

      await field(page, 'Título').fill('Desfile cívico')
      const photo = await jpeg(page, 2000, 1000)
      const upload = (name: string, buffer: Buffer) =>
        field(page, 'Imagen').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
      await upload('enorme.jpg', padded(photo, 10 * 1024 * 1024 + 100_000))
      await toast(page, 'El archivo es demasiado grande. Tamaño máximo: 10MB').waitFor()
      await upload('desfile.jpg', photo)
      await toast(page, 'La imagen se ha cargado correctamente.').waitFor()
      await field(page, 'Créditos').fill('María Ñauñay')
      await field(page, 'Sección').selectOption({ label: 'Banda de paso' })
      await button(page, 'Guardar').click()
      await toast(page, 'Media agregado').waitFor()
      const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
      expect((await stored(page)).find(({ titulo }) => titulo === 'Desfile cívico')).toMatchObject({
        url: expect.stringMatching(/^idb:/),
        seccion: 'BANDA_PASO',
        orden: 3,
        fechaSubida: today,
        activo: true,
      })

      await button(page, 'Ver Desfile cívico').click()
      await dialog(page).getByRole('definition').getByText('Imagen', { exact: true }).waitFor()
      const opened = context.waitForEvent('page')
      await dialog(page).getByRole('link', { name: 'Ver archivo' }).click()
      const tab = await opened
      await expect.poll(() => tab.evaluate(() => document.querySelector('img')?.naturalWidth)).toBe(1600)
      await expect.poll(() => tab.evaluate(() => window.opener)).toBeNull()
      await tab.close()
      await field(page, 'Cerrar').click()

      await button(page, 'Editar Desfile cívico').click()
      await field(page, 'Título').fill('Desfile de julio')
      await button(page, 'Guardar').click()
      await toast(page, 'Media actualizado').waitFor()

      const remove = async () => {
        await button(page, 'Eliminar Desfile de julio').click()
        await confirmDeletion(page, '¿Está seguro de eliminar el archivo «Desfile de julio»?')
        await rowOf(page, 'Desfile de julio').waitFor({ state: 'detached' })
      }
      await remove()
      await toast(page, 'Media eliminado').getByRole('button', { name: 'Deshacer' }).click()
      await page.mouse.move(0, 0)
      await expect.poll(() => thumb(page, 'Desfile de julio').getAttribute('src')).toMatch(/^blob:/)
      await remove()
      await page.reload()
      await rowOf(page, DRILL).waitFor()
      await expect.poll(() => rowOf(page, 'Desfile de julio').count()).toBe(0)
    },
    // The browser's own viewer inherits the opening page's policy and requests styles that it forbids.
    { allow: [/style-src-attr|Content Security Policy.*inline style/] },
  ))

test('an edit that is cancelled keeps the old picture, one that is saved replaces it', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/galeria')
    const add = (name: string) =>
      field(page, 'Imagen').setInputFiles({ name, mimeType: 'image/png', buffer: png(40, 30) })
    await button(page, `Editar ${DRILL}`).click()
    await add('uno.png')
    await button(page, 'Guardar').click()
    await expect.poll(() => thumb(page, DRILL).getAttribute('src')).toMatch(/^blob:/)
    const kept = (await stored(page)).find(({ titulo }) => titulo === DRILL)?.url

    await button(page, `Editar ${DRILL}`).click()
    await button(page, 'Quitar Imagen 1').click()
    await button(page, 'Cancelar').click()
    await button(page, 'Descartar cambios').click()
    await page.reload()
    await expect.poll(() => thumb(page, DRILL).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(40)
    expect((await stored(page)).find(({ titulo }) => titulo === DRILL)?.url).toBe(kept)
  }))

test('many pictures are uploaded with one bar, a record each, in the section on screen', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'operaciones', '/admin/galeria?seccion=EVENTOS')
    await page.getByText('Ningún archivo coincide con el filtro').waitFor()
    const photo = await jpeg(page, 2400, 1600, true)
    const jpegs = ['Casa abierta', 'Simulacro.2024', 'Desfile'].map((name) => ({
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: photo,
    }))
    const notes = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('nada') }
    const { letGo } = await holdWrites(page, MEDIA)
    const chooser = page.waitForEvent('filechooser')
    await button(page, 'Agregar varias').click()
    await (await chooser).setFiles([...jpegs.slice(0, 2), notes, ...jpegs.slice(2)])
    await page.getByRole('progressbar', { name: 'Avance de las imágenes' }).waitFor()
    await expect.poll(() => button(page, 'Agregar varias').isDisabled()).toBe(true)
    await letGo()
    await toast(page, 'Tipo de archivo no permitido').getByText('notas.txt').waitFor()
    await toast(page, 'Se agregaron 3 imágenes.').waitFor()
    await page.getByRole('progressbar').waitFor({ state: 'detached' })
    const made = (await stored(page)).filter(({ seccion }) => seccion === 'EVENTOS')
    expect(made.map(({ titulo, orden }) => [titulo, orden])).toEqual([
      ['Casa abierta', 3],
      ['Simulacro.2024', 4],
      ['Desfile', 5],
    ])
    expect(new Set(made.map(({ url }) => url)).size).toBe(3)
    // It waits for whoever first looks through them.
    await button(page, 'Deshacer').waitFor()

    await page.getByLabel('Seleccionar todo').check()
    await button(page, 'Eliminar selección').click()
    await confirmDeletion(
      page,
      '¿Está seguro de eliminar estos 3 archivos: Casa abierta, Simulacro.2024 y Desfile?',
    )
    await toast(page, 'Media eliminado').waitFor()
    await expect.poll(() => stored(page)).toHaveLength(2)
  }))

test('axe finds nothing in list and dialogs, light and dark, on a phone and a desktop', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/galeria')
    await page.getByLabel(`Seleccionar ${HERO}`).check()
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expectClean(page)
      await button(page, `Ver ${HERO}`).click()
      await field(page, 'Cerrar').waitFor()
      await expectClean(page)
      await button(page, 'Editar').click()
      await field(page, 'Título').waitFor()
      await expectClean(page)
      await button(page, 'Cancelar').click()
      await dialog(page).waitFor({ state: 'detached' })
    }
  }))
