import { spawn } from 'node:child_process'

/**
 * @typedef {object} Started
 * @property {import('node:child_process').ChildProcess} process
 * @property {() => string} said What it printed for the person.
 * @property {Promise<number | NodeJS.Signals | null>} ended The exit code, or the signal that ended it.
 * @property {(signal: NodeJS.Signals) => Promise<unknown>} end Resolves when it has ended.
 */

/** @typedef {Started & { url: string }} Answering */

/** Saves a third of a central's start: none in a test lives long enough for PGlite's optimized code to pay off. */
const SHORT_LIVED = '--liftoff-only'

/** What a central prints at its start, to its last line. */
const READY = /está en http:\/\/localhost:(\d+),[\s\S]*(?:Dirección|Dónde escribirlo): .*\n/

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

// A run that ends in the middle leaves no central behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM')
})

/**
 * Starts a Node process.
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Started}
 */
export function run(args, options) {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  child.once('close', () => running.delete(child))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  const ended = new Promise((done) => {
    child.once('close', (code, signal) => done(code ?? signal))
  })
  const end = (signal) => {
    child.kill(signal)
    return ended
  }
  return { process: child, said: () => said, ended, end }
}

/**
 * Waits until the process prints on which port it listens.
 * @param {Started} started
 * @returns {Promise<Answering>}
 */
export async function answering(started, ready = READY) {
  const port = await new Promise((found, failed) => {
    started.process.stdout?.on('data', () => {
      const [, port] = ready.exec(started.said()) ?? []
      if (port) found(port)
    })
    void started.ended.then((code) => failed(new Error(`ended with ${code}: ${started.said()}`)))
  })
  return { ...started, url: `http://127.0.0.1:${port}` }
}

/**
 * `npm run central` with the bundled `server`, in a folder that has a build in `dist`.
 * @param {string} server
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 */
export const runServer = (server, folder, env, ...args) =>
  run([SHORT_LIVED, server, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', DATOS: folder, ...env },
  })
