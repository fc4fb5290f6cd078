// node tests/tools/shots.mjs <route> [...] [--as jefe] [--click "Agregar Item"] [--full] [--only 360-dark]
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { ACCOUNTS, signIn } from './accounts.mjs'
import { buildIfStale, DIST, ROOT } from './build.mjs'
import { findChromium, LAUNCH_ARGS } from './chromium.mjs'
import { serve } from './serve.mjs'

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]
const SCHEMES = /** @type {const} */ (['light', 'dark'])

const { values: options, positionals: routes } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: 'string' },
    click: { type: 'string', multiple: true, default: [] },
    full: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})
if (routes.length === 0 || (options.as && !(options.as in ACCOUNTS))) {
  console.error('node tests/tools/shots.mjs <route> [...] [--click <name>]… [--full] [--only 360-dark]')
  console.error(`  [--as ${Object.keys(ACCOUNTS).join('|')}]`)
  process.exit(1)
}

async function press(page, name) {
  const button = page.getByRole('button', { name, exact: true })
  const link = page.getByRole('link', { name, exact: true })
  await button.or(link).locator('visible=true').first().click()
}

/** Waits until nothing has changed for 300 ms, at most 3 s: dialogs open in steps, and a carousel never rests. */
function settled(page) {
  return page.evaluate(async () => {
    await document.fonts.ready
    const end = performance.now() + 3000
    let last = performance.now()
    const observer = new MutationObserver(() => {
      last = performance.now()
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    while (performance.now() < Math.min(last + 300, end)) await new Promise(requestAnimationFrame)
    observer.disconnect()
  })
}

async function shoot(page, url, route, suffix) {
  await page.goto(url + route, { waitUntil: 'networkidle' })
  for (const name of options.click) {
    await press(page, name).catch(() => console.error(`No hay nada que se llame "${name}" en ${route}`))
  }
  await settled(page)
  const name = [route, ...options.click, suffix].join('-').replace(/[^\p{L}\d]+/gu, '-')
  const path = join(ROOT, '.cache/shots', `${name.replace(/^-/, '').toLowerCase()}.png`)
  await page.screenshot({ path, fullPage: options.full, animations: 'disabled' })
  console.log(path)
}

buildIfStale()
mkdirSync(join(ROOT, '.cache/shots'), { recursive: true })
const server = await serve({ dir: DIST })
const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS })
try {
  for (const viewport of SIZES) {
    for (const colorScheme of SCHEMES) {
      const suffix = `${viewport.width}-${colorScheme}`
      if (!suffix.includes(options.only)) continue
      const context = await browser.newContext({
        viewport,
        colorScheme,
        locale: 'es-EC',
        timezoneId: 'America/Guayaquil',
        reducedMotion: 'reduce',
        hasTouch: viewport.width < 600,
      })
      const page = await context.newPage()
      page.setDefaultTimeout(5000)
      page.on('pageerror', (error) => console.error(`[${suffix}] ${error.stack ?? error.message}`))
      page.on(
        'console',
        (message) => message.type() === 'error' && console.error(`[${suffix}] ${message.text()}`),
      )
      if (options.as) await signIn(page, options.as, server.url)
      for (const route of routes) await shoot(page, server.url, route, suffix)
      await context.close()
    }
  }
} finally {
  await browser.close()
  await server.close()
}
