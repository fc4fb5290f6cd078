import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { openPostgres } from '@/server/database/postgres'
import { clockAt } from '@/shared/lib/fecha'
import { newUuid } from '@/shared/storage/ids'
import { collections, ONLY } from '@/sync/collections'
import { addPeople, phoneOf, record } from '../support/brigade'
import { newPhoto, newSent } from '../support/citizen'
import type { Client } from '../support/client'
import { DRAWN } from '../support/drawn'
import { newProvince, type Province } from '../support/province'
import { Browser, pushServiceOfFile } from '../support/push-service'

const NORTE = 'norte.lan'
const SUR = 'sur.lan'

const push = pushServiceOfFile()

/** Every address of the API that is read, with this id where one goes. */
const readAt = (id: string): string[] => [
  ...[
    '/salud',
    '/yo',
    '/usuarios',
    '/sumas',
    '/insumos',
    '/fuera',
    '/previstos',
    '/tripulaciones',
    '/copias',
    '/visitas',
    '/avisos',
    '/avisos/llave',
    '/avisos/pendientes',
    '/accesos',
    '/mi',
  ],
  ...[
    '/mi/turnos',
    '/despachos',
    '/guia',
    '/publico',
    '/publico/abiertos',
    '/historial',
    '/primera',
    '/quienes',
  ],
  ...collections().map(({ key }) => `/historial/${key}/${id}`),
  ...['/fotos/', '/reportes/', '/despachos/', '/mi/despachos/', '/usuarios/', '/copias/'].map(
    (at) => at + id,
  ),
  `/reportes/${id}/acuse`,
]

const PAGES = [
  '/',
  '/directorio',
  '/galeria',
  '/transparencia',
  '/contacto',
  '/sitemap.xml',
  '/manifest.webmanifest',
]

/** What everything here that belongs to one brigade says. */
const markOf = (host: string) => `Marca${host.slice(0, 3).toUpperCase()}`

async function fill(province: Province, host: string) {
  const mark = markOf(host)
  const jefa = await province.claim(host)
  const photo = newUuid()
  const bytes = newPhoto()
  await addPeople(jefa, { [`p-${mark}`]: { nombres: `Persona ${mark}`, telefono: `099 ${mark}` } })
  await jefa.sync([
    record(jefa, 'bomberos_inventario_items', `inv-${mark}`, {
      ...{ nombre: `Bomba ${mark}`, categoria: 'HERRAMIENTA', cantidad: 1, estado: 'BUENO' },
      foto: `idb:${photo}`,
    }),
    {
      ...record(jefa, configuracionObject.key, ONLY, {
        nombreInstitucion: `Bomberos ${mark}`,
        telefonoPrincipal: `02 ${mark}`,
      }),
    },
  ])
  expect((await jefa.call('PUT', `/fotos/${photo}`, { body: new Uint8Array(bytes) })).status).toBe(201)
  const citizen = province.citizen(host)
  const report = newSent({ titulo: `Reporte ${mark}`, descripcion: `Lo que vio ${mark}` })
  expect((await citizen.report(report)).status).toBe(201)
  const { body } = await jefa.post('/usuarios', {
    name: `Cuenta ${mark}`,
    email: `${mark}@x.example`,
    role: 'BODEGA',
  })
  const phone = await phoneOf({ visitor: () => province.at(host) }, jefa, `p-${mark}`)
  const invitation = (await jefa.post('/accesos', { persona: `p-${mark}` })).body.codigo
  return { mark, jefa, citizen, report, photo, phone, codigo: body.codigo, invitation }
}

/** The same cookie, at another name. */
function carried(province: Province, client: Client, host: string): Client {
  const other = province.at(host)
  other.cookie = client.cookie
  return other
}

