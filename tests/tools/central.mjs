import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServer } from '../../src/server/build.mjs'
import { DIST, ROOT } from './build.mjs'

/** A process that says where it listens, in what `said` finds. */
export async function begin(args, options, said) {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] })
  let text = ''
  const url = await new Promise((ready, failed) => {
    child.stdout.setEncoding('utf8').on('data', (part) => {
      text += part
      const [, found] = said.exec(text) ?? []
      if (found) ready(found)
    })
    child.once('close', () => failed(new Error(`no empezó: ${text}`)))
  })
  const close = async () => {
    const ended = new Promise((done) => child.once('close', done))
    child.kill()
    await ended
  }
  return { url, said: () => text, close }
}

/** A central of its own over the build, with the included database in a folder that goes with it. */
export async function startCentral() {
  const main = await buildServer(join(ROOT, '.cache/central-tools'))
  const folder = mkdtempSync(join(tmpdir(), 'bomberos-central-'))
  symlinkSync(DIST, join(folder, 'dist'))
  const env = { PATH: process.env.PATH, PORT: '0', DATOS: join(folder, 'datos') }
  const { url, said, close } = await begin(
    [main],
    { cwd: folder, env },
    /está en (http\S+),[\s\S]*\n {2}Para/,
  )
  return {
    url,
    /** What claims it. */
    codigo: /primera cuenta: (\S+)/.exec(said())?.[1] ?? '',
    async close() {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let cookie = ''

/** A call of the API; the session of the last one that signed in goes along. @throws unless it goes well */
export async function ask(url, path, body) {
  const response = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'x-central': '1', cookie },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie
  return response.json()
}
