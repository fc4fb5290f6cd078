import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { KEYS } from '../../keys'
import { signIn } from '../../tools/accounts.mjs'
import { records } from '../support/actions'
import { button, expectClean } from '../support/admin'
import { claim, withCentral } from '../support/central/station'
import { said } from '../support/panel'

const names = async (page: Page) =>
  (await records<{ nombres: string }>(page, KEYS.personal)).map(({ nombres }) => nombres)

const card = (page: Page, title: string) =>
  page.getByRole('status', { name: 'Versión nueva' }).filter({ hasText: title })

/** A busy machine takes a few seconds. */
const BY_ITSELF_MS = 45_000

/** In which state the workers of an address are, and what the page shows. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const { active, waiting, installing } = (await navigator.serviceWorker.getRegistration()) ?? {}
    return `${[active, waiting, installing].map((worker) => worker?.state)} ${document.body.innerText}`
  })

/**
 * Takes the version that the host offers. A browser that keeps the old worker at work doesn't let go of it: then the card
 * says to close the app and to open it again, which is done here. Returns the page that has the new version.
 */
async function reload(page: Page): Promise<Page> {
  const loaded = page.waitForEvent('load', { timeout: BY_ITSELF_MS }).then(
    () => true,
    () => false,
  )
  await button(page, 'Recargar').click()
  if (await loaded) return page
  console.warn(`It didn't load anew by itself: ${await workers(page)}`)
  await page.getByText(/cierre todas las pestañas de esta aplicación/).waitFor()
  const [context, url] = [page.context(), page.url()]
  await page.close()
  const next = await context.newPage()
  await next.goto(url)
  return next
}

test('an installed phone notices within one opening that its address got a central, and that it lost it', () =>
  withCentral(async ({ device, hosts }) => {
    await hosts('files')
    let page = await device({ serviceWorkers: 'allow' })
    await page.goto('/')
    await page.evaluate((key) => {
      const data = [{ id: 'staff1', nombres: 'Nadia Solo Aquí', cargo: 'Bombera' }]
      localStorage.setItem(key, JSON.stringify({ data, timestamp: Date.now() }))
    }, KEYS.personal)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })

    await hosts('central')
    await page.goto('/login')
    await card(page, 'Esta dirección tiene ahora una central').waitFor()
    await expectClean(page)
    await page.getByLabel('Email', { exact: true }).fill('jefe@bomberos.example')
    await page.getByLabel('Contraseña', { exact: true }).fill('De la central 1')
    await button(page, 'Iniciar Sesión').click()
    await page.getByText(/^Esta dirección tiene ahora una central\. Recargue la aplicación/).waitFor()
    page = await reload(page)
    await signIn(page, 'jefe')
    await page.goto('/admin/central')
    await page.getByText(/1 registro solo en este equipo/).waitFor()
    await button(page, 'Agregar los de este equipo').click()
    await said(page, 'Este equipo ya está en la central')
    await expect.poll(async () => (await names(page)).length).toBe(4)

    await hosts('files')
    await page.goto('/admin/central')
    await card(page, 'Esta dirección ya no tiene una central').waitFor()
    await page
      .getByRole('region', { name: 'Estado' })
      .getByText('En esta dirección ya no hay una central')
      .waitFor()
    const asked: string[] = []
    page = await reload(page)
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/admin/central')
    await page
      .getByRole('region', { name: 'Estado' })
      .getByText('En esta dirección ya no hay una central')
      .waitFor()
    expect(await names(page)).toContain('Nadia Solo Aquí')
    await page.goto('/admin/personal')
    await button(page, 'Editar Nadia Solo Aquí').waitFor()
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  }))

/** Whether a version of the app waits to take over. */
const isWaiting = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    return registration.waiting !== null
  })

/** Reads the pages that this browser keeps, as the card does to decide: once the second reading ends, the card has. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    for (const name of [...(await caches.keys()), ...(await caches.keys())]) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) await (await cache.match(request))?.text()
    }
  })

test('whoever claims the central is not told of a new version: it is the same app', () =>
  withCentral(async ({ device, codigo }) => {
    const page = await device({ serviceWorkers: 'allow' })
    await page.goto('/')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await claim(page, codigo)
    await expect.poll(() => isWaiting(page)).toBe(true)
    const cardLoaded = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('update-card'),
    )
    await page.goto('/admin')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await cardLoaded
    await keptPages(page)
    expect(await isWaiting(page)).toBe(true)
    expect(await page.getByRole('status', { name: 'Versión nueva' }).count()).toBe(0)
  }))

test('who leaves a dead central is on their own at once, and signs in there with the password of the last time', () =>
  withCentral(async ({ device, codigo, weather, hosts }) => {
    const page = await device()
    await claim(page, codigo)
    await page.goto('/admin/central')
    await expect.poll(() => page.getByRole('region', { name: 'Estado' }).innerText()).toContain('Al día')
    await button(page, 'Salir y conservar los datos').waitFor()
    weather('down')
    await button(page, 'Salir y conservar los datos').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Salir de la central' }).click()
    await said(page, 'Este equipo salió de la central')
    const state = page.getByRole('region', { name: 'Estado' })
    await state.getByText('Este equipo está fuera de la central').waitFor()
    await state.getByText(/no envía ni recibe nada/).waitFor()
    await expectClean(page)

    weather('fine')
    await hosts('files')
    const people = await names(page)
    await page.evaluate((key) => localStorage.removeItem(key), 'bomberos_auth_token')
    await page.goto('/login')
    await page.getByLabel('Email', { exact: true }).fill('chief@canton.example')
    await page.getByLabel('Contraseña', { exact: true }).fill('Cuartel2026')
    await button(page, 'Iniciar Sesión').click()
    await page.getByRole('heading', { level: 1, name: 'Panel de Control' }).waitFor()
    await page.goto('/admin/central')
    await page.getByText('En esta dirección ya no hay una central a la que volver.').waitFor()
    expect(await names(page)).toEqual(people)
  }))
