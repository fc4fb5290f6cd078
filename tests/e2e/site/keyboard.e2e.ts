import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { records } from '../support/actions'
import { openAs } from '../support/admin'
import { withApp } from '../support/harness'
import { expectEscapes, expectTrapped, hasFocus, press } from '../support/keyboard'
import { fillReport, send, TYPED } from '../support/reportar'

const AGAIN = { ...TYPED, titulo: 'Se cayó un poste en la calle Loja', nombre: 'Otro Vecino' }

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function write(page: Page, typed = TYPED): Promise<void> {
  await page.goto('/reportar')
  await fillReport(page, typed)
  await send(page)
  await page.getByRole('heading', { name: 'Reporte guardado' }).waitFor()
}

/** Opens a dialog with Enter, tabs through it and leaves it with Escape; the focus must be back where it was. */
async function visit(page: Page, opener: Locator, box: Locator): Promise<void> {
  await press(page, opener)
  await box.waitFor()
  await expectTrapped(page, box)
  await expectEscapes(page, box, opener)
}

test('a citizen finds, shares, edits and withdraws a report by keyboard alone', () =>
  withApp(async ({ page }) => {
    await write(page)
    const qr = button(page, 'Código QR')
    await press(page, qr)
    await press(page, button(page, 'Sí, ya lo envié'))
    await expect.poll(() => hasFocus(page.getByText('Se puede enviar otra vez'))).toBe(true)

    await write(page, AGAIN)
    await page.goto('/reportar/mis-reportes')
    const card = page.getByRole('article').filter({ hasText: AGAIN.titulo })
    await visit(page, button(card, 'Compartir'), dialog(page, `Compartir: ${AGAIN.titulo}`))
    await visit(page, button(card, 'Retirar'), dialog(page, 'Retirar el reporte'))

    await press(page, card.getByRole('link', { name: 'Editar' }))
    const title = page.getByLabel('Título', { exact: true })
    await expect.poll(() => title.inputValue()).toBe(AGAIN.titulo)
    await press(page, button(page, 'Cancelar'))
    await card.waitFor()

    const search = page.getByRole('searchbox', { name: 'Código' })
    await press(page, search)
    await page.keyboard.type('nada')
    await page.getByText('Ese código está mal escrito').waitFor()
    await expect.poll(() => hasFocus(search)).toBe(true)
    for (const _ of 'nada') await page.keyboard.press('Backspace')

    await press(page, button(card, 'Retirar'))
    await press(page, button(dialog(page, 'Retirar el reporte'), 'Retirar'))
    await card.waitFor({ state: 'detached' })
    const here = page.getByRole('main')
    await expect.poll(() => here.evaluate((main) => main.contains(document.activeElement))).toBe(true)
  }))

test('staff import, share, answer and mark duplicates by keyboard alone', () =>
  withApp(
    async ({ page }) => {
      await write(page)
      await write(page, AGAIN)
      await openAs(page, 'jefe', '/admin/reportes')

      const choose = page.getByLabel(`Seleccionar ${TYPED.titulo}`)
      await choose.focus()
      await page.keyboard.press('Space')
      const share = button(page, 'Compartir reportes')
      await visit(page, share, dialog(page, 'Compartir reportes'))
      await press(page, share)
      await press(page, button(dialog(page, 'Compartir reportes'), 'Copiar'))
      await button(page, 'Copiado').waitFor()
      const message = await page.evaluate(() => navigator.clipboard.readText())
      await expectEscapes(page, dialog(page, 'Compartir reportes'), share)

      const open = button(page, 'Importar reportes')
      const box = dialog(page, 'Importar reportes')
      await open.focus()
      await visit(page, open, box)
      await press(page, open)
      await press(page, box.getByLabel('Texto recibido'))
      await page.keyboard.insertText(message)
      await press(page, button(box, 'Revisar'))
      await button(box, 'Volver').waitFor()
      await expectTrapped(page, box)
      await press(page, button(box, 'Volver'))
      await box.getByLabel('Texto recibido').waitFor()
      await expectTrapped(page, box)
      await expectEscapes(page, box, open)

      const see = button(page, `Ver ${AGAIN.titulo}`)
      const details = dialog(page, AGAIN.titulo)
      await see.focus()
      await press(page, see)
      await press(page, button(details, `Duplicado de ${TYPED.titulo}`))
      await press(page, button(details, 'Quitar marca'))
      await button(details, `Duplicado de ${TYPED.titulo}`).waitFor()
      await expectTrapped(page, details)
      await press(page, button(details, 'Enviar la respuesta'))
      const answer = dialog(page, 'Enviar la respuesta')
      await answer.waitFor()
      await expectTrapped(page, answer)
      await press(page, button(answer, 'Cambiar estado o respuesta'))
      const form = dialog(page, `Editar ${AGAIN.titulo}`)
      await form.waitFor()
      await expectTrapped(page, form)
      await expectEscapes(page, form, see)
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  ))

test('a row moved to another page keeps the focus; after deleting a row the table has it', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'talento', '/admin/personal')
    const [first] = await records<Record<string, unknown> & { nombres: string }>(
      page,
      'bomberos_personal_personal',
    )
    await page.evaluate((sample) => {
      const data = Array.from({ length: 52 }, (_, i) => ({
        ...sample,
        id: `personal-${i}`,
        nombres: `Persona ${i + 1}`,
        orden: i + 1,
      }))
      localStorage.setItem('bomberos_personal_personal', JSON.stringify({ data, timestamp: Date.now() + 1 }))
    }, first)
    await page.reload()
    const handle = button(page, 'Mover Persona 50')
    await handle.focus()
    // On a slow phone the focused row is gone for a while before its copy on the next page takes the focus. A key
    // pressed meanwhile reaches only the page, and must not be lost.
    await handle.evaluate((button) => {
      const press = (target: Element, key: string) =>
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      press(button, 'ArrowDown')
      press(document.body, 'ArrowUp')
    })
    const said = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
    await said('Persona 50: posición 50 de 52')
    await expect.poll(() => new URL(page.url()).searchParams.get('pagina')).toBe(null)
    await expect.poll(() => hasFocus(handle)).toBe(true)
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
    await said('Persona 50: posición 49 de 52')
    await expect.poll(() => new URL(page.url()).searchParams.get('pagina')).toBe(null)
    await expect.poll(() => hasFocus(handle)).toBe(true)

    await button(page, 'Eliminar Persona 3').focus()
    await page.keyboard.press('Enter')
    await dialog(page, 'Eliminar').waitFor()
    await press(page, button(dialog(page, 'Eliminar'), 'Eliminar'))
    await button(page, 'Eliminar Persona 3').waitFor({ state: 'detached' })
    const here = page.getByRole('main')
    await expect.poll(() => here.evaluate((main) => main.contains(document.activeElement))).toBe(true)
  }))
