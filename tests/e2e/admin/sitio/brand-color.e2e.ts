import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { entry, follow } from '../../support/actions'
import { button, expectCleanAtRest, openAs } from '../../support/admin'
import { withApp } from '../../support/harness'
import { hasFocus } from '../../support/keyboard'
import { said } from '../../support/panel'
import { jpeg } from '../../support/pictures'

const GREEN = 'rgb(30, 107, 67)'
const NIGHT = 'rgb(20, 32, 43)'

const field = (page: Page) => page.getByLabel('Color de la brigada', { exact: true })
const footer = (page: Page) => page.locator('footer').evaluate((one) => getComputedStyle(one).backgroundColor)
const bar = (page: Page) => page.locator('meta[name="theme-color"]').getAttribute('content')

/** By name, the stored pictures' size and the colour in their corner. */
const drawn = (page: Page, stored: unknown) =>
  page.evaluate(
    async (sources) => {
      const open = indexedDB.open('bomberos')
      await new Promise((done) => {
        open.onsuccess = done
      })
      return Promise.all(
        sources.map(async ([name, source]) => {
          const get = open.result
            .transaction('datos')
            .objectStore('datos')
            .get(source.replace('idb:', 'foto:'))
          await new Promise((done) => {
            get.onsuccess = done
          })
          const bitmap = await createImageBitmap(get.result as Blob)
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
          const context = canvas.getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          const corner = [...(context?.getImageData(0, 0, 1, 1).data ?? [])].join()
          return [name, `${bitmap.width}x${bitmap.height}`, corner]
        }),
      )
    },
    Object.entries(stored as Record<string, string>).filter(([, source]) => source.startsWith('idb:')),
  )

test('a chief chooses the brigade’s colour: an unreadable one is refused, a good one is on every page at once', () =>
  withApp(async ({ page, context }) => {
    await openAs(page, 'jefe', '/admin/config?tab=sitio&publica=marca')
    const site = await context.newPage()
    await site.goto('/servicios')
    await expect.poll(() => footer(site)).toBe(NIGHT)

    await page.getByText('Quedan los colores de siempre.').waitFor()
    await field(page).fill('ffdd00')
    const fault = page.getByText('Las letras blancas no se leerían sobre este color: elija uno más oscuro.')
    await fault.waitFor()
    await button(page, 'Guardar Cambios').click()
    await expect.poll(() => hasFocus(field(page))).toBe(true)
    expect((await entry(page, 'bomberos_config_sitio'))?.data ?? {}).not.toHaveProperty('color')

    await button(page, 'Verde').click()
    await fault.waitFor({ state: 'detached' })
    await page.getByText('Este color se lee bien en los dos temas.').waitFor()
    await expect.poll(() => field(page).inputValue()).toBe('#1e6b43')
    const sample = page.getByRole('figure').filter({ hasText: 'Tema claro' })
    await expect
      .poll(() => sample.getByText(/cifras/).evaluate((one) => getComputedStyle(one).color))
      .toBe(GREEN)
    await expectCleanAtRest(page)
    await button(page, 'Guardar Cambios').click()
    await said(page, 'Configuración guardada')

    await expect.poll(() => footer(site)).toBe('rgb(15, 54, 34)')
    await expect.poll(() => bar(site)).toBe('#1e6b43')
    const figure = site.getByRole('definition').first()
    await expect.poll(() => figure.evaluate((one) => getComputedStyle(one).color)).toBe(GREEN)
    await expectCleanAtRest(site)
    // The first paint has the colour already.
    await site.goto('/servicios', { waitUntil: 'commit' })
    await site.locator('footer').waitFor()
    expect(await footer(site)).toBe('rgb(15, 54, 34)')

    await button(page, 'Volver a lo de siempre: Color de la brigada').click()
    await button(page, 'Guardar Cambios').click()
    await expect.poll(() => footer(site)).toBe(NIGHT)
    await expect.poll(() => bar(site)).toBe('#B3261E')
    await follow(page, '/admin')
  }))

test('icons and share card are drawn when emblem, colour or name is saved, and removed with emblem and colour', () =>
  withApp(async ({ page }) => {
    const stored = async () => (await entry(page, 'bomberos_config_dibujos'))?.data as Record<string, string>
    await openAs(page, 'jefe', '/admin/config?tab=sitio&publica=marca')
    await button(page, 'Verde').click()
    await button(page, 'Guardar Cambios').click()
    await said(page, 'Configuración guardada')
    await expect.poll(async () => (await stored())?.compartir).toMatch(/^idb:/)
    const first = await stored()
    const green = '30,107,67,255'
    expect(await drawn(page, first)).toEqual([
      ['icono192', '192x192', '0,0,0,0'],
      ['icono512', '512x512', '0,0,0,0'],
      ['mascara', '512x512', green],
      ['apple', '180x180', green],
      ['compartir', '1200x630', green],
    ])
    const photo = { name: 'emblema.jpg', mimeType: 'image/jpeg', buffer: await jpeg(page, 800, 800) }
    await page.getByLabel('Emblema', { exact: true }).setInputFiles(photo)
    await said(page, 'Imagen cargada')
    await button(page, 'Guardar Cambios').click()
    // A square photo fills the icon.
    const corner = async () => (await drawn(page, await stored())).find(([name]) => name === 'icono192')?.[2]
    await expect.poll(corner).toMatch(/,255$/)
    const second = await stored()
    await follow(page, '/admin/config')
    await page.getByLabel('Cantón', { exact: true }).fill('Nabón')
    await button(page, 'Guardar Cambios').click()
    await expect.poll(async () => (await stored())?.compartir).not.toBe(second.compartir)
    await follow(page, '/admin/config?tab=sitio&publica=marca')
    await button(page, 'Volver a lo de siempre: Color de la brigada').click()
    await button(page, 'Quitar Imagen 1').click()
    await button(page, 'Guardar Cambios').click()
    await expect.poll(async () => (await stored())?.compartir).toBe('')
  }))
