import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { aportesList } from '@/entities/aportes/module'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { pedidosList } from '@/entities/datos/module'
import { mediosList } from '@/entities/galeria/module'
import { tarifasList } from '@/entities/inspecciones/cobros/listas'
import { localesList } from '@/entities/inspecciones/module'
import { plantillasList } from '@/entities/inspecciones/visita/listas'
import { itemsList } from '@/entities/inventario/module'
import { mesesList, presentacionesList } from '@/entities/lotaip/module'
import { publicadosList } from '@/entities/lotaip/publicado'
import { indicesList } from '@/entities/lotaip/sita'
import { MODULES, storedIn } from '@/entities/modules'
import { miembrosList } from '@/entities/personal/module'
import { congeladosList } from '@/entities/presupuesto/cortes/congelado'
import { registrosList } from '@/entities/registro-servicios/module'
import { rendicionesList } from '@/entities/rendicion/module'
import { newRendicion } from '@/entities/rendicion/rendicion'
import { type Cifras, contadasStored } from '@/entities/sitio/cifras'
import { sitioObject } from '@/entities/sitio/module'
import { SERVICIOS } from '@/entities/sitio/servicios'
import { solicitudesList } from '@/entities/solicitudes/module'
import type { Query } from '@/server/database/database'
import { type Figures, readFigures } from '@/server/publico/read'
import { newUuid } from '@/shared/storage/ids'
import { collections, ONLY } from '@/sync/collections'
import { EXISTS, type Fields } from '@/sync/fields'
import { type Client, newItem, written } from './support/client'
import { DRAWN } from './support/drawn'
import { ENGINES } from './support/engines'
import { JEFA, useCentral, type World } from './support/world'

const SECRET = 'SECRETO'
const PUBLIC = 'PUBLICO'

type Row = { c: string; id: string; campos: Fields }

const row = (c: string, record: Record<string, unknown>): Row => {
  const { id = ONLY, ...fields } = record
  return { c, id: String(id), campos: written('de-quien', { [EXISTS]: true, ...fields }) }
}

/** Every text of the record that may hold one is a secret, and so is a field that no schema knows. */
function allSecret(schema: v.GenericSchema, record: Record<string, unknown>): Record<string, unknown> {
  const secret: Record<string, unknown> = { ...record, extra: `${SECRET}-extra` }
  for (const [field, value] of Object.entries(record)) {
    if (typeof value !== 'string' || field === 'id') continue
    const tried = { ...secret, [field]: `${SECRET}-${field}` }
    if (v.safeParse(schema, tried).success) secret[field] = tried[field]
  }
  return secret
}

const OPEN: readonly string[] = [
  configuracionObject.key,
  sitioObject.key,
  mediosList.key,
  miembrosList.key,
  rendicionesList.key,
]

const CORTE = { ejercicio: 2026, fecha: '2026-10-31', hecho: '2026-11-01T10:00:00.000Z' }

const frozenText = (texto: string) => ({ texto, sha256: createHash('sha256').update(texto).digest('hex') })

/** Who asked, in their own words. */
const APORTE = {
  ...{ ejercicio: 2026, nombre: `${SECRET}-nombre`, email: `${SECRET}@correo.example` },
  ...{ texto: `${SECRET}-texto`, telefono: SECRET, nota: SECRET, recibido: '2026-11-03', extra: SECRET },
}
/** A month of the transparency law: what is only written, what was withdrawn, and what is missing in a published one. */
const numeral = (id: string, word: string, said: object = { estado: 'LISTO' }) => ({
  ...{ id, nombre: `${word}-numeral`, cadencia: '', motivo: '', nota: `${word}-nota-${id}` },
  ...{ columnas: [`${word}-columna`], filas: [[`${word}-celda`]], extra: SECRET },
  ...said,
})
const MES = { mes: '2026-10', publicado: '2026-11-12T10:00:00.000Z', fuente: '', fechaFuente: '' }

const secretMonths = (): Row[] => [
  row(mesesList.key, { ...numeral('6', SECRET), id: 'lotaip-2026-10-6', mes: '2026-10', numeral: '6' }),
  row(presentacionesList.key, {
    ...{ id: 'presentado-a', mes: '2026-10', fecha: '2026-11-12' },
    constancia: `${SECRET}-constancia`,
  }),
  row(indicesList.key, { id: 'sita-2026-10', mes: '2026-10', CTA: 1, fuente: `${SECRET}-indice` }),
  row(publicadosList.key, {
    ...{ ...MES, id: 'publicado-2026-09', mes: '2026-09', publicado: '', fuente: `${SECRET}-fuente` },
    numerales: [numeral('6', SECRET)],
  }),
]

