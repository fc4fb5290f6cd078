import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { actAs } from './actions'
import { button, dialog, field } from './admin'
import { withApp } from './harness'
import { drafts } from './panel'
import { fillReport, send } from './reportar'

const title = (page: Page) => page.getByLabel('Título', { exact: true })
const saved = (page: Page) => page.getByText('Borrador guardado en este teléfono').waitFor()

test('two tabs each keep their own unfinished report, also of whoever never pauses, to the last key', () =>
  withApp(async ({ page, context }) => {
    await page.goto('/reportar')
    await fillReport(page)
    await saved(page)
    const other = await context.newPage()
    await other.goto('/reportar')
    await expect.poll(() => title(other).inputValue()).toBe('')
    await title(other).fill('De la otra pestaña')
    await saved(other)

    await page.bringToFront()
    await send(page)
    await page.getByRole('heading', { name: 'Su reporte quedó guardado' }).waitFor()
    await other.bringToFront()
    await other.reload()
    await expect.poll(() => title(other).inputValue()).toBe('De la otra pestaña')

    const long = 'Sin pausa cuenta lo que ve'
    const typing = other.getByLabel('Descripción', { exact: true }).pressSequentially(long, { delay: 100 })
    await expect.poll(() => drafts(other)).toContain('Sin p')
    await expect.poll(() => other.getByLabel('Descripción', { exact: true }).inputValue()).not.toBe(long)
    await typing
    await other.reload()
    await expect.poll(() => other.getByLabel('Descripción', { exact: true }).inputValue()).toBe(long)
  }))

test('an unfinished form is its author’s alone, is gone when thrown away, and one that fits no more does no harm', () =>
  withApp(async ({ page }) => {
    const notes = field(page, 'Notas')
    const recovered = dialog(page).getByText('Se recuperó lo que estaba escribiendo.')
    const open = async (user: string) => {
      await actAs(page, user)
      await page.goto('/admin/inventario')
      await button(page, 'Agregar Item').click()
      await notes.waitFor()
    }
    await page.goto('/terminos')
    await open('user-5')
    await notes.fill('La bomba pierde presión')
    await expect.poll(() => drafts(page)).toContain('pierde presión')

    await open('user-1')
    await field(page, 'Nombre').fill('Mío')
    await expect.poll(() => drafts(page)).toContain('Mío')
    await expect.poll(() => notes.inputValue()).toBe('')

    await open('user-5')
    await recovered.waitFor()
    await expect.poll(() => notes.inputValue()).toBe('La bomba pierde presión')
    await page.goBack()
    await button(page, 'Descartar cambios').click()
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => drafts(page)).not.toContain('pierde presión')

    await page.evaluate(async () => {
      const opening = indexedDB.open('bomberos')
      await new Promise((resolve) => {
        opening.onsuccess = resolve
      })
      const writing = opening.result.transaction('datos', 'readwrite')
      writing
        .objectStore('datos')
        .put({ nombre: 5, notas: null, ubicacion: 'Bodega 2' }, 'borrador:user-5/inventario:nuevo')
      await new Promise((resolve) => {
        writing.oncomplete = resolve
      })
    })
    await open('user-5')
    await expect.poll(() => field(page, 'Ubicación').inputValue()).toBe('Bodega 2')
    await expect.poll(() => field(page, 'Nombre').inputValue()).toBe('')
  }))
