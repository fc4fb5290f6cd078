import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { chromium } from 'playwright-core'
import { DIST } from './build.mjs'
import { findChromium, LAUNCH_ARGS, waitUntilDrawn } from './chromium.mjs'
import { judge, precached } from './judge.mjs'
import { PUBLIC_ROUTES } from './routes.mjs'
import { serve } from './serve.mjs'

/** Bytes as they travel: brotli at quality 11, or the file itself where that is smaller. */
const BUDGETS = {
  // The first page moves by some bytes with the hashes in its files' names.
  html: { name: 'HTML de la primera respuesta', limit: 16_900 },
  script: { name: 'JavaScript hasta el reposo', limit: 163_400 },
  files: { name: 'Archivos hasta el reposo', limit: 19 },
  // Is written from the records of all modules.
  privacy: { name: 'JavaScript de la privacidad', limit: 223_200 },
  // Reads what the panel froze or published, with the panel's own code: a cut and its sums, the months of the law.
  budget: { name: 'JavaScript de las cuentas', limit: 171_100 },
  // Draws Markdown, with what the help draws too.
  document: { name: 'JavaScript de un documento', limit: 199_400 },
  // Shares, scans and opens packets.
  own: { name: 'JavaScript de Mis reportes', limit: 226_500 },
  // A call, answers that wait, shifts and one's own data.
  mine: { name: 'JavaScript de Mi lugar', limit: 173_000 },
  // Compares, keeps and shares it, and says what came of it.
  begun: { name: 'JavaScript de un reporte', limit: 256_300 },
  precache: { name: 'Precarga del worker', limit: 1_617_000 },
}

/** Public routes that load more than the others. */
const OWN = {
  '/politicas': BUDGETS.privacy,
  '/transparencia/presupuesto': BUDGETS.budget,
  '/transparencia/lotaip': BUDGETS.budget,
}

const compress = promisify(brotliCompress)
const sizes = new Map()

async function size(file) {
  const known = sizes.get(file)
  if (known) return known
  const raw = readFileSync(join(DIST, file))
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  const sized = { file, bytes: Math.min(raw.length, (await compress(raw, options)).length) }
  sizes.set(file, sized)
  return sized
}

const load = async (budget, subject, files) => ({
  budget,
  subject,
  files: await Promise.all([...new Set(files)].map(size)),
})

/** Counts files instead of bytes: on a phone each costs a round trip, however small it is. */
const counted = (budget, subject, files) => ({
  budget,
  subject,
  files: files.map((file) => ({ file, bytes: 1 })),
})

const fileOf = (pathname) => decodeURI(pathname).replace(/^\//, '')

/** The file that answers a route, as serve.mjs and static hosting pick it. */
const answerTo = (route) =>
  [`${fileOf(route) || 'index'}.html`, '200.html', 'index.html'].find((file) => existsSync(join(DIST, file)))

/** Longer than a page waits for a processor that it shares with the unit tests. */
const QUIET_MS = 1000

/** Resolves once the page was idle and has requested nothing for a while since. */
function restOf(page) {
  const pending = new Set()
  let last = Date.now()
  const begin = (request) => pending.add(request)
  const end = (request) => {
    pending.delete(request)
    last = Date.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  return async () => {
    // With a time limit, because a page in the background may never become idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
    last = Date.now()
    const limit = last + 30_000
    while (pending.size > 0 || Date.now() < last + QUIET_MS) {
      if (Date.now() > limit) throw new Error(`${page.url()} no termina de cargar`)
      await pause(25)
    }
  }
}

/**
 * Every script that a page on this route requests until it rests, including a first key press, which wakes a page that
 * waits for the app; and, for a named field, its first letter. The worker is off, because it fetches the precache.
 */
async function requestsOf(browser, address, firstKey) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const scripts = []
  const files = new Set()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === address.origin) files.add(pathname)
    if (request.resourceType() === 'script') scripts.push(fileOf(pathname))
  })
  const rest = restOf(page)
  await page.goto(address.href)
  await page.keyboard.press('Shift')
  await waitUntilDrawn(page)
  if (firstKey) await page.getByLabel(firstKey, { exact: true }).press('H')
  await rest()
  await context.close()
  return { scripts: scripts.filter((file) => existsSync(join(DIST, file))), files: [...files] }
}

async function measure() {
  const pages = readdirSync(DIST, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html'))
  const first = new Set([...PUBLIC_ROUTES.map(answerTo), ...pages])
  const loads = await Promise.all([...first].map((file) => load(BUDGETS.html, file, [file])))
  const server = await serve({ dir: DIST })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS })
  try {
    // One after another, because a page that waits for the processor would seem to rest.
    for (const [route, budget, field] of [
      ...PUBLIC_ROUTES.map((route) => [route, OWN[route] ?? BUDGETS.script]),
      [pages.find((file) => file.startsWith('transparencia/rc-')), BUDGETS.document],
      ['reportar/mis-reportes', BUDGETS.own],
      ['mi', BUDGETS.mine],
      ['reportar', BUDGETS.begun, 'Título'],
    ]) {
      const address = new URL(route.replace(/\.html$/, ''), server.url)
      const { scripts, files } = await requestsOf(browser, address, field)
      loads.push(await load(budget, address.pathname, scripts))
      if (budget === BUDGETS.script) loads.push(counted(BUDGETS.files, address.pathname, files))
    }
  } finally {
    await browser.close()
    await server.close()
  }
  const worker = precached(readFileSync(join(DIST, 'sw.js'), 'utf8'))
  loads.push(await load(BUDGETS.precache, 'sw.js', worker.map(fileOf)))
  return judge(loads)
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const amount = (row, value) => (row.name === BUDGETS.files.name ? String(value) : kB(value))

/** Routes share most of their files, so only the largest load of a broken budget is listed by file. */
function print(rows) {
  for (const row of rows) {
    const sum = `${amount(row, row.total).padStart(10)} de ${amount(row, row.limit).padEnd(10)}`
    console.log(`${row.broken ? '✗' : '✓'} ${row.name.padEnd(30)} ${row.subject.padEnd(24)} ${sum}`)
    const [heaviest] = rows.filter(({ name }) => name === row.name).sort((a, b) => b.total - a.total)
    if (row !== heaviest && row.total > 0) continue
    for (const { file, bytes } of row.largest)
      console.log(`      ${amount(row, bytes).padStart(10)}  ${file}`)
  }
}

const rows = await measure()
print(rows)
if (rows.some(({ broken }) => broken)) process.exitCode = 1
