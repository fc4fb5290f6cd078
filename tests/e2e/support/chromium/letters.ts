import type { Page } from 'playwright-core'

/** Sets the browser's letters to twice their size, as a person can; `on` false puts them back. */
export async function doubleLetters(page: Page, on = true): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', {
    fontSizes: on ? { standard: 32, fixed: 26 } : { standard: 16, fixed: 13 },
  })
}
