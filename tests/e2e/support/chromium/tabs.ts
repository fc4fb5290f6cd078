import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { findChromium, LAUNCH_ARGS } from '../../../tools/chromium.mjs'
import { freePort } from '../../../tools/free-port.mjs'
import { WAIT_MS } from '../../../tools/limits.mjs'

/**
 * A browser of its own in which a tab can be out of sight. Playwright keeps every page in view, except in the default
 * profile of a browser that it was told to leave as it is. Addresses may be relative to `baseURL`.
 */
export async function launchWithTabs(baseURL: string): Promise<BrowserContext> {
  const port = await freePort()
  const process = await chromium.launch({
    executablePath: await findChromium(),
    args: [
      ...LAUNCH_ARGS,
      '--force-prefers-reduced-motion',
      '--lang=es-EC',
      `--remote-debugging-port=${port}`,
    ],
  })
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true })
  const [context] = browser.contexts()
  if (!context) throw new Error('the browser has no default profile')
  context.setDefaultTimeout(WAIT_MS)
  context.on('page', (page) => {
    const goto = page.goto.bind(page)
    page.goto = (address, options) => goto(new URL(address, baseURL).href, options)
  })
  context.close = async () => {
    await browser.close()
    await process.close()
  }
  return context
}

/** Puts a tab out of sight and freezes it, as a phone does with what is in the background. */
export async function putAway(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false })
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
}

/** Lets a tab go on, in view. */
export async function bringBack(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setWebLifecycleState', { state: 'active' })
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
}
