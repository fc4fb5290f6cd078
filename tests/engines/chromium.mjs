import { chromium as playwright } from 'playwright-core'
import { findChromium, LAUNCH_ARGS } from '../tools/chromium.mjs'

/** The engine that `npm test` uses, as the reference for the others. */
export async function chromium() {
  const browser = await playwright.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS })
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
  })
  return {
    open: (url) => page.goto(url),
    evaluate: (run, argument) => page.evaluate(run, argument),
    click: (css) => page.locator(css).click(),
    type: async (css, text) => {
      const control = page.locator(css)
      const isFile = await control.evaluate((input) => input.type === 'file')
      await (isFile ? control.setInputFiles(text) : control.pressSequentially(text))
    },
    close: () => browser.close(),
  }
}
