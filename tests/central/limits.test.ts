import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { INVENTARIO, newItem, raw, stamp } from './support/client'
import { ENGINES } from './support/engines'
import { useCentral } from './support/world'

describe.each(ENGINES)('limits · %s', (engine) => {
  const central = useCentral(engine)
  const json = { 'content-type': 'application/json' }

  test('a body that is too large, too deep, poisoned or no JSON is refused in words; the central goes on', async () => {
    const bodega = await central.as('BODEGA')
    const post = (body: string, headers: Record<string, string> = json) =>
      bodega.call('POST', '/sync', { headers, body })
    const large = await post(`{"x":"${'a'.repeat(1024 * 1024)}"}`)
    expect([large.status, large.body.mensaje]).toEqual([413, 'El envío es demasiado grande.'])
    const request = JSON.stringify(bodega.request())
    for (const hostile of [
      '['.repeat(100_000),
      `[${'['.repeat(41)}1${']'.repeat(41)}]`,
      `[${'0,'.repeat(300_000)}0]`,
      `{"__proto__":{"admin":true}}`,
      '{',
      '',
      '\ufeff{}',
    ])
      expect((await post(hostile)).status, hostile.slice(0, 20)).toBe(400)
    expect((await post(request, { 'content-type': 'text/plain' })).status).toBe(400)
    expect((await post(request)).status).toBe(200)
  })

  test.each([
    ['POST', '/sesion'],
    ['POST', '/primera'],
    ['POST', '/clave'],
    ['POST', '/usuarios'],
    ['PATCH', '/usuarios/user-2'],
    ['POST', '/sync'],
  ])('%s %s: wrong types are refused, and nothing fails inside', async (method, path) => {
    const jefe = await central.as('SUPERADMIN')
    const wrong = [
      null,
      1,
      'x',
      [],
      {},
      { correo: {}, clave: [] },
      { name: { $gt: '' } },
      { email: 'a\0@b.ec' },
      { codigo: null },
    ]
    for (const value of wrong) {
      const { status, body } = await jefe.send(method, path, value)
      // An empty change of an account changes nothing.
      expect(status, JSON.stringify(value)).toBeGreaterThanOrEqual(method === 'PATCH' ? 200 : 400)
      expect(status).toBeLessThan(500)
      if (status >= 400) expect(body.mensaje).toMatch(/\.$/)
    }
    expect(central.lines.filter((line) => line.includes('"event":"error"'))).toEqual([])
  })

  test('no other site changes anything', async () => {
    const bodega = await central.as('BODEGA')
    const body = JSON.stringify(bodega.request([newItem(bodega.device, 'inv-ajeno')]))
    const ask = (headers: Record<string, string>) =>
      raw(central.url, {
        path: '/api/sync',
        method: 'POST',
        headers: { ...json, cookie: bodega.cookie, 'x-central': '1', ...headers },
        body,
      })
    const host = new URL(central.url).host
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://otro.example' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://otro.example' },
      { origin: 'null' },
      { origin: 'x' },
      { origin: `http://${host}`, 'x-central': '' },
    ] as Record<string, string>[]) {
      const { status, text } = await ask(headers)
      expect([status, JSON.parse(text).error], JSON.stringify(headers)).toEqual([403, 'origen'])
    }
    expect((await bodega.sync()).filas.some(({ id }) => id === 'inv-ajeno')).toBe(false)
    expect((await ask({ origin: `http://${host}` })).status).toBe(200)
    expect((await ask({ 'sec-fetch-site': 'same-origin', origin: `http://${host}` })).status).toBe(200)
  })

  test('every answer says what it is and that it is not to be kept', async () => {
    const visitor = central.visitor()
    for (const { headers } of [
      await visitor.get('/salud'),
      await visitor.get('/yo'),
      await visitor.get('/nada'),
    ])
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-type': 'application/json',
      })
  })

  test('a connection waits longer for its next request than a proxy keeps it', async () => {
    const { headers } = await raw(central.url, { path: '/', headers: { connection: 'keep-alive' } })
    expect(Number(headers['keep-alive']?.toString().replace('timeout=', ''))).toBeGreaterThan(120)
  })

  test('an error inside is logged without its message, and the central goes on', async () => {
    const bodega = await central.as('BODEGA')
    await central.database.query('alter table registro rename to escondido')
    const secret = {
      c: INVENTARIO,
      id: 'inv-1',
      campos: { notas: [stamp(bodega.device), 'Secreto'] as const },
    }
    const { status, body } = await bodega.post('/sync', bodega.request([secret]))
    await central.database.query('alter table escondido rename to registro')
    expect([status, body]).toEqual([
      500,
      { error: 'interno', mensaje: 'La central tuvo un problema. Intente otra vez.' },
    ])
    expect(central.lines.join('\n')).toContain('"event":"error"')
    expect(central.lines.join('\n')).not.toMatch(/Secreto|escondido|relation/)
    expect((await bodega.sync()).estados).toEqual([])
  })

  test('an error of a stream is logged like every other', async () => {
    const { cookie } = await central.as('BODEGA')
    const stream = (await fetch(`${central.url}/api/eventos`, { headers: { cookie } })).body?.getReader()
    await stream?.read()
    await central.database.query('alter table sesion rename to escondida')
    await central.database.query(`select pg_notify('cuentas', '')`)
    for (let part = await stream?.read(); part && !part.done; part = await stream?.read());
    await central.database.query('alter table escondida rename to sesion')
    expect(central.lines.join('\n')).toContain('"ruta":"/api/eventos"')
    expect(central.lines.join('\n')).not.toMatch(/escondida|relation/)
  })
})

