// npm run bench [-- <part of a file's name>]: prints ratios only, because times depend on the machine.
import { readdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { DIST } from '../tools/build.mjs'
import { endWithAll } from '../tools/children.mjs'
import { findChromium, LAUNCH_ARGS } from '../tools/chromium.mjs'
import { serve } from '../tools/serve.mjs'
import { ratio } from './support/ratio.mjs'

const [wanted = ''] = process.argv.slice(2)
const here = new URL('./', import.meta.url)
const files = readdirSync(here, { recursive: true })
  .filter((name) => name.endsWith('.bench.mjs') && name.includes(wanted))
  .sort()

endWithAll()
const server = await serve({ dir: DIST })
const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS })

/** A page with an empty profile on the built app; the runner closes it. */
async function open(options = {}) {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    ...options,
  })
  return context.newPage()
}

/**
 * Each file exports `title` and `run(tools)`, which calls `compare(name, { subject, baseline, runs })` for every line
 * of its table.
 */
async function bench(file) {
  const { title, run } = await import(new URL(file, here).href)
  console.log(`\n${title}`)
  const compare = async (name, options) => {
    console.log(`  ${name.padEnd(60)} ${(await ratio(options)).toFixed(2).padStart(8)} ×`)
  }
  try {
    await run({ browser, open, compare, url: server.url })
  } finally {
    for (const context of browser.contexts()) await context.close()
  }
}

try {
  if (files.length === 0) console.log('No hay mediciones con ese nombre.')
  for (const file of files) await bench(file)
} finally {
  await browser.close()
  await server.close()
}
