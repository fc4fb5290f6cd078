import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
} from 'playwright-core'
import { expect } from 'vitest'
import { strangeKeys } from '../../known-keys'
import { RELAXED } from '../../relaxed'
import { DIST, ROOT } from '../../tools/build.mjs'
import { findChromium, LAUNCH_ARGS, waitUntilDrawn } from '../../tools/chromium.mjs'
import { WAIT_MS } from '../../tools/limits.mjs'
import { serve } from '../../tools/serve.mjs'
import { launchUnmodified } from './chromium/unmodified'

export type App = {
  page: Page
  context: BrowserContext
  url: string
  server: Awaited<ReturnType<typeof serve>>
}

export type AppOptions = BrowserContextOptions & {
  /** Console errors that the test provokes itself; all others fail it. */
  allow?: RegExp[]
  /** Another build to serve instead of dist. */
  dir?: string
  /** The test needs the worker. Without it a page starts in half the time, as nothing is precached. */
  worker?: boolean
  /** The test looks at prerendered pages before the app takes over. */
  early?: boolean
  /** A browser with none of what makes the others fast: without a flag, with motion, with the worker. */
  unmodified?: boolean
}

/** One Chromium for all files of a worker; it ends when the process at the other end of its pipe does. */
let shared: Promise<Browser> | undefined

/** No page here lives long enough for optimized code to pay off: this saves a tenth of the time. */
const SHORT_LIVED = '--js-flags=--no-maglev --no-turbofan'

async function start(): Promise<Browser> {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('No hay Chromium: node tests/tools/install.mjs --browser')
  return chromium.launch({ executablePath, args: [...LAUNCH_ARGS, SHORT_LIVED] })
}

/**
 * A fresh profile in this worker's Chromium, in Ecuador: nothing stored, nobody signed in. Without motion, which costs
 * the most on a machine without a graphics card; tests of motion turn it on.
 */
export async function launch(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  shared ??= start()
  const browser = await shared
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(WAIT_MS)
  return context
}

/** Collects uncaught errors, console errors, CSP violations and unforced commits of all pages of the context. */
export async function collectErrors(context: BrowserContext): Promise<string[]> {
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `CSP ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  })
  await context.addInitScript((relaxed) => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (value, key) {
      const { db, durability } = this.transaction
      if (db.name === 'bomberos' && durability !== 'strict' && !new RegExp(relaxed).test(String(key)))
        console.error(`written without being forced to the disk: ${String(key)}`)
      return put.call(this, value, key)
    }
  }, RELAXED.source)
  return errors
}

/** Resolves when everything that the pages have reported has arrived here. */
function delivered(context: BrowserContext): Promise<unknown> {
  const answer = () => new Promise<void>((resolve) => setTimeout(resolve))
  return Promise.all(context.pages().map((page) => page.evaluate(answer).catch(() => undefined)))
}

const SHOTS = join(ROOT, '.cache/shots')

/** Keeps a picture of each page of a test that failed; returns where they lie. */
async function picturesOf(context: BrowserContext): Promise<string[]> {
  mkdirSync(SHOTS, { recursive: true })
  const name = `rojo ${expect.getState().currentTestName ?? ''}`.replace(/[^\p{L}\d]+/gu, '-').slice(0, 100)
  const pictures = context.pages().map(async (page, index) => {
    const path = join(SHOTS, `${name}-${index + 1}.png`)
    await page.screenshot({ path })
    return [`picture: ${path}`]
  })
  // A page that has crashed has no picture.
  return (await Promise.all(pictures.map((picture) => picture.catch(() => [])))).flat()
}

/** Keys in localStorage that no module names; none when it is blocked or no page of the app is open. */
async function strangersIn(context: BrowserContext): Promise<string[]> {
  const keys = await Promise.all(
    context.pages().map((page) => page.evaluate(() => Object.keys(localStorage)).catch(() => [])),
  )
  return strangeKeys(keys.flat())
}

/** The app's message when it may have no worker; it continues without. */
const NO_WORKER = /No se pudo registrar el service worker/

/** Makes an address count as open only when the app has taken it over, because tests read what the app shows. */
export function waitForApp(page: Page): void {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const go = page[name].bind(page) as (...options: never[]) => Promise<Response | null>
    Object.assign(page, {
      [name]: async (...options: never[]) => {
        const response = await go(...options)
        await waitUntilDrawn(page)
        return response
      },
    })
  }
}

/**
 * Runs the body against the built app on a port of its own, with an empty profile. Afterwards the test fails on
 * errors that `allow` doesn't name. Addresses may be relative: `page.goto('/login')`.
 */
export async function withApp(body: (app: App) => Promise<void>, options: AppOptions = {}): Promise<void> {
  const { allow = [], dir = DIST, early = false, unmodified = false, ...rest } = options
  const worker = options.worker ?? unmodified
  const server = await serve({ dir })
  const serviceWorkers = worker ? 'allow' : 'block'
  const open = unmodified ? launchUnmodified : launch
  const context = await open({ baseURL: server.url, serviceWorkers, ...rest })
  const errors = await collectErrors(context)
  if (!early) context.on('page', waitForApp)
  const unasked = () =>
    errors.filter(
      (error) => ![...allow, ...(worker ? [] : [NO_WORKER])].some((pattern) => pattern.test(error)),
    )
  try {
    await body({ page: await context.newPage(), context, url: server.url, server })
    if (rest.javaScriptEnabled !== false) await delivered(context)
    const strangers = await strangersIn(context)
    if (strangers.length > 0) throw new Error(`stored without a module: ${strangers.join(', ')}`)
    if (unasked().length > 0) throw new Error('the page reported errors that no one asked for')
  } catch (error) {
    const pictures = await picturesOf(context)
    if (error instanceof Error) error.message = [error.message, ...unasked(), ...pictures].join('\n  ')
    throw error
  } finally {
    await context.close()
    await server.close()
  }
}
