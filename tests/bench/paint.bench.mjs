import { SLOWDOWN, slowDown } from './support/longest.mjs'
import { serveScriptless } from './support/scriptless.mjs'
import { slowNetwork } from './support/slow-network.mjs'

// Compared with the same page written by hand: same text, styles and pictures, without a script.
export const title = `Pintura mayor en un teléfono lento (red 3G rápida, procesador ${SLOWDOWN} veces más lento), contra la misma página sin ningún script`

const PHONE = { viewport: { width: 360, height: 740 }, serviceWorkers: 'block' }

/** Time in ms of the largest paint, read when no larger one can come: after the app has taken over, if there is one. */
async function largestPaint(open, address) {
  const page = await open(PHONE)
  await slowNetwork(page)
  await slowDown(page)
  await page.goto(address)
  await page.waitForFunction(() => !('early' in document.getElementById('root')))
  const time = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await page.context().close()
  return time
}

export async function run({ open, compare, url }) {
  const plain = await serveScriptless()
  try {
    for (const file of plain.files) {
      const path = `/${file.replace(/(?:index)?\.html$/, '')}`
      await compare(path, {
        subject: () => largestPaint(open, url + path),
        baseline: () => largestPaint(open, plain.url + path),
        runs: 5,
      })
    }
  } finally {
    await plain.close()
  }
}
