import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { entry } from '../../support/actions'
import { button, expectClean, openAs } from '../../support/admin'
import { withApp } from '../../support/harness'
import { drafts, said } from '../../support/panel'
import { look, open, part } from '../../support/sitio'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }
const DEEP_GREEN = 'rgb(15, 54, 34)'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('beside its fields a page is seen as it will look, scrolls to what is edited, and visitors see nothing of it', () =>
  withApp(async ({ page, context }) => {
    await openAs(page, 'jefe', '/admin/config?tab=sitio')
    const inicio = look(page, 'Inicio')
    await inicio.getByText('Emergencias, las 24 horas').waitFor()
    await field(page, 'Bienvenida de la portada').fill('Aquí estamos.')
    await inicio.getByText('Aquí estamos.').waitFor()
    const mission = inicio.locator('#mision p').filter({ hasText: 'Servir al cantón.' })
    await field(page, 'Misión').fill('Servir al cantón.')
    await expect.poll(() => mission.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(500)
    // Nobody is signed in there, and nothing in it can be pressed or reached by the keyboard.
    expect(await inicio.locator('body > div').getAttribute('inert')).not.toBeNull()
    expect(await inicio.getByRole('button', { name: 'Menú de usuario' }).count()).toBe(0)
    const visitor = await context.newPage()
    await visitor.goto('/')
    await visitor.locator('#mision p').first().waitFor()
    expect(await visitor.getByText('Servir al cantón.').count()).toBe(0)
    await expectClean(page)

    await part(page, 'Marca')
    await button(page, 'Verde').click()
    const footer = look(page, 'Marca').locator('footer')
    await expect.poll(() => footer.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(DEEP_GREEN)
    // The panel and the site keep their colour until it is saved.
    const bar = page.locator('meta[name="theme-color"]')
    expect(await bar.getAttribute('content')).toBe('#B3261E')
    await part(page, 'Contacto y redes')
    await open(page, 'Redes sociales')
    await field(page, 'TikTok').fill('tiktok.com/@brigada')
    await look(page, 'Contacto y redes').locator('footer a[href*="tiktok.com/@brigada"]').waitFor()
    await part(page, 'Servicios')
    await button(page, 'Editar Rescate vehicular').click()
    await field(page, 'Servicio').fill('Rescate en la vía')
    await look(page, 'Servicios').getByRole('heading', { name: 'Rescate en la vía' }).waitFor()

    await expect.poll(() => drafts(page)).toContain('Rescate en la vía')
    await page.reload()
    await page.getByText('Se recuperó lo que estaba escribiendo.').waitFor()
    for (const name of ['Inicio', 'Servicios', 'Contacto y redes', 'Marca'])
      await page.getByRole('link', { name: `${name}, sin guardar`, exact: true }).waitFor()
    await look(page, 'Servicios').getByRole('heading', { name: 'Rescate en la vía' }).waitFor()
    expect((await entry(page, 'bomberos_config_sitio'))?.data ?? {}).not.toHaveProperty('mision')
    await button(page, 'Guardar Cambios').click()
    await said(page, 'Configuración guardada')
    await visitor.locator('#mision p').filter({ hasText: 'Servir al cantón.' }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: /, sin guardar$/ }).count()).toBe(0)
  }))

test('on a phone the look takes the place of the fields, and they come back as they were', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/config?tab=sitio')
    expect(await page.locator('iframe').count()).toBe(0)
    await field(page, 'Titular de la portada').fill('Con ustedes,')
    await field(page, 'Visión').focus()
    await button(page, 'Ver cómo queda').click()
    await look(page, 'Inicio')
      .getByRole('heading', { level: 1, name: 'Con ustedes, Villa Esperanza' })
      .waitFor()
    expect(await field(page, 'Titular de la portada').isVisible()).toBe(false)
    // It begins below the button that brought it, at what was being edited.
    await expect.poll(async () => (await page.locator('iframe').boundingBox())?.y).toBeLessThan(300)
    const vision = look(page, 'Inicio').locator('#mision')
    await expect.poll(() => vision.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(200)
    await button(page, 'Seguir escribiendo').click()
    await expect.poll(() => field(page, 'Titular de la portada').inputValue()).toBe('Con ustedes,')
    expect(await page.locator('iframe').count()).toBe(0)
  }, PHONE))

test('from a public page «Editar esta página» leads to its fields', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/contacto')
    await page.getByRole('link', { name: 'Editar esta página' }).click()
    await field(page, 'Horario de oficinas').waitFor()
    await look(page, 'Contacto y redes').getByRole('heading', { name: 'Horarios' }).waitFor()
  }))
