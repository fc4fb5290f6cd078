import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { follow, login } from '../support/actions'
import { expectNoViolations } from '../support/axe'
import { withApp } from '../support/harness'
import { hasFocus, tabTo } from '../support/keyboard'
import { sideways } from '../support/measure'
import { CHIEF, fillReport, send, TYPED, toast } from '../support/reportar'

const PHONE = { width: 360, height: 740 }
const SAMPLE = 'Hidrante sin presión en el mercado'

/** Closes the toasts: one may cover a control for its four seconds, and axe looks at the screen without it. */
async function dismissToasts(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Cerrar aviso' })
  while ((await close.count()) > 0) {
    // It may close by itself at this moment.
    await close
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined)
    await settled(page)
  }
}

const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  )

test('from the report form to its answer axe finds nothing, light or dark, dialogs open, and nothing scrolls sideways', () =>
  withApp(
    async ({ page }) => {
      const check = async () => {
        await dismissToasts(page)
        await settled(page)
        await expectNoViolations(page)
        await expect.poll(() => sideways(page)).toEqual([])
      }
      await page.goto('/reportar')
      await page.getByLabel('Categoría', { exact: true }).selectOption('Emergencia')
      await send(page)
      await page.getByText('Escriba un título corto.').waitFor()
      await check()
      await page.getByRole('button', { name: 'Abrir menú' }).click()
      await check()

      await page.goto('/reportar')
      await fillReport(page)
      await send(page)
      await page.getByRole('heading', { name: 'Reporte guardado' }).waitFor()
      await check()

      await follow(page, '/no-existe')
      await page.getByText('Oops! Page not found').waitFor()
      await check()

      await follow(page, '/login')
      await page.getByText('Cuentas de prueba').waitFor()
      await check()
      await login(page, ...CHIEF)

      await follow(page, '/admin/reportes')
      await page.getByRole('button', { name: `Ver ${SAMPLE}` }).waitFor()
      await check()
      await page.getByRole('button', { name: `Acciones de ${SAMPLE}` }).click()
      await check()
      for (const name of [
        'Abrir menú',
        'Menú de usuario',
        `Ver ${SAMPLE}`,
        `Editar ${SAMPLE}`,
        `Eliminar ${SAMPLE}`,
      ]) {
        await page.getByRole('button', { name, exact: true }).click()
        await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor()
        await check()
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor({ state: 'detached' })
      }
      await follow(page, '/admin/reportes?buscar=nada-de-nada')
      await page.getByText('Ningún reporte coincide con el filtro').waitFor()
      await check()
    },
    { viewport: PHONE, allow: [/404: se intentó abrir/] },
  ))

test('a report is written, triaged and answered by keyboard alone', () =>
  withApp(async ({ page }) => {
    await page.goto('/reportar')
    await page.getByRole('button', { name: 'Enviar Reporte' }).waitFor()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Saltar al contenido' })
    await expect.poll(() => hasFocus(skip)).toBe(true)
    await page.keyboard.press('Enter')

    const type = async (label: string, text: string) => {
      await tabTo(page, page.getByLabel(label, { exact: true }))
      await page.keyboard.type(text)
    }
    await type('Título', TYPED.titulo)
    await type('Descripción', TYPED.descripcion)
    await type('Categoría', TYPED.categoria)
    await type('Nombre completo', TYPED.nombre)
    await type('Correo electrónico', TYPED.email)
    await tabTo(page, page.getByRole('button', { name: 'Enviar Reporte' }))
    await page.keyboard.press('Enter')
    const done = page.getByRole('heading', { name: 'Reporte guardado' })
    await done.waitFor()
    await expect.poll(() => hasFocus(done)).toBe(true)

    await page.goto('/login?redirect=/admin/reportes')
    await type('Email', CHIEF[0])
    await type('Contraseña', CHIEF[1])
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Reportes Comunitarios' }).waitFor()

    const edit = page.getByRole('button', { name: `Editar ${TYPED.titulo}` })
    await tabTo(page, edit)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await tabTo(page, dialog.getByLabel('Respuesta'))
    await page.keyboard.type('En camino')
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Hay cambios sin guardar' })
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await tabTo(page, dialog.getByRole('button', { name: 'Guardar', exact: true }))
    await page.keyboard.press('Enter')
    await toast(page, 'Reporte actualizado').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(edit)).toBe(true)
  }))
