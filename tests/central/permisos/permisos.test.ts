import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { permisosList } from '@/entities/inspecciones/permiso/module'
import { visitasList } from '@/entities/inspecciones/visita/listas'
import { leer } from '@/entities/permiso-firmado/codigo'
import { comprobarAqui, type Firmas, type Resultado, verificar } from '@/entities/permiso-firmado/verificar'
import type { Person } from '@/server/accounts/sessions'
import { exportTo } from '@/server/copies/export'
import { importFrom } from '@/server/copies/import'
import type { Database } from '@/server/database/database'
import { migrate } from '@/server/database/migrate'
import { readFirma, reopenFirma } from '@/server/permisos/llaves'
import { anularPermiso, listPermisos, type Pedido, readFirmas } from '@/server/permisos/permisos'
import { push } from '@/server/sync/push'
import { instantOf, toDay, toYear } from '@/shared/lib/fecha'
import { EXISTS } from '@/sync/fields'
import { FIRMAS } from '@/sync/publico/publico'
import type { Op } from '@/sync/wire'
import { record } from '../support/brigade'
import { type Client, written } from '../support/client'
import { ENGINES, newFolder, type Opened, openEngine } from '../support/engines'
import { emptyTables, useCentral } from '../support/world'

const YEAR = toYear(new Date())
const HOY = toDay(new Date())
const LOCAL = { ruc: '1790012345001', nombre: 'Panadería La Ñata', actividad: 'Pan', aforo: 45 }
const PEDIDO: Omit<Pedido, 'numero'> = {
  ...{ ...LOCAL, establecimiento: 1, hasta: `${YEAR}-12-31`, anio: YEAR },
}
const PERSONA = {
  ...{ id: 'user', name: 'Ana Jefa', email: 'ana@brigada.example', role: 'SUPERADMIN', active: true },
} as Person['persona']
const CHIEF: Person = {
  ...{ persona: PERSONA, actor: { id: 'user', role: 'SUPERADMIN', active: true }, permisos: {} },
  ...{ debeCambiar: false, hasta: 0, sesion: Buffer.alloc(0), conNavegador: false },
}
const GRANTED = {
  ...{ ...LOCAL, establecimiento: '001', direccion: 'Calle 1', desde: HOY, hasta: `${YEAR}-12-31` },
  ...{ informe: '12', informeDia: HOY, recibo: '77', firma: 'Ana Jefa', local: 'local-1' },
}
const KEY = permisosList.key
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
  /** The permit as the chief grants it on a phone; `own` keeps what the record says. */
  const op = (client: Client, id: string, changes: object = {}) =>
    record(client, KEY, id, { ...GRANTED, otorgado: new Date().toISOString(), ...changes })
  async function grant(client: Client, id: string, changes: object = {}) {
    const { estados, filas } = await client.sync([op(client, id, changes)])
    const row = filas.find((one) => one.c === KEY && one.id === id)
    const text = (field: string) => String(row?.campos[field]?.[1] ?? '')
    return { ...estados[0], numero: text('numero'), codigo: text('codigo') }
  }
  const annul = (client: Client, id: string, motivo = 'Cerró el local') =>
    client.sync([
      { c: KEY, id, campos: written(client.device, { anulado: new Date().toISOString(), motivo }) },
    ])
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
    const { estado, numero, codigo } = await grant(jefa, 'permiso-1')
    expect([estado, numero]).toEqual(['ok', `F-${YEAR}-0001`])
    expect(judge(codigo, await published())).toEqual({
      estado: 'vigente',
      permiso: {
        ...PEDIDO,
        llave: (await keys(jefa)).llaves[0]?.id,
        ...{ numero: 1, emitido: HOY },
      },
    })
    await annul(jefa, 'permiso-1')
    await expect
      .poll(async () => judge(codigo, await published()))
      .toMatchObject({ estado: 'anulado', dia: toDay(new Date()) })
    // Why, by whom, and whose it is stays inside.
    expect(JSON.stringify(await published())).not.toMatch(/Cerró|Panader|1790012345001/)
    const { body: again } = await jefa.post('/permisos/anular', { codigo, motivo: 'Otra vez' })
    expect(again).toMatchObject({ motivo: 'Cerró el local' })
  })

  test('a permit is signed and numbered once, also by two requests at once', async () => {
    const { jefa } = await brigade()
    const ids = ['a', 'a', 'b', 'c', 'b']
    const answers = await Promise.all(ids.map((id) => grant(jefa, id, { otorgado: `${HOY}T15:00:00.000Z` })))
    const codes = new Set(answers.map(({ codigo }) => codigo))
    expect([...codes].map(numberIn).sort()).toEqual([1, 2, 3])
    // Each year counts for itself.
    expect(numberIn((await grant(jefa, 'd', { hasta: `${YEAR + 1}-12-31` })).codigo)).toBe(1)
    const { body } = await jefa.get('/permisos')
    expect(body.permisos).toHaveLength(4)
  })

  test('what the paper says stays as it was granted, and a permit is neither deleted nor comes back', async () => {
    const { jefa } = await brigade()
    await grant(jefa, 'a')
    const tell = async (campos: object) =>
      (await jefa.sync([{ c: KEY, id: 'a', campos: written(jefa.device, { ...campos }) }])).estados[0]
    const refused = { estado: 'invalido' }
    expect(await tell({ aforo: 450 })).toMatchObject({
      ...{ ...refused, mensaje: 'Un permiso otorgado no se cambia: se anula y se otorga otro.' },
    })
    expect(await tell({ numero: 'F-2026-0009' })).toMatchObject(refused)
    expect(await tell({ codigo: 'AAAA' })).toMatchObject(refused)
    expect(await tell({ [EXISTS]: false })).toMatchObject(refused)
    expect(await tell({ anulado: '2026-05-06T15:00:00.000Z' })).toMatchObject({
      ...{ ...refused, mensaje: 'Escriba por qué se anula.' },
    })
    await annul(jefa, 'a')
    expect(await tell({ anulado: '', motivo: '' })).toMatchObject(refused)
    expect(await tell({ motivo: 'Otro' })).toMatchObject({
      ...{ ...refused, mensaje: 'El motivo de un permiso anulado no se cambia.' },
    })
  })

  test('a permit without report, receipt or signer isn’t granted; what no code holds goes on without one', async () => {
    const { jefa } = await brigade()
    for (const changes of [{ informe: '' }, { informeDia: 'ayer' }, { recibo: ' ' }, { firma: '' }])
      expect(await grant(jefa, 'x', changes)).toMatchObject({ estado: 'invalido', codigo: '' })
    const long = await grant(jefa, 'y', { nombre: 'a'.repeat(61), ruc: '17900', aforo: 0.5 })
    expect(leer(long.codigo)?.permiso).toMatchObject({ nombre: `${'a'.repeat(59)}…`, ruc: '', aforo: 0 })
    expect(await grant(jefa, 'z', { hasta: '2020-12-31' })).toMatchObject({ estado: 'ok', codigo: '' })
    const { codigo } = await grant(jefa, 'w')
    for (const wrong of ['', 'hola', codigo.slice(1), `${codigo.slice(0, -4)}AAAA`])
      expect((await jefa.post('/permisos/anular', { codigo: wrong, motivo: 'x' })).status).toBe(422)
    expect((await jefa.post('/permisos/anular', { codigo, motivo: ' ' })).status).toBe(422)
  })

  test('the code of a permit that begins later says from which day, however long the name of its kind', async () => {
    const { jefa } = await brigade()
    const said = async (id: string, actividad: string, desde: string) =>
      leer((await grant(jefa, id, { actividad, desde, hasta: '2148-12-12' })).codigo)?.permiso.actividad
    const of = (id: string, actividad: string) => said(id, actividad, '2148-12-10')
    expect(await of('a', 'Permiso ocasional')).toBe('Permiso ocasional, desde el 10 de diciembre de 2148')
    expect(await of('b', 'a'.repeat(80))).toBe(`${'a'.repeat(25)}…, desde el 10 de diciembre de 2148`)
    expect(await said('c', 'Permiso ocasional', HOY)).toBe('Permiso ocasional')
  })

  test('premises that failed in their last visit are granted none', async () => {
    const { jefa } = await brigade()
    const visit = (dia: string, resultado: string) =>
      record(jefa, visitasList.key, `visita-${dia}`, {
        ...{ local: 'local-1', dia, plantilla: 'p', fin: `${dia}T10:00`, resultado },
      })
    await jefa.sync([visit('2026-03-02', 'NO_CUMPLE')])
    expect(await grant(jefa, 'a')).toMatchObject({
      estado: 'invalido',
      mensaje: 'El local no cumplió en su última visita: primero hay que volver a inspeccionarlo.',
    })
    expect(await grant(jefa, 'b', { local: 'local-2' })).toMatchObject({ estado: 'ok' })
    // The next visit and the permit may come in one call.
    const { estados } = await jefa.sync([visit('2026-03-09', 'APROBADO'), op(jefa, 'c')])
    expect(estados.map(({ estado }) => estado)).toEqual(['ok', 'ok'])
  })

  test('a key is made only where the recovery key could bring it back, and once for a request', async () => {
    const jefa = await central.claim('quitar')
    expect(await keys(jefa)).toEqual({ llaves: [], firma: false, recuperacion: false })
    expect((await makeKey(jefa)).status).toBe(409)
    expect(await grant(jefa, 'a')).toMatchObject({ numero: `F-${YEAR}-0001`, codigo: '' })
    expect(await published()).toBeNull()
    await newWords(jefa)
    await Promise.all([makeKey(jefa), makeKey(jefa)])
    expect((await keys(jefa)).llaves).toHaveLength(1)
    // What waited for it is signed.
    const { filas } = await jefa.sync()
    const waited = filas.find(({ c, id }) => c === KEY && id === 'a')?.campos.codigo?.[1]
    expect(numberIn(String(waited))).toBe(1)
    // What is public changes with the key, without any record.
    await expect.poll(async () => (await published())?.llaves).toHaveLength(1)
  })

  test('a replaced key’s permits stay valid; it signs nothing more', async () => {
    const { jefa } = await brigade()
    const { codigo } = await grant(jefa, 'a')
    const [first] = (await keys(jefa)).llaves
    expect((await makeKey(jefa, first?.id)).status).toBe(204)
    const later = (await grant(jefa, 'b')).codigo
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
    const { codigo } = await grant(jefa, 'a')
    for (const role of ['ADMIN_OPERATIVO', 'TALENTO_HUMANO', 'TESORERIA', 'BODEGA', 'INSPECTOR'] as const) {
      const person = await central.newPerson(jefa, `${role.toLowerCase()}@brigada.example`, role)
      const asked = [
        person.get('/permisos'),
        person.post('/permisos/anular', { codigo, motivo: 'x' }),
        makeKey(person),
        person.get('/permisos/firma'),
        person.post('/permisos/firma/reponer', { palabras: 'x' }),
      ]
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 403))
      expect(await grant(person, 'b')).toMatchObject({ estado: 'prohibido' })
      expect((await annul(person, 'a')).estados[0]).toMatchObject({ estado: 'prohibido' })
      // A draft with a number or a code would keep the chief's permit from its own.
      const draft = person.sync([op(person, `borrador-${role}`, { otorgado: '', codigo: 'AAAA' })])
      expect((await draft).estados[0]?.estado).toMatch(/prohibido|invalido/)
    }
    expect((await central.visitor().get('/permisos')).status).toBe(401)
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
  /** What a device of the chief tells the other place. */
  const tell = ({ transaction }: Database, told: Op) =>
    transaction((query) => push(query, CHIEF, central.visitor().request([told]), Date.now()))
  async function sign(database: Database, jefa: Client, id: string) {
    const { rows } = await tell(database, op(jefa, id))
    return String([...rows.values()][0]?.campos.codigo?.[1] ?? '')
  }

  test('who has a copy signs nothing, and the recovery key brings the signature back', async () => {
    const { jefa, words } = await brigade()
    const { codigo } = await grant(jefa, 'a')
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
    const reopen = (palabras: string) => database.transaction((query) => reopenFirma(query, palabras))
    const others = (await jefa.post('/recuperacion')).body as unknown as { palabras: string[] }
    await expect(reopen(others.palabras.join(' '))).rejects.toThrow('no abre la firma')
    await expect(reopen('una dos tres')).rejects.toThrow()
    expect(await readFirma(database.query)).toBeNull()
    await reopen(words)
    const signed = await sign(database, jefa, 'b')
    // The central that was lost knows the key too: it is the same one.
    expect(judge(signed, await published()).estado).toBe('vigente')
    // Papers that the copy didn't know of may have the next numbers.
    expect(numberIn(signed)).toBe(102)
    expect(numberIn(await sign(database, jefa, 'c'))).toBe(103)
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

  test('annulments that the copy didn’t know of are said again by the records of a phone', async () => {
    const { jefa } = await brigade()
    const { codigo } = await grant(jefa, 'a')
    const database = await restored()
    await annul(jefa, 'a')
    const { filas } = await jefa.sync()
    const row = filas.find(({ c, id }) => c === KEY && id === 'a')
    if (!row) throw new Error('no record')
    expect(judge(codigo, await readFirmas(database.query, HOY)).estado).toBe('vigente')
    await tell(database, { c: KEY, id: 'a', campos: row.campos })
    expect(judge(codigo, await readFirmas(database.query, HOY))).toMatchObject({
      estado: 'anulado',
      dia: HOY,
    })
  })

  test('a permit that the copy didn’t know of is annulled by its code', async () => {
    const { jefa } = await brigade()
    const database = await restored()
    const { codigo } = await grant(jefa, 'a')
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
