import { PUBLIC_ROUTES } from '../tools/routes.mjs'
import { longest, SLOWDOWN, slowDown } from './longest.mjs'

/** What a task may take before a person feels it, in ms. */
const LIMIT = 50

export const title = `Arranque de una página pública, procesador ${SLOWDOWN} veces más lento: tarea más larga desde el primer toque entre ${LIMIT} ms`

/** From the first touch on, because that is when the app comes; the page itself has been drawn by then. */
async function boot(open, route) {
  const page = await open({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' })
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0
  })
  await slowDown(page)
  await page.goto(route)
  const task = await longest(page, async () => {
    await page.keyboard.press('Shift')
    await page.waitForFunction(() => !('early' in document.getElementById('root')))
  })
  await page.context().close()
  return task
}

export async function run({ open, compare }) {
  for (const route of PUBLIC_ROUTES)
    await compare(route, { subject: () => boot(open, route), baseline: () => LIMIT, runs: 5 })
}
