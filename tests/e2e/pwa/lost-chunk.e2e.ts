import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DIST } from '../../tools/build.mjs'
import { openAs } from '../support/admin'
import { writeNextVersion } from '../support/deploy'
import { temporaryFolder } from '../support/fixture'
import { withApp } from '../support/harness'
import { fillReport, send, toast } from '../support/reportar'

const chunk = Object.values(
  JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; src?: string }
  >,
).find(({ src }) => src?.startsWith('src/routes/_site/contacto.tsx'))?.file

const [deployed, broken] = [temporaryFolder(), temporaryFolder()]

/** The next deploy, and one that lost a chunk. */
beforeAll(() => {
  if (!chunk) throw new Error('the contact page has no chunk of its own')
  writeNextVersion(deployed.dir)
  cpSync(DIST, broken.dir, { recursive: true })
  rmSync(join(broken.dir, chunk))
})
afterAll(() => {
  deployed.remove()
  broken.remove()
})

/** Opens home without the worker, which would keep the old chunks, and counts loads from then on. */
async function home(page: Page): Promise<{ loads: () => number }> {
  let loads = 0
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  page.on('load', () => {
    loads += 1
  })
  return { loads: () => loads }
}

const follow = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Contacto', exact: true }).dispatchEvent('click')

const lost = {
  serviceWorkers: 'block' as const,
  allow: [
    /404/,
    /ERR_FAILED/,
    /dynamically imported module/,
    /ERR_INTERNET_DISCONNECTED/,
    /ERR_CONNECTION_REFUSED/,
    /todavía no está/,
    /registrar el service worker/,
  ],
}

test('a chunk that a deploy renamed causes one reload, and the requested page shows', () =>
  withApp(async ({ page, server }) => {
    const { loads } = await home(page)
    server.use(deployed.dir)
    await follow(page)
    await page.getByLabel('Asunto', { exact: true }).waitFor()
    await expect.poll(loads).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/contacto')
  }, lost))

test('a message begun on the home page is all there after the reload that a renamed chunk causes', () =>
  withApp(async ({ page, server }) => {
    const { loads } = await home(page)
    server.use(deployed.dir)
    const message = page.getByLabel('Mensaje', { exact: true })
    await message.fill('Quisiera una inspección')
    await page.getByRole('button', { name: 'Enviar Mensaje' }).click()
    await expect.poll(loads).toBe(1)
    await page.getByRole('heading', { level: 1, name: 'Contacto' }).waitFor()
    await expect.poll(() => message.inputValue()).toBe('Quisiera una inspección')
  }, lost))

test('a chunk that is missing everywhere causes one reload, then a sentence', () =>
  withApp(async ({ page, server }) => {
    const { loads } = await home(page)
    server.use(broken.dir)
    await follow(page)
    await expect.poll(loads).toBe(1)
    await page.getByText('todavía no está en este dispositivo').waitFor()
    await page.evaluate(() => fetch('/', { method: 'HEAD' }))
    expect(loads()).toBe(1)
  }, lost))

test('a chunk that is gone while somebody writes causes a reload that keeps all the text', () =>
  withApp(async ({ page }) => {
    await page.goto('/reportar')
    // Requested with the first touch of a field.
    await page.route('**/assets/*.js', (route) => route.abort(), { times: 1 })
    const title = page.getByLabel('Título', { exact: true })
    const reloaded = page.waitForEvent('load')
    await title.fill('Se cayó un poste')
    await reloaded
    await page.getByText('Se recuperó el borrador').waitFor()
    await expect.poll(() => title.inputValue()).toBe('Se cayó un poste')
  }, lost))

test.each(['offline', 'server gone'])('a chunk not loaded yet shows a sentence without a reload: %s', (how) =>
  withApp(async ({ page, context, server }) => {
    const { loads } = await home(page)
    if (how === 'offline') await context.setOffline(true)
    else await server.close()
    await follow(page)
    await page.getByText('todavía no está en este dispositivo').waitFor()
    expect(loads()).toBe(0)
  }, lost),
)

