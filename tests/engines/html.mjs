import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium as playwright } from 'playwright-core'
import { signIn } from '../tools/accounts.mjs'
import { DIST } from '../tools/build.mjs'
import { findChromium, LAUNCH_ARGS, waitUntilDrawn } from '../tools/chromium.mjs'
import { serve } from '../tools/serve.mjs'
import { pagesOf } from './central.mjs'
import { htmlErrors } from './html-checker.mjs'
import { PANEL } from './walk.mjs'

/** Forms, tabs and overlays, besides each screen as it opens. */
const FORMS = ['personal', 'galeria', 'inventario', 'presupuesto', 'rendicion', 'eventos', 'servicios']
const MORE = [
  ...FORMS.map((module) => `/admin/${module}?nuevo=true`),
  '/admin/presupuesto?tab=gastos',
  '/admin/servicios?tab=estadisticas',
  '/admin/guardias?nuevo=true',
  '/admin/guardias?plantilla=true',
  '/admin/guardias?tab=horas',
  ...['seguridad', 'usuarios', 'backup', 'bitacora'].map((tab) => `/admin/config?tab=${tab}`),
  '/reportar/mis-reportes',
  '/no-existe',
]
/** Overlays by the name of the button that opens them; the first one found counts. */
const OPENED = [
  ...FORMS.map((module) => [`/admin/${module}`, /^Ver /]),
  ['/admin/reportes', /^Ver /],
  ['/admin/reportes', /^Editar /],
  ['/admin/eventos', /^Asistencia /],
  ['/admin/inventario', /^Eliminar /],
  ['/admin/inventario', 'Importar'],
  ['/admin/config?tab=usuarios', /^Editar /],
  ['/admin', 'Menú de usuario'],
  ['/admin', /^Buscar/],
  ['/galeria', /^Ver /],
]

/** Markup that the checker refuses although every browser reads it as intended. */
const MEANT = [
  // Mantine writes its responsive rules beside their element; prerendered pages have none.
  /“style” element/,
  // The entries of Mantine's menu are buttons with blocks inside.
  /mantine-Menu-item(?:Section|Label)/,
  // Without these roles older screen readers would not see a table whose rows are cards.
  /“role” attribute must not be used on an? “(?:tr|th|td)”/,
  /“(?:table|rowgroup)” role is unnecessary/,
]

const prerendered = () =>
  readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, html: readFileSync(join(DIST, name), 'utf8') }))

/** Each screen of the panel with its overlays, as the browser has it. */
async function live(url) {
  const browser = await playwright.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS })
  try {
    const page = await browser.newPage({ locale: 'es-EC', reducedMotion: 'reduce' })
    const shot = async (name) => ({
      name,
      html: `<!doctype html>${await page.evaluate(() => document.documentElement.outerHTML)}`,
    })
    await signIn(page, 'jefe', url)
    const pages = []
    for (const path of [...PANEL, ...MORE]) {
      await page.goto(url + path)
      await waitUntilDrawn(page)
      if (path.includes('nuevo')) await page.getByRole('dialog').waitFor()
      pages.push(await shot(path))
    }
    for (const [path, name] of OPENED) {
      await page.goto(url + path)
      await waitUntilDrawn(page)
      await page.getByRole('button', { name }).first().click()
      await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor()
      pages.push(await shot(`${path} ${name}`))
    }
    return pages
  } finally {
    await browser.close()
  }
}

/** The HTML errors in the build's files, a central's pages and the pages that the app draws, one line each. */
export async function checkHtml(central) {
  const server = await serve({ dir: DIST })
  try {
    const files = await htmlErrors([...prerendered(), ...(await pagesOf(central))])
    const drawn = await htmlErrors(await live(server.url))
    return [...files, ...drawn.filter((error) => !MEANT.some((pattern) => pattern.test(error)))]
  } finally {
    await server.close()
  }
}
