import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { entry, waitForWorker } from '../support/actions'
import { button, expectCleanAtRest, openAs } from '../support/admin'
import { withApp } from '../support/harness'
import { toast } from '../support/reportar'

const PERSONAL = 'bomberos_personal_personal'

async function open(page: Page): Promise<void> {
  await openAs(page, 'jefe', '/admin/test')
  await page.getByText('Uso del almacenamiento').waitFor()
}

const listLength = async (page: Page, key: string) => {
  const data = (await entry(page, key))?.data
  return Array.isArray(data) ? data.length : null
}

test('tests, counts, reloads samples with «Deshacer», and clears everything after asking', () =>
  withApp(
    async ({ page }) => {
      await page.goto('/login')
      await page.evaluate(() => localStorage.setItem('bomberos_galeria_media', '{rota'))
      await open(page)
      await button(page, 'Probar almacenamiento').click()
      await toast(page, 'Almacenamiento correcto').waitFor()
      await page
        .getByRole('row', { name: /Inventario/ })
        .getByText('25')
        .waitFor()
      await page
        .getByText(/bomberos_cuarentena_bomberos_galeria_media_\d+/)
        .first()
        .waitFor()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: /^Descargar bomberos_cuarentena/ }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(/^bomberos_cuarentena_.+\.txt$/)

      await page.evaluate((key) => {
        const stored = JSON.parse(localStorage.getItem(key) ?? '')
        const data = stored.data.slice(0, 1)
        localStorage.setItem(key, JSON.stringify({ ...stored, data, v: stored.v + 1 }))
      }, PERSONAL)
      await button(page, 'Actualizar').click()
      await expect.poll(() => page.getByRole('row', { name: /^Personal/ }).textContent()).toContain('1')
      await button(page, 'Recargar personal').click()
      await toast(page, 'Personal recargado').waitFor()
      await expect.poll(() => listLength(page, PERSONAL)).toBe(3)
      await button(page, 'Deshacer').click()
      await toast(page, 'Recuperado').waitFor()
      await expect.poll(() => listLength(page, PERSONAL)).toBe(1)
      await button(page, 'Recargar galería').click()
      await toast(page, 'Galería recargada').waitFor()
      await expect.poll(() => listLength(page, 'bomberos_galeria_media')).toBe(2)
      await button(page, 'Recargar eventos').click()
      await toast(page, 'Eventos recargados').waitFor()

      await button(page, 'Limpiar todo').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(/no se puede deshacer/i).waitFor()
      await dialog.getByRole('button', { name: 'Cancelar', exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(() => listLength(page, PERSONAL)).toBe(1)
      await button(page, 'Limpiar todo').click()
      await dialog.getByRole('button', { name: 'Limpiar todo', exact: true }).click()
      await toast(page, 'Almacenamiento limpio').waitFor()
      await expect.poll(() => listLength(page, PERSONAL)).toBe(3)
      await page.getByText('No hay datos dañados apartados.').waitFor()
    },
    { allow: [/Datos ilegibles en bomberos_galeria_media/] },
  ))

test('«¿Listo sin señal?» names missing and wrong precached files, and repairs them', () =>
  withApp(
    async ({ page, context }) => {
      await open(page)
      await waitForWorker(page)
      await page.reload()
      const files = page.getByRole('listitem').filter({ hasText: 'Archivos de la aplicación' })
      await files.getByText(/Están los \d+, revisados uno a uno\./).waitFor()
      const [gone, wrong] = await page.evaluate(async () => {
        const name = (await caches.keys()).find((key) => key.includes('precache')) ?? ''
        const cache = await caches.open(name)
        const find = async (name: RegExp) => {
          const request = (await cache.keys()).find(({ url }) => name.test(url))
          if (!request) throw new Error(`${name} is not precached`)
          return request
        }
        const [picture, script] = [await find(/img\/hero-1\.svg/), await find(/assets\/contacto-.*\.js/)]
        await cache.delete(picture)
        await cache.put(script, new Response('<h1>App</h1>', { headers: { 'Content-Type': 'text/html' } }))
        return [picture, script].map(({ url }) => new URL(url).pathname.slice(1))
      })
      await button(page, 'Comprobar otra vez').click()
      await files.getByText('Archivos de la aplicación: Falta').waitFor()
      for (const name of [gone, wrong]) await files.getByText(name ?? '').waitFor()
      await page.getByText('Todavía no está listo para trabajar sin señal.').waitFor()
      await button(page, 'Reparar').click()
      await toast(page, 'Reparado').waitFor()
      await files.getByText('Archivos de la aplicación: Listo').waitFor()
      await page.getByText('Última copia: Listo').waitFor()
      await context.setOffline(true)
      const types = await page.evaluate(
        (paths) =>
          Promise.all(paths.map(async (path) => (await fetch(`/${path}`)).headers.get('Content-Type'))),
        [gone, wrong],
      )
      expect(types).toEqual([expect.stringContaining('svg'), expect.stringContaining('javascript')])
    },
    { worker: true },
  ))

test('only people who may see the configuration open the storage test', () =>
  withApp(
    async ({ page }) => {
      await openAs(page, 'bodega', '/admin/test')
      await page.getByText('Acceso restringido').waitFor()
      await expect.poll(() => button(page, 'Limpiar todo').count()).toBe(0)
    },
    { allow: [/AccessError/] },
  ))

test('axe finds nothing, light or dark, and nothing scrolls sideways', () =>
  withApp(
    async ({ page }) => {
      await open(page)
      await page.getByText('Espacio libre: Listo').waitFor()
      // The table grew after its first drawing, which must not move the focus into it.
      await page.getByText('bomberos_auth_token').waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
      await expectCleanAtRest(page)
      await button(page, 'Limpiar todo').click()
      await page.getByRole('dialog').waitFor()
      await expectCleanAtRest(page)
    },
    { viewport: { width: 360, height: 740 }, hasTouch: true },
  ))
