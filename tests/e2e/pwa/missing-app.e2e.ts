import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signInAs } from '../support/admin'
import { axe } from '../support/axe'
import { withApp } from '../support/harness'

const PHONE = { viewport: { width: 360, height: 740 } }
const FAILED = { early: true, allow: [/ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/, /MIME type/], ...PHONE }

const ENTRY = '**/assets/index-*.js'

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'No se pudo cargar la aplicación.' })
const again = (page: Page) => notice(page).getByRole('button', { name: 'Volver a intentar' })

test.each(['refused', 'a page in its place'])(
  'with nothing drawn and the app %s, the page shows words beside the 911 and a button to try again',
  (how) =>
    withApp(async ({ page }) => {
      await page.route(ENTRY, (route) =>
        how === 'refused' ? route.abort() : route.fulfill({ contentType: 'text/html', body: '<h1>App</h1>' }),
      )
      await signInAs(page, 'bodega')
      await page.goto('/admin/inventario')
      await notice(page).waitFor()
      await page.getByRole('link', { name: 'En una emergencia llame al 911' }).waitFor()
      expect(await axe(page, { include: 'body' })).toEqual([])
      const reloaded = page.waitForEvent('load')
      await again(page).click()
      await reloaded
      await notice(page).waitFor()
      await page.unroute(ENTRY)
      await again(page).click()
      await page.getByRole('table', { name: 'Inventario' }).waitFor()
      await expect.poll(() => notice(page).count()).toBe(0)
    }, FAILED),
)

test('with nothing drawn and no app, it tries again by itself when the network is back', () =>
  withApp(async ({ page, context }) => {
    await page.route(ENTRY, (route) => route.abort())
    await page.goto('/reportar/mis-reportes#algo')
    await notice(page).waitFor()
    await context.setOffline(true)
    await page.unroute(ENTRY)
    await context.setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Mis reportes' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#algo')
  }, FAILED))

test('when the app can’t be loaded, a tapped button of a drawn page says so, and no typed text is lost', () =>
  withApp(async ({ page, context }) => {
    await page.route(ENTRY, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/login')
    await failed
    await expect.poll(() => notice(page).count()).toBe(0)
    const email = page.getByLabel('Email', { exact: true })
    await email.fill('jefe@bomberos.example')
    await page.getByRole('button', { name: 'Iniciar Sesión', exact: true }).click()
    await notice(page).waitFor()
    expect(await axe(page, { include: '.falla' })).toEqual([])
    await context.setOffline(true)
    await page.unroute(ENTRY)
    await context.setOffline(false)
    await page.waitForFunction(() => !('early' in (document.getElementById('root') ?? {})))
    await expect.poll(() => notice(page).count()).toBe(0)
    await expect.poll(() => email.inputValue()).toBe('jefe@bomberos.example')
  }, FAILED))
