import { type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { findChromium } from '../../../tools/chromium.mjs'
import { WAIT_MS } from '../../../tools/limits.mjs'
import { temporaryFolder } from '../fixture'

/** What a browser needs to be driven, as root, without a screen or /dev/shm; not one flag more, none of Playwright's. */
const NEEDED = [
  '--headless',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--remote-debugging-pipe',
  '--lang=es-EC',
  '--window-size=1280,800',
]

/** A browser as people have it, of its own and with an empty profile: motion, worker, every process and thread. */
export async function launchUnmodified(options: BrowserContextOptions): Promise<BrowserContext> {
  const profile = temporaryFolder()
  const context = await chromium.launchPersistentContext(profile.dir, {
    ...options,
    executablePath: await findChromium(),
    ignoreDefaultArgs: true,
    args: [...NEEDED, `--user-data-dir=${profile.dir}`, 'about:blank'],
    env: { ...process.env, TZ: 'America/Guayaquil' },
    viewport: null,
  })
  context.setDefaultTimeout(WAIT_MS)
  context.once('close', profile.remove)
  return context
}
