import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keyOf } from '@/server/copies/custodios/key'
import { readLlave } from '@/server/copies/custodios/llave'
import { sealTonight } from '@/server/copies/custodios/tonight'
import { importFrom } from '@/server/copies/import'
import { nightly } from '@/server/copies/nightly'
import { readRepuesta } from '@/server/copies/restored'
import { migrate } from '@/server/database/migrate'
import { instantOf } from '@/shared/lib/fecha'
import type { Client } from '../../support/client'
import { runHere } from '../../support/command'
import { Custodian } from '../../support/custodian'
import { ENGINES, newFolder, type Opened, openEngine } from '../../support/engines'
import { emptyTables, useCentral } from '../../support/world'

describe.each(ENGINES)('the key that put a copy back was tried by that · %s', (engine) => {
  const central = useCentral(engine)
  const folder = newFolder()
  let elsewhere: Opened

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true })
    elsewhere = await openEngine(engine)
    await migrate(elsewhere.database)
  })
  beforeEach(async () => {
    rmSync(central.copias, { recursive: true, force: true })
    await emptyTables(elsewhere.database)
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await elsewhere.close()
  })

  async function newKey(client: Client): Promise<string> {
    const { palabras } = (await client.post('/recuperacion')).body as unknown as { palabras: string[] }
    await client.send('PUT', '/recuperacion', { palabras: palabras.join(' ') })
    return palabras.join(' ')
  }

  const makeNight = () =>
    nightly(central.database, central.copias, new Date(instantOf('2026-11-01', '04:00')))

  /** What a device of this person has of the night, as a file. */
  async function custodianFile(client: Client): Promise<string> {
    await sealTonight(central.database, central.copias)
    const device = new Custodian(client)
    await device.begin()
    const path = join(folder, 'copia.custodia')
    writeFileSync(path, await device.file())
    return path
  }

  const importing = (file: string, typed = '') =>
    runHere('importar', elsewhere.database, file, { folder: join(folder, 'datos'), typed })

  /** What the database elsewhere knows of its key, and of how it began. */
  const known = async () => ({
    llave: await readLlave(elsewhere.database.query),
    repuesta: await readRepuesta(elsewhere.database.query),
  })

  const publicOf = (words: string) => keyOf(words).publica.toString('hex')

  test('by the console: the key of the copy was tried when the copy was put back, and is the same', async () => {
    const jefa = await central.claim()
    const words = await newKey(jefa)
    await makeNight()
    const before = await readLlave(central.database.query)
    expect(before?.probada).toBeNull()
    const begun = new Date().toISOString()
    await importing(await custodianFile(jefa), words)
    const { llave, repuesta } = await known()
    expect(repuesta).toMatchObject({ por: 'consola', clave: true })
    expect(repuesta && repuesta.instante >= begun).toBe(true)
    expect(llave).toEqual({ ...before, probada: repuesta?.instante })
  })

  test('a copy of the night needs no key: it was put back, and nobody tried the key by that', async () => {
    const jefa = await central.claim()
    await newKey(jefa)
    await makeNight()
    await importing(join(central.copias, 'central-2026-11-01.ndjson.gz'))
    const { llave, repuesta } = await known()
    expect(repuesta).toMatchObject({ por: 'consola', clave: false })
    expect(llave?.probada).toBeNull()
  })

  test('a key that is newer than the copy, or than the one in it, goes on as the key', async () => {
    const jefa = await central.claim()
    await makeNight()
    const first = await newKey(jefa)
    await importing(await custodianFile(jefa), first)
    const { llave, repuesta } = await known()
    expect(llave).toMatchObject({ publica: publicOf(first), creada: null, probada: repuesta?.instante })

    rmSync(central.copias, { recursive: true })
    await makeNight()
    const second = await newKey(jefa)
    await emptyTables(elsewhere.database)
    await importing(await custodianFile(jefa), second)
    const after = await known()
    expect(after.llave).toMatchObject({ publica: publicOf(second), creada: null })
    // Its photos have other names, as with any other key.
    expect(after.llave?.nombres).not.toBe((await readLlave(central.database.query))?.nombres)
  })

  test('no copy carries how its central began; when somebody had the words stays true', async () => {
    const jefa = await central.claim()
    const words = await newKey(jefa)
    await makeNight()
    await importing(await custodianFile(jefa), words)
    const { llave } = await known()
    const copy = join(folder, 'exportada.ndjson.gz')
    await runHere('exportar', elsewhere.database, copy, { folder: join(folder, 'datos') })
    await emptyTables(elsewhere.database)
    // As the try of a copy does, whose database is thrown away.
    await importFrom(elsewhere.database, copy)
    expect(await known()).toEqual({ llave, repuesta: null })
  })
})
