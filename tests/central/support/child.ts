import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { Client } from './client'
import { type Engine, newDatos, newFolder, newPostgres } from './engines'

export type Child = {
  process: ChildProcess
  url: string
  /** What it printed for the person. */
  said(): string
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>
}

type Started = Pick<Child, 'process' | 'said' | 'ended'>

/** `npm run central`, as a process of its own in a folder that has a build in `dist`. */
export function run(folder: string, env: NodeJS.ProcessEnv, ...args: string[]): Started {
  const child = spawn(process.execPath, [inject('server'), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', DATOS: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  const ended = new Promise<number | NodeJS.Signals | null>((done) => {
    child.once('close', (code, signal) => done(code ?? signal))
  })
  return { process: child, said: () => said, ended }
}

/** A central that answers. */
async function startChild(folder: string, env: NodeJS.ProcessEnv): Promise<Child> {
  const started = run(folder, env)
  const url = await new Promise<string>((ready, failed) => {
    const look = () => {
      const found = /Bomberos está en (http\S+),/.exec(started.said())?.[1]
      if (found) ready(found.replace('localhost', '127.0.0.1'))
    }
    started.process.stdout?.on('data', look)
    void started.ended.then((code) => failed(new Error(`ended with ${code}: ${started.said()}`)))
  })
  return { ...started, url }
}

/**
 * A folder with a build and, for PGlite, an empty database; and the environment that names the engine. It goes with the
 * test.
 */
export async function place(engine: Engine): Promise<{ folder: string; env: NodeJS.ProcessEnv }> {
  const folder = engine === 'PGlite' ? newDatos() : newFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), '<meta charset="utf-8" />')
  return { folder, env: engine === 'PGlite' ? {} : { DATABASE_URL: await newPostgres() } }
}

/** A central that answers, and ends with the test. */
export async function started(folder: string, env: NodeJS.ProcessEnv): Promise<Child> {
  const child = await startChild(folder, env)
  onTestFinished(async () => {
    child.process.kill('SIGKILL')
    await child.ended
  })
  return child
}

/** Somebody of the sample accounts who writes. */
export async function bodega(url: string): Promise<Client> {
  const client = new Client(url)
  await client.signIn('bodega@bomberos.example', 'Bodega2024!')
  return client
}
