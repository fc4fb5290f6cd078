import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { follow } from '../support/actions'
import { button, dialog, openAs } from '../support/admin'
import { type AppOptions, withApp } from '../support/harness'

const PHONE: AppOptions = { viewport: { width: 360, height: 740 }, hasTouch: true }

/** Tells the page that it can be installed, as Chromium does at a time of its own. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const prompt = () => {
      document.documentElement.dataset.asked = 'true'
      return Promise.resolve()
    }
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  })
const asked = (page: Page) => page.evaluate(() => document.documentElement.dataset.asked === 'true')
const card = (page: Page) => page.getByRole('region', { name: 'Instalar la aplicación' })

/** Whether it scrolls with the page, and so covers nothing. */
const inFlow = (one: Locator) =>
  one.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky|absolute/.test(getComputedStyle(at).position)) return false
    return true
  })

test.each(['/', '/reportar', '/reportar/mis-reportes'])(
  'on a phone the offer to install stands in the flow of %s and in its menu',
  (path) =>
    withApp(async ({ page }) => {
      await page.goto(path)
      await offerInstall(page)
      await card(page).waitFor()
      expect(await inFlow(card(page))).toBe(true)
      await button(page, 'Abrir menú').click()
      await button(page, 'Instalar la aplicación').click()
      expect(await asked(page)).toBe(true)
      await card(page).waitFor({ state: 'detached' })
      await expect.poll(() => page.getByRole('navigation', { name: 'Principal' }).count()).toBe(0)
    }, PHONE),
)

test('in the panel the offer to install stands on the dashboard alone, and «No, gracias» is remembered', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/personal')
    await offerInstall(page)
    await button(page, 'Agregar Personal').click()
    await dialog(page).getByLabel('Nombres').waitFor()
    expect(await card(page).count()).toBe(0)
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click()
    await follow(page, '/admin')
    await card(page).waitFor()
    expect(await inFlow(card(page))).toBe(true)
    await card(page).getByRole('button', { name: 'No, gracias' }).click()
    await card(page).waitFor({ state: 'detached' })
    await page.reload()
    await offerInstall(page)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await card(page).count()).toBe(0)
  }, PHONE))
