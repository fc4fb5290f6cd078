import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'

const DEBIAN = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs: the newest of Debian's, or what PATH has; undefined when there is none. */
export function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** The user to run as: PostgreSQL refuses root, so it gets the user that Debian's package makes, or nobody. */
function ownUser() {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const named = (name) => users.find((line) => line.startsWith(`${name}:`))
  const [, , uid, gid] = (named('postgres') ?? named('nobody') ?? '').split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Ends PostgreSQL when this process is gone, however it ended. */
const WITH_PARENT = 'exec 3<&0; "$@" & p=$!; { cat <&3 > /dev/null; kill -QUIT $p; } & wait $p'

/** Resolves when the server can be asked. */
async function serve(args, options) {
  const server = spawn('sh', ['-c', WITH_PARENT, 'sh', ...args], {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = new Promise((done) =>
    server.once('exit', () => {
      server.stdin.end()
      done(undefined)
    }),
  )
  await new Promise((ready, failed) => {
    let said = ''
    server.stderr.setEncoding('utf8').on('data', (text) => {
      said += text
      if (said.includes('ready to accept connections')) ready(undefined)
    })
    void ended.then(() => failed(new Error(`PostgreSQL terminó: ${said}`)))
  })
  return { server, ended }
}

/**
 * A cluster for this run, in a folder that its user can reach. It goes with the run, so nothing is flushed to the disk.
 * @param {string} [base] where its folder goes
 * @returns {Promise<{ url: string, ended(): Promise<void>, again(): Promise<void>, close(): Promise<void> }>} the address of its
 *   server, without a database; `ended` says when it ended by itself, and `again` starts it then
 */
export async function startPostgres(base) {
  const bin = findPostgres()
  if (!bin) throw new Error('No hay PostgreSQL: node tests/tools/install.mjs --postgres')
  const user = ownUser()
  // Root's own temporary folder may be closed to everybody else.
  const folder = mkdtempSync(join(base ?? (user.uid === undefined ? tmpdir() : '/tmp'), 'bomberos-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'central', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb falló: ${made.stderr}`)
  const port = await freePort()
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'listen_addresses=127.0.0.1',
    // A socket's path may have 107 characters, and a temporary folder's alone may be longer.
    'unix_socket_directories=',
  ]
  const args = [
    ...[join(bin, 'postgres'), '-D', data, '-p', String(port)],
    ...settings.flatMap((setting) => ['-c', setting]),
  ]
  const begin = () => serve(args, { ...user, cwd: folder })
  let running = await begin()
  return {
    url: `postgres://central@127.0.0.1:${port}`,
    ended: () => running.ended,
    async again() {
      running = await begin()
    },
    async close() {
      running.server.stdin.end()
      await running.ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