const TARIFA = {
  tramite: 'Permiso anual',
  vigente: 2020,
  bandas: [{ desde: 0, centavos: 100 }],
  extra: SECRET,
}

/** What a permit costs and is asked, beside another canton's example and an owner. */
const permitRows = (): Row[] => [
  row(tarifasList.key, { ...TARIFA, id: 'tarifa-propia', concepto: `${PUBLIC}-tarifa`, ejemplo: '' }),
  row(tarifasList.key, {
    ...TARIFA,
    id: 'tarifa-ajena',
    concepto: `${SECRET}-tarifa`,
    ejemplo: 'Otro cantón',
  }),
  row(plantillasList.key, {
    ...{ id: 'plantilla-propia', desde: '2027-01-01T00:00:00.000Z', por: `${SECRET}-por`, extra: SECRET },
    puntos: [{ id: 'p1', grupo: 'Salidas', texto: `${PUBLIC}-punto`, extra: SECRET }],
  }),
  row(localesList.key, { id: 'local-1', nombre: `${SECRET}-local`, dueno: `${SECRET}-dueno` }),
]

/** Private collections, and of the public ones what no visitor sees. */
function secretRows(): Row[] {
  const samples = collections()
    .filter(({ only }) => !only)
    .flatMap(({ key, samples, schema }) =>
      samples().map((sample) => {
        const record = allSecret(schema, { ...sample, id: `oculto-${sample.id}` })
        return row(key, OPEN.includes(key) ? { ...record, publicado: false, activo: false } : record)
      }),
    )
  const sample = rendicionesList.seed()[0]
  const deleted = row(rendicionesList.key, { ...sample, id: 'borrado', titulo: `${SECRET}-borrado` })
  const dead = { ...deleted.campos, ...written('de-quien', { [EXISTS]: false }) }
  const unpublished = row(congeladosList.key, {
    ...{ ...CORTE, id: 'corte-oculto', ejercicio: 2025, fecha: '2026-12-31', publicado: '' },
    ...frozenText(`Lado,Partida\r\nGasto,${SECRET}\r\n`),
  })
  const solicitud = row(
    solicitudesList.key,
    allSecret(solicitudesList.schema, {
      ...{ id: 'solicitud-oculta', nombre: '', email: '', telefono: '', pedido: '', respuesta: '', nota: '' },
      recibida: '2026-11-03',
    }),
  )
  const aporte = row(aportesList.key, {
    ...APORTE,
    ...{ id: 'aporte-oculto', textoPublico: SECRET, respuesta: SECRET, publicado: '' },
  })
  const pedido = row(
    pedidosList.key,
    allSecret(pedidosList.schema, {
      ...{ id: 'datos-oculto', nombre: '', contacto: '', pedido: '', respuesta: '', nota: '' },
      ...{ derecho: 'ACCESO', recibido: '2026-11-03' },
    }),
  )
  return [...samples, { ...deleted, campos: dead }, unpublished, ...secretMonths(), solicitud, aporte, pedido]
}

const photo = `idb:${newUuid()}`

