import type { FrameLocator, Page } from 'playwright-core'

/** Chooses what of the site is edited. */
export async function part(page: Page, label: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Qué parte del sitio' })
    .getByRole('link', { name: new RegExp(`^${label}(, sin guardar)?$`) })
    .click()
  await page.getByRole('region', { name: label, exact: true }).waitFor()
}

/** Opens what few change. */
export const open = (page: Page, fold: string): Promise<void> =>
  page
    .locator('summary')
    .filter({ has: page.getByRole('heading', { name: fold, exact: true }) })
    .click()

/** What a part of the site will look like. */
export const look = (page: Page, label: string): FrameLocator =>
  page.frameLocator(`iframe[title="Así se verá: ${label}"]`)
