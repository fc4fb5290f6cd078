import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { records } from '../support/actions'
import { button, dialog, field, signInAs } from '../support/admin'
import { withApp } from '../support/harness'
import { card, drafts, removeRow, rowOf, said, saveForm } from '../support/panel'
import { png } from '../support/pictures'
import { toast } from '../support/reportar'

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

test('a report is edited, deleted after a question, brought back and gone for good', () =>
  withApp(async ({ page }) => {
    await openList(page)
    const row = rowOf(page, SAMPLE)
    const picture = '/img/hero-1.svg'
    await page.evaluate(
      ([key, source]) => {
        const stored = JSON.parse(localStorage.getItem(key) ?? '{}')
        for (const report of stored.data) Object.assign(report, { imagenes: [source], extra: 'se queda' })
        localStorage.setItem(key, JSON.stringify({ data: stored.data, timestamp: Date.now() + 1000 }))
      },
      [KEY, picture] as const,
    )
    await page.reload()
    await button(page, `Editar ${SAMPLE}`).click()
    await field(page, 'Tags').fill('agua')
    await field(page, 'Publicar inmediatamente').uncheck()
    await saveForm(page, 'Reporte actualizado')
    await row.getByText('Borrador').waitFor()
    await row.getByText('agua', { exact: true }).waitFor()
    await expect.poll(() => row.getByText('rendicion', { exact: true }).count()).toBe(0)
    expect((await records(page, KEY)).find(({ titulo }) => titulo === SAMPLE)).toMatchObject({
      imagenes: [picture],
      extra: 'se queda',
      tags: ['agua'],
    })

    await removeRow(page, SAMPLE, `¿Está seguro de eliminar el reporte «${SAMPLE}»?`)
    await toast(page, 'Reporte eliminado').waitFor()
    await button(page, 'Deshacer').click()
    await row.waitFor()
    await button(page, `Publicar ${SAMPLE}`).click()
    await row.getByText('Publicado').waitFor()
    await removeRow(page, SAMPLE, 'Dejará de verse en la página de transparencia.')
    await page.reload()
    await rowOf(page, 'Informe de Gestión').waitFor()
    await expect.poll(() => row.count()).toBe(0)
  }))

test("'Generar Automático' opens the month's report and keeps an unfinished one", () =>
  withApp(async ({ page }) => {
    await page.clock.setFixedTime('2026-11-30T22:00:00-05:00')
    await signInAs(page, 'tesoreria')
    await page.goto('/admin/rendicion')
    await openNew(page)
    await field(page, 'Título').fill('A medio escribir')
    await field(page, 'Contenido').fill('Todavía falta')
    await expect.poll(() => drafts(page)).toContain('Todavía falta')
    await page.reload()
    await page.getByText('Se recuperó lo que estaba escribiendo.').waitFor()
    await page.goto('/admin/rendicion')

    await button(page, 'Generar Automático').click()
    await field(page, 'Título').waitFor()
    await expect.poll(() => field(page, 'Título').inputValue()).toContain('noviembre de 2026')
    // A generated text opens in its preview: nobody wrote it, so it is read before it is edited.
    await dialog(page).getByRole('heading', { name: 'Servicios de noviembre de 2026' }).waitFor()
    await dialog(page)
      .getByRole('paragraph')
      .filter({ hasText: 'La bitácora no registra servicios' })
      .waitFor()
    expect(await field(page, 'Contenido').isVisible()).toBe(false)
    // Another month has its own text; this one comes back as it was left.
    const month = (value: string) => field(page, 'Mes del informe').selectOption(value)
    await field(page, 'Título').fill('Informe de noviembre de 2026')
    await month('2026-10')
    await expect.poll(() => field(page, 'Título').inputValue()).toContain('octubre de 2026')
    await dialog(page).getByRole('heading', { name: 'Servicios de octubre de 2026' }).waitFor()
    await month('2026-11')
    await expect.poll(() => field(page, 'Título').inputValue()).toBe('Informe de noviembre de 2026')
    await expect.poll(() => field(page, 'Fecha').inputValue()).toBe('2026-11-30')
    await expect.poll(() => field(page, 'Autor').inputValue()).toBe('Tesorería')
    await expect
      .poll(() => field(page, 'Tags').inputValue())
      .toBe('rendicion, cuentas, transparencia, mensual')
    await expect.poll(() => field(page, 'Destacado').isChecked()).toBe(true)
    await expect.poll(() => field(page, 'Publicar inmediatamente').isChecked()).toBe(false)
    await expect.poll(() => field(page, 'Contenido').inputValue()).toContain('Saldo disponible')
    const body = await field(page, 'Contenido').inputValue()
    expect(body).toContain('**3** integrantes activos de un total de **3** registrados.')
    expect(body).toContain('| Comando | 2 |\n| Administración | 1 |')
    expect(body).toContain('**258** unidades con un valor estimado de **$809.236,25**.')
    expect(body).toContain('- Saldo disponible: **$4.706,17**')
    await saveForm(page, 'Reporte creado')
    await rowOf(page, 'noviembre de 2026').getByText('Borrador').waitFor()
    await expect.poll(() => card(page, 'Este Mes')).toBe('1')

    await openNew(page)
    await page.getByText('Se recuperó lo que estaba escribiendo.').waitFor()
    await expect.poll(() => field(page, 'Título').inputValue()).toBe('A medio escribir')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Descartar cambios' }).click()
    await field(page, 'Título').waitFor({ state: 'detached' })
  }))
