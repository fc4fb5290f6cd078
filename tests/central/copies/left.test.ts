import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { exportTo } from '@/server/copies/export'
import { ENGINES } from '../support/engines'
import { emptyTables, JEFA, useCentral } from '../support/world'

describe.each(ENGINES)('a start with an empty database beside copies · %s', (engine) => {
  const central = useCentral(engine)
  const fileOf = (day: string) => join(central.copias, `central-${day}.ndjson.gz`)
  const copyOf = (day: string) => exportTo(central.database, fileOf(day))
  const lose = () => emptyTables(central.database)
  const mode = async () => (await central.visitor().get('/salud')).body.modo
  beforeEach(() => mkdirSync(central.copias))

  test('is refused, says how the newest copy is put back, and goes on once the copies are elsewhere', async () => {
    const elsewhere = `${central.copias} de antes`
    await central.claim()
    await copyOf('2026-11-23')
    await copyOf('2026-11-24')
    await lose()
    await expect(central.again()).rejects.toThrow(`npm run central -- importar "${fileOf('2026-11-24')}"`)
    await expect(central.again()).rejects.toThrow(`lleve antes la carpeta «${central.copias}» a otro lugar`)
    expect(await central.database.query('select 1 from registro')).toEqual([])

    renameSync(central.copias, elsewhere)
    await central.again()
    expect(await mode()).toBe('muestra')
    rmSync(elsewhere, { recursive: true })
  })

  test('names a whole copy before a damaged one, and is refused beside a damaged one alone', async () => {
    await central.claim()
    await copyOf('2026-11-23')
    writeFileSync(fileOf('2026-11-24'), 'nada')
    await lose()
    await expect(central.again()).rejects.toThrow(fileOf('2026-11-23'))
    rmSync(fileOf('2026-11-23'))
    await expect(central.again()).rejects.toThrow(fileOf('2026-11-24'))
    rmSync(fileOf('2026-11-24'))
    await central.again()
  })

  test('goes on where only a central that nobody had claimed was copied, and beside a brigade’s own data', async () => {
    await copyOf('2026-11-23')
    await lose()
    await central.again()
    expect(await mode()).toBe('muestra')
    const chief = await central.claim()
    await copyOf('2026-11-24')
    await central.again()
    chief.url = central.url
    expect((await chief.signIn(JEFA.correo, JEFA.clave)).status).toBe(201)
  })
})
