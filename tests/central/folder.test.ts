import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bodega, place, run, started } from './support/child'
import { Client, newItem } from './support/client'

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
    await client.post('/clave', { actual: code, nueva: 'OtraClave2026' })
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
