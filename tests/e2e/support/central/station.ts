import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { copiasIn } from '@/server/copies/kept'
import { nightly } from '@/server/copies/nightly'
import { open } from '@/server/open'
import { type ACCOUNTS, signIn } from '../../../tools/accounts.mjs'
import { DIST } from '../../../tools/build.mjs'
import { serve } from '../../../tools/serve.mjs'
import { answering, runServer } from '../../../tools/server-process.mjs'
import { button, expectClean, field } from '../admin'
import { launchWithTabs } from '../chromium/tabs'
import { temporaryFolder } from '../fixture'
import { collectErrors, launch, waitForApp } from '../harness'
import { saveForm } from '../panel'
import { startFront, type Weather } from './front'

/** Console errors of a call that failed, a chunk that is missing or a list that has yet to come, which these tests provoke. */
const LOST =
  /Failed to load resource|net::ERR|todavía no está en este dispositivo|todavía no están en este equipo/

export type Station = {
  url: string
  /** The code that claims the central. */
  codigo: string
  /** Changes what happens to the calls of every device from now on. */
  weather(next: Weather): void
  /** A browser of its own; its page is empty. */
  device(options?: BrowserContextOptions): Promise<Page>
  /** A browser whose tabs can be put out of sight. */
  tabs(): Promise<BrowserContext>
  /** Lets the address be served by the central, by another brigade's, or by a host of files with the same build. */
  hosts(which: 'central' | 'another' | 'files'): Promise<void>
  /** A second central over data of its own, at its own address. */
  another(): Promise<{ url: string; codigo: string }>
  /** Lets the copy of the night of that day in November be made, and starts the central again. */
  night(day: number): Promise<void>
  /** Kills the central without warning and starts it again on its data. */
  killed(): Promise<void>
}

const start = (dir: string, env: NodeJS.ProcessEnv) =>
  answering(runServer(inject('server'), dir, { DATOS: join(dir, 'datos'), ...env }))

/** A folder with the build and the data of a central that was started once. */
function centralFolder() {
  const folder = temporaryFolder()
  symlinkSync(DIST, join(folder.dir, 'dist'))
  cpSync(inject('datos'), join(folder.dir, 'datos'), { recursive: true })
  return folder
}

/** What a central does by itself each night, while nobody else has its data. */
async function copyOfNight(folder: string, at: Date): Promise<void> {
  const { database, release } = await open({ folder, url: undefined })
  await nightly(database, copiasIn(folder), at)
  await database.close()
  release()
}

const codeOf = (said: string) => /Código: (\S+)/.exec(said)?.[1] ?? ''

/**
 * Runs the body beside the app's own central, in modo de muestra, on its second start. Fails on errors that a page
 * reports, except those of a lost network and those that the test expects.
 */
export async function withCentral(
  body: (station: Station) => Promise<void>,
  { expects = LOST, env = {} }: { expects?: RegExp; env?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  const { dir, remove } = centralFolder()
  let running = await start(dir, env)
  const startAgain = async () => {
    front.weather = 'fine'
    running = await start(dir, env)
    front.target = running.url
  }
  const killed = async () => {
    await running.end('SIGKILL')
    await startAgain()
  }
  const night = async (day: number) => {
    await running.end('SIGTERM')
    await copyOfNight(join(dir, 'datos'), new Date(2026, 10, day, 4))
    await startAgain()
  }
  const front = await startFront(killed)
  front.target = running.url
  let files: Awaited<ReturnType<typeof serve>> | undefined
  let second: (ReturnType<typeof centralFolder> & { running: typeof running }) | undefined
  const openSecond = async () => {
    if (second) return second
    const folder = centralFolder()
    second = { ...folder, running: await start(folder.dir, env) }
    return second
  }
  const devices: BrowserContext[] = []
  const errors: string[][] = []
  const watch = async (context: BrowserContext): Promise<BrowserContext> => {
    devices.push(context)
    errors.push(await collectErrors(context))
    return context
  }
  try {
    await body({
      url: front.url,
      codigo: codeOf(running.said()),
      weather(next) {
        front.weather = next
      },
      async device(options) {
        const context = await watch(await launch({ baseURL: front.url, serviceWorkers: 'block', ...options }))
        if (options?.javaScriptEnabled !== false) context.on('page', waitForApp)
        return context.newPage()
      },
      async tabs() {
        const context = await watch(await launchWithTabs(front.url))
        context.on('page', waitForApp)
        return context
      },
      async hosts(which) {
        if (which === 'files') files ??= await serve({ dir: DIST })
        const another = which === 'another' ? (await openSecond()).running : undefined
        front.target = (which === 'files' ? files : another)?.url ?? running.url
      },
      async another() {
        const { url, said } = (await openSecond()).running
        return { url, codigo: codeOf(said()) }
      },
      killed,
      night,
    })
    const unasked = errors
      .flat()
      .filter((error) => !LOST.test(error) && !expects.test(error) && !/service worker/.test(error))
    if (unasked.length > 0) throw new Error(`the pages reported errors:\n${unasked.join('\n')}`)
  } catch (error) {
    if (error instanceof Error) error.message += `\n${running.said()}`
    throw error
  } finally {
    for (const context of devices) await context.close()
    await front.close()
    await files?.close()
    await running.end('SIGTERM')
    await second?.running.end('SIGTERM')
    second?.remove()
    remove()
  }
}

/** The rows of the page's database whose keys begin with `prefix`. */
export const rows = <T>(page: Page, prefix: string): Promise<T[]> =>
  page.evaluate(
    (start) =>
      new Promise<never[]>((resolve) => {
        const request = indexedDB.open('bomberos')
        request.onsuccess = () => {
          const range = IDBKeyRange.bound(start, `${start}\uffff`)
          const all = request.result.transaction('datos').objectStore('datos').getAll(range)
          all.onsuccess = () => resolve(all.result as never[])
        }
      }),
    prefix,
  )

/** Signs in at the central and opens the list of people. Resolves once the device has the central's list. */
export async function staff(page: Page, account: keyof typeof ACCOUNTS): Promise<Page> {
  await signIn(page, account)
  await page.goto('/admin/personal')
  await expect.poll(() => rows(page, 'sombra:bomberos_personal_personal')).toHaveLength(1)
  return page
}

/** Changes one field of a person on the open list. */
export async function change(page: Page, name: string, label: string, value: string): Promise<void> {
  await button(page, `Editar ${name}`).click()
  await field(page, label).fill(value)
  await saveForm(page, 'actualizado')
}

/** Claims the central as its chief, with the code that its console printed. One test looks at the form on the way. */
export async function claim(page: Page, codigo: string, { look = false } = {}): Promise<void> {
  await signIn(page, 'jefe')
  await page.goto('/admin/config?tab=central')
  await page.getByLabel('Código de la central').fill(codigo.toLowerCase())
  await page.getByLabel('Nombre', { exact: true }).fill('Rosa Vera')
  await page.getByLabel('Email', { exact: true }).fill('chief@canton.example')
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('Cuartel2026')
  if (look) await expectClean(page)
  await button(page, 'Hacerla de mi brigada').click()
  await page.getByText('La central es de su brigada').waitFor()
  // The chief is signed in with the new account and stays on the screen, although the sample account is gone.
  await page.getByRole('tab', { name: 'Central', selected: true }).waitFor()
}
