import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { records } from '../support/actions'
import { button, confirmDeletion, dialog, expectClean, field, openAs } from '../support/admin'
import { withApp } from '../support/harness'
import { hasFocus } from '../support/keyboard'
import { sideways } from '../support/measure'
import { rowOf } from '../support/panel'
import { jpeg, padded } from '../support/pictures'
import { toast } from '../support/reportar'

type Miembro = { id: string; nombres: string; orden: number; fotoUrl: string; fechaIngreso: string }

const KEY = 'bomberos_personal_personal'
const CHIEF = 'Crnl. Marco Antonio Villacís Paredes'
const SECOND = 'Tcrnl. Gabriela Elizabeth Morán Zambrano'
const THIRD = 'Ing. Carmen Lucía Tenesaca Quizhpe'

const stored = (page: Page) => records<Miembro>(page, KEY)
const byOrden = async (page: Page) =>
  (await stored(page)).sort((a, b) => a.orden - b.orden).map(({ nombres }) => nombres)

test('human resources add a person with a photo, edit, turn off, delete and bring back', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'talento', '/admin/personal')
    await button(page, 'Agregar Personal').click()
    await button(page, 'Guardar').click()
    const missing = toast(page, 'Los campos nombre y cargo son obligatorios.')
    await missing.getByRole('button').click()
    await expect.poll(() => field(page, 'Orden').inputValue()).toBe('4')
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
    await expect.poll(() => field(page, 'Fecha de ingreso').inputValue()).toBe(today)

    await field(page, 'Nombres').fill('Bro. Luis Ñaupari')
    await field(page, 'Cargo').fill('Bombero')
    await field(page, 'Área').fill('Operaciones')
    await field(page, 'Teléfono').fill('+593 99 123 4567')
    const upload = (name: string, mimeType: string, buffer: Buffer) =>
      field(page, 'Fotografía').setInputFiles({ name, mimeType, buffer })
    await upload('notas.jpg', 'image/jpeg', Buffer.from('esto no es una imagen'))
    await toast(page, 'Tipo de archivo no permitido. Tipos permitidos: JPEG, PNG, GIF, WEBP').waitFor()
    const photo = await jpeg(page, 400, 300)
    await upload('grande.jpg', 'image/jpeg', padded(photo, 5 * 1024 * 1024 + 100_000))
    await toast(page, 'El archivo es demasiado grande. Tamaño máximo: 5MB').waitFor()
    await upload('luis.jpg', 'image/jpeg', photo)
    await toast(page, 'La imagen se ha cargado correctamente.').waitFor()
    await button(page, 'Guardar').click()
    await toast(page, 'Personal agregado').waitFor()
    await rowOf(page, 'Luis Ñaupari').getByText('Orden 4').waitFor()
    const made = (await stored(page)).find(({ orden }) => orden === 4)
    expect(made).toMatchObject({ fotoUrl: expect.stringMatching(/^idb:/), fechaIngreso: today, activo: true })

    await button(page, 'Editar Bro. Luis Ñaupari').click()
    await field(page, 'Orden').fill('')
    await button(page, 'Guardar').click()
    await dialog(page).getByText('El orden debe ser un número entero desde 1.').waitFor()
    await field(page, 'Orden').fill('9')
    await field(page, 'Cargo').fill('Cabo')
    await button(page, 'Guardar').click()
    await toast(page, 'Personal actualizado').waitFor()
    await rowOf(page, 'Luis Ñaupari').getByText('Orden 9').waitFor()

    await button(page, 'Ver Bro. Luis Ñaupari').click()
    await button(page, 'Desactivar').click()
    await field(page, 'Motivo de la salida').fill('Se mudó')
    await button(page, 'Desactivar').click()
    await toast(page, 'Personal desactivado').waitFor()
    await dialog(page).getByText('Inactivo').waitFor()
    await button(page, 'Activar').click()
    await toast(page, 'Personal activado').waitFor()
    await field(page, 'Cerrar').click()

    const remove = async () => {
      await button(page, 'Eliminar Bro. Luis Ñaupari').click()
      await confirmDeletion(page, '¿Está seguro de eliminar el personal «Bro. Luis Ñaupari»?')
      await rowOf(page, 'Luis Ñaupari').waitFor({ state: 'detached' })
    }
    await remove()
    await toast(page, 'Personal eliminado').getByRole('button', { name: 'Deshacer' }).click()
    await page.mouse.move(0, 0)
    const face = rowOf(page, 'Luis Ñaupari').locator('img')
    await expect.poll(() => face.getAttribute('src')).toMatch(/^blob:/)
    await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256)
    await remove()
    await page.reload()
    await rowOf(page, CHIEF).waitFor()
    await expect.poll(() => rowOf(page, 'Luis Ñaupari').count()).toBe(0)
  }))

