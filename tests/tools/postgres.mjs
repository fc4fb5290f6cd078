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

/** The user to run as: PostgreSQL refuses root, so it gets the user that Debian's package makes. */
function ownUser() {
  if (process.getuid?.() !== 0) return {}
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((text) => text.startsWith('postgres:'))
  const [, , uid, gid] = (line ?? '').split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Ends PostgreSQL when this process is gone, however it ended. */
const WITH_PARENT = '"$@" & cat > /dev/null; kill -QUIT $!; wait $!'

/**
 * A cluster for this run, in a folder that its user can reach. It goes with the run, so nothing is flushed to the disk.
 * @returns {Promise<{ url: string, close(): Promise<void> }>} the address of its server, without a database
 */
export async function startPostgres() {
  const bin = findPostgres()
  if (!bin) throw new Error('No hay PostgreSQL: node tests/tools/install.mjs --postgres')
  const user = ownUser()
  const folder = mkdtempSync(join(tmpdir(), 'bomberos-postgres-'))
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
  ]
  const server = spawn(
    'sh',
    [
      '-c',
      WITH_PARENT,
      'sh',
      join(bin, 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...user, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] },
  )
  const ended = new Promise((done) => server.once('close', done))
  await new Promise((ready, failed) => {
    let said = ''
    server.stderr.setEncoding('utf8').on('data', (text) => {
      said += text
      if (said.includes('ready to accept connections')) ready(undefined)
    })
    server.once('close', () => failed(new Error(`PostgreSQL terminó: ${said}`)))
  })
  return {
    url: `postgres://central@127.0.0.1:${port}`,
    async close() {
      server.stdin.end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
