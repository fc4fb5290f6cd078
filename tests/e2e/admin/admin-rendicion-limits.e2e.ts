import { expect, test } from 'vitest'
import { follow, records } from '../support/actions'
import { button, dialog, field, signInAs } from '../support/admin'
import { withApp } from '../support/harness'
import { sideways } from '../support/measure'
import { expectCleanUnhovered, rowOf, saveForm } from '../support/panel'

const KEY = 'bomberos_rendicion_reportesRC'
const SAMPLE = 'Rendición de Cuentas 2023'

const HOSTILE = [
  '<script>document.title = "mal"</script>',
  '<img src="/img/emblema.svg" onload="document.title = \'mal\'">',
  '[pulse](javascript:document.title="mal")',
  '![foto](javascript:alert(1))',
  '<a href="javascript:alert(1)">ancla</a> =1+1 🚒',
].join('\n\n')

test('hostile Markdown is shown, never obeyed, and filters live in the address', () =>
  withApp(async ({ page }) => {
    await signInAs(page, 'jefe')
    await page.goto('/admin/rendicion?nuevo=true')
    await field(page, 'Título').fill('<b onclick=alert(1)>Hostil</b> 🚒')
    await field(page, 'Contenido').fill(HOSTILE)
    await field(page, 'Autor').fill('X'.repeat(300))
    await field(page, 'Tags').fill('Y'.repeat(300))
    await saveForm(page, 'Reporte creado')
    const row = rowOf(page, '<b onclick=alert(1)>Hostil</b> 🚒')
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => sideways(page)).toEqual([])
    }
    await row.getByRole('button', { name: /^Ver / }).click()
    const shown = dialog(page)
    await shown.getByText('document.title = "mal"').first().waitFor()
    await expect.poll(() => shown.locator('script, iframe, [onload], [onclick]').count()).toBe(0)
    await expect.poll(() => shown.locator('[href^="javascript" i], [src^="javascript" i]').count()).toBe(0)
    await expect.poll(() => page.title()).not.toBe('mal')
    await expect.poll(() => sideways(page)).toEqual([])
    expect((await records(page, KEY)).find(({ cuerpoMarkdown }) => cuerpoMarkdown === HOSTILE)).toBeDefined()

    await follow(page, '/admin/rendicion')
    await page.getByRole('searchbox').fill('GESTION primer')
    await rowOf(page, SAMPLE).waitFor({ state: 'detached' })
    await page.reload()
    await rowOf(page, 'Informe de Gestión').waitFor()
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('GESTION primer')
    // The window is a phone's by now.
    await button(page, 'Filtros').click()
    await page.getByLabel('Filtrar por estado').selectOption('Borrador')
    await page.getByText('Ningún informe coincide con el filtro').waitFor()
    await button(page, 'Limpiar').click()
    await rowOf(page, SAMPLE).waitFor()
  }))

test('on a phone every screen and dialog passes axe and fits, light and dark', () =>
  withApp(
    async ({ page }) => {
      await signInAs(page, 'jefe')
      await page.goto('/admin/rendicion')
      await rowOf(page, SAMPLE).waitFor()
      await expectCleanUnhovered(page)
      await button(page, `Ver ${SAMPLE}`).click()
      await dialog(page).getByRole('table').first().waitFor()
      await expectCleanUnhovered(page)
      await button(page, 'Editar').click()
      await expect.poll(() => field(page, 'Título').inputValue()).toBe(SAMPLE)
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
      await button(page, 'Generar Automático').click()
      await dialog(page).getByRole('table').first().waitFor()
      await expectCleanUnhovered(page)
      await dialog(page).getByRole('tab', { name: 'Escribir' }).click()
      await field(page, 'Contenido').waitFor()
      await expectCleanUnhovered(page)
    },
    { viewport: { width: 360, height: 740 } },
  ))
