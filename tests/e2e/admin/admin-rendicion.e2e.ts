import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { records } from '../support/actions'
import { button, dialog, field, signInAs } from '../support/admin'
import { withApp } from '../support/harness'
import { card, rowOf, said, saveForm } from '../support/panel'
import { png } from '../support/pictures'

const KEY = 'bomberos_rendicion_reportesRC'
const SAMPLE = 'Rendición de Cuentas 2023'
const TITLE = 'Informe de hidrantes'

async function openList(page: Page): Promise<void> {
  await signInAs(page, 'jefe')
  await page.goto('/admin/rendicion')
  await rowOf(page, SAMPLE).waitFor()
}

async function openNew(page: Page): Promise<void> {
  await button(page, 'Nuevo Reporte').click()
  await field(page, 'Título').waitFor()
}

test('a report is written with the toolbar, previewed, kept and listed', () =>
  withApp(async ({ page }) => {
    await openList(page)
    await expect.poll(() => card(page, 'Total Reportes')).toBe('2')
    await expect.poll(() => card(page, 'Publicados')).toBe('2')
    await expect.poll(() => card(page, 'Destacados')).toBe('2')
    await expect.poll(() => card(page, 'Este Mes')).toBe('0')
    await expect.poll(() => card(page, 'Personal Activo')).toBe('3')
    await rowOf(page, SAMPLE).getByText('+2', { exact: true }).waitFor()

    await openNew(page)
    await field(page, 'Título').fill('   ')
    await field(page, 'Contenido').fill('Hidrantes')
    await dialog(page).getByRole('button', { name: 'Guardar' }).click()
    await said(page, 'Los campos título y contenido son obligatorios.')
    await page.getByText('Escriba el título.').waitFor()

    await field(page, 'Título').fill(TITLE)
    await expect.poll(() => field(page, 'Autor').inputValue()).toBe('Jefe de Bomberos')
    const body = field(page, 'Contenido')
    await expect.poll(() => body.getAttribute('rows')).toBe('15')
    await body.selectText()
    await button(page, 'Negrita').click()
    await expect.poll(() => body.inputValue()).toBe('**Hidrantes**')
    await page.keyboard.press('Control+z')
    await expect.poll(() => body.inputValue()).toBe('Hidrantes')
    await button(page, 'Negrita').click()
    await body.press('Control+End')
    await button(page, 'Tabla').click()
    await page.keyboard.insertText('Hidrante')
    await body.press('Control+End')
    await dialog(page)
      .getByLabel('Archivo de imagen')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png(40, 30) })
    await said(page, 'Imagen cargada')
    await expect
      .poll(() => body.inputValue())
      .toMatch(
        /^\*\*Hidrantes\*\*\n\n\| Hidrante \| Cantidad \|[\s\S]+!\[Descripción de la imagen\]\(idb:[0-9a-f-]{36}\)$/,
      )
    await dialog(page).getByRole('tab', { name: 'Vista previa' }).click()
    await dialog(page).getByRole('columnheader', { name: 'Hidrante' }).waitFor()
    const picture = dialog(page).getByRole('img', { name: 'Descripción de la imagen' })
    await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(40)
    await field(page, 'Tags').fill(' agua, , hidrantes,agua ,barrio,centro')
    await field(page, 'Destacado').check()
    await saveForm(page, 'Reporte creado')

    const row = rowOf(page, TITLE)
    await row.getByText('Borrador').waitFor()
    await row.getByText('hidrantes', { exact: true }).waitFor()
    await row.getByText('+2', { exact: true }).waitFor()
    expect((await records(page, KEY)).find(({ titulo }) => titulo === TITLE)).toMatchObject({
      id: expect.stringMatching(/^rc-\d+/),
      tags: ['agua', 'hidrantes', 'barrio', 'centro'],
      destacado: true,
      publicado: false,
      autor: 'Jefe de Bomberos',
      imagenes: [],
    })
  }))

test('publishing and unpublishing show in another tab at once', () =>
  withApp(
    async ({ page, context }) => {
      await openList(page)
      const visitor = await context.newPage()
      await visitor.goto('/transparencia')
      const seen = visitor.getByRole('heading', { name: SAMPLE })
      await seen.waitFor()
      await button(page, `Despublicar ${SAMPLE}`).click()
      await said(page, 'Reporte despublicado')
      await seen.waitFor({ state: 'detached' })
      await visitor.getByRole('heading', { name: 'Informe de Gestión' }).waitFor()
      await expect.poll(() => seen.count()).toBe(0)
      await visitor.goto('/transparencia/rc-1708002000001')
      await visitor.getByText('404').waitFor()
      await button(page, `Publicar ${SAMPLE}`).click()
      await said(page, 'Reporte publicado')
      await visitor.getByRole('heading', { level: 1, name: SAMPLE }).waitFor()
      await expect.poll(() => visitor.title()).toContain(`${SAMPLE} · `)
      await button(page, `Despublicar ${SAMPLE}`).click()
      await visitor.getByText('404').waitFor()
      await expect.poll(() => visitor.title()).toContain('Página no encontrada · ')
      await said(page, 'Reporte despublicado')
      await button(page, `Publicar ${SAMPLE}`).click()
      await said(page, 'Reporte publicado')
      await visitor.getByRole('heading', { level: 1, name: SAMPLE }).waitFor()
      await visitor.close()

      await button(page, `Ver ${SAMPLE}`).click()
      const open = dialog(page).getByRole('link', { name: 'Ver Público' })
      await expect.poll(() => open.getAttribute('rel')).toContain('noopener')
      const [tab] = await Promise.all([context.waitForEvent('page'), open.click()])
      await tab.waitForURL('**/transparencia')
    },
    { allow: [/^console: 404:/] },
  ))
