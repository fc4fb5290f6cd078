import { request } from 'node:http'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { mesesList, presentacionesList } from '@/entities/lotaip/module'
import { publicadosList } from '@/entities/lotaip/publicado'
import { credencialesList } from '@/entities/personal/module'
import { gastosList } from '@/entities/presupuesto/module'
import { rendicionesList } from '@/entities/rendicion/module'
import { newRendicion, rendicionSchema } from '@/entities/rendicion/rendicion'
import { FREE } from '@/server/budgets'
import { exportTo } from '@/server/copies/export'
import { importFrom } from '@/server/copies/import'
import { ARCHIVO_BYTES, ARCHIVO_TYPES, type ArchivoKind } from '@/shared/lib/file/archivo'
import { newUuid } from '@/shared/storage/ids'
import { collections, dataVersion } from '@/sync/collections'
import { EXISTS } from '@/sync/fields'
import { NOT_FILES, pdf } from '../../archivos'
import { compileDevice, createWorld, Phone, type World as PhoneWorld } from '../../unit/sync/world'
import { Citizen, newSent } from '../support/citizen'
import { type Client, written } from '../support/client'
import { ENGINES, newFolder } from '../support/engines'
import { emptyTables, useCentral } from '../support/world'

/** A PDF of exactly so many bytes. */
const pdfOf = (bytes: number) => Buffer.concat([pdf(), Buffer.alloc(bytes - pdf().length, 7)])
const LARGEST = pdfOf(ARCHIVO_BYTES)

const put = (client: Client, id: string, bytes: Buffer, kind: ArchivoKind = 'pdf', query = '') =>
  client.call('PUT', `/fotos/${id}${query}`, {
    headers: { 'content-type': ARCHIVO_TYPES[kind] },
    body: new Uint8Array(bytes),
  })

const archivo = (id: string) => ({ nombre: 'acta.pdf', tipo: ARCHIVO_TYPES.pdf, bytes: 9, url: `idb:${id}` })

const save = (client: Client, c: string, id: string, values: object) =>
  client.sync([{ c, id, campos: written(client.device, { [EXISTS]: true, ...values }) }])

