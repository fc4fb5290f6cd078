import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Child, run, startChild } from './support/child'
import { Client, newItem } from './support/client'
import { ENGINES, type Engine, newDatos, newFolder, newPostgres } from './support/engines'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A folder with a build and, for PGlite, an empty database; and the environment that names the engine. */
async function place(engine: Engine): Promise<{ folder: string; env: NodeJS.ProcessEnv }> {
  const folder = engine === 'PGlite' ? newDatos() : newFolder()
  folders.push(folder)
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), '<meta charset="utf-8" />')
  return { folder, env: engine === 'PGlite' ? {} : { DATABASE_URL: await newPostgres() } }
}

async function started(folder: string, env: NodeJS.ProcessEnv): Promise<Child> {
  const child = await startChild(folder, env)
  onTestFinished(() => void child.process.kill('SIGKILL'))
  return child
}

async function bodega(url: string): Promise<Client> {
  const client = new Client(url)
  await client.signIn('bodega@bomberos.example', 'Bodega2024!')
  return client
}

describe.each(ENGINES)('the process · %s', (engine) => {
  test('killed at any moment of its writes, it keeps everything that it confirmed', async () => {
    const { folder, env } = await place(engine)
    const confirmed: string[] = []
    for (const confirmations of [3, 11, 24]) {
      const { process, url, ended } = await started(folder, env)
      const writers = await Promise.all([bodega(url), bodega(url), bodega(url)])
      const before = confirmed.length
      const killer = () => {
        if (confirmed.length - before >= confirmations) process.kill('SIGKILL')
      }
      await Promise.all(
        writers.map(async (writer) => {
          try {
            for (let n = 0; ; n++) {
              const id = `inv-${writer.device}-${n}`
              const { estados } = await writer.sync([newItem(writer.device, id)])
              if (estados[0]?.estado === 'ok') confirmed.push(id)
              killer()
            }
          } catch {
            // It is gone.
          }
        }),
      )
      expect(await ended).toBe('SIGKILL')
    }
    const { url } = await started(folder, env)
    const { filas } = await (await bodega(url)).sync()
    const kept = new Set(filas.map(({ id }) => id))
    expect(confirmed.filter((id) => !kept.has(id))).toEqual([])
    expect(confirmed.length).toBeGreaterThanOrEqual(38)
  })

  test('ends at once, with a stream open; the next start is the same central', async () => {
    const { folder, env } = await place(engine)
    const { process, url, ended, said } = await started(folder, env)
    const client = await bodega(url)
    const { epoca } = await client.sync()
    const stream = await fetch(`${url}/api/eventos`, { headers: { cookie: client.cookie } })
    const reader = stream.body?.getReader()
    await reader?.read()
    process.kill('SIGTERM')
    // The stream ends by itself: a connection that is cut off throws here.
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read());
    expect(await ended).toBe(0)
    expect(said()).toMatch(/código usted la hace de su brigada y crea la primera cuenta: [A-Z0-9]{10}\n/)
    expect(existsSync(join(folder, 'central.pid'))).toBe(false)
    const next = await started(folder, env)
    expect((await (await bodega(next.url)).sync()).epoca).toBe(epoca)
  })
})

describe('the folder', () => {
  test('has one central at a time; what a killed one left is taken over', async () => {
    const { folder, env } = await place('PGlite')
    const first = await started(folder, env)
    const second = run(folder, env)
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(
      `Otra central ya usa esta carpeta (proceso ${first.process.pid}). Deténgala primero.`,
    )
    expect((await new Client(first.url).get('/salud')).status).toBe(200)
    const { epoca } = (await new Client(first.url).get('/salud')).body
    first.process.kill('SIGKILL')
    await first.ended
    expect(existsSync(join(folder, 'central.pid'))).toBe(true)
    const third = await started(folder, env)
    expect((await new Client(third.url).get('/salud')).body.epoca).toBe(epoca)
    third.process.kill('SIGKILL')
    await third.ended
    // The machine itself went down: PGlite may have lost its last writes, and the phones offer all again.
    const [pid, start] = readFileSync(join(folder, 'central.pid'), 'utf8').split(' ')
    writeFileSync(join(folder, 'central.pid'), `${pid} ${start} otro-arranque`)
    const fourth = await started(folder, env)
    expect((await new Client(fourth.url).get('/salud')).body.epoca).not.toBe(epoca)
  })

  test('commands copy, put back and reset a password', async () => {
    const { folder, env } = await place('PGlite')
    const first = await started(folder, env)
    await (await bodega(first.url)).sync([newItem('aaaaaaaa', 'inv-1')])
    const busy = run(folder, env, 'exportar', 'copia.gz')
    expect([await busy.ended, busy.said()]).toEqual([1, expect.stringContaining('Deténgala primero.')])
    first.process.kill('SIGTERM')
    await first.ended
    const exported = run(folder, env, 'exportar', 'copia.gz')
    expect([await exported.ended, exported.said()]).toEqual([
      0,
      expect.stringContaining('Copia completa en copia.gz'),
    ])
    const elsewhere = await place('PostgreSQL')
    cpSync(join(folder, 'copia.gz'), join(elsewhere.folder, 'copia.gz'))
    const imported = run(elsewhere.folder, elsewhere.env, 'importar', 'copia.gz')
    expect([await imported.ended, imported.said()]).toEqual([0, expect.stringContaining('Copia importada.')])
    const reset = run(elsewhere.folder, elsewhere.env, 'restablecer-clave', 'bodega@bomberos.example')
    expect(await reset.ended).toBe(0)
    const code = /es ahora ([A-Z0-9]{10})\./.exec(reset.said())?.[1] ?? ''
    const other = await started(elsewhere.folder, elsewhere.env)
    const client = new Client(other.url)
    expect((await client.signIn('bodega@bomberos.example', code)).body).toMatchObject({ debeCambiar: true })
    expect((await client.sync()).filas.some(({ id }) => id === 'inv-1')).toBe(true)
    for (const wrong of [
      ['restablecer-clave', 'nadie@example.org'],
      ['importar', 'nada.gz'],
      ['exportar'],
      ['otra', 'x'],
    ]) {
      const refused = run(elsewhere.folder, elsewhere.env, ...wrong)
      expect([await refused.ended, refused.said()], wrong.join(' ')).toEqual([
        1,
        expect.not.stringContaining('    at '),
      ])
    }
  })
})
