import { workOf } from './bare.mjs'

/** The longest time in ms for which a task may block the page. */
export const LIMIT = 200
/** How much slower than this machine a cheap phone is. */
export const SLOWDOWN = 4
const TURNS = 4

/**
 * The page's work while `body` ran, until what it drew stands: the longest task in ms of processor, the elements that got
 * their style, the files that were asked for, and `until`, the ms until `body` was done.
 */
export async function work(page, body) {
  const session = await page.context().browser().newBrowserCDPSession()
  let [until, files] = [0, 0]
  const count = () => files++
  page.on('request', count)
  try {
    const done = await workOf(session, async () => {
      const since = performance.now()
      await body()
      until = performance.now() - since
      await page.evaluate(
        () =>
          new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
          ),
      )
    })
    return { ...done, until, files }
  } finally {
    page.off('request', count)
    await session.detach()
  }
}

/** The longest of its tasks. */
export const longest = async (page, body) => (await work(page, body)).longest

/**
 * Signed in and inside the panel on a slow machine, with the lists in storage but not read yet.
 * @param {Record<string, object[]>} lists by their keys
 * @param {(page: import('playwright-core').Page) => Promise<void>} before done while the machine is still fast
 */
export async function panelWith(open, lists, before = async () => {}) {
  const page = await open({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript((all) => {
    if (!location.protocol.startsWith('http')) return
    for (const [name, data] of Object.entries(all))
      if (!localStorage.getItem(name))
        localStorage.setItem(name, JSON.stringify({ data, timestamp: Date.now() }))
  }, lists)
  await page.goto('/login?redirect=/admin/test')
  await page.getByLabel('Email', { exact: true }).fill('jefe@bomberos.example')
  await page.getByLabel('Contraseña', { exact: true }).fill('Jefe2024!')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('link', { name: 'Gestión de Inventario' }).waitFor()
  await before(page)
  await page.waitForLoadState('networkidle')
  await slowDown(page)
  return page
}

export async function slowDown(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

const DAY_MS = 86_400_000

/** The `YYYY-MM-DD` day so many days ago. */
export const day = (ago) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)

/** As many as `count`, each made of its number from 0. */
export const repeat = (count, make) => Array.from({ length: count }, (_, n) => make(n))

/**
 * Walks through the steps on a fresh page a few times and prints each one's longest task as a share of the limit.
 * @param {{ visit: () => Promise<import('playwright-core').Page>, steps: Record<string, Function>, compare: Function }} options
 */
export async function compareLongest({ visit, steps, compare }) {
  const times = Object.fromEntries(Object.keys(steps).map((name) => [name, []]))
  for (let turn = 0; turn < TURNS; turn++) {
    const page = await visit()
    for (const [name, step] of Object.entries(steps)) times[name].push(await longest(page, () => step(page)))
    await page.context().close()
  }
  for (const [name, taken] of Object.entries(times)) {
    let next = 0
    await compare(name, { subject: () => taken[next++], baseline: () => LIMIT, runs: taken.length - 1 })
  }
}