describe.each(ENGINES)('attached files · %s', (engine) => {
  let bytes: number | null = null
  const central = useCentral(engine, { free: () => bytes })
  const download = (id: string, cookie = '') =>
    fetch(`${central.url}/api/fotos/${id}`, { headers: { cookie } })

  test('the largest file comes back as it went, to be downloaded and never to be shown', async () => {
    const jefe = await central.as('SUPERADMIN')
    const id = newUuid()
    expect((await put(jefe, id, LARGEST)).status).toBe(201)
    expect((await put(jefe, id, LARGEST)).status).toBe(200)
    const got = await download(id, jefe.cookie)
    expect(Buffer.from(await got.arrayBuffer()).equals(LARGEST)).toBe(true)
    expect(Object.fromEntries(got.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('what is too large is refused before it is read, and also where nobody says how large it is', async () => {
    const jefe = await central.as('SUPERADMIN')
    const more = Buffer.concat([LARGEST, Buffer.from('x')])
    const said = await put(jefe, newUuid(), more)
    expect([said.status, said.body.mensaje]).toEqual([413, 'El archivo pasa de 10 MB.'])
    const unsaid = await jefe.call('PUT', `/fotos/${newUuid()}`, {
      headers: { 'content-type': ARCHIVO_TYPES.pdf },
      body: new Blob([new Uint8Array(more)]).stream(),
    })
    expect(unsaid.status).toBe(413)
    const announced = await new Promise<number | undefined>((resolve, reject) => {
      const call = request(`${central.url}/api/fotos/${newUuid()}`, {
        method: 'PUT',
        headers: {
          ...{ 'x-central': '1', cookie: jefe.cookie },
          ...{ 'content-type': ARCHIVO_TYPES.pdf, 'content-length': 50 * 1024 * 1024 },
        },
      })
      call.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject)
      // Of all those bytes only the first ones ever come.
      call.write(Buffer.alloc(9 * 1024 * 1024))
    })
    expect(announced).toBe(413)
    expect(await central.database.query('select 1 from foto')).toEqual([])
  })

  test.each(NOT_FILES)('%s is refused here too', async (_, nombre, hostile) => {
    const jefe = await central.as('SUPERADMIN')
    const kind = nombre.split('.').at(-1) as ArchivoKind
    const answer = await put(jefe, newUuid(), hostile, kind)
    expect([answer.status, answer.body.mensaje]).toEqual([415, 'El archivo no es lo que dice ser.'])
  })

  test('without its type a file is none, and a citizen’s report carries photos alone', async () => {
    const jefe = await central.as('SUPERADMIN')
    const untold = await jefe.call('PUT', `/fotos/${newUuid()}`, { body: new Uint8Array(pdf()) })
    expect([untold.status, untold.body.mensaje]).toEqual([415, 'Eso no es una fotografía.'])

    const citizen = new Citizen(central.url)
    const id = newUuid()
    const report = { ...newSent(), imagenes: [`idb:${id}`] }
    expect((await citizen.report(report)).status).toBe(201)
    const sent = await citizen.photo(report.id, id, pdf(), { 'content-type': ARCHIVO_TYPES.pdf })
    expect(sent.status).toBe(415)
  })

  test('a file is for who may read its record; a visitor reads only what a published report names', async () => {
    const jefe = await central.as('SUPERADMIN')
    const [report, numeral, receipt, reform, licence] = Array.from({ length: 5 }, () => newUuid())
    const all = { report, numeral, receipt, reform, licence }
    for (const [secret, id] of Object.entries(all)) await put(jefe, id ?? '', pdf(`SECRETO-${secret}`))
    const own = (id = '') => ({ archivos: [archivo(id)] })
    const informe = {
      ...newRendicion('2026-02-03', 'Ana'),
      titulo: 'Informe',
      cuerpoMarkdown: 'Texto',
      ...own(report),
    }
    await save(jefe, rendicionesList.key, 'rc-1', informe)
    await save(jefe, mesesList.key, 'lotaip-2026-10-6', { mes: '2026-10', numeral: '6', ...own(numeral) })
    await save(jefe, presentacionesList.key, 'presentado-1', {
      ...{ mes: '2026-10', fecha: '2026-11-13', constancia: '', ...own(receipt) },
    })
    await save(jefe, gastosList.key, 'gas-1', {
      ...{ partida: '53.01.05', denominacion: 'Teléfono', codificado: 1 },
      reformas: [{ fecha: '2026-03-02', monto: 1, ...own(reform) }],
    })
    await save(jefe, credencialesList.key, 'cred-1', {
      personalId: 'staff-1',
      tipo: 'Licencia',
      clase: 'E',
      ...own(licence),
    })

    const seenBy = async (cookie?: string) => {
      const statuses = await Promise.all(Object.values(all).map((id) => download(id ?? '', cookie)))
      return Object.keys(all).filter((_, index) => statuses[index]?.status === 200)
    }
    const [tesoreria, talento] = [await central.as('TESORERIA'), await central.as('TALENTO_HUMANO')]
    expect(await seenBy(tesoreria.cookie)).toEqual(['report', 'numeral', 'receipt', 'reform'])
    expect(await seenBy(talento.cookie)).toContain('licence')
    expect(await seenBy(talento.cookie)).not.toContain('reform')
    expect(await seenBy()).toEqual([])
    await save(jefe, rendicionesList.key, 'rc-1', { publicado: true })
    expect(await seenBy()).toEqual(['report'])
    const told = await (await fetch(`${central.url}/api/publico`)).json()
    expect(JSON.stringify(told)).toContain(`/api/fotos/${report}`)
    // Its own size, whatever the record says.
    expect(JSON.stringify(told)).not.toContain('"bytes":9,')
    for (const id of [numeral, receipt, reform, licence]) expect(JSON.stringify(told)).not.toContain(id)
    await save(jefe, rendicionesList.key, 'rc-1', { publicado: false })
    expect(await seenBy()).toEqual([])
  })

  test('what is to be published with a numeral is public while its month is, and what its rows came from never', async () => {
    const jefe = await central.as('SUPERADMIN')
    const [source, annex, draft] = [newUuid(), newUuid(), newUuid()]
    for (const id of [source, annex, draft]) await put(jefe, id, pdf(`SECRETO-${id}`))
    const rows = { estado: 'LISTO', columnas: ['Tema'], filas: [['Permisos']] }
    const files = { archivos: [archivo(source)], anexos: [archivo(annex)] }
    await save(jefe, mesesList.key, 'lotaip-2026-10-6', { mes: '2026-10', numeral: '6', ...rows, ...files })
    await save(jefe, mesesList.key, 'lotaip-2026-11-6', {
      ...{ mes: '2026-11', numeral: '6', ...rows, anexos: [archivo(draft)] },
    })
    const seen = async () => {
      const statuses = await Promise.all([source, annex, draft].map((id) => download(id)))
      return statuses.map(({ status }) => status)
    }
    const told = async () => (await fetch(`${central.url}/api/publico`)).text()
    expect(await seen()).toEqual([401, 401, 401])
    const contenido = { id: '6', nombre: 'Presupuesto', cadencia: '', motivo: '', nota: '', ...rows }
    await save(jefe, publicadosList.key, 'publicado-2026-10', {
      ...{ mes: '2026-10', publicado: '2026-11-12T10:00:00.000Z' },
      numerales: [{ ...contenido, anexos: [{ ...archivo(annex), extra: 'SECRETO' }] }],
    })
    expect(await seen()).toEqual([401, 200, 401])
    const answer = await told()
    expect(answer).toContain(`/api/fotos/${annex}`)
    for (const secret of [source, draft, 'SECRETO']) expect(answer).not.toContain(secret)
    await save(jefe, publicadosList.key, 'publicado-2026-10', { publicado: '', numerales: [] })
    expect(await seen()).toEqual([401, 401, 401])
    expect(await told()).not.toContain(annex)
  })

  test('what no record names is bounded, and a disk that is almost full takes no file', async () => {
    const jefe = await central.as('SUPERADMIN')
    const ids = [newUuid(), newUuid(), newUuid()]
    const answers = []
    for (const [n, id] of ids.entries())
      answers.push(
        (await put(jefe, id, Buffer.concat([pdf(String(n)), Buffer.alloc(ARCHIVO_BYTES - 200)]))).status,
      )
    expect(answers).toEqual([201, 201, 429])
    await save(jefe, rendicionesList.key, 'rc-1', {
      ...{ ...newRendicion('2026-02-03', 'Ana'), titulo: 'Informe', cuerpoMarkdown: 'Texto' },
      archivos: ids.map(archivo),
    })
    expect((await put(jefe, ids[2] ?? '', pdf())).status).toBe(201)
    bytes = FREE.photos - 1
    const refused = await put(jefe, newUuid(), pdf('otro'))
    bytes = null
    expect([refused.status, refused.body.error]).toEqual([507, 'espacio'])
  })

  test('a phone that dies while it sends leaves nothing, and its next try is taken whole', async () => {
    const jefe = await central.as('SUPERADMIN')
    const id = newUuid()
    await new Promise<void>((resolve) => {
      const call = request(`${central.url}/api/fotos/${id}`, {
        method: 'PUT',
        headers: {
          ...{ 'x-central': '1', cookie: jefe.cookie },
          ...{ 'content-type': ARCHIVO_TYPES.pdf, 'content-length': LARGEST.length },
        },
      })
      call.on('error', () => resolve())
      call.write(LARGEST.subarray(0, 3_000_000), () => call.destroy(new Error('killed')))
    })
    expect(await central.database.query('select 1 from foto')).toEqual([])
    expect((await put(jefe, id, LARGEST)).status).toBe(201)
    const got = await download(id, jefe.cookie)
    expect(Buffer.from(await got.arrayBuffer()).equals(LARGEST)).toBe(true)
  })

  test('a copy of the central takes files along and puts them back to the byte', async () => {
    const jefa = await central.claim('quitar')
    const id = newUuid()
    expect((await put(jefa, id, LARGEST)).status).toBe(201)
    await save(jefa, rendicionesList.key, 'rc-1', {
      ...{
        ...newRendicion('2026-02-03', 'Ana'),
        titulo: 'Informe',
        cuerpoMarkdown: 'Texto',
        publicado: true,
        archivos: [archivo(id)],
      },
    })
    const file = `${newFolder()}/copia.ndjson.gz`
    await exportTo(central.database, file)
    await emptyTables(central.database)
    await importFrom(central.database, file)
    await central.again()
    const got = await download(id)
    expect(got.headers.get('content-disposition')).toBe('attachment')
    expect(Buffer.from(await got.arrayBuffer()).equals(LARGEST)).toBe(true)
  })
})

describe('phones with files at a running central', () => {
  const central = useCentral('PGlite')
  let compiled: PhoneWorld['compiled']
  beforeAll(async () => {
    compiled = await compileDevice()
  })

  async function phone(known = collections()): Promise<Phone> {
    const world = await createWorld([], compiled)
    Object.defineProperty(world, 'now', { get: Date.now })
    const client = await central.as('SUPERADMIN')
    const one = new Phone(world, 0, known)
    one.central.version = dataVersion()
    one.server = async (ask) => (await client.post('/sync', ask)).body
    return one
  }

  test('a phone of the version before works on a report with files beside a new one, and takes none of them away', async () => {
    const before = collections().map((one) =>
      one.key === rendicionesList.key ? { ...one, schema: v.omit(rendicionSchema, ['archivos']) } : one,
    )
    const [now, old] = [await phone(), await phone(before)]
    for (const one of [now, old]) await one.sync()
    const reports = (one: Phone) => one.repository(rendicionesList.key)
    const files = { archivos: [archivo('uno'), archivo('dos')] }
    const { id } = await reports(now).create({
      ...{ ...newRendicion('2026-02-03', 'Ana'), titulo: 'Informe', cuerpoMarkdown: 'Texto', ...files },
    })
    for (const one of [now, old]) await one.sync()
    await reports(old).update(id, { titulo: 'Informe corregido', imagenes: ['/img/hero-1.svg'] })
    for (const one of [old, now, old]) await one.sync()
    for (const one of [now, old])
      expect(await reports(one).find(id)).toMatchObject({ titulo: 'Informe corregido', ...files })
    await reports(now).update(id, { archivos: [archivo('dos')] })
    for (const one of [now, old]) await one.sync()
    expect(await reports(old).find(id)).toMatchObject({ archivos: [archivo('dos')] })
  })
})
