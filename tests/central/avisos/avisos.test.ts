import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { permisosObject } from '@/access/modules'
import { codigoOf } from '@/entities/reportes/codigo'
import { newUuid } from '@/shared/storage/ids'
import { EXISTS } from '@/sync/fields'
import { Citizen, newSent } from '../support/citizen'
import { type Client, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { HOSTILE } from '../support/hostile'
import { type MailServer, startMailServer } from '../support/mail-server'
import { Browser, pushServiceOfFile } from '../support/push-service'
import { JEFA, useCentral } from '../support/world'

let mail: MailServer
const push = pushServiceOfFile()
const sending: { smtp?: string; allows(url: URL): boolean } = { allows: ({ origin }) => origin === push.url }

beforeAll(async () => {
  mail = await startMailServer()
  sending.smtp = mail.url
})
afterAll(async () => {
  await mail.close()
})
beforeEach(() => {
  mail.letters.length = 0
  mail.recipients.length = 0
  mail.refuse = ''
})

const configure = (jefa: Client, values: Record<string, unknown>) =>
  jefa.sync([{ c: 'bomberos_config_configSistema', id: 'unico', campos: written(jefa.device, values) }])

/** A letter's words; they travel in quoted-printable. */
const textOf = (letter = '') =>
  decodeURIComponent(
    letter
      .slice(letter.indexOf('\r\n\r\n'))
      .replaceAll('=\r\n', '')
      .replaceAll('%', '%25')
      .replace(/=([0-9A-F]{2})/g, '%$1'),
  )

/** Lines that the head of a letter consists of. */
const headOf = (letter = '') => (letter.split('\r\n\r\n')[0] ?? '').split(/\r\n(?![ \t])/)
const subjectOf = (letter = '') => headOf(letter).find((line) => line.startsWith('Subject:')) ?? ''

describe.each(ENGINES)('avisos · %s', (engine) => {
  const central = useCentral(engine, sending)

  const subscribe = (client: Client, path: string, browser: Browser, cuando = 'todos') =>
    client.send('PUT', '/avisos', { endpoint: push.url + path, keys: browser.keys, cuando })
  async function report(given: Parameters<typeof newSent>[0] = {}) {
    const sent = newSent(given)
    const { status } = await new Citizen(central.url).report(sent)
    expect(status).toBe(201)
    await central.told()
    return sent
  }
  const arrived = () => push.received.map(({ path }) => path).sort()

  test('a report reaches the browsers that asked, without a word of its author', async () => {
    const jefa = await central.claim('quitar')
    const { body: key } = await jefa.get('/avisos/llave')
    expect(key.llave).toMatch(/^[\w-]{87}$/)
    expect((await jefa.get('/avisos/llave')).body).toEqual(key)
    const browser = new Browser()
    expect((await subscribe(jefa, '/ana', browser)).status).toBe(204)
    const sent = await report({ categoria: 'Emergencia', titulo: 'Incendio en casa de Rosa' })
    const [one] = push.received
    const text = browser.read(one?.body ?? Buffer.alloc(0))
    expect(JSON.parse(text)).toMatchObject({
      titulo: 'Emergencia reportada',
      url: `/admin/reportes?ver=${sent.id}`,
      tag: `reporte-${codigoOf(sent.id)}`,
      urgente: true,
    })
    for (const word of [sent.titulo, sent.descripcion, sent.ubicacion ?? '', 'Rosa', 'rosa@'])
      expect(text).not.toContain(word)
    expect(one?.headers).toMatchObject({
      urgency: 'high',
      ttl: '86400',
      'content-encoding': 'aes128gcm',
      authorization: expect.stringContaining(`k=${key.llave}`),
    })
    expect(await central.database.query('select 1 from aviso')).toEqual([])
  })

  test('of emergencies all hear, of the others who wants to; a correction is no news', async () => {
    const jefa = await central.claim('quitar')
    await subscribe(jefa, '/todos', new Browser())
    await subscribe(jefa, '/emergencias', new Browser(), 'emergencias')
    await report({ categoria: 'Otro' })
    expect(arrived()).toEqual(['/todos'])
    push.received.length = 0
    await report({ categoria: 'Emergencia' })
    expect(arrived()).toEqual(['/emergencias', '/todos'])
    push.received.length = 0
    await central.visitor().post('/mensajes', MESSAGE)
    await central.told()
    expect(arrived()).toEqual(['/todos'])
  })

  test('nobody hears who may not see reports, is deactivated, or took the subscription back', async () => {
    const jefa = await central.claim('quitar')
    const { body } = await jefa.post('/usuarios', { name: 'Luis', email: 'luis@x.example', role: 'BODEGA' })
    const luis = central.visitor()
    await luis.signIn('luis@x.example', body.codigo)
    await luis.post('/clave', { actual: body.codigo, nueva: 'OtraClave2026' })
    expect((await subscribe(luis, '/luis', new Browser())).status).toBe(403)
    await jefa.patch(`/usuarios/${body.usuario.id}`, { role: 'INSPECTOR' })
    expect((await subscribe(luis, '/luis', new Browser())).status).toBe(204)
    await report()
    expect(arrived()).toEqual(['/luis'])
    await jefa.patch(`/usuarios/${body.usuario.id}`, { role: 'BODEGA' })
    await report()
    await jefa.patch(`/usuarios/${body.usuario.id}`, { role: 'INSPECTOR', active: false })
    await report()
    expect(arrived()).toEqual(['/luis'])
    await subscribe(jefa, '/ana', new Browser())
    await jefa.send('DELETE', '/avisos', { endpoint: `${push.url}/ana` })
    await report()
    expect(arrived()).toEqual(['/luis'])
    const stranger = central.visitor()
    expect((await stranger.get('/avisos/llave')).status).toBe(401)
    expect((await subscribe(stranger, '/x', new Browser())).status).toBe(401)
  })

  test('a browser hears no more after its person signs out there, nor after their password was reset', async () => {
    const jefa = await central.claim('quitar')
    const { body } = await jefa.post('/usuarios', {
      name: 'Luis',
      email: 'luis@x.example',
      role: 'INSPECTOR',
    })
    const luis = central.visitor()
    await luis.signIn('luis@x.example', body.codigo)
    await luis.post('/clave', { actual: body.codigo, nueva: 'OtraClave2026' })
    for (const path of ['/uno', '/dos', '/tres']) await subscribe(luis, path, new Browser())
    await subscribe(jefa, '/ana', new Browser())
    const leave = luis.again()
    // What is somebody else's stays.
    expect((await leave.send('DELETE', '/sesion', { endpoint: `${push.url}/ana` })).status).toBe(204)
    await luis.signIn('luis@x.example', 'OtraClave2026')
    expect((await luis.send('DELETE', '/sesion', { endpoint: `${push.url}/uno` })).status).toBe(204)
    await report()
    expect(arrived()).toEqual(['/ana', '/dos', '/tres'])
    push.received.length = 0
    await jefa.post(`/usuarios/${body.usuario.id}/codigo`)
    await report()
    expect(arrived()).toEqual(['/ana'])
  })

  test('a browser that is gone is forgotten; one that fails is counted and tried again', async () => {
    const jefa = await central.claim('quitar')
    for (const path of ['/bien', '/ida', '/perdida', '/mal', '/desvio'])
      await subscribe(jefa, path, new Browser())
    for (const [path, status] of [
      ['/ida', 410],
      ['/perdida', 404],
      ['/mal', 500],
      ['/desvio', 302],
    ] as const)
      push.answers.set(path, status)
    await report()
    const left = () =>
      central.database.query<{ endpoint: string; fallos: number }>(
        'select endpoint, fallos from suscripcion order by endpoint',
      )
    expect((await left()).map(({ endpoint, fallos }) => [new URL(endpoint).pathname, fallos])).toEqual([
      ['/bien', 0],
      ['/desvio', 1],
      ['/mal', 1],
    ])
    expect(arrived()).not.toContain('/otra')
    push.received.length = 0
    push.answers.clear()
    await central.database.query('update aviso set proximo = now()')
    await central.again()
    await central.told()
    expect(arrived()).toEqual(['/desvio', '/mal'])
    expect((await left()).map(({ fallos }) => fallos)).toEqual([0, 0, 0])
    expect(await central.database.query('select 1 from aviso')).toEqual([])
  })

  test('ten browsers of one person, the newest; no other service, no key that nobody can use', async () => {
    const jefa = await central.claim('quitar')
    for (let n = 1; n <= 12; n++) await subscribe(jefa, `/${n}`, new Browser())
    await subscribe(jefa, '/12', new Browser(), 'emergencias')
    const kept = await central.database.query<{ endpoint: string }>('select endpoint from suscripcion')
    expect(kept.map(({ endpoint }) => Number(endpoint.split('/').at(-1))).sort((a, b) => a - b)).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ])
    const { keys } = new Browser()
    const put = (value: object) => jefa.send('PUT', '/avisos', value)
    const other = await put({ endpoint: 'https://169.254.169.254/x', keys, cuando: 'todos' })
    expect([other.status, other.body.error]).toEqual([422, 'servicio'])
    const good = { endpoint: `${push.url}/x`, keys, cuando: 'todos' }
    for (const wrong of [
      { ...good, keys: { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } },
      { ...good, keys: { ...keys, auth: 'YQ' } },
      { ...good, cuando: 'nunca' },
      { ...good, endpoint: 'x' },
    ])
      expect((await put(wrong)).status).toBe(422)
  })

  test('the chief sees whom an emergency wakes, whom it can’t reach, and how the test went', async () => {
    const jefa = await central.claim('quitar')
    const quienes = async () => (await jefa.get('/avisos/quienes')).body
    expect(await quienes()).toMatchObject({
      personas: [{ nombre: JEFA.nombre, rol: 'SUPERADMIN', equipos: [] }],
      sinReportes: [],
      correo: { servidor: true, activo: true, para: '' },
    })
    const luis = await central.newPerson(jefa, 'luis@x.example', 'ADMIN_OPERATIVO')
    expect((await subscribe(luis, '/luis', new Browser())).status).toBe(403)
    expect((await quienes()).sinReportes).toEqual(['ADMIN_OPERATIVO'])

    await jefa.sync([
      {
        c: 'bomberos_config_permisos',
        id: 'unico',
        campos: written(jefa.device, {
          [EXISTS]: true,
          ...permisosObject.defaults(),
          ADMIN_OPERATIVO: { 'reportes:view': true },
        }),
      },
    ])
    const browser = new Browser()
    const subscription = { endpoint: `${push.url}/luis`, keys: browser.keys, cuando: 'emergencias' }
    expect((await luis.send('PUT', '/avisos', { ...subscription, equipo: 'Android' })).status).toBe(204)
    await subscribe(jefa, '/ida', new Browser())
    push.answers.set('/ida', 500)
    expect((await luis.post('/avisos/prueba', {})).status).toBe(403)
    expect((await jefa.post('/avisos/prueba', {})).body).toEqual({ equipos: 2, enviados: 1 })
    expect(
      JSON.parse(browser.read(push.received.find(({ path }) => path === '/luis')?.body as Buffer)),
    ).toMatchObject({ titulo: 'Prueba de avisos', urgente: true })
    const { personas, sinReportes } = await quienes()
    expect(sinReportes).toEqual([])
    expect(personas).toMatchObject([
      { equipos: [{ cuando: 'todos', fallo: expect.stringContaining('no lo recibió') }] },
      { nombre: 'luis', equipos: [{ equipo: 'Android', cuando: 'emergencias', fallo: null }] },
    ])
    expect(Date.parse(personas[1]?.equipos[0]?.prueba ?? '')).toBeGreaterThan(0)
    expect((await luis.get('/avisos/quienes')).status).toBe(403)
  })

  test('one’s own browser can be tested, and nobody else’s', async () => {
    const jefa = await central.claim('quitar')
    const luis = await central.newPerson(jefa, 'luis@x.example', 'INSPECTOR')
    await subscribe(luis, '/luis', new Browser())
    await subscribe(jefa, '/ana', new Browser())
    const own = await luis.post('/avisos/prueba', { endpoint: `${push.url}/luis` })
    expect(own.body).toEqual({ equipos: 1, enviados: 1 })
    const other = await luis.post('/avisos/prueba', { endpoint: `${push.url}/ana` })
    expect(other.body).toEqual({ equipos: 0, enviados: 0 })
    expect(arrived()).toEqual(['/luis'])
  })

  describe('by mail', () => {
    const STATION = { notificacionesEmail: true, emailSistema: 'estacion@brigada.ec' }

    test('the station gets a letter where the configuration says so, without who reports', async () => {
      const jefa = await central.claim('quitar')
      await configure(jefa, { ...STATION, notificacionesEmail: false })
      await report()
      expect(mail.letters).toEqual([])
      await configure(jefa, STATION)
      await report({ titulo: 'Poste caído' })
      expect(mail.recipients).toEqual(['estacion@brigada.ec'])
      const [letter = ''] = mail.letters
      expect(subjectOf(letter)).toMatch(/^Subject: .*Reporte.*nuevo/)
      expect(letter).not.toMatch(/Rosa|rosa@|099 111/)
    })

    test('it goes to the brigade’s own address while the system’s is the sample, with place and link', async () => {
      const jefa = await central.claim('quitar')
      await configure(jefa, { email: 'bomberos@canton.gob.ec', sitioWeb: 'https://bomberos.canton.gob.ec' })
      const sent = await report({
        ubicacion: 'Calle Sucre y Bolívar',
        punto: { lat: -1.5, lng: -78.5, precision: 12, fecha: '2026-11-24T03:00:00.000Z' },
      })
      expect(mail.recipients).toEqual(['bomberos@canton.gob.ec'])
      const text = textOf(mail.letters[0])
      expect(text).toContain('Lugar: Calle Sucre y Bolívar')
      expect(text).toContain('mlat=-1.5&mlon=-78.5')
      expect(text).toContain(`https://bomberos.canton.gob.ec/admin/reportes?ver=${sent.id}`)
    })

    test('a test letter goes at once; what hinders it is said', async () => {
      const jefa = await central.claim('quitar')
      const nowhere = await jefa.post('/avisos/correo/prueba')
      expect([nowhere.status, nowhere.body.error]).toEqual([409, 'sin-direccion'])
      await configure(jefa, STATION)
      expect((await jefa.post('/avisos/correo/prueba')).body).toEqual({ para: STATION.emailSistema })
      expect(mail.recipients).toEqual([STATION.emailSistema])
      mail.refuse = '550 no'
      const refused = await jefa.post('/avisos/correo/prueba')
      expect(refused.body.mensaje).toBe('El servidor de correo no aceptó la dirección.')
      expect((await central.visitor().post('/avisos/correo/prueba')).status).toBe(401)
    })

    test('a message can be answered', async () => {
      const jefa = await central.claim('quitar')
      await configure(jefa, STATION)
      await central.visitor().post('/mensajes', MESSAGE)
      await central.told()
      expect(headOf(mail.letters[0])).toContain('Reply-To: luz@correo.example')
      expect(mail.letters[0]).toContain('Quisiera una visita')
    })

    test('nothing that somebody writes becomes a line of the letter’s head or another recipient', async () => {
      const jefa = await central.claim('quitar')
      await configure(jefa, STATION)
      for (const text of HOSTILE) await report({ titulo: text, descripcion: text, ubicacion: text })
      expect(mail.letters).toHaveLength(HOSTILE.length)
      expect(new Set(mail.recipients)).toEqual(new Set([STATION.emailSistema]))
      for (const letter of mail.letters) {
        const names = headOf(letter).map((line) => line.split(':')[0])
        expect(names.sort()).toEqual(
          [
            'Content-Transfer-Encoding',
            'Content-Type',
            'Date',
            'From',
            'MIME-Version',
            'Message-ID',
            'Subject',
            'To',
          ].sort(),
        )
      }
      for (const wrong of [
        { ...MESSAGE, asunto: 'Hola\r\nBcc: todos@correo.example' },
        { ...MESSAGE, nombre: 'Luz\nBcc: todos@correo.example' },
        { ...MESSAGE, email: 'luz@correo.example\r\nBcc: todos@correo.example' },
        { ...MESSAGE, email: 'luz@correo.example, todos@correo.example' },
        { ...MESSAGE, email: 'nadie' },
        { ...MESSAGE, mensaje: ' ' },
      ])
        expect((await central.visitor().post('/mensajes', wrong)).status).toBe(422)
      expect(mail.letters).toHaveLength(HOSTILE.length)
    })

    test('what could not be sent is seen, tried again, and goes when the server is there', async () => {
      const jefa = await central.claim('quitar')
      await configure(jefa, STATION)
      mail.refuse = '550 no'
      await report()
      const { body } = await jefa.get('/avisos/correo')
      expect(body).toMatchObject({
        servidor: true,
        pendientes: [{ intentos: 1, fallido: false, error: 'El servidor de correo no aceptó la dirección.' }],
      })
      expect(JSON.stringify(body)).not.toContain('Poste')
      await central.database.query('update aviso set intentos = 7, proximo = now()')
      await central.again()
      await central.told()
      const later = central.visitor()
      later.cookie = jefa.cookie
      expect((await later.get('/avisos/correo')).body.pendientes).toMatchObject([{ fallido: true }])
      mail.refuse = ''
      expect((await later.post('/avisos/correo')).status).toBe(202)
      await central.told()
      expect((await later.get('/avisos/correo')).body.pendientes).toEqual([])
      expect(mail.letters).toHaveLength(1)
      expect((await central.visitor().get('/avisos/correo')).status).toBe(401)
    })
  })

  test('a message is a record of the station’s, for those who see to reports', async () => {
    const jefa = await central.claim('quitar')
    const { status, body } = await central.visitor().post('/mensajes', { ...MESSAGE, estado: 'HECHO' })
    expect(status).toBe(201)
    const rows = (await jefa.sync()).filas.filter(({ c }) => c === 'bomberos_mensajes_mensajes')
    expect(
      rows.map(({ id, campos }) => [id, campos.estado?.[1], campos.asunto?.[1], campos.fecha?.[1]]),
    ).toEqual([[body.id, 'NUEVO', MESSAGE.asunto, body.instante]])
    const { estados } = await jefa.sync([
      {
        c: 'bomberos_mensajes_mensajes',
        id: body.id,
        campos: written(jefa.device, { estado: 'HECHO', nota: 'Fui.' }),
      },
    ])
    expect(estados).toMatchObject([{ estado: 'ok' }])
    const answers: number[] = []
    for (let n = 1; n < 21; n++) answers.push((await central.visitor().post('/mensajes', MESSAGE)).status)
    expect(answers).toEqual([...Array(19).fill(201), 429])
    central.from = '203.0.113.7'
    expect((await central.visitor().post('/mensajes', MESSAGE)).status).toBe(201)
  })

  test('a message whose answer got lost is sent again and is one, also when it comes at once', async () => {
    const jefa = await central.claim('quitar')
    const browser = new Browser()
    await subscribe(jefa, '/ana', browser)
    const sent = { ...MESSAGE, envio: newUuid() }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => central.visitor().post('/mensajes', sent)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(7).fill(200), 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    await central.told()
    expect(push.received).toHaveLength(1)
    const inbox = async () =>
      (await jefa.sync()).filas.filter(({ c }) => c === 'bomberos_mensajes_mensajes').length
    expect(await inbox()).toBe(1)
    const other = await central.visitor().post('/mensajes', { ...sent, mensaje: 'Ya no hace falta.' })
    expect([other.status, other.body.error]).toEqual([409, 'otro'])
    // The limit of an hour is for new ones.
    for (let n = 1; n < 20; n++) await central.visitor().post('/mensajes', MESSAGE)
    expect((await central.visitor().post('/mensajes', MESSAGE)).status).toBe(429)
    expect((await central.visitor().post('/mensajes', sent)).status).toBe(200)
    expect(await inbox()).toBe(20)
    expect((await central.visitor().post('/mensajes', { ...sent, envio: 'x' })).status).toBe(422)
  })
})

const MESSAGE = {
  nombre: 'Luz',
  email: 'luz@correo.example',
  telefono: '',
  asunto: 'Inspección de un local',
  mensaje: 'Quisiera una visita.\nGracias.',
}

describe('without a mail server', () => {
  const central = useCentral('PGlite')

  test('nothing waits to be sent, and it says that there is none', async () => {
    const jefa = await central.claim('quitar')
    await configure(jefa, { notificacionesEmail: true, emailSistema: 'estacion@brigada.ec' })
    await new Citizen(central.url).report(newSent())
    expect((await jefa.get('/avisos/correo')).body).toEqual({ servidor: false, pendientes: [] })
  })
})
