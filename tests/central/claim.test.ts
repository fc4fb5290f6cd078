import { describe, expect, test } from 'vitest'
import { SAMPLE_PASSWORDS, sampleUsuarios } from '@/access/usuarios/seed'
import { sampleItems } from '@/entities/inventario/seed'
import { sitioStored } from '@/entities/sitio/sitio'
import { start } from '@/server/start'
import { ONLY } from '@/sync/collections'
import { EXISTS, isAlive, recordOf } from '@/sync/fields'
import { INVENTARIO, newItem, raw, written } from './support/client'
import { ENGINES } from './support/engines'
import { JEFA, useCentral } from './support/world'

describe.each(ENGINES)('modo de muestra and its claim · %s', (engine) => {
  const central = useCentral(engine)
  const claimBody = (codigo: string, more: object = {}) => ({
    ...JEFA,
    codigo,
    dispositivo: 'aaaaaaaa',
    muestras: 'quitar',
    ...more,
  })

  test('until it is claimed the central holds the samples and knows the sample accounts', async () => {
    expect((await central.visitor().get('/salud')).body).toMatchObject({
      bien: true,
      version: 1,
      modo: 'muestra',
    })
    const bodega = await central.as('BODEGA')
    const { filas } = await bodega.sync()
    const items = filas.filter(({ c }) => c === INVENTARIO)
    expect(items.map(({ id }) => id).sort()).toEqual(
      sampleItems()
        .map(({ id }) => id)
        .sort(),
    )
    expect(filas.map(({ c }) => c)).toContain('bomberos_config_configSistema')
    const before = central.codigo
    await central.again()
    expect(central.codigo).not.toBe(before)
    expect((await central.visitor().post('/primera', claimBody(before))).status).toBe(403)
  })

  test('claiming takes the right code, a good password and every word', async () => {
    const visitor = central.visitor()
    const wrong = await visitor.post('/primera', claimBody('AAAAAAAAAA'))
    expect([wrong.status, wrong.body.mensaje]).toEqual([403, 'El código no es el que muestra la central.'])
    for (const more of [
      { clave: 'corta' },
      { correo: 'ana' },
      { nombre: ' ' },
      { muestras: 'x' },
      { codigo: 7 },
    ])
      expect((await visitor.post('/primera', claimBody(central.codigo, more))).status).toBe(422)
    const typed = central.codigo.toLowerCase().replace(/^.{5}/, '$& ')
    expect((await visitor.post('/primera', claimBody(typed))).status).toBe(201)
    expect((await visitor.get('/yo')).body.persona).toMatchObject({ name: JEFA.nombre, role: 'SUPERADMIN' })
    expect((await visitor.post('/primera', claimBody(typed))).status).toBe(409)
    expect((await visitor.get('/salud')).body.modo).toBe('suya')
    await central.again()
    expect(central.codigo).toBe('')
  })

  test('after ten wrong codes an address has to wait for the next, and the right one gets through', async () => {
    const codes = Array.from({ length: 11 }, (_, n) => `AAAAAAAA${n}`)
    const answers = await Promise.all(
      codes.map((code) => central.visitor().post('/primera', claimBody(code))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(403), 429])
    await central.again()
    expect((await central.visitor().post('/primera', claimBody('AAAAAAAAAA'))).status).toBe(429)
    expect((await central.visitor().post('/primera', claimBody(central.codigo))).status).toBe(201)
  })

  test('of two processes each one’s code claims the central', async () => {
    const first = central.codigo
    const second = await start({
      ...{ database: central.database, dist: central.dist, folder: central.copias },
      ...{ port: 0, host: '127.0.0.1', proxy: false, log: () => undefined },
    })
    expect(second.codigo).not.toBe(first)
    expect((await central.visitor().post('/primera', claimBody('AAAAAAAAAA'))).status).toBe(403)
    expect((await central.visitor().post('/primera', claimBody(first))).status).toBe(201)
    await second.close()
  })

  test('a process that ends takes its code along, and the other’s stays', async () => {
    const second = await start({
      ...{ database: central.database, dist: central.dist, folder: central.copias },
      ...{ port: 0, host: '127.0.0.1', proxy: false, log: () => undefined },
    })
    await second.close()
    const visitor = central.visitor()
    expect((await visitor.post('/primera', claimBody(second.codigo ?? ''))).status).toBe(403)
    expect((await visitor.post('/primera', claimBody(central.codigo))).status).toBe(201)
  })

  test.each([
    ['the rows say no epoch', `delete from central where clave = 'epoca'`],
    ['the counter is gone', 'delete from contador'],
    ['only records are there', 'delete from central; delete from usuario'],
  ])('half a database is no central to claim: %s', async (_, damage) => {
    await central.claim()
    for (const statement of damage.split('; ')) await central.database.query(statement)
    const started = start({
      ...{ database: central.database, dist: central.dist, folder: central.copias },
      ...{ port: 0, host: '127.0.0.1', proxy: false, log: () => undefined },
    })
    await expect(started).rejects.toThrow(/A esta base le falta una parte.*Reponga una copia completa/)
    await central.database.query('insert into contador (seq) values (0) on conflict do nothing')
  })

  test('of two who claim at once one wins', async () => {
    const answers = await Promise.all(
      ['ana', 'eva'].map((name) =>
        central.visitor().post('/primera', claimBody(central.codigo, { correo: `${name}@brigada.example` })),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await central.database.query('select 1 from usuario')).toHaveLength(1)
  })

  test('claiming ends every account and session, and begins a new epoch', async () => {
    const jefe = await central.as('SUPERADMIN')
    const { body } = await jefe.post('/usuarios', {
      name: 'Intruso',
      email: 'intruso@example.org',
      role: 'SUPERADMIN',
    })
    const { epoca } = await jefe.sync()
    const ana = await central.claim()
    expect((await jefe.get('/yo')).status).toBe(401)
    expect((await central.visitor().signIn('intruso@example.org', body.codigo)).status).toBe(401)
    for (const { id, email } of sampleUsuarios())
      expect((await central.visitor().signIn(email, SAMPLE_PASSWORDS[id] ?? '')).status, email).toBe(401)
    expect((await ana.sync()).epoca).not.toBe(epoca)
  })

  test('samples go by choice, changed ones too; what people added stays, and no phone brings samples back', async () => {
    const bodega = await central.as('BODEGA')
    const [sample] = sampleItems()
    if (!sample) throw new Error('no sample')
    const { filas } = await bodega.sync()
    await bodega.sync([
      newItem(bodega.device, 'inv-propio'),
      { c: INVENTARIO, id: sample.id, campos: written(bodega.device, { nombre: 'Cambiado' }) },
    ])
    const ana = await central.claim('quitar')
    const offered = filas.filter(({ c }) => c === INVENTARIO).map(({ c, id, campos }) => ({ c, id, campos }))
    await ana.sync(offered)
    const items = (await ana.sync()).filas.filter(({ c }) => c === INVENTARIO)
    expect(items.filter(({ campos }) => isAlive(campos)).map(({ id }) => id)).toEqual(['inv-propio'])
    const { body } = await ana.get(`/historial/${INVENTARIO}/${sample.id}`)
    expect(body.cambios.map((cambio: { despues: object }) => Object.keys(cambio.despues))).toEqual([
      [EXISTS],
      ['nombre'],
      expect.arrayContaining([EXISTS, 'nombre']),
    ])
  })

  test('without the samples the site shows no sample figures, and keeps what somebody wrote of it', async () => {
    const chief = await central.as('SUPERADMIN')
    const campos = written(chief.device, { [EXISTS]: true, mision: 'Servir al cantón.', ejemplo: true })
    await chief.sync([{ c: sitioStored.key, id: ONLY, campos }])
    const { filas } = await (await central.claim('quitar')).sync()
    const row = filas.find(({ c }) => c === sitioStored.key)
    expect(row && recordOf(row.id, row.campos)).toEqual({
      id: ONLY,
      mision: 'Servir al cantón.',
      ejemplo: false,
    })
  })

  test('samples stay by choice', async () => {
    const ana = await central.claim('dejar')
    const items = (await ana.sync()).filas.filter(({ c, campos }) => c === INVENTARIO && isAlive(campos))
    expect(items).toHaveLength(sampleItems().length)
  })

  test('from far away there is no sample session, only the pages and the claim', async () => {
    const near = await central.as('BODEGA')
    central.from = '200.105.1.7'
    const far = central.visitor()
    const refused = await far.signIn('jefe@bomberos.example', 'Jefe2024!')
    expect([refused.status, refused.body.error]).toEqual([403, 'muestra'])
    expect(refused.body.mensaje).toContain('modo de muestra')
    for (const answer of [
      await near.get('/yo'),
      await near.post('/sync', near.request()),
      await near.get('/eventos'),
    ])
      expect(answer.status).toBe(403)
    expect((await fetch(`${central.url}/galeria`)).status).toBe(200)
    expect((await far.get('/salud')).body.modo).toBe('muestra')
    await central.claim()
    expect((await far.signIn(JEFA.correo, JEFA.clave)).status).toBe(201)
  })

  test.each([
    '192.168.1.20',
    '10.1.2.3',
    '172.20.0.4',
    '::1',
    '::ffff:192.168.1.20',
    'fe80::1%eth0',
    'fd00::7',
  ])('the station is near: %s', async (address) => {
    central.from = address
    await central.as('INSPECTOR')
  })

  test('through a proxy or under a public name nobody is near', async () => {
    const ask = (headers: Record<string, string>) =>
      raw(central.url, {
        path: '/api/sesion',
        method: 'POST',
        headers: { 'x-central': '1', 'content-type': 'application/json', ...headers },
        body: JSON.stringify({
          correo: 'jefe@bomberos.example',
          clave: 'Jefe2024!',
          dispositivo: 'aaaaaaaa',
        }),
      })
    for (const headers of [
      { 'x-forwarded-for': '10.0.0.1' },
      { 'cf-connecting-ip': '200.1.2.3' },
      { via: '1.1 vegur' },
      { host: 'bomberos.example.org' },
      { origin: 'https://bomberos.example.org', 'sec-fetch-site': 'same-origin' },
      // Names that somebody points at this machine.
      { host: '127.evil.example' },
      { host: '127.0.0.1.nip.io:4173' },
      { host: '10.0.0.1.nip.io' },
      { host: 'localhost.evil.example' },
      { origin: 'http://127.0.0.1.nip.io', 'sec-fetch-site': 'same-origin' },
    ] as Record<string, string>[])
      expect((await ask(headers)).status, JSON.stringify(headers)).toBe(403)
    expect((await ask({ host: 'localhost:4173' })).status).toBe(201)
    expect((await ask({ host: 'estacion.local' })).status).toBe(201)
    expect((await ask({ host: '[::1]:4173' })).headers['set-cookie']?.[0]).toMatch(/^central=/)
    await central.claim()
    const named = await raw(central.url, {
      path: '/api/sesion',
      method: 'POST',
      headers: { 'x-central': '1', 'content-type': 'application/json', host: '127.evil.example' },
      body: JSON.stringify({ ...JEFA, dispositivo: 'aaaaaaaa' }),
    })
    expect(named.headers['set-cookie']?.every((cookie) => /^__Host-.*Secure/.test(cookie))).toBe(true)
  })
})