test('a picture that never loads in a closed form does not block another form', () =>
  withApp(async ({ page }) => {
    const held = '**/assets/intake-photo-*.js'
    await page.route(held, () => undefined)
    const asked = page.waitForRequest(held)
    await openAs(page, 'talento', '/admin/personal')
    await button(page, 'Agregar Personal').click()
    const photo = await jpeg(page, 64, 64)
    await field(page, 'Fotografía').setInputFiles({
      name: 'rostro.jpg',
      mimeType: 'image/jpeg',
      buffer: photo,
    })
    await asked
    await button(page, 'Cancelar').click()
    await button(page, `Editar ${CHIEF}`).click()
    await field(page, 'Cargo').fill('Comandante')
    await button(page, 'Guardar').click()
    await toast(page, 'Personal actualizado').waitFor()
  }))

test('arrow keys and the pointer change the order, which is announced and kept', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'talento', '/admin/personal')
    const handle = (name: string) => button(page, `Mover ${name}`)
    await handle(CHIEF).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page
      .getByRole('status')
      .filter({ hasText: `${CHIEF}: posición 3 de 3` })
      .waitFor()
    await expect.poll(() => byOrden(page)).toEqual([SECOND, THIRD, CHIEF])
    await expect.poll(() => hasFocus(handle(CHIEF))).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.getByRole('status').filter({ hasText: 'Ya está al final de la lista' }).waitFor()

    const drag = async () => {
      await handle(CHIEF).scrollIntoViewIfNeeded()
      const from = await handle(CHIEF).boundingBox()
      const to = await handle(SECOND).boundingBox()
      if (!from || !to) throw new Error('no handle')
      await page.mouse.move(from.x + 20, from.y + 20)
      await page.mouse.down()
      await page.mouse.move(to.x + 20, to.y, { steps: 5 })
    }
    await drag()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect.poll(() => byOrden(page)).toEqual([SECOND, THIRD, CHIEF])
    await drag()
    await page.mouse.up()
    await expect.poll(() => byOrden(page)).toEqual([CHIEF, SECOND, THIRD])
    await expect.poll(async () => (await stored(page)).map(({ orden }) => orden).sort()).toEqual([1, 2, 3])
    await page.reload()
    const names = page.getByRole('row').filter({ has: page.getByRole('cell') })
    await expect
      .poll(async () => (await names.allInnerTexts()).map((text) => text.includes(CHIEF)))
      .toEqual([true, false, false])

    await page.getByRole('columnheader', { name: 'Nombre' }).getByRole('button').click()
    await handle(CHIEF).waitFor({ state: 'detached' })
    await button(page, 'Volver al orden a mano').click()
    await handle(CHIEF).waitFor()
  }))

test('axe finds nothing in list and dialogs, light and dark, on a phone and a desktop', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/personal')
    await page.getByLabel(`Seleccionar ${CHIEF}`).check()
    for (const width of [1280, 1024, 992, 700, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await expect.poll(() => sideways(page), { message: `${width} px` }).toEqual([])
    }
    for (const link of await rowOf(page, CHIEF).getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expectClean(page)
      await button(page, `Ver ${CHIEF}`).click()
      await field(page, 'Cerrar').waitFor()
      await expectClean(page)
      await button(page, 'Editar').click()
      await field(page, 'Nombres').waitFor()
      await expectClean(page)
      await button(page, 'Cancelar').click()
      await dialog(page).waitFor({ state: 'detached' })
    }
  }))