describe('pages', () => {
  const central = useCentral('PGlite')
  const page = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(central.url + path, { headers })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  test('each page says that a central serves it, and which', async () => {
    for (const path of ['/', '/galeria', '/galeria/', '/galeria.html', '/admin/inventario', '/index.html'])
      expect((await page(path)).text, path).toContain(
        '<meta charset="utf-8" /><meta name="central" content="muestra">',
      )
    const before = (await page('/galeria')).headers.get('etag') ?? ''
    expect((await page('/galeria', { 'if-none-match': before })).status).toBe(304)
    await central.claim()
    const after = await page('/galeria', { 'if-none-match': before })
    expect([after.status, after.text]).toEqual([200, expect.stringContaining('content="suya"')])
    writeFileSync(join(central.dist, 'galeria.html'), '<meta charset="utf-8" />nueva')
    expect((await page('/galeria', { 'if-none-match': after.headers.get('etag') ?? '' })).text).toContain(
      'nueva',
    )
  })

  test('on a brigade’s own central no page names a sample account, on one in modo de muestra they stay', async () => {
    const hints = '<section class="x" data-muestra="true"><code>Jefe2024!</code></section>'
    writeFileSync(
      join(central.dist, 'login.html'),
      `<meta charset="utf-8" /><main>${hints}<p>Sigue</p></main>`,
    )
    expect((await page('/login')).text).toContain('Jefe2024!')
    await central.claim()
    expect((await page('/login')).text).toBe(
      '<meta charset="utf-8" /><meta name="central" content="suya"><main><p>Sigue</p></main>',
    )
  })

  test('texts travel compressed in the form that the browser takes; pictures go as they are', async () => {
    const script = 'export const emergencias = 911\n'.repeat(1000)
    writeFileSync(join(central.dist, 'assets/largo.js'), script)
    writeFileSync(join(central.dist, 'foto.png'), script)
    const asked = (path: string, accepted: string) => page(path, { 'accept-encoding': accepted })
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await asked('/assets/largo.js', accepted)
      expect(answer.headers.get('content-encoding'), accepted).toBe(encoding)
      expect(answer.headers.get('vary'), accepted).toBe('Accept-Encoding')
      expect(answer.text, accepted).toBe(script)
      const onTheWay = Number(answer.headers.get('content-length'))
      if (encoding) expect(onTheWay, accepted).toBeLessThan(script.length / 10)
      else expect(onTheWay).toBe(script.length)
    }
    expect((await asked('/galeria', 'gzip')).headers.get('content-encoding')).toBe('gzip')
    expect((await asked('/foto.png', 'gzip, br')).headers.get('content-encoding')).toBeNull()
  })

  test('what the build leaves for its host is nobody’s to read', async () => {
    mkdirSync(join(central.dist, '.vite'))
    for (const name of ['.vite/manifest.json', '.vite/plantilla.json', '_headers', '_redirects', '.env.txt'])
      appendFileSync(join(central.dist, name), '\nSECRETO')
    for (const path of [
      ...['/.vite/manifest.json', '/.vite/plantilla.json', '/_headers', '/_redirects', '/.env.txt'],
      ...['/%2evite/plantilla.json', '/.vite%2fplantilla.json', '/assets/../_headers', '//_headers'],
      ...['/%5fheaders', '/./.vite/manifest.json', '/.vite/nada'],
    ]) {
      const { status, text } = await raw(central.url, { path })
      expect([status, text], path).toEqual([404, 'No encontrado'])
    }
    expect((await page('/galeria')).status).toBe(200)
  })

  test('files are as on any host; what is missing in /assets is no page', async () => {
    expect((await page('/assets/app.js')).text).toBe('export {}')
    expect((await page('/galeria')).headers.get('x-content-type-options')).toBe('nosniff')
    expect((await page('/assets/nada.js')).status).toBe(404)
    expect((await page('/nada.png')).status).toBe(404)
    for (const name of ['secreto.html', 'secreto.txt'])
      writeFileSync(join(central.dist, '..', name), 'SECRETO')
    for (const path of ['/..%2fsecreto', '/..%2fsecreto.html', '/..%2fsecreto.txt', '/../secreto.txt'])
      expect((await raw(central.url, { path })).text, path).not.toContain('SECRETO')
    for (const path of ['/%00', '/%', `/${'x'.repeat(5000)}`, '//otro.example/x'])
      expect((await raw(central.url, { path })).status, path).toBeLessThan(500)
    expect((await page('/galeria')).status).toBe(200)
  })
})
