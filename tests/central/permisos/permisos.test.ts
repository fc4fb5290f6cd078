import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { leer } from '@/entities/permiso-firmado/codigo'
import { comprobarAqui } from '@/entities/permiso-firmado/ed25519'
import { type Firmas, type Resultado, verificar } from '@/entities/permiso-firmado/verificar'
import { exportTo } from '@/server/copies/export'
import { importFrom } from '@/server/copies/import'
import type { Database } from '@/server/database/database'
import { migrate } from '@/server/database/migrate'
import { readFirma, reopenFirma } from '@/server/permisos/llaves'
import {
  anularPermiso,
  firmarPermiso,
  listPermisos,
  type Pedido,
  readFirmas,
} from '@/server/permisos/permisos'
import { instantOf, toDay, toYear } from '@/shared/lib/fecha'
import { FIRMAS } from '@/sync/publico/publico'
import type { Client } from '../support/client'
import { ENGINES, newFolder, type Opened, openEngine } from '../support/engines'
import { emptyTables, useCentral } from '../support/world'

const YEAR = toYear(new Date())
const PEDIDO: Pedido = {
  ...{ ruc: '1790012345001', establecimiento: 1, nombre: 'Panadería La Ñata', actividad: 'Pan' },
  ...{ aforo: 45, hasta: `${YEAR}-12-31` },
}
const judge = (codigo: string, firmas: Firmas | null, now = new Date()): Resultado =>
  verificar(codigo, { llaves: [], anulados: [], ...firmas, oido: now.toISOString() }, now, comprobarAqui)

