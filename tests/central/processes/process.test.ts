import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test, vi } from 'vitest'
import { bodega, place, started } from '../support/child'
import { newItem } from '../support/client'
import { ENGINES } from '../support/engines'

test('told by npm to end, whose shell passes nothing on, it ends in order', async () => {
  const { folder, env } = await place('PGlite')
  const shell = spawn('sh', ['-c', `true && "${process.execPath}" "${inject('server')}"`], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', DATOS: folder, npm_lifecycle_event: 'start', ...env },
  })
  let said = ''
  for (const stream of [shell.stdout, shell.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  await vi.waitUntil(() => said.includes('Dónde escribirlo'))
  shell.kill('SIGTERM')
  await vi.waitUntil(() => said.includes('"fin"'))
  expect(existsSync(join(folder, 'central.pid'))).toBe(false)
})

describe.each(ENGINES)('the process · %s', (engine) => {
  test('killed at any moment of its writes, it keeps everything that it confirmed', async () => {
    const { folder, env } = await place(engine)
    const confirmed: string[] = []
    for (const confirmations of [5, 17]) {
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
    expect(confirmed.length).toBeGreaterThanOrEqual(22)
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
    // The code's own fragment opens the page with it, and nothing stands below where to type it.
    expect(said().replace(/\{"hora".*\n/g, '')).toMatch(
      /\n {2}Dirección: http:\/\/localhost:\d+\/login#central=([A-Z0-9]{10})\n {2}Código: \1\n {2}Dónde escribirlo: .*«¿Le dieron un código\?»\n\n$/,
    )
    expect(existsSync(join(folder, 'central.pid'))).toBe(false)
    const next = await started(folder, env)
    expect((await (await bodega(next.url)).sync()).epoca).toBe(epoca)
  })
})
