import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { type Answering, answering, runServer, type Started } from '../../tools/server-process.mjs'
import { Client } from './client'
import { type Engine, newDatos, newFolder, newPostgres } from './engines'

/** `npm run central` with these arguments. */
export const run = (folder: string, env: NodeJS.ProcessEnv, ...args: string[]): Started =>
  runServer(inject('server'), folder, env, ...args)

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
export async function started(folder: string, env: NodeJS.ProcessEnv): Promise<Answering> {
  const child = await answering(run(folder, env))
  onTestFinished(async () => {
    await child.end('SIGKILL')
  })
  return child
}

/** Somebody of the sample accounts who writes. */
export async function bodega(url: string): Promise<Client> {
  const client = new Client(url)
  const { status, body } = await client.signIn('bodega@bomberos.example', 'Bodega2024!')
  if (status !== 201) throw new Error(`/sesion ${status} ${JSON.stringify(body)}`)
  return client
}
