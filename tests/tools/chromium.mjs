import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Parts of Chromium's own window that nobody sees here, each a renderer that starts with every profile and takes a
 * quarter of the time of a test, and the renderer that it keeps ready for a tab that may come. Without the opener policy
 * a new tab's first page needs no second renderer, and a link has to cut its opener off by itself. The flag replaces
 * Playwright's, so what is ours to name of that list comes along.
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

/** Playwright's own, which ours replaces as above, and a network without a process of its own. */
const WITH = ['CDPScreenshotNewSurface', 'NetworkServiceInProcess2', 'SkipListAccountsWithoutGaiaCookies']

/**
 * How Chromium starts everywhere here: as root in a container, without a network of its own. What it draws and what it
 * fetches stays in one process: messages between three cost a seventh of the time of a test.
 */
export const LAUNCH_ARGS = [
  '--headless=new',
  '--no-sandbox',
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
 * Until the app has drawn the page: what a prerendered page says before that is the build's, not the phone's. Not by
 * `waitForFunction`, which first hands each page all of Playwright's selectors, a sixth of what opening the page costs.
 * @param {import('playwright-core').Page} page
 */
export async function waitUntilDrawn(page) {
  try {
    await page.evaluate(drawn)
  } catch (error) {
    // The app has loaded itself anew meanwhile, as it does when a chunk is gone after a deploy.
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

/** Playwright may not be installed yet, and then it has no browser either. */
async function playwrightsOwn() {
  try {
    const { chromium } = await import('playwright-core')
    return chromium.executablePath()
  } catch {
    return ''
  }
}

/**
 * Path of a Chromium: CHROME_PATH, else one on PATH, else Playwright's own; undefined when there is none.
 * A CHROME_PATH that can't be run throws: silently taking another browser would hide the mistake.
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
