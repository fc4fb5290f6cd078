import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './build.mjs'
import { endWithAll, startOwn } from './children.mjs'
import { STEP_MS } from './limits.mjs'
import { SECOND_TRIES, secondTries } from './run/second-tries.mjs'

const CACHE = join(ROOT, '.cache')
const REPORTS = join(CACHE, 'tests')
const bin = (name) => join(ROOT, 'node_modules/.bin', name)

/** @param {string} name of the report @param {string} part of `parts.mjs` */
const vitest = (name, part, ...projects) => ({
  env: { TESTS_PART: part },
  command: [
    bin('vitest'),
    'run',
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(REPORTS, `${name}.json`)}`,
    ...projects.map((project) => `--project=${project}`),
  ],
})

const tsc = (project, name) => [
  bin('tsc'),
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  join(CACHE, `${name}.tsbuildinfo`),
  '-p',
  project,
]

/** Each list is one stage: its steps run in parallel, and those of a list in it one after another. */
const HOUSE = [
  { name: 'tipos de la aplicación', command: tsc('.', 'app') },
  { name: 'tipos del worker', command: tsc('sw', 'sw') },
  { name: 'tipos sin navegador', command: tsc('tests/tools/tsconfig.pure.json', 'pure') },
  { name: 'formato y reglas', command: [bin('biome'), 'ci', '--colors=off', '--error-on-warnings', '.'] },
  {
    name: 'código sin uso',
    command: [bin('knip'), '--no-progress', '--no-config-hints', '--config', 'tests/tools/knip.json'],
  },
  { name: 'construcción', command: [bin('vite'), 'build', '--logLevel', 'warn'] },
]

/** What `npm test` takes. Units use the moments in which those in Chromium and of a central wait. These two don't run
 * together: a central's tests kill and start servers, which a machine full of browsers answers too late. */
const FIRST = [
  HOUSE,
  [
    { name: 'unidades', ...vitest('unit', 'first', 'unit', 'panel') },
    [
      { name: 'presupuesto de bytes', command: [process.execPath, 'tests/tools/budgets.mjs'] },
      { name: 'Chromium', ...vitest('e2e', 'first', 'e2e') },
      { name: 'central', ...vitest('central', 'first', 'central') },
    ],
  ],
]

/** What it leaves out. */
const REST = [
  [{ name: 'el resto de Chromium', ...vitest('e2e-rest', 'rest', 'e2e'), longest: true }],
  [{ name: 'lo generado', ...vitest('generated', 'rest', 'unit', 'panel') }],
  [{ name: 'la central en PostgreSQL', ...vitest('central-rest', 'rest', 'central') }],
]

/** Before a release, and after a change of what they are about. */
const DRILLS = [[{ name: 'simulacros', ...vitest('drills', 'drills', 'central') }]]

/** By the word after the command's name. */
const RUNS = { primero: FIRST, resto: REST, simulacros: DRILLS, todo: [...FIRST, ...REST, ...DRILLS] }
const STAGES = RUNS[process.argv[2] ?? 'primero']
if (!STAGES) throw new Error(`Se puede pedir: ${Object.keys(RUNS).join(', ')}.`)

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** The longest step prints as it runs; what the others print is kept for the end, and shown only if they fail. */
function run(step) {
  const { name, command, env = {}, longest = false } = step
  const [file, ...args] = command
  const since = performance.now()
  if (longest) console.log(`\n▸ ${name}`)
  const sink = longest ? 'inherit' : 'pipe'
  const child = startOwn(file, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', sink, sink],
    shell: process.platform === 'win32',
    // A step that hangs fails, instead of holding up whoever waits for the result.
    timeout: STEP_MS,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  return new Promise((resolve) => {
    const finish = (ok) => {
      console.log(`${ok ? '✓' : '✗'} ${name} · ${seconds(since)}`)
      resolve({ step, ok, output })
    }
    child.once('error', (error) => {
      output += error.message
      finish(false)
    })
    child.once('close', (code) => finish(code === 0))
  })
}

async function inTurn(steps) {
  const results = []
  for (const step of [steps].flat()) results.push(await run(step))
  return results
}

const readReports = () =>
  readdirSync(REPORTS).map((name) => JSON.parse(readFileSync(join(REPORTS, name), 'utf8')))

/** What Vitest counted, over all its runs; a step that failed otherwise counts as one failure. */
function totals(reports, failedSteps) {
  const sum = (count) => reports.reduce((all, report) => all + report[count], 0)
  return `${sum('numPassedTests')} passed, ${Math.max(sum('numFailedTests'), failedSteps)} failed`
}

/** A step as somebody types it in the project's folder. */
function typed({ command, env = {} }) {
  const words = command.map((word) => (word === process.execPath ? 'node' : word.replace(ROOT, '')))
  return [...Object.entries(env).map(([name, value]) => `${name}=${value}`), ...words].join(' ')
}

/** How to see alone each test that failed, and each step that failed without one, in the last lines of the run. */
function sayFailed(reports, steps) {
  const files = reports.flatMap(({ testResults }) => testResults).filter(({ status }) => status === 'failed')
  const others = steps.filter(({ env }) => !env || files.length === 0)
  if (files.length + others.length > 0) console.log('\nPara verlo solo:')
  for (const step of others) console.log(`  ${typed(step)}`)
  for (const { name, assertionResults } of files) {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const file = relative(ROOT, name)
    // Vitest reads a name as a pattern.
    for (const { fullName } of failed)
      console.log(`  npx vitest run ${file} -t '${fullName.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}'`)
    if (failed.length === 0) console.log(`  npx vitest run ${file}`)
  }
}

/** Names every test that needed its second try; true when they are few. */
function fewSecondTries(reports) {
  const tries = reports.flatMap(secondTries)
  const few = tries.length <= SECOND_TRIES
  if (tries.length > 0) {
    console.log(`\n${few ? '✓' : '✗'} segundos intentos · ${tries.length} de ${SECOND_TRIES}`)
    for (const { name, why } of tries) console.log(`  ${name}\n    ${why}`)
  }
  return few
}

/**
 * The failed steps. Without a build nothing else can run; otherwise every stage does, because whoever reads a long log
 * wants all that is red in it. Outputs come after their stage: the end of the log says why it failed.
 */
async function check() {
  const all = []
  for (const steps of STAGES) {
    const failed = (await Promise.all(steps.map(inTurn))).flat().filter(({ ok }) => !ok)
    for (const { step, output } of failed) console.log(`\n✗ ${step.name}\n${output.trim()}`)
    all.push(...failed.map(({ step }) => step))
    if (failed.length > 0 && steps === HOUSE) break
  }
  return all
}

endWithAll()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const since = performance.now()
const failedSteps = await check()
const reports = readReports()
const failed = failedSteps.length + (fewSecondTries(reports) ? 0 : 1)
sayFailed(reports, failedSteps)
console.log(`\n${failed ? 'Hay fallos' : 'Todo en orden'} · ${seconds(since)}\n${totals(reports, failed)}`)
process.exitCode = failed ? 1 : 0
