import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DIST } from '../tools/build.mjs'
import { serve } from '../tools/serve.mjs'
import { SLOWDOWN, slowDown } from './support/longest.mjs'
import { slowNetwork } from './support/slow-network.mjs'

// Compared with the same page written by hand: same text, styles and pictures, without a script.
export const title = `Pintura mayor en un teléfono lento (red 3G rápida, procesador ${SLOWDOWN} veces más lento), contra la misma página sin ningún script`

const PHONE = { viewport: { width: 360, height: 740 }, serviceWorkers: 'block' }
const SCRIPTS = /<script\b[\s\S]*?<\/script>|<link rel="(?:modulepreload|manifest)"[^>]*>/g

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
  const dir = mkdtempSync(join(tmpdir(), 'bomberos-'))
  cpSync(DIST, dir, { recursive: true })
  const pages = readdirSync(DIST, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html') && file !== '200.html')
  for (const file of pages) {
    writeFileSync(join(dir, file), readFileSync(join(DIST, file), 'utf8').replace(SCRIPTS, ''))
  }
  const plain = await serve({ dir })
  try {
    for (const file of pages) {
      const path = `/${file.replace(/(?:index)?\.html$/, '')}`
      await compare(path, {
        subject: () => largestPaint(open, url + path),
        baseline: () => largestPaint(open, plain.url + path),
        runs: 5,
      })
    }
  } finally {
    await plain.close()
    rmSync(dir, { recursive: true, force: true })
  }
}
