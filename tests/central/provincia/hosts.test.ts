import { expect, test } from 'vitest'
import { brigadas } from '@/server/commands/brigadas'
import { notify } from '@/server/database/database'
import { openPostgres } from '@/server/database/postgres'
import { openSchemas } from '@/server/database/schemas'
import { newItem } from '../support/client'
import { newPostgres } from '../support/engines'
import { newProvince } from '../support/province'
import { JEFA } from '../support/world'

const unwanted = (error: Error) => {
  throw error
}

test('each name gets its brigade, whatever else the request says; another name gets the 911 and nothing of any', async () => {
  const province = await newProvince(['norte.lan', 'sur.lan'])
  const norte = await province.claim('norte.lan')
  const modes = async (host: string, headers = {}) => {
    const client = province.at(host)
    client.headers = headers
    return (await client.get('/salud')).body.modo
  }
  const names = ['norte.lan', 'NORTE.lan:4173', 'norte.lan.', 'norte.lan.:4173', 'sur.lan']
  expect(await Promise.all(names.map((name) => modes(name)))).toEqual([
    'suya',
    'suya',
    'suya',
    'suya',
    'muestra',
  ])
  expect(await modes('sur.lan', { 'x-forwarded-host': 'norte.lan', forwarded: 'host=norte.lan' })).toBe(
    'muestra',
  )

  for (const host of [
    'oeste.lan',
    'lan',
    'x.norte.lan',
    'norte.lan..',
    '',
    '127.0.0.1',
    'norte',
    'provincia',
  ]) {
    const page = await province.page(host, '/')
    const text = await page.text()
    expect([page.status, text.includes('tel:911'), text.includes('<main>')], host).toEqual([503, true, true])
    const call = await province.at(host).get('/yo')
    expect([call.status, call.body.error], host).toEqual([503, 'ocupada'])
    expect(call.body.mensaje).toContain('911')
    for (const said of [text, JSON.stringify(call.body)]) expect(said).not.toMatch(/norte|sur\.|\.lan/i)
  }
  // For whoever watches over the machine by its own address.
  expect(Object.keys((await province.at('127.0.0.1').get('/salud')).body).sort()).toEqual(['bien', 'hora'])

  // A session is worth nothing under the other name.
  const borrowed = province.at('sur.lan')
  borrowed.cookie = norte.cookie
  expect((await norte.get('/yo')).status).toBe(200)
  expect((await borrowed.get('/yo')).status).toBe(401)
  expect((await province.at('sur.lan').signIn(JEFA.correo, JEFA.clave)).status).toBe(401)
})

test('any name serves for a schema, also one whose sum lies at the end of the numbers', async () => {
  // PostgreSQL's hashtext('b17') is 2 129 444 590: with the number of a lock it fits in no int any more.
  const province = await newProvince(['b17.lan'])
  expect((await province.at('b17.lan').get('/salud')).body.modo).toBe('muestra')
})

test('a brigade is there as soon as it is added and gone as soon as it is taken out; its data stay', async () => {
  const province = await newProvince(['norte.lan'])
  const norte = await province.claim('norte.lan')
  await norte.sync([newItem(norte.device, 'inv-1', 'Motobomba')])
  await province.add('sur.lan')
  await expect.poll(async () => (await province.at('sur.lan').get('/salud')).body.modo).toBe('muestra')
  await expect(brigadas(['agregar', 'norte.lan', 'otro'], province.where)).rejects.toThrow(
    'Ya hay una brigada',
  )
  await expect(brigadas(['agregar', 'otro.lan', 'norte'], province.where)).rejects.toThrow(
    'Ya hay una brigada',
  )
  for (const [host, schema] of [
    ['https://norte.ec', 'x'],
    ['norte.ec:80', 'x'],
    ['x.ec', 'pg_temp'],
    ['x.ec', 'provincia'],
    ['x.ec', 'a; drop schema norte'],
    ['x.ec', 'Norte'],
  ] as const)
    await expect(brigadas(['agregar', host, schema], province.where)).rejects.toThrow('«')

  expect(await brigadas(['quitar', 'norte.lan'], province.where)).toContain('esquema norte')
  await expect.poll(async () => (await norte.get('/yo')).status).toBe(503)
  expect(await brigadas(['agregar', 'nuevo.lan', 'norte'], province.where)).toContain('ya tenía')
  expect(await brigadas([], province.where)).toMatch(/nuevo\.lan \(esquema norte\): de Cuerpo de Bomberos/)
  const again = province.at('nuevo.lan')
  await expect.poll(async () => (await again.signIn(JEFA.correo, JEFA.clave)).status).toBe(201)
  expect(JSON.stringify((await again.sync()).filas)).toContain('Motobomba')
})

