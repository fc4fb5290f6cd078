import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { findChromium, LAUNCH_ARGS } from '../../../tools/chromium.mjs'
import { WAIT_MS } from '../../../tools/limits.mjs'

export type Killable = { browser: Browser; context: BrowserContext; page: Page; group: number }

async function until<T>(what: string, attempt: () => T | undefined): Promise<T> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await pause(10)) {
    const result = attempt()
    if (result !== undefined) return result
  }
  throw new Error(`timed out: ${what}`)
}

/**
 * Starts Chromium by hand, as leader of a process group of its own, because Playwright gives no process id. Without
 * `worker` no page registers one: precaching would take a fifth of these tests' time.
 */
export async function launchKillable(userDataDir: string, { worker = false } = {}): Promise<Killable> {
  const executable = await findChromium()
  if (!executable) throw new Error('No hay Chromium: node tests/tools/install.mjs --browser')
  const portFile = join(userDataDir, 'DevToolsActivePort')
  rmSync(portFile, { force: true })
  const flags = [`--user-data-dir=${userDataDir}`, '--remote-debugging-port=0', '--window-size=1280,800']
  const child = spawn(executable, [...LAUNCH_ARGS, ...flags, '--lang=es-EC', 'about:blank'], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, TZ: 'America/Guayaquil' },
  })
  const group = child.pid
  if (group === undefined) throw new Error(`could not start ${executable}`)
  const reap = () => signal(group)
  process.once('exit', reap)
  child.once('exit', () => process.off('exit', reap))
  const port = await until('Chromium opens its debugging port', () => {
    try {
      return readFileSync(portFile, 'utf8')
        .match(/^\d+\n/)?.[0]
        .trim()
    } catch {
      return undefined
    }
  })
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  if (!context) throw new Error('Chromium has no default context')
  context.setDefaultTimeout(WAIT_MS)
  if (!worker)
    await context.addInitScript(() => {
      if ('serviceWorker' in navigator)
        navigator.serviceWorker.register = () => Promise.reject(new Error('off'))
    })
  return { browser, context, page: context.pages()[0] ?? (await context.newPage()), group }
}

/** False when no process of the group is left. */
function signal(group: number, name: 'SIGKILL' | 0 = 'SIGKILL'): boolean {
  try {
    return process.kill(-group, name)
  } catch {
    return false
  }
}

/** The processes of the group that still run; zombies only wait for their parent. */
function alive(group: number): boolean {
  if (process.platform !== 'linux') return signal(group, 0)
  return readdirSync('/proc').some((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      const [state, , pgrp] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      return Number(pgrp) === group && state !== 'Z'
    } catch {
      return false
    }
  })
}

/** Ends that Chromium as a person does, who closes its last window. Resolves when all its processes are gone. */
export async function closeGently({ browser, group }: Killable): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  await session.send('Browser.close')
  await until('every Chromium process is gone', () => (alive(group) ? undefined : true))
}

/** Simulates a power failure: SIGKILL to every process of that Chromium at once. Resolves when all are gone. */
export async function killHard({ browser, group }: Killable): Promise<void> {
  signal(group)
  await until('every Chromium process is gone', () => (alive(group) ? undefined : true))
  await until('the connection is lost', () => (browser.isConnected() ? undefined : true))
}

/**
 * Opens the profile on a phone of 360 px with its worker, does something there and ends it so. The phone is dead afterwards,
 * whatever happened.
 */
export async function onPhone(
  profile: string,
  body: (page: Page) => Promise<void>,
  end: typeof killHard,
): Promise<void> {
  const phone = await launchKillable(profile, { worker: true })
  try {
    await phone.page.setViewportSize({ width: 360, height: 740 })
    await body(phone.page)
    await end(phone)
  } finally {
    await killHard(phone)
  }
}