test('nothing of one brigade is at any address of the other, be it with its cookies, keys or codes', async () => {
  const province = await newProvince([NORTE, SUR], { ...DRAWN, allows: () => true })
  const [norte, sur] = [await fill(province, NORTE), await fill(province, SUR)]

  // The control: each brigade's own people find its marks.
  for (const own of [norte, sur]) {
    const seen = JSON.stringify((await own.jefa.sync()).filas)
    for (const what of ['Persona', 'Bomba', 'Reporte', 'Bomberos'])
      expect(seen).toContain(`${what} ${own.mark}`)
    expect((await own.jefa.get(`/fotos/${own.photo}`)).status).toBe(200)
    expect((await own.phone.get('/mi')).status).toBe(200)
  }

  for (const [one, other, host] of [
    [norte, sur, SUR],
    [sur, norte, NORTE],
  ] as const) {
    const foreign = one.mark
    const askers = [
      province.at(host),
      other.jefa,
      other.phone,
      carried(province, one.jefa, host),
      carried(province, one.phone, host),
    ]
    for (const client of askers)
      for (const path of [foreign, `inv-${foreign}`, `p-${foreign}`, one.report.id, one.photo].flatMap(
        readAt,
      )) {
        const { body, status } = await client.get(path)
        const said = typeof body === 'string' ? body : JSON.stringify(body)
        expect(said.includes(foreign), `${path} ${status}`).toBe(false)
        if (path === `/fotos/${one.photo}`) expect(status, path).not.toBe(200)
      }
    for (const path of PAGES)
      expect((await (await province.page(host, path)).text()).includes(foreign), path).toBe(false)
    expect(JSON.stringify((await other.jefa.sync()).filas)).not.toContain(foreign)
    for (const client of askers.slice(3)) {
      expect((await client.get('/yo')).status).toBe(401)
      expect((await client.post('/sync', client.request())).status).toBe(401)
      expect((await client.get('/mi')).status).toBe(401)
    }
    // Codes of the one are no codes of the other.
    const stranger = province.at(host)
    expect((await stranger.signIn(`${foreign}@x.example`, one.codigo)).status).toBe(401)
    expect((await stranger.post('/mi', { codigo: one.invitation, equipo: 'Android' })).status).not.toBe(201)
    // The report's key opens nothing there.
    one.citizen.client = province.at(host)
    expect((await one.citizen.acuse(one.report.id)).status).not.toBe(200)
  }

  // Each has a push key of its own, its own limits, its own history and its own copy.
  const keys = await Promise.all(
    [norte, sur].map(async ({ jefa }) => (await jefa.get('/avisos/llave')).body.llave),
  )
  expect(new Set(keys).size).toBe(2)
  const epochs = await Promise.all([norte, sur].map(async ({ jefa }) => (await jefa.sync()).epoca))
  expect(new Set(epochs).size).toBe(2)
  for (let n = 0; n < 12; n++) await province.at(NORTE).signIn('nadie@x.example', 'MalaClave2026')
  expect((await province.at(NORTE).signIn('nadie@x.example', 'MalaClave2026')).status).toBe(429)
  expect((await province.at(SUR).signIn('nadie@x.example', 'MalaClave2026')).status).toBe(401)

  const database = await openPostgres(province.url, () => undefined)
  const tables = await database.query<{ t: string }>(
    `select table_schema || '.' || table_name as t from information_schema.tables
     where table_schema in ('norte', 'sur', 'public')`,
  )
  for (const { t } of tables) {
    const text = JSON.stringify(await database.query(`select x::text from ${t} x`))
    for (const mark of [norte.mark, sur.mark])
      if (text.includes(mark)) expect(t.startsWith(mark.slice(5).toLowerCase()), `${mark} in ${t}`).toBe(true)
  }
  await database.close()
})

test('a report rings the browsers of its own brigade alone', async () => {
  const province = await newProvince([NORTE, SUR], { allows: () => true })
  for (const host of [NORTE, SUR]) {
    const jefa = await province.claim(host)
    const told = { endpoint: `${push.url}/${host}`, keys: new Browser().keys, cuando: 'todos' }
    expect((await jefa.send('PUT', '/avisos', told)).status).toBe(204)
  }
  expect((await province.citizen(NORTE).report(newSent())).status).toBe(201)
  await expect.poll(() => push.received.map(({ path }) => path)).toEqual([`/${NORTE}`])
  const open = await Promise.all(province.server.brigadas.all().map((entry) => entry.open))
  for (const brigada of open) await brigada?.central.avisos.settled()
  expect(push.received.map(({ path }) => path)).toEqual([`/${NORTE}`])
})

test('a change reaches the streams of its own brigade alone', async () => {
  const province = await newProvince([NORTE, SUR])
  const people = await Promise.all([NORTE, SUR].map((host) => province.claim(host)))
  const heard = people.map(() => '')
  const over = new AbortController()
  await Promise.all(
    people.map(async (client, index) => {
      const answer = await client.ask(`${client.url}/api/eventos`, { headers: { cookie: client.cookie } })
      const read = async () => {
        for await (const part of answer.body ?? []) {
          heard[index] += Buffer.from(part).toString()
          if (over.signal.aborted) return
        }
      }
      void read().catch(() => undefined)
    }),
  )
  await expect.poll(() => heard.every((text) => text.includes('cambio'))).toBe(true)
  const [before, [norte]] = [heard[1], people]
  if (!norte) throw new Error('nobody')
  await addPeople(norte, { 'p-1': { nombres: 'Luz' } })
  await expect.poll(() => heard[0]?.match(/event: cambio/g)?.length ?? 0).toBeGreaterThan(1)
  expect(heard[1]).toBe(before)
  over.abort()
})

test('the copy of the night is each brigade’s own, also of those that nobody asked for', async () => {
  const province = await newProvince([NORTE, SUR])
  const copies = (esquema: string) => join(province.folder, 'brigadas', esquema, 'copias')
  await fill(province, NORTE)
  // The first round may have made tonight's before there was anything in it.
  await province.server.round()
  rmSync(copies('norte'), { recursive: true, force: true })
  await province.again()
  await province.server.round()
  const textOf = (esquema: string) =>
    readdirSync(copies(esquema))
      .filter((name) => name.endsWith('.gz'))
      .map((name) => gunzipSync(readFileSync(join(copies(esquema), name))).toString())
      .join()
  // Before three in the morning none is due.
  if (clockAt(Date.now()).getUTCHours() < 3) return
  expect(textOf('norte')).toContain(markOf(NORTE))
  expect(textOf('sur').length).toBeGreaterThan(100)
  expect(textOf('sur')).not.toContain(markOf(NORTE))
})