/** What visitors see, with a secret in each field that they don't. */
const publicRows = (): Row[] => [
  row(rendicionesList.key, {
    ...newRendicion('2026-02-03', `${PUBLIC}-autor`),
    id: 'abierto',
    titulo: `${PUBLIC}-titulo </script><b>"&\0\u0007\ud83d`,
    cuerpoMarkdown: `${PUBLIC}-cuerpo`,
    imagenes: [photo],
    tags: [`${PUBLIC}-tag`],
    publicado: true,
    extra: SECRET,
  }),
  row(miembrosList.key, {
    id: 'persona',
    nombres: `${PUBLIC}-nombres`,
    cargo: `${PUBLIC}-cargo`,
    area: `${PUBLIC}-area`,
    activo: true,
    telefono: `${SECRET}-telefono`,
    email: `${SECRET}@correo.example`,
    fechaIngreso: `2019-${SECRET}`,
    extra: SECRET,
  }),
  row(congeladosList.key, {
    ...{ ...CORTE, id: 'corte-abierto', publicado: '2026-11-02T10:00:00.000Z' },
    ...frozenText(`Lado,Partida,Denominación\r\nGasto,53.01.05,${PUBLIC}-partida\r\n`),
    ...{ autor: `${SECRET}-autor`, nota: `${SECRET}-nota`, extra: SECRET },
  }),
  row(aportesList.key, {
    ...{ ...APORTE, id: 'aporte-abierto', publicado: '2026-11-02T10:00:00.000Z' },
    ...{ textoPublico: `${PUBLIC}-pregunta`, respuesta: `${PUBLIC}-respuesta` },
  }),
  row(publicadosList.key, {
    ...{ ...MES, id: 'publicado-2026-10', autor: `${SECRET}-autor`, extra: SECRET },
    numerales: [
      numeral('6', PUBLIC),
      { ...numeral('7', SECRET, { estado: undefined }), nombre: `${PUBLIC}-faltante` },
    ],
  }),
  row(mediosList.key, {
    ...{ id: 'imagen', titulo: `${PUBLIC}-imagen`, url: '/img/hero-1.svg', seccion: 'GALERIA' },
    extra: SECRET,
  }),
  row(configuracionObject.key, {
    ...configuracionObject.defaults(),
    modulos: [...MODULOS],
    nombreInstitucion: `${PUBLIC}-institucion`,
    direccion: `${PUBLIC}-direccion`,
    emailSistema: `${SECRET}@sistema.example`,
    telefonoSistema: `${SECRET}-telefono`,
    coordenadas: { lat: -1, lng: -78, extra: SECRET },
    extra: SECRET,
  }),
  row(sitioObject.key, {
    ejemplo: false,
    mision: `${PUBLIC}-mision`,
    extra: SECRET,
    valores: [{ id: 'v', nombre: `${PUBLIC}-valor`, texto: 'x', icono: 'Flame', extra: SECRET }],
    servicios: [
      { ...SERVICIOS[0], nombre: `${PUBLIC}-servicio`, extra: SECRET },
      { ...SERVICIOS[1], nombre: `${SECRET}-inactivo`, activo: false },
    ],
    diapositivas: [
      { id: 'd', titulo: `${PUBLIC}-portada`, url: '/img/hero-1.svg', creditos: '', extra: SECRET },
    ],
  }),
  ...permitRows(),
]

async function put({ database: { query } }: World, rows: readonly Row[]): Promise<void> {
  await query(
    `insert into registro (coleccion, id, campos, seq)
     select c, i, f::json, 1000 + n from unnest($1::text[], $2::text[], $3::text[]) with ordinality as t (c, i, f, n)
     on conflict (coleccion, id) do update set campos = excluded.campos, seq = excluded.seq`,
    [rows.map(({ c }) => c), rows.map(({ id }) => id), rows.map(({ campos }) => JSON.stringify(campos))],
  )
  await query(`select pg_notify('cambios', '')`)
}

const OPEN_DATA = [
  'rendiciones',
  'cifras',
  'servicios-por-mes',
  'presupuesto',
  'transparencia-por-mes',
].flatMap((id) => [`/datos/${id}.csv`, `/datos/${id}.json`])

const FIXED = [
  ...['/', '/servicios', '/galeria', '/personal', '/transparencia', '/contacto', '/reportar'],
  ...['/login', '/politicas', '/terminos', '/datos', '/transparencia/presupuesto'],
  ...['', '/2026-10', '/2026-09', '/2026-10/6', '/-'].map((rest) => `/transparencia/lotaip${rest}`),
  ...['/transparencia/solicitud', '/transparencia/preguntas', '/ayuda', '/ayuda/central'],
  ...['/permisos', '/permisos/verificar'],
  ...OPEN_DATA,
  ...['/sitemap.xml', '/robots.txt', '/transparencia/feed.xml', '/manifest.webmanifest'],
  ...['/200.html', '/index.html', '/transparencia.html', '/admin', '/reportar/mis-reportes'],
  ...['/api/publico', '/api/salud', '/api/reportes/oculto/acuse', '/api/historial/x/y', '/api/yo'],
]

const publish = (client: Client, id: string, values: object) =>
  client.sync([{ c: rendicionesList.key, id, campos: written(client.device, { ...values }) }])

