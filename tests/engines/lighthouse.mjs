import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findChromium } from '../tools/chromium.mjs'

/** Lighthouse needs a newer Node than the app: npx fetches both for this run alone. */
const LIGHTHOUSE = ['--yes', '--package=node@22.23.3', '--package=lighthouse@13.5.0', '--', 'lighthouse']

/** Performance depends on the machine; `npm run bench` compares it. */
const OPTIONS = [
  '--only-categories=accessibility,best-practices,seo',
  ...['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox --disable-gpu'],
]

const run = promisify(execFile)

async function faultsOf(url) {
  const env = { ...process.env, CHROME_PATH: await findChromium() }
  const { stdout } = await run('npx', [...LIGHTHOUSE, url, ...OPTIONS], { env, maxBuffer: 2 ** 28 })
  const { audits, categories, runtimeError } = JSON.parse(stdout)
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const failed = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 1)
  return failed.map(({ title, details }) => {
    const [first] = details?.items ?? []
    return `${new URL(url).pathname}: ${title} ${first?.node?.snippet ?? ''}`
  })
}

/**
 * Everything for which Lighthouse takes points off, one line each.
 * @param {readonly string[]} urls
 */
export async function lighthouseFaults(urls) {
  const faults = []
  for (const url of urls) faults.push(...(await faultsOf(url)))
  return faults
}