test('a brigade that nobody asks for goes out of the memory, and is back with the next question', async () => {
  const province = await newProvince(['norte.lan', 'sur.lan'], {
    idleMs: 0,
    metrics: { host: '127.0.0.1', port: 0 },
  })
  const inMemory = () => province.server.brigadas.all().map(({ open }) => open !== undefined)
  await province.server.round()
  expect(inMemory()).toEqual([false, false])
  const norte = await province.claim('norte.lan')
  expect(inMemory()).toEqual([true, false])
  const stream = await norte.ask(`${norte.url}/api/eventos`, { headers: { cookie: norte.cookie } })
  await province.server.round()
  expect(inMemory()).toEqual([true, false])
  await stream.body?.cancel()
  await expect
    .poll(async () => {
      await province.server.round()
      return inMemory()
    })
    .toEqual([false, false])
  expect((await norte.get('/yo')).status).toBe(200)

  const figures = await (await fetch(`http://127.0.0.1:${province.server.metrics}/metrics`)).text()
  expect(figures).toMatch(/^bomberos_registros\{brigada="sur\.lan"\} \d+$/m)
  expect(figures).toMatch(/^bomberos_brigada_en_memoria\{brigada="norte\.lan"\} 1$/m)
  expect(figures).toMatch(/^bomberos_peticiones_total\{brigada="norte\.lan",parte="api",estado="2xx"\} \d+$/m)
  expect(figures.match(/^# TYPE bomberos_registros /gm)).toHaveLength(1)
})

test('of one pool each question sees its own schema, after errors, rollbacks and questions that were given up too', async () => {
  const url = await newPostgres()
  const plain = await openPostgres(url, unwanted)
  const schemas = openSchemas(url, () => undefined)
  const names = Array.from({ length: 6 }, (_, n) => `b${n}`)
  for (const name of names)
    await plain.query(`create schema ${name}`).then(async () => {
      await plain.query(`create table ${name}.central (valor text)`)
      await plain.query(`insert into ${name}.central values ('${name}')`)
    })
  const all = names.map((name) => ({ name, ...schemas.of(name) }))
  const acts = [
    (db: (typeof all)[number]) => db.query<{ valor: string }>('select valor from central'),
    (db: (typeof all)[number]) =>
      db.transaction((query) => query<{ valor: string }>('select valor from central')),
    async (db: (typeof all)[number]) => {
      await db.query('select 1 from no_hay').catch(() => undefined)
      await db
        .transaction(async (query) => {
          await query(`set local search_path = b0`)
          await query('select 1 from no_hay')
        })
        .catch(() => undefined)
      return db.query<{ valor: string }>('select valor from central')
    },
    async (db: (typeof all)[number]) => {
      await db.transaction((query) => query('select pg_sleep(5)'), 20).catch(() => undefined)
      return db.query<{ valor: string }>('select valor from central')
    },
  ]
  const asked = Array.from({ length: 240 }, (_, n) => {
    const db = all[n % all.length] as (typeof all)[number]
    const act = acts[Math.floor(n / 7) % acts.length] as (typeof acts)[number]
    return act(db).then(([row]) => [db.name, row?.valor])
  })
  for (const [name, valor] of await Promise.all(asked)) expect(valor).toBe(name)

  // What is told on a channel, and what only one does at a time, is a brigade's own.
  const heard: string[] = []
  const ends = await Promise.all(
    all.slice(0, 2).map(({ name, listen }) => listen('cambios', (text) => heard.push(`${name} ${text}`))),
  )
  await notify(all[1]?.query ?? unwanted(new Error()), 'cambios', '7')
  await expect.poll(() => heard).toEqual(['b1 7'])
  let inner: boolean | undefined
  expect(
    await all[0]?.alone(1, async () => {
      inner = await all[1]?.alone(1, async () => undefined)
    }),
  ).toBe(true)
  expect(inner).toBe(true)
  for (const end of ends) await end()
  await schemas.close()
  await plain.close()
})
