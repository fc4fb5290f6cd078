import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bodega, place, run, started } from '../support/child'
import { Client, newItem } from '../support/client'
import { newFolder } from '../support/engines'

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
    const told = run(folder, env, 'estado')
    expect([await told.ended, told.said()]).toEqual([
      0,
      expect.stringMatching(
        /en modo de muestra[\s\S]*Base +incluida, en «.*base», [\d,]+ MB[\s\S]*Equipos +1 con/,
      ),
    ])
    const exported = run(folder, env, 'exportar', 'copia.gz')
    expect([await exported.ended, exported.said()]).toEqual([
      0,
      expect.stringContaining('Copia completa en copia.gz'),
    ])
    const elsewhere = await place('PostgreSQL')
    cpSync(join(folder, 'copia.gz'), join(elsewhere.folder, 'copia.gz'))
    const imported = run(elsewhere.folder, elsewhere.env, 'importar', 'copia.gz')
    expect([await imported.ended, imported.said()]).toEqual([
      0,
      expect.stringMatching(/Copia importada: \d+ registros/),
    ])
    const reset = run(elsewhere.folder, elsewhere.env, 'restablecer-clave', 'bodega@bomberos.example')
    expect(await reset.ended).toBe(0)
    const code = /es ahora ([A-Z0-9]{10})\./.exec(reset.said())?.[1] ?? ''
    const other = await started(elsewhere.folder, elsewhere.env)
    const client = new Client(other.url)
    expect((await client.signIn('bodega@bomberos.example', code)).body).toMatchObject({ debeCambiar: true })
    await client.post('/clave', { actual: code, nueva: 'OtraClave2026' })
    expect((await client.sync()).filas.some(({ id }) => id === 'inv-1')).toBe(true)
    for (const [code, says, ...wrong] of [
      [1, 'Ninguna cuenta tiene ese correo.', 'restablecer-clave', 'nadie@example.org'],
      [1, 'No existe el archivo nada.gz.', 'importar', 'nada.gz'],
      [1, 'dist es una carpeta', 'importar', 'dist'],
      [1, 'No existe la carpeta en que debe quedar', 'exportar', 'usb/copia.gz'],
      [2, 'Falta ARCHIVO', 'exportar'],
      [2, 'Sobra «todo»', 'estado', 'todo'],
      [2, 'No se entiende --todo', 'revisar', '--todo'],
      [2, 'No existe la orden «otra»', 'otra', 'x'],
    ] as const) {
      const refused = run(elsewhere.folder, elsewhere.env, ...wrong)
      expect([await refused.ended, refused.said()], wrong.join(' ')).toEqual([
        code,
        expect.stringContaining(says),
      ])
      expect(refused.said()).not.toContain('    at ')
    }
  })

  test('while a central runs, estado says who has the folder, and what needs no database', async () => {
    const { folder, env } = await place('PGlite')
    const central = await started(folder, env)
    const told = run(folder, env, 'estado')
    expect(await told.ended).toBe(0)
    expect(told.said()).toContain(`encendida (proceso ${central.process.pid})`)
    expect(told.said()).toMatch(/Disco +quedan [\d.,]+ [MG]B/)
    const looked = run(folder, env, 'revisar')
    expect([await looked.ended, looked.said()]).toEqual([1, expect.stringContaining('Deténgala primero.')])
    expect((await new Client(central.url).get('/salud')).status).toBe(200)
  })

  test('help opens nothing, and where no central was a command makes none', async () => {
    const folder = newFolder()
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const words of [['ayuda'], ['--help'], ['importar', '--help']]) {
      const help = run(folder, {}, ...words)
      expect([await help.ended, help.said()]).toEqual([
        0,
        expect.stringContaining('restablecer-clave CORREO'),
      ])
    }
    const told = run(folder, {}, 'estado')
    expect([await told.ended, told.said()]).toEqual([1, expect.stringContaining('no hay ninguna central')])
    expect(readdirSync(folder)).toEqual([])
  })
})
