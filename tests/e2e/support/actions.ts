import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { WAIT_MS } from '../../tools/limits.mjs'

export type StoredEntry = {
  data: unknown
  timestamp: number
  ttl?: number
  v?: number
  emptied?: boolean
}

/**
 * Goes to another address as the app's own links do, without loading the page again, and waits for another title; on
 * the same screen the caller waits for what it needs. A tab that shows nothing yet loads the page.
 */
export async function follow(page: Page, path: string): Promise<void> {
  if (!page.url().startsWith('http')) {
    await page.goto(path)
    return
  }
  const title = await page.evaluateHandle(() => document.querySelector('h1'))
  const samePage = await page.evaluate((address) => {
    const { pathname } = new URL(address, location.href)
    const same = pathname === location.pathname
    history.pushState(null, '', address)
    return same
  }, path)
  if (samePage) return
  await page.waitForFunction((left) => {
    const now = document.querySelector('h1')
    return now && now !== left && !document.querySelector('[aria-busy=true]')
  }, title)
}

/** Signs in through the login screen and waits until it is gone. */
export async function login(page: Page, email: string, password: string): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar Sesión', exact: true }).click()
  await page.waitForURL((address) => !address.pathname.startsWith('/login'))
}

/** Writes what the login screen leaves behind, for a day, and tells the page as another tab's write would. */
function writeSession(id: string): void {
  const timestamp = Date.now()
  const write = (key: string, entry: object) => {
    localStorage.setItem(key, JSON.stringify(entry))
    dispatchEvent(new StorageEvent('storage', { key }))
  }
  write('bomberos_auth_user', { data: { id }, timestamp })
  write('bomberos_auth_token', { data: `r.${'0'.repeat(32)}`, timestamp, ttl: 86_400_000 })
}

/** Signs the user in by writing the session, before the app starts if it hasn't; the login screen has its own tests. */
export async function actAs(page: Page, user: string): Promise<void> {
  if (page.url().startsWith('http')) return page.evaluate(writeSession, user)
  await page.addInitScript(`
    if (location.protocol.startsWith('http') && !sessionStorage.getItem('prueba')) {
      sessionStorage.setItem('prueba', 'ya')
      ;(${writeSession})(${JSON.stringify(user)})
    }`)
}

/** One entry of localStorage as stored; null when there is none. */
export async function entry(page: Page, key: string): Promise<StoredEntry | null> {
  const raw = await page.evaluate((name) => localStorage.getItem(name), key)
  return raw === null ? null : (JSON.parse(raw) as StoredEntry)
}

/** The records of a stored list; an error when the key is missing. */
export async function records<T = Record<string, unknown>>(page: Page, key: string): Promise<T[]> {
  const stored = await entry(page, key)
  if (!Array.isArray(stored?.data)) throw new Error(`${key} holds no list`)
  return stored.data as T[]
}

/** Holds the key's lock as another tab that writes: the page's writes wait until it is released. */
export async function holdWrites(page: Page, key: string) {
  await page.evaluate(
    (name) =>
      new Promise<void>((held) => {
        void navigator.locks.request(name, () => {
          held()
          return new Promise((release) => Object.assign(globalThis, { release }))
        })
      }),
    key,
  )
  const waiting = () =>
    page.evaluate(async (name) => {
      const { pending = [] } = await navigator.locks.query()
      return pending.some((lock) => lock.name === name)
    }, key)
  const letGo = () => page.evaluate(() => (globalThis as unknown as { release: () => void }).release())
  return { waiting, letGo }
}

export function offline(context: BrowserContext, off = true): Promise<void> {
  return context.setOffline(off)
}

/** The file that the page downloads when `press` presses its button. */
export async function download(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Waits until the worker controls the page, which is after everything is precached. */
export async function waitForWorker(page: Page): Promise<void> {
  const precached = await page.evaluate(async (limit) => {
    await navigator.serviceWorker.ready
    await new Promise<void>((resolve, reject) => {
      const check = () => navigator.serviceWorker.controller && resolve()
      navigator.serviceWorker.addEventListener('controllerchange', check)
      check()
      setTimeout(() => reject(new Error('the worker is active but does not control this page')), limit)
    })
    const name = (await caches.keys()).find((key) => key.includes('precache'))
    return name ? (await (await caches.open(name)).keys()).length : 0
  }, WAIT_MS)
  if (precached === 0) throw new Error('the worker controls the page but has precached nothing')
}

/** Makes storage throw on access, as in a browser that blocks it. Call it before the first page opens. */
export function blockStorage(
  context: BrowserContext,
  blocked: { localStorage?: boolean; indexedDB?: boolean },
): Promise<unknown> {
  const names = Object.entries(blocked).flatMap(([name, on]) => (on ? [name] : []))
  return context.addInitScript((list) => {
    for (const name of list) {
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get() {
          throw new DOMException(`Access to ${name} is denied for this document.`, 'SecurityError')
        },
      })
    }
  }, names)
}
