import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { COPYING } from '@/server/copies/kept'
import { nightly } from '@/server/copies/nightly'
import { instantOf } from '@/shared/lib/fecha'
import { newUuid } from '@/shared/storage/ids'
import { newPhoto } from '../support/citizen'
import { type Client, newItem } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const NIGHT = new Date(instantOf('2026-11-03', '04:00'))
const NAME = 'central-2026-11-03.ndjson.gz'

describe.each(ENGINES)('a copy of the night is tried · %s', (engine) => {
  const central = useCentral(engine)
  beforeEach(() => rmSync(central.copias, { recursive: true, force: true }))

  /** The lines of the answer. */
  async function tried(client: Client): Promise<Record<string, unknown>[]> {
    const { body } = await client.call('POST', '/copias/prueba', {
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    return String(body)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  }

  const last = async (client: Client) => (await client.get('/copias')).body.prueba

  /** A brigade with an item and a photo, and last night's copy of it. */
  async function brigade(): Promise<Client> {
    const jefa = await central.claim()
    await jefa.sync([newItem(jefa.device, 'inv-propio', 'Hacha')])
    const { status } = await jefa.call('PUT', `/fotos/${newUuid()}`, { body: new Uint8Array(newPhoto()) })
    expect(status).toBe(201)
    await nightly(central.database, central.copias, NIGHT)
    return jefa
  }

  test('it is put back beside the central, counted and thrown away; the central goes on with its own data', async () => {
    const jefa = await brigade()
    expect(await last(jefa)).toBeNull()
    const rows = async () =>
      (await central.database.query<{ n: number }>('select count(*)::int as n from registro'))[0]?.n
    const before = await rows()
    await jefa.sync([newItem(jefa.device, 'inv-de-hoy', 'Pala')])
    const lines = await tried(jefa)
    expect(lines[0]).toEqual({ paso: 'Preparando una base aparte' })
    expect(lines.at(-1)).toEqual({ fin: true })
    expect(await last(jefa)).toMatchObject({
      copia: NAME,
      registros: before,
      cuentas: 1,
      fotografias: 1,
      mensaje: '',
    })
    expect(await rows()).toBe((before ?? 0) + 1)
    expect(readdirSync(central.copias).sort()).toEqual([NAME, 'fotos'])
  })

  test('one that was cut, or whose photo is gone, is told in words, now and later', async () => {
    const jefa = await brigade()
    const file = join(central.copias, NAME)
    const whole = readFileSync(file)
    writeFileSync(file, whole.subarray(0, whole.length - 200))
    const [cut] = (await tried(jefa)).slice(-1)
    expect(cut?.error).toMatch(/no es una copia|incompleta/)
    expect(await last(jefa)).toMatchObject({ copia: NAME, registros: 0, mensaje: cut?.error })

    writeFileSync(file, whole)
    rmSync(join(central.copias, 'fotos'), { recursive: true })
    const [without] = (await tried(jefa)).slice(-1)
    expect(without?.error).toMatch(/^Falta(?:n)? 1 fotografía/)
    expect(existsSync(join(central.copias, 'prueba'))).toBe(false)
  })

  test('without a copy, or while one is made, nothing is tried and nothing is noted', async () => {
    const jefa = await central.claim()
    expect(await tried(jefa)).toEqual([{ error: 'Todavía no hay ninguna copia que probar.' }])
    await nightly(central.database, central.copias, NIGHT)
    await central.database.alone(COPYING, async () => {
      expect(await tried(jefa)).toEqual([
        { error: 'La central está haciendo o probando una copia. Espere un minuto e intente otra vez.' },
      ])
    })
    expect(await last(jefa)).toBeNull()
  })

  test('only who configures may try one', async () => {
    const jefa = await brigade()
    expect((await central.visitor().post('/copias/prueba')).status).toBe(401)
    const bodega = await central.newPerson(jefa, 'bodega@brigada.example', 'BODEGA')
    expect((await bodega.post('/copias/prueba')).status).toBe(403)
    expect(await last(jefa)).toBeNull()
  })
})
