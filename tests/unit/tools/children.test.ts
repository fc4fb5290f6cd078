import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'

const CHILDREN = pathToFileURL(join(import.meta.dirname, '../../tools/children.mjs')).href

/** Whether a process of that number runs. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A runner that started a step, which started a browser; each leaves a file with its number as name. */
async function newRunner(shell: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'bomberos-hijos-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const waits = `require('node:fs').writeFileSync(process.pid + '.txt', ''); setInterval(() => {}, 1000)`
  const step = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(waits)}]); ${waits}`
  writeFileSync(
    join(folder, 'corre.mjs'),
    `import { endWithAll, startOwn } from ${JSON.stringify(CHILDREN)}
     import { writeFileSync } from 'node:fs'
     endWithAll()
     writeFileSync(process.pid + '.txt', '')
     startOwn(process.execPath, ['-e', ${JSON.stringify(step)}], { stdio: 'ignore' })`,
  )
  const options = { cwd: folder, env: { PATH: process.env.PATH, npm_lifecycle_event: 'test' } }
  const runner = shell
    ? spawn('sh', ['-c', `true && "${process.execPath}" corre.mjs`], options)
    : spawn(process.execPath, ['corre.mjs'], options)
  const pids = () =>
    readdirSync(folder).flatMap((name) => (name.endsWith('.txt') ? [Number.parseInt(name, 10)] : []))
  await vi.waitUntil(() => pids().length === 3, { timeout: 20_000 })
  onTestFinished(() => {
    for (const pid of pids().filter(runs)) process.kill(pid, 'SIGKILL')
  })
  return { runner, pids: pids() }
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a runner that is told to end by %s ends its step, and what that one started',
  async (signal) => {
    const { runner, pids } = await newRunner(false)
    runner.kill(signal)
    await vi.waitUntil(() => !pids.some(runs), { timeout: 20_000 })
    expect(pids.filter(runs)).toEqual([])
  },
)

test('a shell of npm that ends without a word ends them too', async () => {
  const { runner, pids } = await newRunner(true)
  runner.kill('SIGTERM')
  await vi.waitUntil(() => !pids.some(runs), { timeout: 20_000 })
  expect(pids.filter(runs)).toEqual([])
})
