import { describe, expect, test, vi } from 'vitest'
import { ROLES, type Role } from '@/access/roles'
import { newWords } from '@/server/copies/custodios/key'
import { PULSE_MS } from '@/server/http/eventos'
import { type Client, INVENTARIO, newItem } from '../support/client'
import { Custodian } from '../support/custodian'
import { ENGINES } from '../support/engines'
import { Browser, pushServiceOfFile } from '../support/push-service'
import { JEFA, useCentral } from '../support/world'

const CLAVE = 'OtraClave2026'
const MAIL = 'luis@brigada.example'

const push = pushServiceOfFile()

/** What an open stream said, and whether the central closed it. */
async function streamOf(client: Client) {
  const response = await fetch(`${client.url}/api/eventos`, { headers: { cookie: client.cookie } })
  const heard = { said: '', over: false }
  void (async () => {
    for await (const part of response.body ?? []) heard.said += Buffer.from(part).toString()
    heard.over = true
  })()
  await vi.waitUntil(() => heard.said.includes('event: cambio'))
  return heard
}

describe.each(ENGINES)('the devices of an account · %s', (engine) => {
  const central = useCentral(engine, { allows: ({ origin }) => origin === push.url })

  /** Another device on which somebody signs in. */
  async function device(equipo: string, correo = MAIL, clave = CLAVE): Promise<Client> {
    const client = central.visitor()
    const { status } = await client.post('/sesion', { correo, clave, dispositivo: equipo })
    expect(status).toBe(201)
    return client
  }

  /** The brigade's chief, and Luis with a stolen phone and a computer. */
  async function stolen(role: Role = 'BODEGA') {
    const jefa = await central.claim()
    await central.newPerson(jefa, MAIL, role)
    await central.database.query(
      'delete from sesion where usuario <> (select id from usuario where correo = $1)',
      [JEFA.correo],
    )
    const [phone, computer] = [await device('Android'), await device('Windows')]
    const { id } = (await computer.get('/yo')).body.persona
    const path = `/usuarios/${id}/sesiones`
    const listed = async (client: Client) => (await client.get(path)).body.sesiones
    const idOf = async (equipo: string) =>
      (await listed(computer)).find((one) => one.equipo === equipo)?.id ?? ''
    return { jefa, phone, computer, path, listed, idOf }
  }

  const tellsOf = (client: Client, path: string) =>
    client.send('PUT', '/avisos', {
      endpoint: push.url + path,
      keys: new Browser().keys,
      cuando: 'todos',
      equipo: 'Android',
    })

  test('each is told with its device, since when and its last use; no address is kept', async () => {
    central.from = '10.7.7.7'
    const { jefa, phone, computer, listed } = await stolen()
    await central.database.query(
      `update sesion set creada = now() - interval '3 days', usada = now() - interval '2 hours'
       where dispositivo = 'Android'`,
    )
    const minutes = (instante = '') => Math.round((Date.now() - Date.parse(instante)) / 60_000)
    const [own, other, ...rest] = await listed(computer)
    expect(rest).toEqual([])
    expect(own).toMatchObject({ equipo: 'Windows', esta: true, avisa: false, custodia: false })
    expect(other).toMatchObject({ equipo: 'Android', esta: false })
    expect([minutes(other?.desde), minutes(other?.uso)]).toEqual([3 * 24 * 60, 120])
    expect((await listed(jefa)).map(({ equipo, esta }) => [equipo, esta])).toEqual([
      ['Windows', false],
      ['Android', false],
    ])
    // A use is noted to five minutes.
    await phone.get('/yo')
    expect(minutes((await listed(computer)).find(({ equipo }) => equipo === 'Android')?.uso)).toBe(0)
    const kept = await central.database.query<{ row: string }>('select s::text as row from sesion s')
    expect(kept.map(({ row }) => row).join()).not.toContain('10.7.7.7')
  })

  test('signing in again in a browser is one device, and ending it ends what was left behind there', async () => {
    const { jefa, phone, computer, listed, path, idOf } = await stolen()
    const before = phone.again()
    await phone.post('/sesion', { correo: MAIL, clave: CLAVE, dispositivo: 'Android' })
    expect((await before.get('/yo')).status).toBe(200)
    expect(await listed(jefa)).toHaveLength(2)
    expect((await computer.delete(`${path}/${await idOf('Android')}`)).status).toBe(204)
    for (const client of [phone, before]) expect((await client.get('/yo')).status).toBe(401)
  })

  test('a session of an earlier central is told of without a name, and known by its browser from its next use', async () => {
    const { phone, listed } = await stolen('TESORERIA')
    await central.database.query(
      `update sesion set navegador = null, dispositivo = '' where dispositivo = 'Android'`,
    )
    await tellsOf(phone, '/antes')
    expect((await listed(phone))[0]).toMatchObject({ equipo: '', esta: true, avisa: false })
    await phone.get('/yo')
    await tellsOf(phone, '/antes')
    expect((await listed(phone))[0]).toMatchObject({ esta: true, avisa: true })
  })

  test('one that was ended is refused at its next call, cut off at once, and nothing that waits on it is taken', async () => {
    const { jefa, phone, computer, path, idOf, listed } = await stolen()
    const [stream, other] = [await streamOf(phone), await streamOf(computer)]
    expect((await jefa.delete(`${path}/${await idOf('Android')}`)).status).toBe(204)
    // Before the central would look by itself.
    await vi.waitUntil(() => stream.over, { timeout: PULSE_MS / 2 })
    expect(stream.said).toContain('event: salida')
    const waits = phone.request([newItem(phone.device, 'inv-robado', 'Robada')])
    for (const answer of [
      await phone.post('/sync', waits),
      await phone.get('/usuarios'),
      await phone.get('/eventos'),
      await phone.get(path),
    ])
      expect([answer.status, answer.body.mensaje]).toEqual([
        401,
        'Ingrese otra vez: la sesión con la central terminó.',
      ])
    const { filas } = await computer.sync()
    expect(filas.filter(({ c, id }) => c === INVENTARIO && id === 'inv-robado')).toEqual([])
    expect(other.over).toBe(false)
    expect((await listed(computer)).map(({ equipo }) => equipo)).toEqual(['Windows'])
    // Twice is no mistake.
    expect((await jefa.delete(`${path}/${'0'.repeat(64)}`)).status).toBe(204)
    expect((await jefa.delete(`${path}/otra`)).status).toBe(404)
    expect(central.lines.join()).not.toContain(MAIL)
  })

  test('all others are ended at once, and nobody else’s; somebody else’s are ended all', async () => {
    const { jefa, phone, computer, path } = await stolen()
    const tablet = await device('iPad')
    expect((await computer.delete(path)).status).toBe(204)
    const statuses = async () =>
      Promise.all([phone, tablet, computer, jefa].map(async (one) => (await one.get('/yo')).status))
    expect(await statuses()).toEqual([401, 401, 200, 200])
    expect((await jefa.delete(path)).status).toBe(204)
    expect(await statuses()).toEqual([401, 401, 401, 200])
  })

  test('it is told of nothing any more, keeps no copy of the night, and is a stranger; other devices go on', async () => {
    const { jefa, phone, computer, path, idOf, listed } = await stolen('TESORERIA')
    await jefa.send('PUT', '/recuperacion', { palabras: newWords().join(' ') })
    for (const [client, at] of [
      [phone, '/robado'],
      [computer, '/mesa'],
      [jefa, '/jefa'],
    ] as const)
      expect((await tellsOf(client, at)).status).toBe(204)
    const [gone, stays] = [new Custodian(phone), new Custodian(computer)]
    for (const one of [gone, stays]) expect((await one.begin()).status).toBe(201)
    expect(await listed(jefa)).toMatchObject([
      { avisa: true, custodia: true },
      { avisa: true, custodia: true },
    ])
    const marks = phone.cookie
    await jefa.delete(`${path}/${await idOf('Android')}`)
    await jefa.post('/avisos/prueba')
    expect(push.received.map((one) => one.path).sort()).toEqual(['/jefa', '/mesa'])
    expect((await jefa.get('/copias')).body.custodios.map(({ id }) => id)).toEqual([stays.id])
    // What it guesses counts as a stranger's: the right password after five wrong ones of strangers has to wait.
    for (let n = 0; n < 5; n++) await central.visitor().signIn(MAIL, `clave${n}`)
    expect(phone.cookie).toBe(marks)
    expect((await phone.signIn(MAIL, CLAVE)).status).toBe(429)
    expect((await computer.signIn(MAIL, CLAVE)).status).toBe(201)
    await central.database.query(`update ritmo set hasta = hasta - interval '40 seconds'`)
    await phone.signIn(MAIL, CLAVE)
    // The device hears that its copy ended when its person comes in again there.
    expect((await phone.get(`/custodios/${gone.id}/noche`)).status).toBe(410)
  })

  test('ending the others leaves this device’s avisos and its copy as they are', async () => {
    const { jefa, phone, computer, path, listed } = await stolen('TESORERIA')
    await jefa.send('PUT', '/recuperacion', { palabras: newWords().join(' ') })
    const left = computer.again()
    await computer.signIn(MAIL, CLAVE)
    await tellsOf(computer, '/mesa')
    await new Custodian(computer).begin()
    expect((await computer.delete(path)).status).toBe(204)
    expect((await phone.get('/yo')).status).toBe(401)
    expect((await left.get('/yo')).status).toBe(401)
    expect(await listed(computer)).toMatchObject([{ esta: true, avisa: true, custodia: true }])
  })

  test('every role sees and ends its own; those of others only who changes the configuration', async () => {
    const { jefa, computer, path } = await stolen()
    const own = `/usuarios/${(await jefa.get('/yo')).body.persona.id}/sesiones`
    for (const role of ROLES) {
      await jefa.patch(path.replace('/sesiones', ''), { role })
      const other = role === 'SUPERADMIN' ? 200 : 403
      const phone = await device('Android')
      const [{ id = '' } = {}] = (await phone.get(path)).body.sesiones
      expect([role, (await computer.get(path)).status]).toEqual([role, 200])
      expect([role, (await computer.get(own)).status]).toEqual([role, other])
      expect([role, (await computer.delete(`${path}/${id}`)).status]).toEqual([role, 204])
      expect([role, (await phone.get('/yo')).status]).toEqual([role, 401])
      if (other === 200) continue
      const [{ id: chiefs = '' } = {}] = (await jefa.get(own)).body.sesiones
      expect((await computer.delete(`${own}/${chiefs}`)).status).toBe(403)
      expect((await computer.delete(own)).status).toBe(403)
      // Their own address with somebody else's session ends nothing.
      expect((await computer.delete(`${path}/${chiefs}`)).status).toBe(204)
      expect((await jefa.get('/yo')).status).toBe(200)
    }
    expect((await central.visitor().get(path)).status).toBe(401)
  })

  test('a central that is tried out, and who hasn’t chosen a password, are told nothing', async () => {
    const sample = await central.as('SUPERADMIN')
    expect((await sample.get('/usuarios/user-1/sesiones')).status).toBe(409)
    expect((await sample.delete('/usuarios/user-1/sesiones')).status).toBe(409)
    const jefa = await central.claim()
    const { codigo, usuario } = (await jefa.post('/usuarios', { name: 'Eva', email: MAIL, role: 'BODEGA' }))
      .body
    const eva = await device('Android', MAIL, codigo)
    expect((await eva.get(`/usuarios/${usuario.id}/sesiones`)).status).toBe(403)
  })
})
