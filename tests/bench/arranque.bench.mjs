import { PUBLIC_ROUTES } from '../tools/routes.mjs'
import { longestTask, openBare } from './support/bare.mjs'
import { SLOWDOWN } from './support/longest.mjs'

/** What a task may take before a person feels it, in ms. */
const LIMIT = 50

export const title = `Arranque de una página pública: ${SLOWDOWN} veces el tiempo de procesador de la tarea más larga, desde que se abre hasta que está la aplicación, entre ${LIMIT} ms`

/** Resolves in the page, once the app has taken over and what it drew is on the screen. */
const ready = () =>
  new Promise((done) => {
    const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))
    const look = () => {
      const root = document.getElementById('root')
      if (!root || 'early' in root || !root.hasChildNodes()) return
      changes.disconnect()
      drawn()
    }
    const changes = new MutationObserver(look)
    changes.observe(document, { subtree: true, childList: true })
    look()
  })

/** Nobody touches the page: the app comes when the phone is idle. */
async function boot(browser, address) {
  const page = await openBare(browser)
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 360,
    height: 740,
    deviceScaleFactor: 2,
    mobile: true,
  })
  const task = await longestTask(page.session, async () => {
    await page.send('Page.navigate', { url: address })
    await page.evaluate(ready)
  })
  await page.close()
  return task * SLOWDOWN
}

export async function run({ browser, compare, url }) {
  for (const route of PUBLIC_ROUTES)
    await compare(route, { subject: () => boot(browser, url + route), baseline: () => LIMIT, runs: 5 })
}
