import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { whenShellEnds } from '../../src/server/deploy/parent.mjs'

/** In ms: so long browsers, centrals and databases may take to end in order. */
const PATIENCE_MS = 10_000
/** What a process starts belongs to its group: all of it hears what the group is told. Windows has none. */
const GROUPS = process.platform !== 'win32'

/** @type {Map<import('node:child_process').ChildProcess, Promise<unknown>>} */
const running = new Map()

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function tell(child, signal) {
  try {
    if (GROUPS && child.pid) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // All of it has ended.
  }
}

/**
 * Starts a process that ends with this one, with all that it starts itself; what it leaves behind ends with it.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startOwn(file, args, options) {
  const child = spawn(file, args, { ...options, detached: GROUPS })
  const ended = new Promise((done) => {
    child.once('error', done)
    child.once('exit', done)
  }).then(() => {
    tell(child, 'SIGKILL')
    running.delete(child)
  })
  running.set(child, ended)
  return child
}

/** From now on this process ends all that it started before it ends itself, whoever tells it to. */
export function endWithAll() {
  /** @param {number} code */
  const end = async (code) => {
    for (const child of running.keys()) tell(child, 'SIGTERM')
    await Promise.race([Promise.all(running.values()), pause(PATIENCE_MS)])
    for (const child of running.keys()) tell(child, 'SIGKILL')
    process.exit(code)
  }
  process.once('SIGINT', () => end(130))
  process.once('SIGTERM', () => end(143))
  process.once('SIGHUP', () => end(129))
  whenShellEnds(() => end(143))
}