describe.each(ENGINES)('what is public · %s', (engine) => {
  const central = useCentral(engine, DRAWN)
  const get = (path: string, headers: Record<string, string> = {}) => fetch(central.url + path, { headers })
  const statusOf = async (path: string) => (await get(path)).status

  test('nothing private is in any public address of a database full of secrets', async () => {
    await central.claim('quitar')
    const secrets = secretRows()
    const told = new Set(secrets.map(({ c }) => c))
    for (const stored of MODULES.flatMap(storedIn))
      if (collections().some(({ key, only }) => key === stored.key && !only) && 'seed' in stored)
        expect(told.has(stored.key) || stored.seed().length === 0, stored.key).toBe(true)
    await put(central, [...secrets, ...publicRows()])
    await expect.poll(async () => (await get('/')).text()).toContain(`${PUBLIC}-mision`)
    const hidden = secrets.map(({ id }) => `/transparencia/${encodeURIComponent(id)}`)
    const all: string[] = []
    for (const path of [...FIXED, '/transparencia/abierto', ...hidden, '/transparencia/%00%']) {
      const answer = await get(path)
      const text = JSON.stringify([...answer.headers]) + (await answer.text())
      expect(text.includes(SECRET), path).toBe(false)
      expect(text.includes(JEFA.correo), path).toBe(false)
      if (hidden.includes(path)) expect(answer.status, path).toBe(404)
      all.push(text)
    }
    for (const word of [
      'titulo',
      'cuerpo',
      'autor',
      'tag',
      'nombres',
      'cargo',
      'area',
      'imagen',
      'institucion',
    ])
      expect(all.join(''), word).toContain(`${PUBLIC}-${word}`)
    for (const word of [
      'partida',
      'direccion',
      'mision',
      'valor',
      'servicio',
      'portada',
      'faltante',
      'celda',
      'tarifa',
      'punto',
    ])
      expect(all.join(''), word).toContain(`${PUBLIC}-${word}`)
  })

  test('a report has its own head and picture, in a page whose scripts the policy names', async () => {
    await central.claim('quitar')
    await put(central, publicRows())
    await expect.poll(() => statusOf('/transparencia/abierto')).toBe(200)
    const html = await (await get('/transparencia/abierto')).text()
    expect(html).toContain(
      `<title data-inicial>${PUBLIC}-titulo &lt;/script>&lt;b>&quot;&amp; · ${PUBLIC}-institucion`,
    )
    expect(html).toContain(`/api/fotos/${photo.slice(4)}`)
    expect(/property="og:image" content="([^"]*)"/.exec(html)?.[1]).toBe(`/api/fotos/${photo.slice(4)}`)
    for (const unwritable of ['\0', '\u0007', '\ufffd']) expect(html).not.toContain(unwritable)
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]
    const scripts = [...html.matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)]
    expect(scripts.length).toBeGreaterThan(1)
    for (const [, text = ''] of scripts)
      expect(policy).toContain(createHash('sha256').update(text).digest('base64'))
    const data = [...html.matchAll(/<script[^>]*json"[^>]*>([\s\S]*?)<\/script>/g)]
    expect(data).toHaveLength(2)
    for (const [, text = ''] of data) JSON.parse(text)
    const manifest = await (await get('/manifest.webmanifest')).json()
    expect(manifest).toMatchObject({ name: `${PUBLIC}-institucion`, start_url: '/' })
    const feed = await (await get('/transparencia/feed.xml')).text()
    expect(feed).toContain(`<title>${PUBLIC}-titulo &lt;/script>&lt;b>&quot;&amp;</title>`)
  })

  test('a feed’s ids last and are full ones; a sitemap has full addresses or is none', async () => {
    await central.claim('quitar')
    const [rendicion, ...rest] = publicRows()
    const titulo = { titulo: written('de-quien', { titulo: 'Fin ]]> y <b>' }).titulo }
    await put(central, [{ ...rendicion, campos: { ...rendicion?.campos, ...titulo } } as Row, ...rest])
    await expect.poll(() => statusOf('/transparencia/abierto')).toBe(200)
    const read = async (path: string) => (await get(path)).text()
    const idsIn = (xml: string) => [...xml.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)
    const feed = await read('/transparencia/feed.xml')
    expect(feed).toContain('<title>Fin ]]&gt; y &lt;b></title>')
    expect(feed.includes(']]>')).toBe(false)
    expect(idsIn(feed)).toEqual(
      Array(2).fill(expect.stringMatching(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)),
    )
    expect(new Set(idsIn(feed)).size).toBe(2)
    const none = await get('/sitemap.xml')
    expect([none.status, await none.text()]).toEqual([404, expect.stringContaining('Sitio web')])
    expect(await read('/robots.txt')).not.toContain('Sitemap')
    await central.again()
    expect(idsIn(await read('/transparencia/feed.xml'))).toEqual(idsIn(feed))

    const site = { ...configuracionObject.defaults(), sitioWeb: 'https://bomberos.nabon.example' }
    await put(central, [row(configuracionObject.key, site)])
    await central.database.query('update registro set seq = 2000 where coleccion = $1', [
      configuracionObject.key,
    ])
    await central.database.query(`select pg_notify('cambios', '')`)
    await expect.poll(() => statusOf('/sitemap.xml')).toBe(200)
    expect(await read('/sitemap.xml')).toContain(
      '<loc>https://bomberos.nabon.example/transparencia/abierto</loc>',
    )
    expect(await read('/robots.txt')).toContain('Sitemap: https://bomberos.nabon.example/sitemap.xml')
    expect(idsIn(await read('/transparencia/feed.xml'))).toEqual([
      'https://bomberos.nabon.example/transparencia/feed.xml',
      'https://bomberos.nabon.example/transparencia/abierto',
    ])
  })

  test('a draft is unknown, a published report is read at once, a withdrawn one says that it was withdrawn', async () => {
    const jefa = await central.claim('quitar')
    const path = '/transparencia/rc-1'
    const draft = { ...newRendicion('2026-11-23', 'Ana'), titulo: 'Minga', cuerpoMarkdown: 'Agua' }
    await publish(jefa, 'rc-1', { [EXISTS]: true, ...draft })
    expect(await statusOf(path)).toBe(404)
    await publish(jefa, 'rc-1', { publicado: true })
    await expect.poll(() => statusOf(path)).toBe(200)
    expect(await statusOf(`${path}/`)).toBe(200)
    await publish(jefa, 'rc-1', { publicado: false })
    await expect.poll(() => statusOf(path)).toBe(410)
    expect(await (await get(path)).text()).toContain('ya no está publicado')
    await publish(jefa, 'rc-1', { publicado: true })
    await expect.poll(() => statusOf(path)).toBe(200)
    await publish(jefa, 'rc-1', { [EXISTS]: false })
    await expect.poll(() => statusOf(path)).toBe(410)
    expect(await statusOf('/transparencia/rc-2')).toBe(404)
  })

  test('a report that nobody read before it was withdrawn says so too; what was tried before the claim is forgotten', async () => {
    const published = {
      [EXISTS]: true,
      ...newRendicion('2026-11-23', ''),
      titulo: 'Minga',
      cuerpoMarkdown: 'Agua',
      publicado: true,
    }
    const chief = await central.as('SUPERADMIN')
    await publish(chief, 'rc-0', published)
    await publish(chief, 'rc-0', { publicado: false })
    await expect.poll(() => statusOf('/transparencia/rc-0')).toBe(410)
    const jefa = await central.claim('quitar')
    await publish(jefa, 'rc-1', published)
    await publish(jefa, 'rc-1', { publicado: false })
    await publish(jefa, 'rc-2', published)
    await publish(jefa, 'rc-2', { [EXISTS]: false })
    await publish(jefa, 'rc-3', { ...published, publicado: false })
    await publish(jefa, 'rc-3', { titulo: 'Otra' })
    await expect.poll(() => statusOf('/transparencia/rc-2')).toBe(410)
    expect(await statusOf('/transparencia/rc-1')).toBe(410)
    for (const id of ['rc-0', 'rc-3', rendicionesList.seed()[0]?.id])
      expect(await statusOf(`/transparencia/${id}`), id).toBe(404)
  })

  test('a figure follows what it is counted from', async () => {
    const jefa = await central.claim('quitar')
    const figure = async () => (await (await get('/api/publico')).json()).datos[contadasStored.key].vehiculos
    expect(await figure()).toBe(undefined)
    const { c, id, campos } = newItem(jefa.device, 'camion')
    const camion = written(jefa.device, { categoria: 'VEHICULO', cantidad: 3 })
    await jefa.sync([{ c, id, campos: { ...campos, ...camion } }])
    await expect.poll(figure).toBe('3')
  })

  test('a second count reads only what changed since the first', async () => {
    const { query } = central.database
    const read: string[] = []
    const counting: Query = async (sql, params) => {
      const rows = await query<{ id: string; campos: Fields }>(sql, params)
      if (params?.[0] === itemsList.key) read.push(...rows.map(({ id }) => id))
      return rows as never
    }
    const vehicles = ({ datos }: Figures) => (datos[contadasStored.key] as Cifras).vehiculos
    const jefa = await central.claim('quitar')
    const vehicle = (id: string, cantidad: number) => {
      const { c, campos } = newItem(jefa.device, id)
      return { c, id, campos: { ...campos, ...written(jefa.device, { categoria: 'VEHICULO', cantidad }) } }
    }
    await jefa.sync([vehicle('camion', 1), vehicle('bote', 2), vehicle('moto', 4)])
    const first = await readFigures(counting, new Date())
    expect(vehicles(first)).toBe('7')

    read.length = 0
    const gone = { c: itemsList.key, id: 'bote', campos: written(jefa.device, { [EXISTS]: false }) }
    await jefa.sync([gone, vehicle('moto', 8)])
    const second = await readFigures(counting, new Date(), first)
    expect([vehicles(second), read]).toEqual(['9', ['bote', 'moto']])
    expect(second.datos).toEqual((await readFigures(query, new Date())).datos)
  })

  test('readers are let in while the database works', async () => {
    await get('/')
    const work = central.database.query(`select count(md5(n::text)) from generate_series(1, 2000000) n`)
    const first = await Promise.race([work.then(() => 'database'), statusOf('/').then(() => 'page')])
    await work
    expect(first).toBe('page')
  })

  test('what didn’t change isn’t sent again; a draft changes nothing that is public', async () => {
    const jefa = await central.claim('quitar')
    for (const path of ['/', '/api/publico', '/transparencia/feed.xml']) {
      const first = await get(path, { 'accept-encoding': 'br' })
      expect(first.headers.get('content-encoding')).toBe('br')
      const etag = first.headers.get('etag') ?? ''
      const again = () => get(path, { 'if-none-match': etag })
      expect((await again()).status).toBe(304)
      const draft = {
        [EXISTS]: true,
        ...newRendicion('2026-11-23', ''),
        titulo: 'Nada',
        cuerpoMarkdown: 'Agua',
        publicado: false,
      }
      await publish(jefa, 'rc-1', draft)
      expect((await again()).status).toBe(304)
      await publish(jefa, 'rc-1', { publicado: true })
      await expect.poll(async () => (await again()).status).toBe(200)
      await publish(jefa, 'rc-1', { publicado: false })
      await expect.poll(async () => (await (await get(path)).text()).includes('Nada')).toBe(false)
    }
  })

  test('open data: a file for each set, which other sites may read, and nothing else', async () => {
    await central.claim('quitar')
    const month = { tipo: 'RESCATE', descripcion: SECRET, direccion: SECRET, personalAsignado: [SECRET] }
    const services = [
      { id: 's1', fecha: '2026-03-01', tiempoRespuesta: 7, ...month },
      { id: 's2', fecha: '2026-03-31', tiempoRespuesta: 8, ...month },
      { id: 's3', fecha: '2026-03-31', estado: 'CANCELADO', ...month },
      { id: 's4', fecha: '2025-12-01', ...month },
      { id: 's5', fecha: '2026-03-15', tiempoRespuesta: 9, ...month },
      { id: 's8', fecha: '2026-03-16', tiempoRespuesta: 6, ...month },
      { id: 's9', fecha: '2026-03-17', tiempoRespuesta: 10, ...month },
      // The mean of few is nearly the time of somebody's own emergency.
      { id: 's6', fecha: '2026-02-01', tiempoRespuesta: 7, ...month },
      { id: 's7', fecha: '2026-02-02', tiempoRespuesta: 8, ...month },
    ]
    await put(central, [...publicRows(), ...services.map((service) => row(registrosList.key, service))])
    const months = async () => (await (await get('/datos/servicios-por-mes.csv')).text()).trim().split('\r\n')
    await expect
      .poll(months)
      .toEqual([
        'mes,tipo,servicios,respuesta_minutos',
        ...['2025-12,Rescate,1,', '2026-02,Rescate,2,', '2026-03,Rescate,5,8'],
      ])
    const { filas, diccionario, licencia, fecha } = await (await get('/datos/rendiciones.json')).json()
    expect(filas).toMatchObject([{ id: 'abierto', texto: `${PUBLIC}-cuerpo`, etiquetas: `${PUBLIC}-tag` }])
    expect(Object.keys(filas[0]).sort()).toEqual(Object.keys(diccionario).sort())
    expect(licencia.enlace).toContain('creativecommons.org')
    expect(Date.parse(fecha)).toBeGreaterThan(0)
    const budget = await (await get('/datos/presupuesto.json')).json()
    expect(budget.filas).toMatchObject([{ lado: 'Gasto', partida: '53.01.05', devengado: null }])
    expect(Object.keys(budget.filas[0])).toEqual(Object.keys(budget.diccionario))
    const law = (await (await get('/datos/transparencia-por-mes.csv')).text()).trim().split('\r\n')
    expect(law.slice(1)).toEqual([
      `2026-10,6,${PUBLIC}-numeral,Listo,,1,2026-11-12,/transparencia/lotaip/2026-10`,
      `2026-10,7,${PUBLIC}-faltante,Falta,,0,2026-11-12,/transparencia/lotaip/2026-10`,
    ])
    for (const path of FIXED) {
      const answer = await get(path, { origin: 'https://otro.example' })
      const open = answer.headers.get('access-control-allow-origin')
      expect(open, path).toBe(OPEN_DATA.includes(path) ? '*' : null)
    }
  })

  test('opened pages are counted by day, and nothing of who opened them; staff alone reads it', async () => {
    const jefa = await central.claim('quitar')
    for (const path of ['/galeria', '/galeria/', '/', '/nada', '/transparencia/x', '/sitemap.xml'])
      await get(path)
    await fetch(`${central.url}/galeria`, { method: 'HEAD' })
    expect((await central.visitor().get('/visitas')).status).toBe(401)
    const { visitas } = (await jefa.get('/visitas')).body
    expect(visitas).toEqual([
      { pagina: '/galeria', hoy: 2, semana: 2, mes: 2 },
      { pagina: '/', hoy: 1, semana: 1, mes: 1 },
    ])
    const report = {
      [EXISTS]: true,
      ...newRendicion('2026-11-23', ''),
      titulo: 'Minga',
      cuerpoMarkdown: 'Agua',
      publicado: true,
    }
    await publish(jefa, 'rc-1', report)
    await expect.poll(() => statusOf('/transparencia/rc-1')).toBe(200)
    // Another spelling of its address is the same page, or a visitor could fill the database with spellings.
    expect(await statusOf('/transparencia/%72c%2d1')).toBe(200)
    const reports = (await jefa.get('/visitas')).body.visitas.filter(({ pagina }) =>
      pagina.startsWith('/transparencia/'),
    )
    expect(reports).toMatchObject([{ pagina: '/transparencia/rc-1', titulo: 'Minga' }])
    await get('/galeria')
    // A database that fails for a moment costs no count.
    await central.database.query('alter table visita rename to escondida')
    expect((await jefa.get('/visitas')).status).toBe(500)
    await central.database.query('alter table escondida rename to visita')
    await central.again()
    jefa.url = central.url
    expect((await jefa.get('/visitas')).body.visitas[0]).toMatchObject({ pagina: '/galeria', hoy: 3 })
  })

  test.runIf(engine === 'PostgreSQL')(
    'a page waits for nobody who holds the tables: the last copy goes out',
    async () => {
      const { query, transaction } = central.database
      const before = await (await get('/')).text()
      let release = () => {}
      const held = new Promise<void>((done) => {
        release = done
      })
      let locked = () => {}
      const ready = new Promise<void>((done) => {
        locked = done
      })
      const holding = transaction(async (ask) => {
        await ask('lock table registro in access exclusive mode')
        locked()
        await held
      })
      await ready
      await query(`select pg_notify('cambios', '')`)
      // Whenever the server hears of the change, one of these is the first that has to do without it.
      for (const path of ['/', '/personal', '/', '/transparencia', '/']) {
        const answer = await get(path)
        expect(answer.status).toBe(200)
        if (path === '/') expect(await answer.text()).toBe(before)
      }
      release()
      await holding
    },
  )
})