describe.each(ENGINES)('permits that the central signs · %s', (engine) => {
  const central = useCentral(engine)
  const folder = newFolder()
  let elsewhere: Opened

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true })
    elsewhere = await openEngine(engine)
    await migrate(elsewhere.database)
  })
  beforeEach(() => emptyTables(elsewhere.database))
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await elsewhere.close()
  })

  async function newWords(client: Client): Promise<string> {
    const { palabras } = (await client.post('/recuperacion')).body as unknown as { palabras: string[] }
    await client.send('PUT', '/recuperacion', { palabras: palabras.join(' ') })
    return palabras.join(' ')
  }
  const makeKey = (client: Client, actual = '') => client.post('/permisos/firma', { actual })
  const grant = (client: Client, id: string, changes: Partial<Pedido> = {}) =>
    client.post('/permisos', { id, ...PEDIDO, ...changes })
  const published = async (): Promise<Firmas | null> =>
    (await (await fetch(`${central.url}/api/publico`)).json()).datos[FIRMAS] ?? null
  const keys = async (client: Client) =>
    (await client.get('/permisos/firma')).body as unknown as {
      llaves: { id: string; retirada: string | null }[]
      firma: boolean
      recuperacion: boolean
    }

  /** A brigade that signs. */
  async function brigade() {
    const jefa = await central.claim('quitar')
    const words = await newWords(jefa)
    expect((await makeKey(jefa)).status).toBe(204)
    return { jefa, words }
  }

  const numberIn = (codigo: string) => leer(codigo)?.permiso.numero

  test('what was signed verifies by what is public, until it is annulled', async () => {
    const { jefa } = await brigade()
    const { body, status } = await grant(jefa, 'permiso-1')
    expect(status).toBe(200)
    expect(judge(body.codigo, await published())).toEqual({
      estado: 'vigente',
      permiso: {
        ...PEDIDO,
        llave: (await keys(jefa)).llaves[0]?.id,
        ...{ numero: 1, anio: YEAR, emitido: toDay(new Date()) },
      },
    })
    const annulling = await jefa.post('/permisos/anular', { codigo: body.codigo, motivo: 'Cerró el local' })
    expect(annulling.status).toBe(200)
    await expect
      .poll(async () => judge(body.codigo, await published()))
      .toMatchObject({ estado: 'anulado', dia: toDay(new Date()) })
    // Why, by whom, and whose it is stays inside.
    expect(JSON.stringify(await published())).not.toMatch(/Cerró|Panader|1790012345001/)
    const { body: again } = await jefa.post('/permisos/anular', { codigo: body.codigo, motivo: 'Otra vez' })
    expect(again).toMatchObject({ motivo: 'Cerró el local' })
  })

  test('a permit is signed and numbered once, also by two requests at once', async () => {
    const { jefa } = await brigade()
    const answers = await Promise.all(['a', 'a', 'b', 'c', 'b'].map((id) => grant(jefa, id)))
    const codes = new Set(answers.map(({ body }) => body.codigo))
    expect([...codes].map(numberIn).sort()).toEqual([1, 2, 3])
    const changed = await grant(jefa, 'a', { aforo: 450 })
    expect([changed.status, changed.body.mensaje]).toEqual([
      409,
      'Este permiso ya se firmó con otros datos. Anúlelo y otorgue otro.',
    ])
    // Each year counts for itself.
    expect(numberIn((await grant(jefa, 'd', { hasta: `${YEAR + 1}-12-31` })).body.codigo)).toBe(1)
    expect((await grant(jefa, 'e', { hasta: '2020-12-31' })).status).toBe(409)
    const { body } = await jefa.get('/permisos')
    expect(body.permisos).toHaveLength(4)
  })

  test('what has no place in a code is refused, and so is a code that isn’t ours', async () => {
    const { jefa } = await brigade()
    for (const changes of [
      { ruc: '17900' },
      { nombre: '' },
      { nombre: 'a'.repeat(61) },
      { aforo: -1 },
      { hasta: '2026-02-30' },
    ])
      expect((await grant(jefa, 'x', changes)).status).toBe(422)
    const { codigo } = (await grant(jefa, 'y')).body
    for (const wrong of ['', 'hola', codigo.slice(1), `${codigo.slice(0, -4)}AAAA`])
      expect((await jefa.post('/permisos/anular', { codigo: wrong, motivo: 'x' })).status).toBe(422)
    expect((await jefa.post('/permisos/anular', { codigo, motivo: ' ' })).status).toBe(422)
  })

  test('a key is made only where the recovery key could bring it back, and once for a request', async () => {
    const jefa = await central.claim('quitar')
    expect(await keys(jefa)).toEqual({ llaves: [], firma: false, recuperacion: false })
    expect([(await makeKey(jefa)).status, (await grant(jefa, 'a')).status]).toEqual([409, 409])
    expect(await published()).toBeNull()
    await newWords(jefa)
    await Promise.all([makeKey(jefa), makeKey(jefa)])
    expect((await keys(jefa)).llaves).toHaveLength(1)
    // What is public changes with the key, without any record.
    await expect.poll(async () => (await published())?.llaves).toHaveLength(1)
  })

  test('a replaced key’s permits stay valid; it signs nothing more', async () => {
    const { jefa } = await brigade()
    const { codigo } = (await grant(jefa, 'a')).body
    const [first] = (await keys(jefa)).llaves
    expect((await makeKey(jefa, first?.id)).status).toBe(204)
    const later = (await grant(jefa, 'b')).body.codigo
    expect(leer(later)?.permiso.llave).not.toBe(first?.id)
    await expect.poll(async () => judge(later, await published()).estado).toBe('vigente')
    expect(judge(codigo, await published()).estado).toBe('vigente')
    expect((await keys(jefa)).llaves.map(({ retirada }) => retirada)).toEqual([toDay(new Date()), null])
    const stored = await central.database.query<{ valor: string }>(
      `select valor from central where clave = 'firmas'`,
    )
    expect(JSON.parse(stored[0]?.valor ?? '[]')[0].sellada).toBe('')
  })

  test('only who may grant grants, and only the chief makes keys', async () => {
    const { jefa } = await brigade()
    const { codigo } = (await grant(jefa, 'a')).body
    for (const role of ['ADMIN_OPERATIVO', 'TALENTO_HUMANO', 'TESORERIA', 'BODEGA', 'INSPECTOR'] as const) {
      const person = await central.newPerson(jefa, `${role.toLowerCase()}@brigada.example`, role)
      const asked = [
        grant(person, 'b'),
        person.get('/permisos'),
        person.post('/permisos/anular', { codigo, motivo: 'x' }),
        makeKey(person),
        person.get('/permisos/firma'),
        person.post('/permisos/firma/reponer', { palabras: 'x' }),
      ]
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 403))
    }
    expect((await grant(central.visitor(), 'b')).status).toBe(401)
    expect(judge(codigo, await published()).estado).toBe('vigente')
  })

  /** The copy of this central put back in another place. */
  async function restored(): Promise<Database> {
    const file = join(folder, 'copia.ndjson.gz')
    await exportTo(central.database, file)
    await importFrom(elsewhere.database, file, { restorer: { por: 'consola' } })
    return elsewhere.database
  }
  const act = () => ({ usuario: 'user', now: new Date() })
  const sign = ({ transaction }: Database, id: string) =>
    transaction((query) => firmarPermiso(query, id, PEDIDO, act()))

  test('who has a copy signs nothing, and the recovery key brings the signature back', async () => {
    const { jefa, words } = await brigade()
    const { codigo } = (await grant(jefa, 'a')).body
    const [{ valor = '' } = {}] = await central.database.query<{ valor: string }>(
      `select valor from central where clave = 'firma'`,
    )
    const { privada } = JSON.parse(valor)
    const database = await restored()
    const copy = gunzipSync(readFileSync(join(folder, 'copia.ndjson.gz'))).toString()
    expect(copy).toContain(codigo)
    const secret = Buffer.from(privada, 'base64url')
    for (const coding of ['base64url', 'base64', 'hex'] as const)
      expect(copy).not.toContain(secret.toString(coding).slice(0, 40))
    expect(await readFirma(database.query)).toBeNull()
    await expect(sign(database, 'b')).rejects.toThrow('no tiene la llave')
    const reopen = (palabras: string) => database.transaction((query) => reopenFirma(query, palabras))
    const others = (await jefa.post('/recuperacion')).body as unknown as { palabras: string[] }
    await expect(reopen(others.palabras.join(' '))).rejects.toThrow('no abre la firma')
    await expect(reopen('una dos tres')).rejects.toThrow()
    expect(await readFirma(database.query)).toBeNull()
    await reopen(words)
    const signed = await sign(database, 'b')
    // The central that was lost knows the key too: it is the same one.
    expect(judge(signed.codigo, await published()).estado).toBe('vigente')
    // Papers that the copy didn't know of may have the next numbers.
    expect(numberIn(signed.codigo)).toBe(102)
    expect(numberIn((await sign(database, 'c')).codigo)).toBe(103)
  })

  test('another recovery key closes the signature for itself', async () => {
    const { jefa, words } = await brigade()
    const later = await newWords(jefa)
    const database = await restored()
    const reopen = (palabras: string) => database.transaction((query) => reopenFirma(query, palabras))
    await expect(reopen(words)).rejects.toThrow('no abre la firma')
    await reopen(later)
    expect(await readFirma(database.query)).not.toBeNull()
  })

  test('a permit that the copy didn’t know of is annulled by its code', async () => {
    const { jefa } = await brigade()
    const database = await restored()
    const { codigo } = (await grant(jefa, 'a')).body
    expect(await listPermisos(database.query)).toEqual([])
    await database.transaction((query) => anularPermiso(query, { codigo, motivo: 'Cerró' }, act()))
    expect(judge(codigo, await readFirmas(database.query, toDay(new Date()))).estado).toBe('anulado')
    // What has ended needs no word.
    expect((await readFirmas(database.query, `${YEAR + 1}-01-01`))?.anulados).toEqual([])
    expect(
      judge(
        codigo,
        await readFirmas(database.query, `${YEAR + 1}-01-01`),
        new Date(instantOf(`${YEAR + 1}-01-01`, '08:00')),
      ).estado,
    ).toBe('vencido')
  })
})
