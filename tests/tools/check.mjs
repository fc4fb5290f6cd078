import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './build.mjs'
import { STEP_MS } from './limits.mjs'
import { SECOND_TRIES, secondTries } from './second-tries.mjs'

const CACHE = join(ROOT, '.cache')
const REPORTS = join(CACHE, 'tests')
const bin = (name) => join(ROOT, 'node_modules/.bin', name)

const vitest = (name, ...projects) => [
  bin('vitest'),
  'run',
  '--allowOnly=false',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(REPORTS, `${name}.json`)}`,
  ...projects.map((project) => `--project=${project}`),
]

const tsc = (project, name) => [
  bin('tsc'),
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  join(CACHE, `${name}.tsbuildinfo`),
  '-p',
  project,
]

/** Leaves out what takes minutes: for whoever is at work on something. Only a whole run decides what lands. */
const QUICK = process.argv.includes('--quick')

/**
 * Each list is one stage: its steps run in parallel, and the next stage begins only when all are green. Unit tests and
 * budgets use the moments in which those in Chromium wait. A quick run leaves out the steps that are `slow`.
 */
const STAGES = [
  [
    { name: 'tipos de la aplicación', command: tsc('.', 'app') },
    { name: 'tipos del worker', command: tsc('sw', 'sw') },
    { name: 'tipos sin navegador', command: tsc('tests/tools/tsconfig.pure.json', 'pure') },
    { name: 'formato y reglas', command: [bin('biome'), 'ci', '--colors=off', '--error-on-warnings', '.'] },
    {
      name: 'código sin uso',
      command: [bin('knip'), '--no-progress', '--no-config-hints', '--config', 'tests/tools/knip.json'],
    },
    { name: 'construcción', command: [bin('vite'), 'build', '--logLevel', 'warn'], slow: true },
  ],
  [
    { name: 'unidades', command: vitest('unit', 'unit', 'panel') },
    { name: 'presupuesto de bytes', command: [process.execPath, 'tests/tools/budgets.mjs'], slow: true },
    { name: 'Chromium', command: vitest('e2e', 'e2e'), slow: true, longest: true },
  ],
  // By itself: its tests kill and start servers, which a machine full of browsers answers too late.
  [{ name: 'central', command: vitest('central', 'central'), slow: true }],
]

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** The longest step prints as it runs; what the others print is kept for the end, and shown only if they fail. */
function run({ name, command: [file, ...args], longest = false }) {
  const since = performance.now()
  if (longest) console.log(`\n▸ ${name}`)
  const sink = longest ? 'inherit' : 'pipe'
  const child = spawn(file, args, {
    cwd: ROOT,
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
      resolve({ name, ok, output })
    }
    child.once('error', (error) => {
      output += error.message
      finish(false)
    })
    child.once('close', (code) => finish(code === 0))
  })
}

const readReports = () =>
  readdirSync(REPORTS).map((name) => JSON.parse(readFileSync(join(REPORTS, name), 'utf8')))

/** What Vitest counted, over all its runs; a step that failed otherwise counts as one failure. */
function totals(reports, failedSteps) {
  const sum = (count) => reports.reduce((all, report) => all + report[count], 0)
  return `${sum('numPassedTests')} passed, ${Math.max(sum('numFailedTests'), failedSteps)} failed`
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
 * The number of failed steps in the first stage that isn't all green. Their outputs come after the whole stage: whoever
 * is shown only the end of a long log still reads why it failed.
 */
async function check() {
  for (const steps of STAGES) {
    const results = await Promise.all(steps.filter(({ slow }) => !(QUICK && slow)).map(run))
    const failed = results.filter(({ ok }) => !ok)
    for (const { name, output } of failed) console.log(`\n✗ ${name}\n${output.trim()}`)
    if (failed.length > 0) return failed.length
  }
  return 0
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const since = performance.now()
const failedSteps = await check()
const reports = readReports()
const failed = failedSteps + (fewSecondTries(reports) ? 0 : 1)
console.log(`\n${failed ? 'Hay fallos' : 'Todo en orden'} · ${seconds(since)}\n${totals(reports, failed)}`)
process.exitCode = failed ? 1 : 0
