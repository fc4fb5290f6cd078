import { expect, test } from 'vitest'
import { download } from '../../support/actions'
import { button, dialog, expectClean, expectCleanOnPhone, field, openAs } from '../../support/admin'
import { withApp } from '../../support/harness'
import { said } from '../../support/panel'

test('a request, a year’s process, a question and a data request are written down, and the calendar has what is due', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/buzon')
    await button(page, 'Anotar solicitud').click()
    await field(page, 'Quién pide *').or(field(page, 'Quién pide')).fill('Rosa Vera')
    await dialog(page)
      .getByLabel(/^Qué pide/)
      .fill('Los contratos de 2025')
    await expectClean(page)
    await expectCleanOnPhone(page)
    await button(page, 'Guardar').click()
    await said(page, 'Solicitud anotada')
    await page.getByText('Vence en 10 días').first().waitFor()
    await expectClean(page)
    await expectCleanOnPhone(page)

    await page.goto('/admin/rendicion?tab=proceso&ejercicio=2025')
    await button(page, 'Abrir el proceso de 2025').click()
    await dialog(page).getByLabel('1. Planificación con la asamblea').check()
    await dialog(page)
      .getByLabel(/^Terminó el/)
      .fill('2026-03-31')
    await expectClean(page)
    await expectCleanOnPhone(page)
    await button(page, 'Abrir').click()
    await said(page, 'Proceso abierto')
    await expectClean(page)
    await expectCleanOnPhone(page)
    await button(page, 'Editar Evaluar la gestión del año').click()
    await dialog(page).waitFor()
    await expectClean(page)
    await page.keyboard.press('Escape')

    await page.goto('/admin/buzon?nuevo=PREGUNTA')
    await dialog(page)
      .getByLabel(/^Pregunta o propuesta/)
      .fill('¿Cuánto costó el carro?')
    await expectClean(page)
    await expectCleanOnPhone(page)
    await button(page, 'Guardar').click()
    await said(page, 'Pregunta anotada')
    await expectClean(page)

    await page.goto('/admin/buzon?nuevo=DATOS')
    await dialog(page)
      .getByLabel(/^Quién pide/)
      .fill('Luis Mora')
    await expectClean(page)
    await button(page, 'Guardar').click()
    await said(page, 'Pedido anotado')
    await expectCleanOnPhone(page)
    await page.goto('/admin/datos')
    await button(page, 'Imprimir registro').waitFor()
    await expectClean(page)
    await expectCleanOnPhone(page)

    await page.goto('/admin/calendario')
    await page.getByText('Contestar una solicitud de información').first().waitFor()
    await expectClean(page)
    await expectCleanOnPhone(page)
    const file = await download(page, () => button(page, 'Llevar a mi calendario').click())
    expect(file.name).toMatch(/\.ics$/)
    expect(file.bytes.toString()).toContain('SUMMARY:Contestar una solicitud de información')
  }))

test('the pages on which a citizen asks are read and filled in on a phone', () =>
  withApp(async ({ page }) => {
    for (const path of ['/transparencia/solicitud', '/transparencia/preguntas']) {
      await page.goto(path)
      await page.getByRole('textbox', { name: /^Nombre completo/ }).waitFor()
      await expectClean(page)
      await expectCleanOnPhone(page)
    }
    await page.getByRole('textbox', { name: /^Nombre completo/ }).fill('Rosa Vera')
    await page.getByText('sigue aquí aunque cierre', { exact: false }).waitFor()
    await page.reload()
    await expect
      .poll(() => page.getByRole('textbox', { name: /^Nombre completo/ }).inputValue())
      .toBe('Rosa Vera')
  }))
