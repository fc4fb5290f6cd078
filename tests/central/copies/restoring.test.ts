import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createGzip, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { exportTo } from '@/server/copies/export'
import { photosBeside } from '@/server/copies/photo-store'
import { start } from '@/server/start'
import { newUuid } from '@/shared/storage/ids'
import { addPeople, phoneOf } from '../support/brigade'
import { Client, INVENTARIO, newItem } from '../support/client'
import { ENGINES, newFolder } from '../support/engines'
import { emptyTables, JEFA, useCentral } from '../support/world'

const NO_COPY =
  'El archivo no es una copia de una central, o está dañado. La copia de un solo equipo se restaura en Configuración → Backup.'
const CUT = 'La copia está incompleta: le faltan datos. Use otra copia.'

const JPEG = new Uint8Array(Buffer.from(`\xff\xd8\xff${'\0\x01\xfe'.repeat(2000)}`, 'latin1'))

describe.each(ENGINES)('a copy put back on the first page · %s', (engine) => {
  const central = useCentral(engine)
  const folder = newFolder()
  const place = () => join(dirname(central.copias), 'por-reponer')

  const namesIn = () => (existsSync(place()) ? readdirSync(place()) : [])

  /** A brigade of before, whose copy is all that is left of it. */
  async function brigadesCopy(beside = false): Promise<Buffer> {
    const file = join(folder, 'central.ndjson.gz')
    mkdirSync(folder, { recursive: true })
    const jefa = await central.claim()
    const item = newItem(jefa.device, 'inv-propio', 'Hacha')
    const photo = newUuid()
    await jefa.sync([item])
    await addPeople(jefa, { luis: { nombres: 'Luis Mora' } })
    await phoneOf(central, jefa, 'luis')
    await jefa.call('PUT', `/fotos/${photo}`, { body: JPEG })
    await exportTo(central.database, file, beside ? { store: photosBeside(file) } : {})
    await emptyTables(central.database)
    await central.again()
    return readFileSync(file)
  }

  const withCode = (codigo: string) => ({ 'x-codigo': codigo })
  const json = (value: unknown) => JSON.stringify(value)

  async function begin(client: Client, bytes: number, codigo = central.codigo) {
    const headers = { ...withCode(codigo), 'content-type': 'application/json' }
    return client.call('POST', '/reponer', { headers, body: json({ bytes }) })
  }
  const part = (client: Client, id: string, from: number, body: Uint8Array, codigo = central.codigo) =>
    client.call('PUT', `/reponer/${id}?desde=${from}`, {
      headers: withCode(codigo),
      body: body as Uint8Array<ArrayBuffer>,
    })

  async function bring(client: Client, copy: Buffer): Promise<string> {
    const { body } = await begin(client, copy.length)
    const half = Math.floor(copy.length / 2)
    for (const [from, bytes] of [
      [0, copy.subarray(0, half)],
      [half, copy.subarray(half)],
    ] as const)
      expect((await part(client, body.id, from, bytes)).body).toEqual({ hay: from + bytes.length })
    return body.id
  }

  const look = (client: Client, id: string) =>
    client.get(`/reponer/${id}`, { headers: withCode(central.codigo) })

  /** The lines of the answer. */
  async function restore(client: Client, id: string, sinFotografias = false) {
    const headers = { ...withCode(central.codigo), 'content-type': 'application/json' }
    const { body } = await client.call('POST', `/reponer/${id}`, { headers, body: json({ sinFotografias }) })
    return String(body)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  }

  const mode = async () => (await central.visitor().get('/salud')).body.modo

  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  beforeEach(() => rmSync(place(), { recursive: true, force: true }))

  test('it is looked at, put back, and the running central is that brigade’s again', async () => {
    const copy = await brigadesCopy()
    const visitor = central.visitor()
    const id = await bring(visitor, copy)
    expect((await look(visitor, id)).body).toMatchObject({
      brigada: 'Cuerpo de Bomberos Voluntarios de Villa Esperanza',
      ultimo: expect.stringMatching(/^20\d\d-.*Z$/),
      cuentas: 1,
      fotografias: 1,
      faltan: 0,
      contada: true,
    })
    expect(await mode()).toBe('muestra')
    const lines = await restore(visitor, id)
    expect(lines[0]).toEqual({ paso: 'Revisando la copia' })
    // Whoever puts it back reads who comes in with it.
    expect(lines.at(-1)).toEqual({ fin: true, cuentas: [JEFA.nombre], telefonos: ['Luis Mora'] })
    expect(await mode()).toBe('suya')
    const jefa = central.visitor()
    expect((await jefa.signIn(JEFA.correo, JEFA.clave)).status).toBe(201)
    const { filas, central: identity } = await jefa.sync()
    expect(filas.some(({ c, id }) => c === INVENTARIO && id === 'inv-propio')).toBe(true)
    expect(identity).toMatch(/^[0-9a-f]{64}$/)
    // Its code is over, and nothing of the copy is left beside the data.
    expect((await begin(visitor, 1)).body.error).toBe('hecha')
    expect(namesIn()).toEqual([])
    await central.again()
    jefa.url = central.url
    expect((await jefa.sync()).central).toBe(identity)
  })

  test('a wrong code puts nothing on the disk, whatever it asks for', async () => {
    const visitor = central.visitor()
    expect(await begin(visitor, 10, 'ABCDEFGHJK')).toMatchObject({ status: 403, body: { error: 'codigo' } })
    expect(namesIn()).toEqual([])
    const { body } = await begin(visitor, 10)
    expect((await part(visitor, body.id, 0, JPEG, 'ABCDEFGHJK')).status).toBe(403)
    expect((await look(visitor, '..%2F..%2Fbase')).status).toBe(404)
    expect(readFileSync(join(place(), `${body.id}.ndjson.gz`))).toHaveLength(0)
  })

  test('a part that comes twice is put once; another copy ends the one before', async () => {
    const visitor = central.visitor()
    const first = (await begin(visitor, 10)).body.id
    const bytes = new Uint8Array([1, 2, 3])
    await part(visitor, first, 0, bytes)
    expect((await part(visitor, first, 0, bytes)).body).toEqual({ hay: 3 })
    expect((await part(visitor, first, 9, bytes)).body).toEqual({ hay: 3 })
    await begin(visitor, 10)
    expect((await part(visitor, first, 3, bytes)).status).toBe(404)
    const { body } = await begin(visitor, Number.MAX_SAFE_INTEGER)
    expect(body.mensaje).toMatch(/^La copia ocupa .* y en el disco de la central quedan/)
  })

  test('a part that reaches another machine over the same database is refused in words that say what to do', async () => {
    const other = await start({
      ...{ database: central.database, dist: central.dist, folder: newFolder() },
      ...{ port: 0, host: '127.0.0.1', proxy: false, log: () => undefined },
    })
    onTestFinished(() => other.close())
    const visitor = central.visitor()
    const { id } = (await begin(visitor, 10)).body
    const astray = new Client(`http://127.0.0.1:${other.port}`)
    for (const answer of [await part(astray, id, 0, JPEG), await look(astray, id)])
      expect(answer).toMatchObject({
        status: 409,
        body: { error: 'otra-maquina', mensaje: expect.stringContaining('una sola') },
      })
    expect((await part(visitor, id, 0, JPEG)).body).toEqual({ hay: JPEG.length })
    expect((await part(astray, newUuid(), 0, JPEG)).status).toBe(404)
  })

  test('a few bytes that unzip into one endless line are refused', async () => {
    const zip = createGzip()
    const parts: Buffer[] = []
    zip.on('data', (bytes: Buffer) => parts.push(bytes))
    zip.write('{"central":1,"creada":"')
    for (let n = 0; n < 100; n++) zip.write(Buffer.alloc(1024 * 1024, 'a'))
    zip.end('"}\n')
    await once(zip, 'end')
    const visitor = central.visitor()
    const id = await bring(visitor, Buffer.concat(parts))
    expect((await look(visitor, id)).body).toMatchObject({
      error: 'copia',
      mensaje: NO_COPY,
    })
  })

  test('what is no whole copy of a brigade is refused in words, and the central stays as it was', async () => {
    const copy = await brigadesCopy()
    const lines = gunzipSync(copy).toString().trimEnd().split('\n')
    const zip = (all: readonly string[]) => gzipSync(all.map((line) => `${line}\n`).join(''))
    const visitor = central.visitor()
    const sample = join(folder, 'muestra.ndjson.gz')
    await exportTo(central.database, sample)
    for (const [bytes, why] of [
      [Buffer.from('hola'), NO_COPY],
      [Buffer.from('{"version":3}'), NO_COPY],
      [copy.subarray(0, -20), CUT],
      [zip(lines.toSpliced(-2, 1)), CUT],
      [readFileSync(sample), 'Es la copia de una central de muestra, que no era de ninguna brigada.'],
    ] as const) {
      const id = await bring(visitor, Buffer.from(bytes))
      expect((await look(visitor, id)).body.mensaje).toBe(why)
      expect((await restore(visitor, id)).at(-1)).toEqual({ error: why })
    }
    expect(await mode()).toBe('muestra')
    expect((await begin(visitor, 10)).status).toBe(201)
  })

  test('a copy of the night is put back without its photos only when that is said', async () => {
    const copy = await brigadesCopy(true)
    const visitor = central.visitor()
    const id = await bring(visitor, copy)
    expect((await look(visitor, id)).body).toMatchObject({ fotografias: 1, faltan: 1 })
    expect((await restore(visitor, id)).at(-1)).toEqual({
      error: expect.stringMatching(/^Falta 1 fotografía/),
    })
    expect((await restore(visitor, id, true)).at(-1)).toMatchObject({ fin: true })
    expect(await central.database.query('select 1 from foto')).toEqual([])
  })

  test('the photos beside a copy of the night are brought one by one, each by its sum, and put back with it', async () => {
    const copy = await brigadesCopy(true)
    const [sum] = await photosBeside(join(folder, 'central.ndjson.gz')).list()
    const visitor = central.visitor()
    const id = await bring(visitor, copy)
    expect((await look(visitor, id)).body).toMatchObject({ faltan: 1, faltantes: [sum] })
    const photo = (name: string, body: Uint8Array, codigo = central.codigo) =>
      visitor.call('PUT', `/reponer/${id}/fotos/${name}`, {
        headers: withCode(codigo),
        body: body as Uint8Array<ArrayBuffer>,
      })
    expect((await photo(sum ?? '', JPEG, 'ABCDEFGHJK')).status).toBe(403)
    expect((await photo(sum ?? '', JPEG.subarray(1))).body.mensaje).toBe('La fotografía está dañada.')
    expect((await photo('..%2F..%2Fbase', JPEG)).status).toBe(422)
    expect(namesIn()).toEqual([`${id}.ndjson.gz`])
    expect((await photo(sum ?? '', JPEG)).status).toBe(204)
    expect((await look(visitor, id)).body).toMatchObject({ faltan: 0, faltantes: [] })
    expect((await restore(visitor, id)).at(-1)).toMatchObject({ fin: true })
    expect(await central.database.query('select 1 from foto')).toHaveLength(1)
    expect(namesIn()).toEqual([])
  })
})
