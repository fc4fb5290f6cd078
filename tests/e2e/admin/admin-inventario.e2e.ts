import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { KEYS } from '../../keys'
import { records } from '../support/actions'
import { button, dialog, expectClean, openAs } from '../support/admin'
import { type App, withApp } from '../support/harness'
import { said, saveForm } from '../support/panel'
import { jpeg } from '../support/pictures'
import { spoilt } from '../support/sheet-photo'

const PATH = '/admin/inventario'
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

const bodyRows = (page: Page) => page.getByRole('table', { name: 'Inventario' }).locator('tbody tr')
const open = ({ page }: App) => openAs(page, 'bodega', PATH)

const choose = (page: Page, text: string) =>
  dialog(page)
    .getByLabel('Archivo CSV, Excel u ODS')
    .setInputFiles({ name: 'inventario.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('the filtered list and the whole one are printed with their sums and room for signatures', () =>
  withApp(async (app) => {
    const { page } = app
    await openAs(page, 'bodega', `${PATH}?categoria=EPP&estado=REGULAR`)
    await expect.poll(() => bodyRows(page).count()).toBe(2)
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('heading', { level: 1, name: 'Inventario', exact: true }).waitFor()
    await page.getByText('2 de 25 registros · categoría EPP · estado Regular').waitFor()
    await page.getByText('Cuerpo de Bomberos Voluntarios de Villa Esperanza').waitFor()
    await page.getByRole('cell', { name: 'Total', exact: true }).waitFor()
    await expect.poll(() => page.getByRole('button').count()).toBe(0)
    await page.emulateMedia({ media: null })
    await page.goto(PATH)
    await expect.poll(() => bodyRows(page).count()).toBe(25)
    // The signatures share the second sheet with the last rows.
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)
    expect(sheets).toHaveLength(2)
  }))

test('on a phone nothing scrolls sideways and axe finds nothing, whatever dialog is open', () =>
  withApp(async (app) => {
    const { page } = app
    await open(app)
    await expectClean(page)
    for (const name of [
      'Agregar Item',
      'Importar inventario',
      'Ver Batefuego forestal',
      'Eliminar Batefuego forestal',
    ]) {
      if (name.startsWith('Eliminar')) await button(page, name.replace('Eliminar', 'Acciones de')).click()
      await button(page, name).click()
      await dialog(page).waitFor()
      await expectClean(page)
      if (name === 'Importar inventario') {
        await choose(page, 'Nombre,Categoría,Cantidad\nPala,Herramienta,3\nBalde,Cocina,-2\n')
        await dialog(page).getByText('Se agregará 1 fila.').waitFor()
        await expectClean(page)
      }
      await page.keyboard.press('Escape')
      if (name === 'Importar inventario') {
        await page.getByText('Todavía no se importó nada.').waitFor()
        await expectClean(page)
        await button(page, 'Descartar cambios').click()
      }
      await dialog(page).waitFor({ state: 'detached' })
    }
    // The box shows 20 px; the 44 px around it take a finger's tap.
    const box = page.getByLabel('Seleccionar Batefuego forestal')
    await box.click({ position: { x: 28, y: -9 }, force: true })
    await page.getByText('1 seleccionado').waitFor()
    await expectClean(page)
  }, PHONE))

test('of a question that nobody answered no choice looks chosen, and one of a list without categories takes it in', () =>
  withApp(async (app) => {
    const { page } = app
    await open(app)
    await button(page, 'Importar inventario').click()
    await choose(page, 'Bien,Cantidad\nPala forestal,3\n')
    const of = (name: string) => dialog(page).getByRole('radio', { name, exact: true })
    const ground = (name: string) => of(name).evaluate((one) => getComputedStyle(one).backgroundColor)
    await of('Otros').waitFor()
    const empty = await ground('Otros')
    await expectClean(page)
    await of('Otros').check()
    await expect.poll(() => ground('Otros')).not.toBe(empty)
    expect(await ground('Vehículo')).toBe(empty)
    await button(page, 'Importar').click()
    await said(page, 'Importación terminada')
    await expect
      .poll(async () =>
        (await records(page, KEYS.inventario)).find(({ nombre }) => nombre === 'Pala forestal'),
      )
      .toMatchObject({ cantidad: 3, categoria: 'OTROS' })
  }))

