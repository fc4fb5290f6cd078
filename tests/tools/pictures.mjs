// node tests/tools/pictures.mjs: the pictures of the README and of the install sheet, taken from the built app.
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { signIn } from './accounts.mjs'
import { buildIfStale, DIST, ROOT } from './build.mjs'
import { findChromium, LAUNCH_ARGS } from './chromium.mjs'
import { serve } from './serve.mjs'

const NARROW = { width: 360, height: 740 }
const WIDE = { width: 1280, height: 800 }

const PICTURES = [
  { name: 'inicio-angosta', path: '/', viewport: NARROW, colorScheme: 'light' },
  { name: 'reportar-angosta', path: '/reportar', viewport: NARROW, colorScheme: 'dark' },
  { name: 'panel-ancha', path: '/admin', viewport: WIDE, colorScheme: 'light' },
  { name: 'presupuesto-ancha', path: '/admin/presupuesto', viewport: WIDE, colorScheme: 'dark' },
]

buildIfStale()
const server = await serve({ dir: DIST })
const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS })
try {
  for (const { name, path, viewport, colorScheme } of PICTURES) {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'es-EC',
      timezoneId: 'America/Guayaquil',
      viewport,
      colorScheme,
      deviceScaleFactor: viewport === NARROW ? 2 : 1,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    if (path.startsWith('/admin')) await signIn(page, 'jefe')
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    const file = join(ROOT, 'public/img', `pantalla-${name}.jpg`)
    await page.screenshot({ path: file, type: 'jpeg', quality: 78 })
    console.log(file)
    await context.close()
  }
} finally {
  await browser.close()
  await server.close()
}
