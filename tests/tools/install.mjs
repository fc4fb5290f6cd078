import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium, LAUNCH_ARGS } from './chromium.mjs'
import { isInstalled } from './installed.mjs'
import { WAIT_MS } from './limits.mjs'
import { findPostgres } from './postgres.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const say = (text) => console.log(`[instalar] ${text}`)

function fail(text) {
  console.error(`[instalar] ${text}`)
  process.exit(1)
}

/** Never waits for input: stdin is closed, and npm and apt are told not to ask. */
function run(command, args) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', npm_config_yes: 'true' },
    shell: process.platform === 'win32',
  })
  return result.status === 0
}

function packages() {
  if (isInstalled(root)) return
  say('Instalando dependencias (npm ci)…')
  // Under NODE_ENV=production npm would skip what builds and tests the app. No package needs an install script, and one
  // would download a Java that only `npm run engines` needs.
  if (!run('npm', ['ci', '--include=dev', '--include=optional', '--ignore-scripts'])) {
    fail('No se pudieron instalar las dependencias. Revise la conexión y vuelva a intentar.')
  }
  say('Dependencias listas.')
}

const onDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** The programs that `npm run engines` needs: Debian's package, and a file by which it is known to be there. */
const ENGINES = [
  ['firefox-esr', '/usr/bin/firefox-esr'],
  ['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
  ['xvfb', '/usr/bin/xvfb-run'],
  ['xauth', '/usr/bin/xauth'],
  ['default-jre-headless', '/usr/bin/java'],
]

/** Tries to install Debian's packages; returns those that it was asked for and could not. */
function installed(missing) {
  if (missing.length === 0 || !onDebian()) return missing
  say(`Instalando ${missing.join(', ')}…`)
  const done =
    run('apt-get', ['update', '-q']) &&
    run('apt-get', ['install', '-yq', '--no-install-recommends', ...missing])
  return done ? [] : missing
}

const engines = () => installed(ENGINES.filter(([, file]) => !existsSync(file)).map(([name]) => name))

/** PostgreSQL, on which the central's tests run too. */
const postgres = () => installed(findPostgres() ? [] : ['postgresql'])

const PAGE = 'data:text/html,<input value="Bomberos">'

/** Whether it draws a field: a Chromium that lacks a library of the system, or any font at all, ends with an error. */
function draws(path) {
  const profile = mkdtempSync(join(tmpdir(), 'bomberos-'))
  const args = [...LAUNCH_ARGS, `--user-data-dir=${profile}`, '--dump-dom', PAGE]
  const { status, stdout } = spawnSync(path, args, { encoding: 'utf8', timeout: WAIT_MS })
  rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
  return status === 0 && stdout.includes('Bomberos')
}

const playwright = () => run('npx', ['--no-install', 'playwright-core', 'install', 'chromium'])

/** Finds a Chromium that draws, or gets one; returns the packages that are still missing. */
async function browser() {
  const ready = async () => {
    const path = await findChromium()
    if (!path || !draws(path)) return false
    say(`Chromium: ${path}`)
    return true
  }
  if (await ready()) return []
  const found = await findChromium()
  const missing = [...(found ? [] : ['chromium-headless-shell']), 'fonts-liberation']
  say(found ? `${found} no dibuja una página.` : 'No hay Chromium en este equipo.')
  installed(missing)
  if (await ready()) return []
  if (!(await findChromium())) {
    say('Instalando Chromium con Playwright…')
    playwright()
  }
  return (await ready()) ? [] : missing
}

/** Everything that is missing, in one sentence: whoever asks an administrator for it asks once. */
async function programs() {
  const wanted = (name) => process.argv.includes(name)
  const missing = [
    ...(wanted('--engines') ? engines() : []),
    ...(wanted('--postgres') ? postgres() : []),
    ...(wanted('--browser') ? await browser() : []),
  ]
  if (missing.length === 0) return
  const other = missing.includes('chromium-headless-shell')
    ? ' En vez de chromium-headless-shell sirven Chromium o Google Chrome, en el PATH o con CHROME_PATH=/ruta/al/chrome.'
    : ''
  fail(`Faltan programas. En Debian, como root: apt-get install ${missing.join(' ')}.${other}`)
}

packages()
await programs().catch((error) => fail(error.message))