/** The code of this thing's label as it stands on the printed sheet, as a picture. */
async function printedLabel(page: Page, nombre: string) {
  await page.emulateMedia({ media: 'print' })
  const buffer = await page
    .locator('body > section')
    .getByRole('img', { name: `Código de ${nombre}`, exact: true })
    .screenshot()
  await page.emulateMedia({ media: 'screen' })
  return { name: 'etiqueta.png', mimeType: 'image/png', buffer }
}

test('each label of a printed sheet is read back with the photo of it and leads to its thing and to its place, also where its corner is gone', () =>
  withApp(async (app) => {
    const { page } = app
    await open(app)
    const rotulo = 'Batefuego forestal'
    await button(page, 'Imprimir etiquetas con QR').click()
    await dialog(page)
      .getByLabel(/^Sus \d+ lugares$/)
      .check()
    await expectClean(page)
    await expect
      .poll(() => dialog(page).getByRole('button', { name: 'Imprimir las etiquetas' }).isDisabled())
      .toBe(false)
    const label = await printedLabel(page, rotulo)
    const place = await printedLabel(page, 'Bodega forestal')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    const read = async (photo: typeof label) => {
      await button(page, 'Escanear').click()
      await dialog(page).getByLabel('Foto de la etiqueta').setInputFiles(photo)
    }
    for (const photo of [label, await spoilt(page, label, 'corner'), await spoilt(page, label, 'stain')]) {
      await read(photo)
      await page.getByRole('dialog', { name: rotulo }).waitFor()
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
    }
    await read(await spoilt(page, label, 'half'))
    await said(page, 'No se leyó la imagen.', 'En esa imagen no se ve ningún código QR completo.')
    await dialog(page)
      .getByLabel('Foto de la etiqueta')
      .setInputFiles(await spoilt(page, place, 'corner'))
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).searchParams.get('lugar')).toBe('Bodega forestal')
  }, PHONE))

test("an item's photo is shown once it is saved, gives way to another, and goes", () =>
  withApp(async (app) => {
    const { page } = app
    await open(app)
    const nombre = 'Batefuego forestal'
    const edit = async () => {
      await button(page, `Ver ${nombre}`).click()
      await dialog(page).getByRole('button', { name: 'Editar', exact: true }).click()
      await page.getByRole('dialog', { name: `Editar ${nombre}` }).waitFor()
    }
    const take = async (width: number, height: number) => {
      const buffer = await jpeg(page, width, height)
      await dialog(page)
        .getByLabel('Fotografía')
        .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
      await said(page, 'Imagen cargada')
      await dialog(page).getByRole('img', { name: 'Imagen 1' }).waitFor()
    }
    const photo = dialog(page).getByRole('img', { name: `Fotografía 1 de ${nombre}` })
    const seen = async (shape: number) => {
      await button(page, `Ver ${nombre}`).click()
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
        .toBeCloseTo(shape, 1)
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
    }
    await edit()
    await take(800, 600)
    await expectClean(page)
    await saveForm(page, 'Item actualizado')
    await seen(800 / 600)
    await edit()
    await take(600, 800)
    await saveForm(page, 'Item actualizado')
    await seen(600 / 800)
    await edit()
    await button(page, 'Quitar Imagen 1').click()
    await saveForm(page, 'Item actualizado')
    await page.reload()
    await button(page, `Ver ${nombre}`).click()
    await dialog(page).getByText('Fecha de ingreso').waitFor()
    expect(await photo.count()).toBe(0)
    const kept = await records<{ nombre: string; fotoUrl: string }>(page, KEYS.inventario)
    expect(kept.filter((one) => one.nombre === nombre)).toMatchObject([{ fotoUrl: '' }])
  }, PHONE))
