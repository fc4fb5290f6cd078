import { describe, expect, test } from 'vitest'
import { createSecrets } from '@/server/accounts/secrets'
import { newUuid } from '@/shared/storage/ids'
import { Client, raw } from './support/client'
import { ENGINES } from './support/engines'
import { JEFA, useCentral } from './support/world'

const LUIS = { name: 'Luis Bodeguero', email: 'luis@brigada.example', role: 'BODEGA' } as const

describe.each(ENGINES)('accounts · %s', (engine) => {
  const central = useCentral(engine)

  /** A new account that has its own password. */
  async function settled(jefa: Client): Promise<{ id: string; client: Client }> {
    const { body } = await jefa.post('/usuarios', LUIS)
    const client = central.visitor()
    await client.signIn(LUIS.email, body.codigo)
    await client.post('/clave', { actual: body.codigo, nueva: 'OtraClave2026' })
    return { id: body.usuario.id, client }
  }

  /** As if so many seconds had passed. */
  const pass = (seconds: number) =>
    central.database.query(`update ritmo set hasta = hasta - $1::int * interval '1 second'`, [seconds])

  const guesses = (correo: string, count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => central.visitor().signIn(correo, `clave${n}`)))

  test('a person signs in, is known and signs out; no script can read the cookie', async () => {
    const jefa = await central.claim()
    const visitor = central.visitor()
    const { status, body, headers } = await visitor.signIn(' ANA@brigada.example ', JEFA.clave)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      persona: { name: JEFA.nombre, email: JEFA.correo, role: 'SUPERADMIN', active: true },
      debeCambiar: false,
      permisos: {},
    })
    expect(body.hasta - Date.now()).toBeGreaterThan(29 * 24 * 3_600_000)
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^central=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^equipo=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/),
    ])
    expect((await visitor.get('/yo')).body).toEqual(body)
    expect((await visitor.delete('/sesion')).status).toBe(204)
    expect((await visitor.get('/yo')).status).toBe(401)
    expect((await jefa.get('/yo')).status).toBe(200)
  })

  test('at a central with a name of its own the cookie travels over https only', async () => {
    await central.claim()
    const answer = await raw(central.url, {
      path: '/api/sesion',
      method: 'POST',
      headers: { host: 'central.example', 'x-central': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ correo: JEFA.correo, clave: JEFA.clave, dispositivo: 'aaaaaaaa' }),
    })
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^__Host-central=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
  })

  test('an unknown mail and a wrong password sound the same; no password is stored', async () => {
    await central.claim()
    const wrong = await central.visitor().signIn(JEFA.correo, 'nada')
    const unknown = await central.visitor().signIn('nadie@brigada.example', 'nada')
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body])
    expect(unknown.body.mensaje).toBe('Correo o contraseña incorrectos.')
    const [stored] = await central.database.query<{ secreto: string }>('select secreto from usuario')
    expect(central.lines.join('\n')).not.toMatch(/brigada\.example|Clave2026|nada/)
    expect(stored?.secreto).toMatch(/^scrypt\$4\$[\w-]+\$[\w-]+$/)
  })

  test('of two hundred wrong passwords five are looked at; others sign in meanwhile', async () => {
    const jefa = await central.claim()
    const { client } = await settled(jefa)
    const tries = await Promise.all(
      Array.from({ length: 200 }, (_, n) => central.visitor().signIn(JEFA.correo, `clave${n}`)),
    )
    const count = (status: number) => tries.filter((one) => one.status === status).length
    expect([count(401), count(429)]).toEqual([5, 195])
    const waits = await central.visitor().signIn(JEFA.correo, JEFA.clave)
    expect([waits.status, waits.body.mensaje]).toEqual([
      429,
      expect.stringMatching(/^Demasiados intentos\. Espere (?:\d|[12]\d|30) segundos?\.$/),
    ])
    expect(waits.headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await client.get('/yo')).status).toBe(200)
    await pass(31)
    expect((await central.visitor().signIn(JEFA.correo, JEFA.clave)).status).toBe(201)
  })

  test('strangers keep nobody out: where somebody has signed in, and from elsewhere, the right password counts', async () => {
    const jefa = await central.claim()
    const own = central.visitor()
    await own.signIn(JEFA.correo, JEFA.clave)
    await guesses(JEFA.correo, 10)
    central.from = '10.0.0.9'
    expect((await central.visitor().signIn(JEFA.correo, JEFA.clave)).status).toBe(201)
    // From everywhere: now a browser that nobody knows has to wait its turn, and the known ones don't.
    for (let n = 10; n < 20; n++) {
      central.from = `10.0.1.${n}`
      await guesses(JEFA.correo, 5)
    }
    central.from = '10.0.0.10'
    expect((await central.visitor().signIn(JEFA.correo, JEFA.clave)).status).toBe(429)
    for (const known of [own, jefa]) {
      expect((await known.delete('/sesion')).status).toBe(204)
      expect((await known.signIn(JEFA.correo, JEFA.clave)).status).toBe(201)
    }
    const change = { actual: JEFA.clave, nueva: 'OtraClave2027' }
    expect((await jefa.post('/clave', change)).status).toBe(204)
    await pass(21)
    expect((await central.visitor().signIn(JEFA.correo, 'OtraClave2027')).status).toBe(201)
  })

  test('a network of 65,536 lines stops nobody whom the central knows, and itself, not a stranger from elsewhere', async () => {
    const jefa = await central.claim()
    await jefa.delete('/sesion')
    const statuses: number[] = []
    const since = Date.now()
    for (let n = 0; n < 70; n++) {
      central.from = `2001:db8:7:${n.toString(16)}::1`
      statuses.push((await central.visitor().signIn(`nadie${n}@brigada.example`, 'nada')).status)
    }
    // Each five seconds give the network one more.
    const given = 30 + Math.ceil((Date.now() - since) / 5000)
    const tried = statuses.filter((status) => status === 401).length
    expect(tried).toBeLessThanOrEqual(given)
    expect(tried + statuses.filter((status) => status === 429).length).toBe(70)
    expect((await jefa.signIn(JEFA.correo, JEFA.clave)).status).toBe(201)
    central.from = '2001:db8:8::1'
    expect((await central.visitor().signIn(JEFA.correo, JEFA.clave)).status).toBe(201)
  })

  test('whoever has a browser of the account, or its session, may guess no faster', async () => {
    const jefa = await central.claim()
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await jefa.signIn(JEFA.correo, `clave${n}`)).status)
    for (let n = 0; n < 6; n++)
      statuses.push((await jefa.post('/clave', { actual: `clave${n}`, nueva: 'OtraClave2027' })).status)
    const slowed = [401, 401, 401, 401, 401, 429]
    expect(statuses).toEqual([...slowed, ...slowed])
  })

  test('a browser is known by a secret of its own, for the accounts that signed in there, until a reset', async () => {
    const jefa = await central.claim()
    const { id, client } = await settled(jefa)
    await guesses(LUIS.email, 10)
    const named = new Client(central.url, client.device)
    expect((await named.signIn(LUIS.email, 'OtraClave2026')).status).toBe(429)
    expect((await jefa.signIn(LUIS.email, 'OtraClave2026')).status).toBe(429)
    expect((await client.signIn(LUIS.email, 'OtraClave2026')).status).toBe(201)
    const { body } = await jefa.post(`/usuarios/${id}/codigo`)
    await guesses(LUIS.email, 10)
    expect((await client.signIn(LUIS.email, body.codigo)).status).toBe(429)
    await pass(31)
    expect((await client.signIn(LUIS.email, body.codigo)).status).toBe(201)
  })

  test('a browser that an earlier central let in is known once its session was seen', async () => {
    const jefa = await central.claim()
    const before = central.visitor()
    before.cookie = jefa.cookie.replace(/;? ?equipo=[^;]*/, '')
    expect((await before.get('/yo')).status).toBe(200)
    await guesses(JEFA.correo, 10)
    expect((await before.signIn(JEFA.correo, JEFA.clave)).status).toBe(201)
  })

  test('thirty failures of one address stop it for every account', async () => {
    await central.claim()
    for (let n = 0; n < 30; n++) await central.visitor().signIn(`nadie${n}@brigada.example`, 'nada')
    expect((await central.visitor().signIn(JEFA.correo, JEFA.clave)).status).toBe(429)
    central.from = '10.0.0.9'
    expect((await central.visitor().signIn(JEFA.correo, JEFA.clave)).status).toBe(201)
  })

  test('a one-time code is the password until it is changed', async () => {
    const jefa = await central.claim()
    const { status, body } = await jefa.post('/usuarios', LUIS)
    expect(status).toBe(201)
    expect(body.codigo).toMatch(/^[A-Z0-9]{10}$/)
    const luis = central.visitor()
    expect((await luis.signIn(LUIS.email, body.codigo)).body).toMatchObject({ debeCambiar: true })
    const refused = await Promise.all([
      luis.get('/usuarios'),
      luis.get('/eventos'),
      luis.get('/historial/bomberos_inventario_items/inv-1'),
      luis.get('/avisos/llave'),
      luis.post('/sync', luis.request()),
      luis.send('PUT', '/avisos', {}),
      luis.patch(`/usuarios/${body.usuario.id}`, { name: 'Otra' }),
      luis.call('PUT', `/fotos/${newUuid()}`, { body: 'x' }),
    ])
    for (const answer of refused) expect([answer.status, answer.body.error]).toEqual([403, 'cambiar'])
    expect(refused[0]?.body.mensaje).toBe('Elija primero su contraseña: el código sirve solo para eso.')
    expect((await luis.get('/yo')).body.debeCambiar).toBe(true)
    const elsewhere = central.visitor()
    await elsewhere.signIn(LUIS.email, body.codigo)
    expect((await luis.post('/clave', { actual: 'nada', nueva: 'OtraClave2026' })).status).toBe(401)
    const weak = await luis.post('/clave', { actual: body.codigo, nueva: 'corta' })
    expect([weak.status, weak.body.mensaje]).toEqual([
      422,
      'La contraseña debe tener al menos 8 caracteres. La contraseña debe incluir al menos una mayúscula. La contraseña debe incluir al menos un número.',
    ])
    expect((await luis.post('/clave', { actual: body.codigo, nueva: 'OtraClave2026' })).status).toBe(204)
    expect((await luis.get('/yo')).body.debeCambiar).toBe(false)
    expect((await luis.get('/usuarios')).status).toBe(200)
    expect((await elsewhere.get('/yo')).status).toBe(401)
    expect((await central.visitor().signIn(LUIS.email, body.codigo)).status).toBe(401)
  })

  test('a one-time code is taken as people type it, to come in and to choose a password', async () => {
    const jefa = await central.claim()
    const { codigo } = (await jefa.post('/usuarios', LUIS)).body
    const typed = codigo.toLowerCase().replace(/^.{5}/, '$& ')
    const luis = central.visitor()
    expect((await luis.signIn(LUIS.email, ` ${typed} `)).body).toMatchObject({ debeCambiar: true })
    expect((await luis.post('/clave', { actual: typed, nueva: 'OtraClave2026' })).status).toBe(204)
    // A password that somebody chose is taken letter by letter.
    expect((await central.visitor().signIn(LUIS.email, 'otraclave2026')).status).toBe(401)
  })

  test('a one-time code lasts a week, and one of an earlier central until it is used', async () => {
    const jefa = await central.claim()
    const { codigo, hasta, usuario } = (await jefa.post('/usuarios', LUIS)).body
    expect((Date.parse(String(hasta)) - Date.now()) / 3_600_000).toBeCloseTo(7 * 24, 1)
    await central.database.query('update usuario set codigo_hasta = now() where id = $1', [usuario.id])
    const late = await central.visitor().signIn(LUIS.email, codigo)
    expect([late.status, late.body.mensaje]).toEqual([
      403,
      'Ese código ya venció. Pida uno nuevo a quien se lo dio.',
    ])
    await central.database.query('update usuario set codigo_hasta = null where id = $1', [usuario.id])
    expect((await central.visitor().signIn(LUIS.email, codigo)).status).toBe(201)
    const again = (await jefa.post(`/usuarios/${usuario.id}/codigo`)).body
    expect(Date.parse(String(again.hasta))).toBeGreaterThan(Date.now())
  })

  test('the guide is told who has come in, from how many telephones and whether by https', async () => {
    const jefa = await central.claim('quitar')
    const guia = async () => (await jefa.get('/guia')).body
    expect(await guia()).toEqual({
      cuentas: [JEFA.nombre],
      sinEntrar: [],
      telefonos: 0,
      https: false,
      avisados: [],
      operaciones: { sinReportes: [], sinAvisos: [JEFA.nombre] },
      convocables: 0,
      correo: { servidor: false, activo: true, para: '' },
      copia: null,
    })
    const { codigo } = (await jefa.post('/usuarios', LUIS)).body
    const luis = central.visitor()
    await luis.signIn(LUIS.email, codigo)
    expect(await guia()).toMatchObject({
      cuentas: [JEFA.nombre, LUIS.name],
      sinEntrar: [LUIS.name],
      telefonos: 0,
    })
    await luis.post('/clave', { actual: codigo, nueva: 'OtraClave2026' })
    await raw(central.url, {
      path: '/api/sesion',
      method: 'POST',
      headers: { host: 'central.example', 'x-central': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ correo: LUIS.email, clave: 'OtraClave2026', dispositivo: 'Android' }),
    })
    expect(await guia()).toMatchObject({ sinEntrar: [], telefonos: 1, https: true })
    expect((await luis.get('/guia')).status).toBe(403)
  })

  test('a reset ends the sessions of that person only', async () => {
    const jefa = await central.claim()
    const { id, client } = await settled(jefa)
    const { body } = await jefa.post(`/usuarios/${id}/codigo`)
    expect((await client.get('/yo')).status).toBe(401)
    expect((await jefa.get('/yo')).status).toBe(200)
    expect((await client.signIn(LUIS.email, body.codigo)).body.debeCambiar).toBe(true)
  })

  test('who is deactivated is out at the next request; a role counts at once', async () => {
    const jefa = await central.claim()
    const { id, client } = await settled(jefa)
    expect((await client.sync()).colecciones).toContain('bomberos_inventario_items')
    await jefa.patch(`/usuarios/${id}`, { role: 'TESORERIA' })
    expect((await client.sync()).colecciones).not.toContain('bomberos_inventario_items')
    await central.database.query('update usuario set activo = false where id = $1', [id])
    expect((await client.get('/yo')).status).toBe(401)
    await central.database.query('update usuario set activo = true where id = $1', [id])
    expect((await client.get('/yo')).status).toBe(200)
    await jefa.patch(`/usuarios/${id}`, { active: false })
    expect((await client.get('/yo')).status).toBe(401)
    await jefa.patch(`/usuarios/${id}`, { active: true })
    expect((await client.get('/yo')).status).toBe(401)
    await client.signIn(LUIS.email, 'OtraClave2026')
    expect((await jefa.delete(`/usuarios/${id}`)).status).toBe(204)
    expect((await client.get('/yo')).status).toBe(401)
  })

  test('nobody locks out themselves or the last Super Administrador, not two at once either', async () => {
    const jefa = await central.claim()
    const { body: me } = await jefa.get('/yo')
    const own = `/usuarios/${me.persona.id}`
    for (const patch of [{ active: false }, { role: 'BODEGA' }])
      expect((await jefa.patch(own, patch)).status).toBe(403)
    expect((await jefa.delete(own)).body.mensaje).toBe('No puede eliminar su propia cuenta.')
    const { body: other } = await jefa.post('/usuarios', { ...LUIS, role: 'SUPERADMIN' })
    const second = central.visitor()
    await second.signIn(LUIS.email, other.codigo)
    await second.post('/clave', { actual: other.codigo, nueva: 'OtraClave2026' })
    const answers = await Promise.all([jefa.delete(`/usuarios/${other.usuario.id}`), second.delete(own)])
    expect(answers.map(({ status }) => status).sort()).not.toEqual([204, 204])
    const left = await central.database.query('select 1 from usuario where activo')
    expect(left).toHaveLength(1)
  })

  test('everyone sees the names, and mails only who keeps the accounts; oneself may change name and picture', async () => {
    const jefa = await central.claim()
    const { id, client } = await settled(jefa)
    const { body } = await client.get('/usuarios')
    expect(body.usuarios).toMatchObject([
      { name: JEFA.nombre, email: '' },
      { name: LUIS.name, email: LUIS.email },
    ])
    expect((await jefa.get('/usuarios')).body.usuarios[1]?.email).toBe(LUIS.email)
    expect((await client.patch(`/usuarios/${id}`, { name: 'Luis B.' })).body.usuario.name).toBe('Luis B.')
    for (const patch of [
      { role: 'SUPERADMIN' },
      { email: 'otro@brigada.example' },
      { name: 'x', active: true },
    ])
      expect((await client.patch(`/usuarios/${id}`, patch)).status).toBe(403)
    const others = body.usuarios[0]?.id
    expect((await client.patch(`/usuarios/${others}`, { name: 'x' })).status).toBe(403)
    expect((await client.post('/usuarios', LUIS)).status).toBe(403)
    expect((await client.post(`/usuarios/${others}/codigo`)).status).toBe(403)
    expect((await client.delete(`/usuarios/${others}`)).status).toBe(403)
    expect((await client.get('/copias')).status).toBe(403)
  })

  test('who keeps the accounts sees when each person last used the central, also after they signed out', async () => {
    const jefa = await central.claim()
    const { id, client } = await settled(jefa)
    const eva = (await jefa.post('/usuarios', { ...LUIS, email: 'eva@brigada.example' })).body.usuario
    await client.delete('/sesion')
    await central.database.query(
      `update usuario set ultimo_acceso = now() - interval '2 days' where id = $1`,
      [id],
    )
    const daysAgo = async () => {
      const { accesos } = (await jefa.get('/usuarios')).body
      expect(accesos).not.toHaveProperty(eva.id)
      return Math.round((Date.now() - Date.parse(accesos[id] ?? '')) / 86_400_000)
    }
    expect(await daysAgo()).toBe(2)
    await client.signIn(LUIS.email, 'OtraClave2026')
    expect(await daysAgo()).toBe(0)
    expect((await client.get('/usuarios')).body).not.toHaveProperty('accesos')
    // A session that goes on is a use, noted every few minutes.
    await central.database.query(`update sesion set usada = now() - interval '1 day'`)
    await central.database.query(
      `update usuario set ultimo_acceso = now() - interval '1 day' where id = $1`,
      [id],
    )
    await client.get('/yo')
    expect(await daysAgo()).toBe(0)
  })

  test('a second account with a mail is refused, in other letters too', async () => {
    const jefa = await central.claim()
    const twice = await jefa.post('/usuarios', { ...LUIS, email: JEFA.correo.toUpperCase() })
    expect([twice.status, twice.body.mensaje]).toEqual([409, 'Otro usuario ya tiene este email.'])
    for (const wrong of [
      { ...LUIS, email: 'luis' },
      { ...LUIS, role: 'JEFE' },
      { ...LUIS, name: '  ' },
      { ...LUIS, id: 'x' },
    ])
      expect((await jefa.post('/usuarios', wrong)).status).toBe(422)
    expect((await jefa.patch('/usuarios/nadie', { name: 'x' })).status).toBe(404)
  })

  test('a session ends after a week without use and after thirty days', async () => {
    const jefa = await central.claim()
    await central.database.query(`update sesion set usada = now() - interval '6 days'`)
    expect((await jefa.get('/yo')).status).toBe(200)
    await central.database.query(`update sesion set usada = now() - interval '8 days'`)
    expect((await jefa.get('/yo')).status).toBe(401)
    await central.database.query(`update sesion set usada = now(), caduca = now()`)
    expect((await jefa.get('/yo')).status).toBe(401)
  })
})

test('of those who wait the known go first, however many strangers came before', async () => {
  const secrets = createSecrets(4)
  const secret = await secrets.hash('UnaClave2026')
  const order: string[] = []
  const ask = (line: 'known' | 'strangers') =>
    secrets.matches(secret, 'nada', line).then(
      () => order.push(line),
      () => order.push('full'),
    )
  const strangers = Array.from({ length: 70 }, () => ask('strangers'))
  await Promise.all([...strangers, ask('known')])
  // One was being looked at, and one more may have been taken.
  expect(order.filter((who) => who !== 'full').indexOf('known')).toBeLessThanOrEqual(2)
  expect(order.filter((who) => who === 'full').length).toBeGreaterThanOrEqual(19)
})

test('a stored password costs what it should', async () => {
  const secrets = createSecrets()
  const secret = await secrets.hash('UnaClave2026')
  expect(secret).toMatch(/^scrypt\$16\$/)
  expect(await secrets.matches(secret, 'UnaClave2026')).toBe(true)
  expect(await secrets.matches(secret, 'unaClave2026')).toBe(false)
  expect(await secrets.matches(undefined, 'UnaClave2026')).toBe(false)
})
