import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keyOf, newWords } from '@/server/copies/custodios/key'
import { readLlave } from '@/server/copies/custodios/llave'
import { sealTonight } from '@/server/copies/custodios/tonight'
import { nightly } from '@/server/copies/nightly'
import type { Database } from '@/server/database/database'
import { migrate } from '@/server/database/migrate'
import { instantOf } from '@/shared/lib/fecha'
import { newUuid } from '@/shared/storage/ids'
import { newPhoto } from '../../support/citizen'
import { type Client, newItem } from '../../support/client'
import { runHere } from '../../support/command'
import { Custodian } from '../../support/custodian'
import { ENGINES, newFolder, type Opened, openEngine } from '../../support/engines'
import { emptyTables, JEFA, useCentral } from '../../support/world'

const night = (day: number) => new Date(instantOf(`2026-11-${String(day).padStart(2, '0')}`, '04:00'))
const SECRET = 'Hacha-secreta-marcada'

describe.each(ENGINES)('custodians of the night’s copy · %s', (engine) => {
  const central = useCentral(engine)
  const folder = newFolder()
  let elsewhere: Opened

  beforeAll(async () => {
    elsewhere = await openEngine(engine)
    await migrate(elsewhere.database)
  })
  beforeEach(() => rmSync(central.copias, { recursive: true, force: true }))
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await elsewhere.close()
  })

  const putKey = (client: Client, palabras: string) => client.send('PUT', '/recuperacion', { palabras })

  async function newKey(client: Client): Promise<string> {
    const { palabras } = (await client.post('/recuperacion')).body as unknown as { palabras: string[] }
    expect((await putKey(client, palabras.join(' '))).status).toBe(204)
    return palabras.join(' ')
  }

  async function putPhoto(client: Client): Promise<Buffer> {
    const body = new Uint8Array(newPhoto())
    expect((await client.call('PUT', `/fotos/${newUuid()}`, { body })).status).toBe(201)
    return Buffer.from(body)
  }

  async function makeNight(day: number): Promise<void> {
    await nightly(central.database, central.copias, night(day))
    await sealTonight(central.database, central.copias)
  }

  /** A brigade with a key, a record, two photos and the copy of a night, and a device that keeps it. */
  async function brigade() {
    const jefa = await central.claim()
    const words = await newKey(jefa)
    await jefa.sync([newItem(jefa.device, 'inv-1', SECRET)])
    const photos = [await putPhoto(jefa), await putPhoto(jefa)]
    await makeNight(1)
    const device = new Custodian(jefa)
    expect((await device.begin()).status).toBe(201)
    return { jefa, words, device, photos }
  }

  let files = 0
  function written(bytes: Buffer): string {
    mkdirSync(folder, { recursive: true })
    const path = join(folder, `copia-${++files}.custodia`)
    writeFileSync(path, bytes)
    return path
  }
  const importing = (file: string, typed: string, name = 'importar') =>
    runHere(name, elsewhere.database, file, { folder: join(folder, 'datos'), typed })

  const rowsOf = async ({ query }: Database) => ({
    registros: await query('select coleccion, id, campos::text as campos, seq from registro order by seq'),
    fotos: await query(`select id, encode(bytes, 'hex') as bytes from foto order by id`),
    custodios: await query('select id, usuario, equipo from custodio'),
    identidad: await query(`select valor from central where clave = 'identidad'`),
    // When it was last tried is another date where it put the copy back.
    llave: { ...(await readLlave(query)), probada: null },
  })

  test('a device’s file and the words bring everything back, photos, custodians and key included', async () => {
    const { words, device } = await brigade()
    const file = written(await device.file())
    await emptyTables(elsewhere.database)
    // As somebody types it from the sheet: capitals, no accents, numbers before the words.
    const typed = words
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toUpperCase()
      .split(' ')
      .map((word, index) => `${index + 1}. ${word}`)
      .join(', ')
    const { text } = await importing(file, typed)
    expect(text).toMatch(/^Copia importada: .* 1 cuenta, 2 fotografías\./)
    const [there, here] = [await rowsOf(elsewhere.database), await rowsOf(central.database)]
    // The device came after the copy of that night was made.
    expect(there).toEqual({ ...here, custodios: [] })
    expect(readdirSync(join(folder, 'datos', 'por-reponer'))).toEqual([])
    await nightly(central.database, central.copias, night(2))
    await sealTonight(central.database, central.copias)
    await emptyTables(elsewhere.database)
    await importing(written(await device.file()), words)
    expect(await rowsOf(elsewhere.database)).toEqual(here)
  })

  test('what a device holds says nothing of what is in it, and neither does the database’s key open it', async () => {
    const { jefa, device, photos, words } = await brigade()
    const file = await device.file()
    const copy = readFileSync(join(central.copias, 'central-2026-11-01.ndjson.gz'))
    expect(file.includes(copy.subarray(0, 64))).toBe(false)
    for (const photo of photos) expect(file.includes(photo.subarray(0, 64))).toBe(false)
    for (const marked of [
      SECRET,
      JEFA.correo,
      JEFA.nombre,
      'registro',
      words.split(' ').slice(0, 3).join(' '),
    ])
      expect(file.includes(marked)).toBe(false)
    const told = JSON.stringify(await device.night())
    const sums = (
      await central.database.query<{ suma: string }>(`select encode(suma, 'hex') as suma from foto`)
    ).map(({ suma }) => suma)
    expect(sums).toHaveLength(2)
    for (const sum of sums) expect(told).not.toContain(sum.slice(0, 32))
    const kept = await central.database.query<{ valor: string }>('select valor from central')
    const { privada } = keyOf(words)
    const secret = Buffer.from(privada.export({ format: 'jwk' }).d ?? '', 'base64url')
    for (const { valor } of kept) {
      expect(valor).not.toContain(secret.toString('hex'))
      expect(valor).not.toContain(words)
    }
    expect(JSON.stringify((await jefa.get('/copias')).body)).not.toContain(words.split(' ')[0])
  })

  test('a byte that was changed anywhere, a cut, a swap and a piece of another copy are refused, and nothing changes', async () => {
    const { device, words } = await brigade()
    const [records, photos] = [await device.records(), await device.photos()]
    const whole = await device.file([records, ...photos])
    await emptyTables(elsewhere.database)
    const refusal = async (bytes: Buffer) => {
      const [outcome] = await Promise.allSettled([importing(written(bytes), words)])
      return outcome?.status === 'rejected' ? String(outcome.reason.message) : 'imported'
    }
    const WORDS = /dañad|incompleto|no es una copia|Esa clave no abre/
    // Each byte of the headers, and one in each stretch of the rest.
    const places = [
      ...Array.from({ length: 90 }, (_, index) => index),
      ...Array.from({ length: 40 }, (_, index) => Math.floor((whole.length * (index + 0.5)) / 40)),
      ...Array.from({ length: 20 }, (_, index) => whole.length - 1 - index),
    ]
    for (const at of places) {
      const turned = Buffer.from(whole)
      turned[at] = (turned[at] ?? 0) ^ 1
      expect(await refusal(turned), `byte ${at}`).toMatch(WORDS)
    }
    for (const length of [whole.length - 1, whole.length - 8, Math.floor(whole.length / 2), 30])
      expect(await refusal(whole.subarray(0, length))).toMatch(WORDS)
    expect(await refusal(Buffer.concat([whole, Buffer.from('x')]))).toMatch(WORDS)
    // Another night's second half under this night's first.
    await makeNight(2)
    const later = await device.records()
    const half = Math.floor(records.length / 2)
    const mixed = Buffer.concat([records.subarray(0, half), later.subarray(half)])
    expect(await refusal(await device.file([mixed, ...photos]))).toMatch(WORDS)
    // A photo in the place of the records.
    expect(await refusal(await device.file([...photos, records]))).toMatch(/no es una copia|dañad|incompleto/)
    expect(await elsewhere.database.query('select 1 from registro')).toEqual([])
    expect(await importing(written(whole), words)).toMatchObject({
      text: expect.stringMatching('2 fotografías'),
    })
  })

  test('wrong words are named, another brigade’s key opens nothing', async () => {
    const { device, words } = await brigade()
    const file = written(await device.file())
    await emptyTables(elsewhere.database)
    const [first, second, ...rest] = words.split(' ')
    await expect(importing(file, [first, 'bombero', ...rest].join(' '))).rejects.toThrow(
      'la palabra 2, «bombero», no es de la lista',
    )
    await expect(importing(file, [first, second, ...rest.slice(1)].join(' '))).rejects.toThrow(
      'La clave tiene 12 palabras, y aquí hay 11.',
    )
    await expect(importing(file, '')).rejects.toThrow('aquí hay 0')
    await expect(importing(file, newWords().join(' '))).rejects.toThrow('Esa clave no abre esta copia')
    expect(await elsewhere.database.query('select 1 from registro')).toEqual([])
  })

  test('photos that the device has no room for are left out when that is said, and those that it has come back', async () => {
    const { device, words, photos } = await brigade()
    const [one] = await device.photos()
    const file = written(await device.file([await device.records(), ...(one ? [one] : [])]))
    await emptyTables(elsewhere.database)
    await expect(importing(file, words)).rejects.toThrow('Falta 1 fotografía')
    await importing(file, words, 'importar-sin-fotos')
    const back = await elsewhere.database.query<{ bytes: string }>(
      `select encode(bytes, 'hex') as bytes from foto`,
    )
    expect(back).toHaveLength(1)
    expect(photos.map((photo) => photo.toString('hex'))).toContain(back[0]?.bytes)
  })

  test('a copy comes in parts that stay the same until the next night; the newest photo first', async () => {
    const { jefa, device } = await brigade()
    const once = await device.records()
    expect(await device.records(700)).toEqual(once)
    const before = await device.night()
    await central.database.query(`update foto set creada = now() - interval '1 day'`)
    await putPhoto(jefa)
    await makeNight(2)
    await expect(device.bytes(`/noche/${before.noche?.noche}?desde=0`)).rejects.toThrow('404')
    const { fotos } = await device.night()
    expect(fotos).toHaveLength(3)
    const known = before.fotos.map(([nombre]) => nombre)
    expect(known).not.toContain(fotos[0]?.[0])
    expect(known).toEqual(expect.arrayContaining(fotos.slice(1).map(([nombre]) => nombre)))
  })

  test('five devices keep it and the sixth is told why not; what each has is seen in the panel', async () => {
    const { jefa, device } = await brigade()
    const others = Array.from({ length: 4 }, () => new Custodian(jefa))
    for (const other of others) expect((await other.begin()).status).toBe(201)
    // Its answer may get lost; another person's device can't be the same.
    const again = (client: Client) => client.post('/custodios', { id: device.id, equipo: 'Android' })
    expect((await again(jefa)).status).toBe(201)
    const other = await again(await central.newPerson(jefa, 'otra@brigada.example', 'BODEGA'))
    expect([other.status, other.body.error]).toEqual([409, 'otro'])
    const sixth = new Custodian(jefa)
    expect((await sixth.begin()).body.mensaje).toBe(
      'Ya hay 5 equipos que guardan la copia. Uno tiene que dejar de hacerlo.',
    )
    expect((await jefa.get('/custodios')).body).toEqual({ llave: true, quedan: 0 })
    const { noche } = await device.night()
    const held = (fotos: number, name = noche?.noche) =>
      jefa.send('PUT', `/custodios/${device.id}`, { noche: name, fotos })
    expect((await held(1)).status).toBe(204)
    expect((await held(1, newUuid())).status).toBe(404)
    const { body } = await jefa.get('/copias')
    expect(body.custodios).toHaveLength(5)
    expect(body.custodios.find(({ id }) => id === device.id)).toMatchObject({
      persona: JEFA.nombre,
      equipo: 'Android',
      copia: noche?.instante,
      fotos: 1,
      de: 2,
    })
    const datos = join(folder, 'estado')
    mkdirSync(join(datos, 'base'), { recursive: true })
    const { text } = await runHere('estado', central.database, '', { folder: datos })
    expect(text).toMatch(/Custodios +5 equipos guardan la copia de la noche\n +la más nueva, hace/)
    const [first] = others
    expect((await jefa.delete(`/custodios/${first?.id}`)).status).toBe(204)
    expect((await jefa.get(`/custodios/${first?.id}/noche`)).status).toBe(410)
    expect((await jefa.get(`/custodios/${newUuid()}/noche`)).status).toBe(404)
    expect((await sixth.begin()).status).toBe(201)
  })

  test('an account that ends takes its device along', async () => {
    const { jefa } = await brigade()
    const bodega = await central.newPerson(jefa, 'bodega@brigada.example', 'BODEGA')
    const device = new Custodian(bodega)
    expect((await device.begin()).status).toBe(201)
    const own = new Custodian(jefa)
    const ids = async () => (await jefa.get('/copias')).body.custodios.map(({ id }) => id)
    expect(await ids()).toContain(device.id)
    const { usuarios } = (await jefa.get('/usuarios')).body
    const account = usuarios.find(({ email }) => email === 'bodega@brigada.example')
    expect((await jefa.patch(`/usuarios/${account?.id}`, { active: false })).status).toBe(200)
    expect(await ids()).not.toContain(device.id)
    expect((await bodega.get(`/custodios/${device.id}/noche`)).status).toBe(401)
    // Whoever signs in on that device learns that it is one no more.
    expect((await jefa.get(`/custodios/${device.id}/noche`)).status).toBe(410)
    expect((await own.begin()).status).toBe(201)
  })

  test('who has no account gets nothing, whoever has one may keep a copy, and only who configures makes a key or ends others', async () => {
    const { jefa, device, words } = await brigade()
    const { noche, fotos } = await device.night()
    const calls = [
      ['GET', '/custodios'],
      ['POST', '/custodios'],
      ['GET', `/custodios/${device.id}/noche`],
      ['GET', `/custodios/${device.id}/noche/${noche?.noche}?desde=0`],
      ['GET', `/custodios/${device.id}/fotos/${fotos[0]?.[0]}`],
      ['PUT', `/custodios/${device.id}`],
      ['DELETE', `/custodios/${device.id}`],
      ['POST', '/recuperacion'],
      ['PUT', '/recuperacion'],
      ['POST', '/recuperacion/prueba'],
    ] as const
    for (const [method, path] of calls)
      expect((await central.visitor().call(method, path)).status, path).toBe(401)
    const bodega = await central.newPerson(jefa, 'bodega@brigada.example', 'BODEGA')
    const its = new Custodian(bodega)
    expect((await its.begin()).status).toBe(201)
    expect((await its.records()).length).toBe(noche?.bytes)
    expect((await bodega.get('/custodios')).body).toEqual({ llave: true, quedan: 3 })
    for (const [method, path] of calls.slice(6))
      expect((await bodega.send(method, path, { palabras: words })).status, path).toBe(403)
    expect((await bodega.delete(`/custodios/${its.id}`)).status).toBe(204)
    expect((await jefa.delete(`/custodios/${device.id}`)).status).toBe(204)
  })

  test('without a key, or at a central that is only tried out, no device keeps anything', async () => {
    const jefe = await central.as('SUPERADMIN')
    expect((await new Custodian(jefe).begin()).body.error).toBe('muestra')
    expect((await jefe.post('/recuperacion')).status).toBe(409)
    const jefa = await central.claim()
    expect((await new Custodian(jefa).begin()).body.error).toBe('llave')
    await nightly(central.database, central.copias, night(1))
    await sealTonight(central.database, central.copias)
    expect(readdirSync(central.copias)).not.toContain('custodios')
    // The key closes last night's copy at once.
    await newKey(jefa)
    const device = new Custodian(jefa)
    await device.begin()
    expect((await device.night()).noche?.bytes).toBeGreaterThan(0)
  })

  test('a key that replaces another closes the night anew; each opens its own copies; the panel knows when one was tried', async () => {
    const { jefa, device, words } = await brigade()
    const before = await device.file()
    const tryKey = (palabras: string) => jefa.post('/recuperacion/prueba', { palabras })
    const known = async () => (await jefa.get('/copias')).body.clave
    expect(await known()).toMatchObject({ probada: null })
    expect((await tryKey(words)).status).toBe(204)
    expect((await known())?.probada).toMatch(/^20/)
    const next = await newKey(jefa)
    expect((await known())?.probada).toBeNull()
    expect((await tryKey(words)).body.mensaje).toBe(
      'Es una clave, pero no la de ahora: busque la hoja más nueva.',
    )
    expect((await putKey(jefa, 'una dos')).status).toBe(422)
    expect((await device.night()).noche?.bytes).toBeGreaterThan(0)
    const after = await device.file()
    for (const [bytes, key, other] of [
      [before, words, next],
      [after, next, words],
    ] as const) {
      await emptyTables(elsewhere.database)
      await expect(importing(written(bytes), other)).rejects.toThrow('Esa clave no abre esta copia')
      await importing(written(bytes), key)
    }
  })

  test('the first page of a new central takes the file, names a wrong word, and is that brigade’s again', async () => {
    const { device, words } = await brigade()
    const file = await device.file()
    // The central's own copies went with it.
    rmSync(central.copias, { recursive: true })
    await emptyTables(central.database)
    await central.again()
    const visitor = central.visitor()
    const headers = { 'x-codigo': central.codigo, 'content-type': 'application/json' }
    const say = (path: string, value: object) =>
      visitor.call('POST', path, { headers, body: JSON.stringify(value) })
    const { id } = (await say('/reponer', { bytes: file.length })).body
    await visitor.call('PUT', `/reponer/${id}?desde=0`, { headers, body: new Uint8Array(file) })
    const look = async () => (await visitor.get(`/reponer/${id}`, { headers })).body
    const last = async (answer: Promise<{ body: unknown }>) =>
      JSON.parse(
        String((await answer).body)
          .trim()
          .split('\n')
          .at(-1) ?? '',
      ) as object
    expect(await look()).toEqual({ sellada: true })
    const open = (palabras: string) => say(`/reponer/${id}/abrir`, { palabras })
    expect((await visitor.post(`/reponer/${id}/abrir`, { palabras: words })).status).toBe(403)
    expect((await open(words.replace(/\S+$/, 'bombero'))).body.mensaje).toMatch('la palabra 12, «bombero»')
    expect(await last(open(newWords().join(' ')))).toEqual({
      error: expect.stringMatching(/^Esa clave no abre esta copia/),
    })
    expect(await look()).toEqual({ sellada: true })
    expect(await last(open(words))).toEqual({ fin: true })
    expect(await look()).toMatchObject({
      brigada: 'Cuerpo de Bomberos Voluntarios de Villa Esperanza',
      cuentas: 1,
      fotografias: 2,
      faltan: 0,
    })
    expect(await last(say(`/reponer/${id}`, { sinFotografias: false }))).toMatchObject({ fin: true })
    const jefa = central.visitor()
    expect((await jefa.signIn(JEFA.correo, JEFA.clave)).status).toBe(201)
    const { repuesta, clave, prueba } = (await jefa.get('/copias')).body
    expect(repuesta).toEqual({ instante: expect.stringMatching(/^20/), por: 'pagina', clave: true })
    expect(clave).toEqual({ creada: expect.stringMatching(/^20/), probada: repuesta?.instante })
    expect(prueba).toBeNull()
    const { filas } = await jefa.sync()
    expect(JSON.stringify(filas)).toContain(SECRET)
  })
})
