import { spawn } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { buildServer } from '../../../src/server/build.mjs'
import { DIST, ROOT } from '../../tools/build.mjs'
import { temporaryFolder } from './fixture'
import { collectErrors, launch, waitForApp } from './harness'

/** What a browser says by itself of a call that failed, which is what these tests provoke. */
const LOST = /Failed to load resource|net::ERR/

export type Station = {
  url: string
  /** The code that claims the central. */
  codigo: string
  /** A browser of its own; its page is empty. */
  device(options?: BrowserContextOptions): Promise<Page>
}

/** The built server; one bundle for all files of a process. */
let server: Promise<string> | undefined

/**
 * Runs the body beside the app's own central, in modo de muestra, with an empty database. Fails on errors that a page
 * reports, except those of a lost network.
 */
export async function withCentral(body: (station: Station) => Promise<void>): Promise<void> {
  server ??= buildServer(join(ROOT, '.cache/central-e2e'))
  const { dir, remove } = temporaryFolder()
  symlinkSync(DIST, join(dir, 'dist'))
  const child = spawn(process.execPath, [await server], {
    cwd: dir,
    env: { PATH: process.env.PATH, PORT: '0', DATOS: join(dir, 'datos') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => child.once('close', done))
  const said = await new Promise<string>((ready, failed) => {
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (part) => {
      text += part
      if (text.includes('Ctrl+C')) ready(text)
    })
    void ended.then(() => failed(new Error(`the central ended: ${text}`)))
  })
  const url = /Bomberos está en (http\S+),/.exec(said)?.[1] ?? ''
  const codigo = /primera cuenta: (\S+)/.exec(said)?.[1] ?? ''
  const devices: Awaited<ReturnType<typeof launch>>[] = []
  const errors: string[][] = []
  try {
    await body({
      url,
      codigo,
      async device(options) {
        const context = await launch({ baseURL: url, serviceWorkers: 'block', ...options })
        devices.push(context)
        errors.push(await collectErrors(context))
        context.on('page', waitForApp)
        return context.newPage()
      },
    })
    const unasked = errors.flat().filter((error) => !LOST.test(error) && !/service worker/.test(error))
    if (unasked.length > 0) throw new Error(`the pages reported errors:\n${unasked.join('\n')}`)
  } finally {
    for (const context of devices) await context.close()
    child.kill()
    await ended
    remove()
  }
}