/** Accepts the browser's own dialogs and collects their texts. */
function browserSays(page: Page): string[] {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  return said
}

test('offline, a toast that is not loaded yet is shown by the browser, the page stays, and later toasts work', () =>
  withApp(async ({ page, context }) => {
    const said = browserSays(page)
    const missing = 'Por favor completa todos los campos obligatorios.'
    await page.goto('/reportar')
    await context.setOffline(true)
    const button = page.getByRole('button', { name: 'Enviar Reporte' })
    await button.dispatchEvent('click')
    await expect.poll(() => said).toEqual([missing])
    await page.getByText('Escriba un título corto.').waitFor()
    await context.setOffline(false)
    await button.dispatchEvent('click')
    await toast(page, missing).waitFor()
    expect(said).toHaveLength(1)
  }, lost))

test('offline, a question that is not loaded yet is asked by the browser', () =>
  withApp(async ({ page, context }) => {
    const said = browserSays(page)
    await openAs(page, 'bodega', '/admin/inventario')
    const first = page.getByRole('button', { name: /^Eliminar / }).first()
    const name = (await first.getAttribute('aria-label'))?.replace('Eliminar ', '')
    await context.setOffline(true)
    await first.dispatchEvent('click')
    await expect.poll(() => said[0]).toBe(`¿Está seguro de eliminar el item «${name}»?`)
    await expect.poll(() => said[1]).toContain('Item eliminado')
    await page.getByRole('button', { name: `Eliminar ${name}`, exact: true }).waitFor({ state: 'detached' })
  }, lost))

test('offline, a part that is not loaded yet is reported, and the screen stays', () =>
  withApp(async ({ page, context }) => {
    await page.goto('/reportar')
    await fillReport(page)
    await send(page)
    await page.getByRole('heading', { name: 'Reporte guardado' }).waitFor()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Código QR' }).click()
    await toast(page, 'todavía no está en este dispositivo').waitFor()
    await page.getByRole('heading', { name: 'Reporte guardado' }).waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Código QR' }).click()
    await page.getByRole('img', { name: /^Código QR/ }).waitFor()
  }, lost))

test('an optional part of a form shows a sentence while it is missing, and comes with the network', () =>
  withApp(async ({ page, context, url }) => {
    const field = (name: string) => page.getByLabel(name, { exact: true })
    await page.goto('/reportar')
    await context.setOffline(true)
    await field('Título').fill('Se cayó un poste')
    await field('Categoría').selectOption('Emergencia')
    await page.getByRole('alert').getByRole('link', { name: 'Llamar al 911' }).waitFor()
    await field('URL de la imagen').fill(`${url}/img/emblema.svg`)
    await page.getByRole('button', { name: 'Agregar', exact: true }).click()
    const picture = page.getByRole('button', { name: 'Quitar Imagen 1' })
    await picture.waitFor()
    await expect.poll(() => page.getByRole('img', { name: 'Imagen 1' }).count()).toBe(0)
    await context.setOffline(false)
    await field('Título').fill('Se cayó un poste de luz')
    await page.getByRole('img', { name: 'Imagen 1' }).waitFor()
    await picture.click()
    await picture.waitFor({ state: 'detached' })
    await expect.poll(() => field('Título').inputValue()).toBe('Se cayó un poste de luz')

    await page.goto('/login')
    await context.setOffline(true)
    await field('Email').fill('jefe@bomberos.example')
    await field('Contraseña').fill('otra')
    await page.getByRole('button', { name: 'Iniciar Sesión', exact: true }).click()
    await page.getByRole('alert').getByText('Error al iniciar sesión. Intente nuevamente.').waitFor()
    await expect.poll(() => field('Contraseña').inputValue()).toBe('otra')
    await context.setOffline(false)

    await openAs(page, 'jefe', '/admin/rendicion?nuevo=true')
    await context.setOffline(true)
    await field('Contenido').fill('## Compras del mes')
    await page.getByRole('tab', { name: 'Vista previa' }).click()
    await page.getByRole('tabpanel', { name: 'Vista previa' }).getByText('## Compras del mes').waitFor()
  }, lost))
