import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServer } from '../../src/server/build.mjs'
import { DIST, ROOT } from './build.mjs'
import { answering, run } from './server-process.mjs'

/**
 * Starts a central over the build, with the included database in a temporary folder that `close` removes.
 * @param {NodeJS.ProcessEnv} [more]
 */
export async function startCentral(more = {}) {
  const main = await buildServer(join(ROOT, '.cache/central-tools'))
  const folder = mkdtempSync(join(tmpdir(), 'bomberos-central-'))
  symlinkSync(DIST, join(folder, 'dist'))
  const env = { PATH: process.env.PATH, PORT: '0', DATOS: join(folder, 'datos'), ...more }
  const { url, said, end } = await answering(run([main], { cwd: folder, env }))
  return {
    url,
    /** The code that claims it. */
    codigo: /Código: (\S+)/.exec(said())?.[1] ?? '',
    async close() {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let cookie = ''

/** Calls the API with the session of the last sign-in. @throws when the answer isn't ok */
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

let tick = 0

/** The op with which a device of that name tells the central a record, all its fields written now. */
export function opOf(dispositivo, { c, id = 'unico', ...values }) {
  const hex = (number, length) => number.toString(16).padStart(length, '0')
  const stamp = `${hex(Date.now(), 12)}-${hex(++tick & 0xffff, 4)}-${dispositivo}`
  const fields = Object.entries({ '': true, ...values }).map(([field, value]) => [field, [stamp, value]])
  return { c, id, campos: Object.fromEntries(fields) }
}
