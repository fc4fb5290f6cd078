import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Features to turn off. Parts of Chromium's own window start a renderer with every profile, a quarter of a test's time,
 * and so does the renderer kept ready for a new tab. Without the opener policy a new tab's first page needs no second
 * renderer, and a link has to cut off its opener itself. Chromium takes only the last of two such flags, so the features
 * that Playwright turns off stand here too.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'CrossOriginOpenerPolicy',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
]

/** Features to turn on: those that Playwright turns on, for the same reason, and a network without its own process. */
const WITH = ['CDPScreenshotNewSurface', 'NetworkServiceInProcess2', 'SkipListAccountsWithoutGaiaCookies']

/**
 * The flags for Chromium everywhere here: as root in a container whose /dev/shm is small or closed, without a network.
 * Drawing and fetching stay in one process, because messages between three cost a seventh of a test's time.
 */
export const LAUNCH_ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--enable-features=${WITH.join(',')}`,
  `--disable-features=${WITHOUT.join(',')}`,
]

/** Resolves in the page, once the app has drawn it. */
const drawn = () =>
  new Promise((resolve) => {
    const look = () => {
      const root = document.getElementById('root')
      const busy = () => 'early' in root || document.querySelector('[aria-busy=true]')
      if (root && (!root.hasChildNodes() || busy())) return
      changes.disconnect()
      resolve(undefined)
    }
    const changes = new MutationObserver(look)
    changes.observe(document, { subtree: true, childList: true, attributes: true })
    look()
  })

/**
 * Waits until the app has drawn the page, because a prerendered page shows the build's data. `waitForFunction` would
 * first send all of Playwright's selectors to each page, a sixth of the time to open it.
 * @param {import('playwright-core').Page} page
 */
export async function waitUntilDrawn(page) {
  try {
    await page.evaluate(drawn)
  } catch (error) {
    // The app has reloaded meanwhile, as it does when a deploy removed a chunk.
    if (!String(error).includes('context was destroyed')) throw error
    await waitUntilDrawn(page)
  }
}

/** Debian's Chromium without a window comes first: the same engine for two thirds of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

function runnable(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Playwright may not be installed yet, and neither is its browser. */
async function playwrightsOwn() {
  try {
    const { chromium } = await import('playwright-core')
    return chromium.executablePath()
  } catch {
    return ''
  }
}

/**
 * The path of a Chromium: CHROME_PATH, or one on PATH, or Playwright's own; undefined when there is none. A CHROME_PATH
 * that doesn't run throws, because another browser would hide the mistake.
 */
export async function findChromium(env = process.env) {
  if (env.CHROME_PATH) {
    if (runnable(env.CHROME_PATH)) return env.CHROME_PATH
    throw new Error(`CHROME_PATH no es un programa que se pueda ejecutar: ${env.CHROME_PATH}`)
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(runnable)
  if (found) return found
  const own = await playwrightsOwn()
  return runnable(own) ? own : undefined
}
