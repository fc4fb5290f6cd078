import { PUBLIC_ROUTES } from '../tools/routes.mjs'
import { openBare, tasksOf } from './support/bare.mjs'
import { SLOWDOWN } from './support/longest.mjs'
import { serveScriptless } from './support/scriptless.mjs'

/** What a task may take before a person feels it, in ms. */
const LIMIT = 50
const TURNS = 5

export const title = `Arranque de una página pública, desde que se abre hasta que está la aplicación, con ${SLOWDOWN} veces el tiempo de procesador: la tarea más larga entre ${LIMIT} ms; lo que bloquea y todo el trabajo, entre la misma página sin ningún script`

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
  const tasks = await tasksOf(page.session, async () => {
    await page.send('Page.navigate', { url: address })
    await page.evaluate(ready)
  })
  await page.close()
  const slow = tasks.map((ms) => ms * SLOWDOWN)
  const sum = (times) => times.reduce((all, ms) => all + ms, 0)
  return {
    longest: Math.max(0, ...slow),
    // What a tap may have to wait. A page that blocks nothing counts as one whose longest task is felt.
    blocked: Math.max(LIMIT, sum(slow.map((ms) => Math.max(0, ms - LIMIT)))),
    work: sum(slow),
  }
}

export async function run({ browser, compare, url }) {
  const plain = await serveScriptless()
  try {
    for (const route of PUBLIC_ROUTES) {
      const turns = []
      for (let turn = 0; turn <= TURNS; turn++)
        turns.push({
          without: await boot(browser, plain.url + route),
          with: await boot(browser, url + route),
        })
      const line = (name, subject, baseline) => {
        let at = 0
        return compare(`${route}: ${name}`, {
          baseline: () => baseline(turns[at].without),
          subject: () => subject(turns[at++].with),
          runs: TURNS,
        })
      }
      await line(
        'tarea más larga',
        ({ longest }) => longest,
        () => LIMIT,
      )
      await line(
        'bloquea',
        ({ blocked }) => blocked,
        ({ blocked }) => blocked,
      )
      await line(
        'trabajo',
        ({ work }) => work,
        ({ work }) => work,
      )
    }
  } finally {
    await plain.close()
  }
}
