import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DIST } from '../tools/build.mjs'
import { serve } from '../tools/serve.mjs'
import { SLOWDOWN, slowDown } from './support/longest.mjs'
import { slowNetwork } from './support/slow-network.mjs'

// Nothing of it is drawn ahead: what is seen first is the shell with the 911, or the app where it is faster.
export const title = `Lo primero que se ve en «Mi lugar», procesador ${SLOWDOWN} veces más lento, contra la misma página sin ningún script`

const SCRIPTS = /<script\b[\s\S]*?<\/script>|<link rel="(?:modulepreload|manifest)"[^>]*>/g

/** Time in ms of the first paint with something in it. */
async function firstPaint(open, address, slow) {
  const page = await open({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' })
  await slowDown(page)
  if (slow) await slowNetwork(page)
  await page.goto(address)
  const time = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint')
          if (first) resolve(first.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
  await page.context().close()
  return time
}

export async function run({ open, compare, url }) {
  const dir = mkdtempSync(join(tmpdir(), 'bomberos-'))
  cpSync(DIST, dir, { recursive: true })
  const shell = join(dir, '200.html')
  writeFileSync(shell, readFileSync(shell, 'utf8').replace(SCRIPTS, ''))
  const plain = await serve({ dir })
  try {
    // In the station the app arrives while the shell is being drawn, and the two share the processor.
    for (const [network, slow] of [
      ['red 3G rápida', true],
      ['en la estación', false],
    ])
      await compare(`/mi, ${network}`, {
        subject: () => firstPaint(open, `${url}/mi`, slow),
        baseline: () => firstPaint(open, `${plain.url}/mi`, slow),
        runs: 15,
      })
  } finally {
    await plain.close()
    rmSync(dir, { recursive: true, force: true })
  }
}
