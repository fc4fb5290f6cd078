import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'
import { findPostgres } from './postgres.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const stamp = `${root}node_modules/.install-hash`
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
  const hash = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  say('Instalando dependencias (npm ci)…')
  // Under NODE_ENV=production npm would skip what builds and tests the app. No package needs an install script, and one
  // would download a Java that only `npm run engines` needs.
  if (!run('npm', ['ci', '--include=dev', '--include=optional', '--ignore-scripts'])) {
    fail('No se pudieron instalar las dependencias. Revise la conexión y vuelva a intentar.')
  }
  writeFileSync(stamp, hash)
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

/** Installs Debian's packages, or ends with a message that names the missing ones. */
function programs(missing) {
  if (missing.length === 0) return
  say(`Instalando ${missing.join(', ')}…`)
  const installed =
    onDebian() &&
    run('apt-get', ['update', '-q']) &&
    run('apt-get', ['install', '-yq', '--no-install-recommends', ...missing])
  if (!installed) fail(`Faltan programas. En Debian, como root: apt-get install ${missing.join(' ')}`)
}

const engines = () => programs(ENGINES.filter(([, file]) => !existsSync(file)).map(([name]) => name))

/** PostgreSQL, on which the central's tests run too. */
const postgres = () => programs(findPostgres() ? [] : ['postgresql'])

const WAYS = [
  {
    name: 'con apt-get',
    when: onDebian,
    try: () =>
      run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-yq', 'chromium-headless-shell']),
  },
  {
    name: 'con Playwright',
    when: () => true,
    try: () => run('npx', ['--no-install', 'playwright-core', 'install', 'chromium']),
  },
]

async function browser() {
  const found = await findChromium()
  if (found) return say(`Chromium: ${found}`)
  for (const way of WAYS) {
    if (!way.when()) continue
    say(`No hay Chromium en este equipo; instalando ${way.name}…`)
    way.try()
    const installed = await findChromium()
    if (installed) return say(`Chromium: ${installed}`)
  }
  fail(
    'No se encontró ni se pudo instalar Chromium, que las pruebas necesitan. ' +
      'Instale Chromium o Google Chrome, o indique su ruta: CHROME_PATH=/ruta/al/chrome npm test',
  )
}

packages()
if (process.argv.includes('--engines')) engines()
if (process.argv.includes('--postgres')) postgres()
if (process.argv.includes('--browser')) await browser().catch((error) => fail(error.message))
