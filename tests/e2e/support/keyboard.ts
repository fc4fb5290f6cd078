import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const MOST_STOPS = 90

export const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Presses Tab until the control has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < MOST_STOPS; i++) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target}`)
}

const isInside = (box: Locator) => box.evaluate((element) => element.contains(document.activeElement))

/** Expects the focus to stay in the dialog, forwards past its last control and backwards past its first. */
export async function expectTrapped(page: Page, box: Locator): Promise<void> {
  await expect.poll(() => isInside(box)).toBe(true)
  await page.keyboard.press('Tab')
  // Compares the element itself, because a passing toast would change any count of elements.
  const first = await page.evaluateHandle(() => document.activeElement)
  const back = () => page.evaluate((element) => element === document.activeElement, first)
  for (let i = 0; i < MOST_STOPS; i++) {
    await expect.poll(() => isInside(box), { message: `stop ${i} of Tab` }).toBe(true)
    await page.keyboard.press('Tab')
    if (await back()) break
  }
  await expect.poll(() => back(), { message: 'Tab comes round' }).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => isInside(box), { message: 'Shift+Tab' }).toBe(true)
}

/** Expects Escape to close the dialog and return the focus to what opened it. */
export async function expectEscapes(page: Page, box: Locator, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(opener)).toBe(true)
}

/** Tab to the control, and Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
