import { describe, expect, test } from 'vitest'
import type { Role } from '@/access/roles'
import type { Llamada } from '@/entities/despacho/convocado'
import type { Mi } from '@/entities/despacho/mi'
import { dayAt } from '@/entities/guardias/tiempo'
import { addDays } from '@/shared/lib/dias'
import { PHONE } from '@/shared/lib/form/contact-rules'
import { EXISTS, recordOf } from '@/sync/fields'
import type { Op } from '@/sync/wire'
import { addPeople, phoneOf as invited, newCall, PERSONAL, telling as tellingAt } from '../support/brigade'
import type { Answer, Client } from '../support/client'
import { written } from '../support/client'
import { ENGINES } from '../support/engines'
import { HOSTILE } from '../support/hostile'
import { pushServiceOfFile } from '../support/push-service'
import { useCentral } from '../support/world'

const push = pushServiceOfFile()

const DESPACHOS = 'bomberos_despacho_despachos'

/** The answers of these addresses, in the type that the test reads. */
const mine = ({ body }: Answer) => body as unknown as Mi
const call = ({ body }: Answer) => body as unknown as Llamada

describe.each(ENGINES)('despacho · %s', (engine) => {
  const central = useCentral(engine, { allows: ({ origin }) => origin === push.url })

  const phoneOf = (jefa: Client, persona: string) => invited(central, jefa, persona)
  const telling = (phone: Client, path: string) => tellingAt(phone, push.url + path)

  async function brigade() {
    const jefa = await central.claim('quitar')
    await addPeople(jefa, {
      rosa: { nombres: 'Rosa Vera', cargo: 'Conductora', telefono: '099 111 2222' },
      luis: { nombres: 'Luis Mora', cargo: 'Bombero' },
    })
    return { jefa, rosa: await phoneOf(jefa, 'rosa'), luis: await phoneOf(jefa, 'luis') }
  }

  async function dispatched(jefa: Client, values: object = {}): Promise<string> {
    const sent = newCall(values)
    const { status, body } = await jefa.post('/despachos', sent)
    expect([status, body.mensaje]).toEqual([201, undefined])
    await central.told()
    return sent.id
  }

  test('a call rings the phones, each answers, and the station sees who comes and what is known of the others', async () => {
    const { jefa, rosa, luis } = await brigade()
    const browser = await telling(rosa, '/rosa')
    await telling(luis, '/luis')
    push.answers.set('/luis', 410)
    const id = await dispatched(jefa)

    const [one] = push.received.filter(({ path }) => path === '/rosa')
    expect(Number(one?.headers.ttl)).toBeLessThanOrEqual(15 * 60)
    expect(one?.headers.urgency).toBe('high')
    const said = browser.read(one?.body ?? Buffer.alloc(0))
    expect(JSON.parse(said)).toMatchObject({ titulo: 'Hay una salida', url: '/mi', tag: id, despacho: id })
    for (const word of ['Bolívar', 'Humo', 'Incendio']) expect(said).not.toContain(word)

    const seen = mine(await rosa.get('/mi')).llamadas
    expect(seen).toMatchObject([{ id, direccion: 'Calle Bolívar y Sucre', respuesta: null, vienen: [] }])
    await rosa.post(`/mi/despachos/${id}/mostrado`)
    await rosa.post(`/mi/despachos/${id}/visto`)
    expect(
      (await rosa.send('PUT', `/mi/despachos/${id}`, { respuesta: 'ESTACION', minutos: 8 })).status,
    ).toBe(204)

    const { convocados } = call(await jefa.get(`/despachos/${id}`))
    expect(convocados).toMatchObject([
      { persona: 'luis', equipos: 0, enviado: null, fallo: true, respuesta: null },
      {
        persona: 'rosa',
        equipos: 1,
        fallo: false,
        respuesta: 'ESTACION',
        minutos: 8,
        telefono: '099 111 2222',
      },
    ])
    expect(convocados[1]?.enviado && convocados[1].mostrado && convocados[1].visto).toBeTruthy()
    expect(mine(await luis.get('/mi')).llamadas[0]?.vienen).toMatchObject([
      { nombre: 'Rosa Vera', respuesta: 'ESTACION' },
    ])
    expect(mine(await luis.get('/mi')).avisa).toBe(false)
  })

  test('of two answers the one tapped later stands, whichever arrives first', async () => {
    const { jefa, rosa } = await brigade()
    const id = await dispatched(jefa)
    await rosa.send('PUT', `/mi/despachos/${id}`, { respuesta: 'NO_PUEDO', haceMs: 1000 })
    await rosa.send('PUT', `/mi/despachos/${id}`, { respuesta: 'DIRECTO', haceMs: 60_000 })
    expect(mine(await rosa.get('/mi')).llamadas[0]?.respuesta).toBe('NO_PUEDO')
    await rosa.send('PUT', `/mi/despachos/${id}`, { respuesta: 'DIRECTO', minutos: 5 })
    await rosa.send('PUT', `/mi/despachos/${id}`, { respuesta: 'DIRECTO', minutos: 5 })
    expect(mine(await rosa.get('/mi')).llamadas[0]).toMatchObject({ respuesta: 'DIRECTO', minutos: 5 })
  })

  test('somebody answers for another, which is said, and notes whom they called', async () => {
    const { jefa, luis } = await brigade()
    const id = await dispatched(jefa)
    await jefa.send('PUT', `/despachos/${id}/personas/luis`, { respuesta: 'ESTACION', minutos: 20 })
    await jefa.post(`/despachos/${id}/personas/rosa/llamado`)
    expect(call(await jefa.get(`/despachos/${id}`)).convocados).toMatchObject([
      { persona: 'luis', respuesta: 'ESTACION', por: 'Ana Jefa' },
      { persona: 'rosa', respuesta: null, llamadoPor: 'Ana Jefa' },
    ])
    expect(mine(await luis.get('/mi')).llamadas[0]).toMatchObject({ porOtro: 'Ana Jefa' })
    const unknown = await jefa.post(`/despachos/${id}/personas/nadie/llamado`)
    expect(unknown.status).toBe(404)
  })

  test('a blood type is on the sheet of a call only where the person agreed, for who sees the staff, and on no phone', async () => {
    const { jefa, rosa, luis } = await brigade()
    await addPeople(jefa, {
      rosa: { nombres: 'Rosa Vera', sangre: 'O-', muestraSangre: true },
      luis: { nombres: 'Luis Mora', sangre: 'AB+', muestraSangre: false },
    })
    const id = await dispatched(jefa)
    for (const phone of [rosa, luis])
      await phone.send('PUT', `/mi/despachos/${id}`, { respuesta: 'ESTACION' })
    const seenBy = async (client: Client) =>
      call(await client.get(`/despachos/${id}`)).convocados.map(({ nombre, sangre }) => [nombre, sangre])
    expect(await seenBy(jefa)).toEqual([
      ['Luis Mora', undefined],
      ['Rosa Vera', 'O-'],
    ])
    const inspector = await central.newPerson(jefa, 'inspector@brigada.example', 'INSPECTOR')
    expect(await seenBy(inspector)).toEqual([
      ['Luis Mora', undefined],
      ['Rosa Vera', undefined],
    ])
    expect(JSON.stringify((await luis.get('/mi')).body)).not.toMatch(/"O-"|"AB\+"|sangre/i)
  })

  test('a correction and a calling off reach those who may be on the way; the answers end in the record', async () => {
    const { jefa, rosa, luis } = await brigade()
    const browser = await telling(rosa, '/rosa')
    await telling(luis, '/luis')
    const id = await dispatched(jefa)
    await rosa.send('PUT', `/mi/despachos/${id}`, { respuesta: 'DIRECTO' })
    await luis.send('PUT', `/mi/despachos/${id}`, { respuesta: 'NO_PUEDO' })
    push.received.length = 0
    const where = { tipo: 'INCENDIO', direccion: 'Calle Sucre 200', detalle: '' }
    expect((await jefa.send('PUT', `/despachos/${id}`, where)).status).toBe(200)
    expect((await jefa.post(`/despachos/${id}/anular`, { motivo: 'Era humo de cocina' })).status).toBe(200)
    await central.told()
    const titles = push.received.map(({ path, body }) => [
      path,
      path === '/rosa' && JSON.parse(browser.read(body)).titulo,
    ])
    expect(titles).toEqual([
      ['/rosa', 'Cambió la salida'],
      ['/rosa', 'Salida anulada'],
    ])
    expect(mine(await rosa.get('/mi')).llamadas).toMatchObject([
      { estado: 'ANULADO', motivo: 'Era humo de cocina', direccion: 'Calle Sucre 200' },
    ])
    const [record] = (await jefa.sync()).filas.filter(({ c }) => c === DESPACHOS)
    expect(record?.campos.respuestas?.[1]).toMatchObject([
      { persona: 'luis', respuesta: 'NO_PUEDO' },
      { persona: 'rosa', nombre: 'Rosa Vera', respuesta: 'DIRECTO' },
    ])
    for (const path of ['anular', 'cerrar'])
      expect((await jefa.post(`/despachos/${id}/${path}`, { motivo: '' })).body.error).toBe('terminado')
  })

  test('an answer tapped before the end counts when it comes after it; one tapped after the end is refused in words', async () => {
    const { jefa, rosa, luis } = await brigade()
    const id = await dispatched(jefa)
    await jefa.post(`/despachos/${id}/cerrar`)
    expect(
      (await rosa.send('PUT', `/mi/despachos/${id}`, { respuesta: 'ESTACION', haceMs: 3_600_000 })).status,
    ).toBe(204)
    const late = await luis.send('PUT', `/mi/despachos/${id}`, { respuesta: 'ESTACION' })
    expect([late.status, late.body.error]).toEqual([409, 'terminado'])
    expect(call(await jefa.get(`/despachos/${id}`)).despacho.respuestas).toMatchObject([{ persona: 'rosa' }])
  })

  test('a call sent twice is one call and rings once', async () => {
    const { jefa, rosa } = await brigade()
    await telling(rosa, '/rosa')
    const sent = newCall()
    const answers = await Promise.all([jefa.post('/despachos', sent), jefa.post('/despachos', sent)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    await central.told()
    expect(push.received).toHaveLength(1)
    expect(mine(await rosa.get('/mi')).llamadas).toHaveLength(1)
  })

  test('a call whose answer was lost and that was corrected before it was sent again is corrected', async () => {
    const { jefa, rosa } = await brigade()
    const sent = newCall()
    await jefa.post('/despachos', sent)
    await jefa.post('/despachos', { ...sent, direccion: 'Calle Sucre 9' })
    expect(mine(await rosa.get('/mi')).llamadas).toMatchObject([{ direccion: 'Calle Sucre 9' }])
  })

  test('of two answers of one phone the later tap stands, though the first was under way for seconds', async () => {
    const { jefa, rosa } = await brigade()
    const id = await dispatched(jefa)
    const tap = (respuesta: string, tocado: number, haceMs: number) =>
      rosa.send('PUT', `/mi/despachos/${id}`, { respuesta, tocado, haceMs })
    // Tapped at 1,000 and 4 s on the way; the second was tapped 900 ms later and waited for the first.
    await tap('ESTACION', 1000, 0)
    await tap('NO_PUEDO', 1900, 3100)
    expect(mine(await rosa.get('/mi')).llamadas[0]?.respuesta).toBe('NO_PUEDO')
    await tap('DIRECTO', 1500, 0)
    expect(mine(await rosa.get('/mi')).llamadas[0]?.respuesta).toBe('NO_PUEDO')
    // Somebody else's word is of now.
    await jefa.send('PUT', `/despachos/${id}/personas/rosa`, { respuesta: 'DIRECTO', minutos: 5 })
    expect(mine(await rosa.get('/mi')).llamadas[0]).toMatchObject({
      respuesta: 'DIRECTO',
      porOtro: 'Ana Jefa',
    })
  })

  test.each(['anular', 'cerrar'])(
    'after %s no earlier notice of the call goes out any more',
    async (path) => {
      const { jefa, rosa } = await brigade()
      const browser = await telling(rosa, '/rosa')
      push.answers.set('/rosa', 503)
      const id = await dispatched(jefa)
      // One try failed, and another one may still bring it: nobody knows yet that it doesn't arrive.
      expect(call(await jefa.get(`/despachos/${id}`)).convocados[1]).toMatchObject({
        fallo: false,
        enviado: null,
      })
      push.answers.clear()
      push.received.length = 0
      await jefa.post(`/despachos/${id}/${path}`, { motivo: '' })
      await central.told()
      await central.database.query('update aviso set proximo = now()')
      await central.told()
      const titles = push.received.map(({ body }) => JSON.parse(browser.read(body)).titulo)
      expect(titles).toEqual([path === 'anular' ? 'Salida anulada' : 'La salida terminó'])
    },
  )

  test('who left the brigade during a call hears no more of it, and a person who comes back needs a new code', async () => {
    const { jefa, rosa } = await brigade()
    await telling(rosa, '/rosa')
    const id = await dispatched(jefa)
    await addPeople(jefa, { rosa: { nombres: 'Rosa Vera', activo: false } })
    push.received.length = 0
    await jefa.send('PUT', `/despachos/${id}`, { tipo: 'RESCATE', direccion: 'Otra calle', detalle: '' })
    await central.told()
    expect(push.received).toEqual([])
    await addPeople(jefa, { rosa: { nombres: 'Rosa Vera', activo: true } })
    expect((await rosa.get('/mi')).status).toBe(401)
  })

  test('an answer to a call whose record is gone is refused, and no number of milliseconds breaks anything', async () => {
    const { jefa, rosa } = await brigade()
    const id = await dispatched(jefa)
    for (const odd of [
      { haceMs: 1e14 },
      { haceMs: 1e300 },
      { tocado: 1e300 },
      { minutos: 1e9 },
      { haceMs: -1 },
    ])
      expect((await rosa.send('PUT', `/mi/despachos/${id}`, { respuesta: 'DIRECTO', ...odd })).status).toBe(
        422,
      )
    await central.database.query('delete from registro where coleccion = $1 and id = $2', [DESPACHOS, id])
    expect((await rosa.send('PUT', `/mi/despachos/${id}`, { respuesta: 'DIRECTO' })).status).toBe(404)
    expect(mine(await rosa.get('/mi')).llamadas).toEqual([])
  })

  test('only those who were chosen are asked, nobody who left the brigade, and nobody at all is refused in words', async () => {
    const { jefa, rosa, luis } = await brigade()
    await addPeople(jefa, { eva: { nombres: 'Eva Paz', activo: false } })
    const id = await dispatched(jefa, { personas: ['luis', 'eva', 'nadie'], aQuienes: 'Luis Mora' })
    expect(call(await jefa.get(`/despachos/${id}`)).convocados.map(({ persona }) => persona)).toEqual([
      'luis',
    ])
    expect(mine(await rosa.get('/mi')).llamadas).toEqual([])
    expect(mine(await luis.get('/mi')).llamadas).toHaveLength(1)
    const none = await jefa.post('/despachos', newCall({ personas: ['eva'] }))
    expect([none.status, none.body.error]).toEqual([422, 'nadie'])
  })

  test('the notice names type and place only where the brigade chose so, and a test is called one', async () => {
    const { jefa, rosa } = await brigade()
    const browser = await telling(rosa, '/rosa')
    const campos = written(jefa.device, { [EXISTS]: true, avisoConLugar: true })
    await jefa.sync([{ c: 'bomberos_despacho_ajustes', id: 'unico', campos }])
    await dispatched(jefa, { prueba: true })
    expect(JSON.parse(browser.read(push.received[0]?.body ?? Buffer.alloc(0)))).toMatchObject({
      titulo: 'PRUEBA: hay una salida',
      cuerpo: 'Combate de Incendios · Calle Bolívar y Sucre. Ábralo y diga si viene.',
    })
  })

  test('a code lets in one phone, and a newer one makes it worthless; wrong ones are slowed down', async () => {
    const jefa = await central.claim('quitar')
    await addPeople(jefa, { rosa: { nombres: 'Rosa Vera' } })
    const first = (await jefa.post('/accesos', { persona: 'rosa' })).body.codigo
    const second = (await jefa.post('/accesos', { persona: 'rosa' })).body.codigo
    const enter = (codigo: string) => central.visitor().post('/mi', { codigo, equipo: 'iPhone' })
    expect((await enter(first)).body.error).toBe('codigo')
    expect((await enter(` ${second.toLowerCase().replace(/^.{5}/, '$& ')}`)).status).toBe(201)
    expect((await enter(second)).body.error).toBe('codigo')
    const answers = []
    for (let tries = 0; tries < 12; tries++) answers.push((await enter('AAAAABBBBB')).status)
    expect(answers.at(-1)).toBe(429)
    const third = (await jefa.post('/accesos', { persona: 'rosa' })).body.codigo
    expect((await enter(third)).status).toBe(201)
    await central.database.query(`update invitacion set hasta = now() - interval '1 second'`)
    expect((await jefa.post('/accesos', { persona: 'nadie' })).status).toBe(404)
  })

  test('a person who is deactivated or deleted loses everything at once, and so does an ended phone', async () => {
    const { jefa, rosa, luis } = await brigade()
    await telling(rosa, '/rosa')
    const { accesos } = (await jefa.get('/accesos')).body as unknown as {
      accesos: { id: string; persona: string }[]
    }
    await addPeople(jefa, { rosa: { nombres: 'Rosa Vera', activo: false } })
    const [own] = accesos.filter(({ persona }) => persona === 'luis')
    expect((await jefa.delete(`/accesos/${own?.id}`)).status).toBe(204)
    for (const phone of [rosa, luis]) {
      expect((await phone.get('/mi')).status).toBe(401)
      expect((await phone.get('/mi/eventos')).status).toBe(401)
      expect((await phone.send('PUT', '/mi/datos', { telefono: '1', contactoEmergencia: '' })).status).toBe(
        401,
      )
    }
    const id = await dispatched(jefa, { personas: null }).catch(() => '')
    expect(push.received).toEqual([])
    if (id)
      expect(call(await jefa.get(`/despachos/${id}`)).convocados.map(({ persona }) => persona)).toEqual([
        'luis',
      ])
  })

  test('a person changes their own telephone and emergency contact and nothing else, and the history says it', async () => {
    const { jefa, rosa } = await brigade()
    const values = { telefono: '098 765 4321', contactoEmergencia: 'Juan, su hermano' }
    const more = { ...values, cargo: 'Jefa', activo: false, nombres: 'Otra' }
    expect((await rosa.send('PUT', '/mi/datos', more)).status).toBe(204)
    expect(mine(await rosa.get('/mi')).persona).toMatchObject({
      nombres: 'Rosa Vera',
      cargo: 'Conductora',
      telefono: values.telefono,
    })
    const { cambios } = (await jefa.get(`/historial/${PERSONAL}/rosa`)).body
    expect(Object.keys(cambios[0]?.despues ?? {})).toEqual(expect.arrayContaining(['telefono']))
    expect(Object.keys(cambios[0]?.despues ?? {})).not.toContain('cargo')
    // Whoever runs the personnel is told of a change, and of the same words again not.
    expect(Object.keys(cambios[0]?.despues ?? {})).toContain('datosPropios')
    await rosa.send('PUT', '/mi/datos', values)
    expect((await jefa.get(`/historial/${PERSONAL}/rosa`)).body.cambios).toHaveLength(cambios.length)
    const wrong = await rosa.send('PUT', '/mi/datos', { ...values, telefono: 'llámeme' })
    expect(wrong).toMatchObject({ status: 422, body: { mensaje: PHONE } })
    for (const text of HOSTILE) {
      const said = await rosa.send('PUT', '/mi/datos', { telefono: '', contactoEmergencia: text })
      expect([204, 422]).toContain(said.status)
      if (said.status === 204)
        expect(mine(await rosa.get('/mi')).persona.contactoEmergencia).toBe(text.trim())
    }
  })

  test('one’s own shifts and credentials are on one’s phone, nobody else’s; who is on duty and what each can be is known', async () => {
    const { jefa, rosa, luis } = await brigade()
    const today = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)
    const shift = { nombre: 'Todo el día', fecha: today, inicio: '00:00', fin: '00:00' }
    const licence = { personalId: 'rosa', tipo: 'Licencia de conducir', clase: 'E' }
    const add = (c: string, id: string, values: object) => ({
      ...{ c, id },
      campos: written(jefa.device, { [EXISTS]: true, ...values }),
    })
    await jefa.sync([
      add('bomberos_guardias_turnos', 'turno-1', shift),
      add('bomberos_guardias_puestos', 'puesto-1', {
        turnoId: 'turno-1',
        personalId: 'rosa',
        nombre: 'Rosa Vera',
      }),
      add('bomberos_personal_credenciales', 'cred-1', { ...licence, vence: '2999-01-01' }),
      add('bomberos_personal_credenciales', 'cred-2', { ...licence, vence: '2020-01-01' }),
    ])
    expect(mine(await rosa.get('/mi'))).toMatchObject({
      guardias: [{ id: 'turno-1', fecha: today }],
      credenciales: [
        { nombre: 'Licencia de conducir E', estado: 'VIGENTE' },
        { vence: '2020-01-01', estado: 'VENCIDA' },
      ],
    })
    expect(mine(await luis.get('/mi'))).toMatchObject({ guardias: [], credenciales: [] })
    expect((await jefa.get('/despachos/listos')).body).toMatchObject([
      { id: 'rosa', deGuardia: true, avisa: false, funciones: ['CONDUCTOR'] },
      { id: 'luis', deGuardia: false, funciones: [] },
    ])
    const id = await dispatched(jefa)
    expect(call(await jefa.get(`/despachos/${id}`)).convocados.map(({ funciones }) => funciones)).toEqual([
      [],
      ['CONDUCTOR'],
    ])
  })

  test('an announced event is on each phone until it is over; who says that they come is known where attendance is taken', async () => {
    const { jefa, rosa, luis } = await brigade()
    const day = (ahead: number) => addDays(dayAt(Date.now()), ahead)
    const event = (id: string, values: object): Op => ({
      c: 'bomberos_eventos_eventos',
      id,
      campos: written(jefa.device, {
        [EXISTS]: true,
        ...{ titulo: `Evento ${id}`, categoria: 'CAPACITACION', resumen: '', publicado: true },
        ...values,
      }),
    })
    await jefa.sync([
      event('hoy', { fecha: day(0) }),
      event('ayer', { fecha: day(-1) }),
      event('lejos', { fecha: day(90) }),
      event('borrador', { fecha: day(3), publicado: false }),
      event('pronto', { fecha: day(3) }),
    ])
    const invited = async (phone: Client) =>
      mine(await phone.get('/mi')).eventos.map(({ id, va }) => [id, va])
    const nothing = [
      ['hoy', null],
      ['pronto', null],
    ]
    expect(await invited(rosa)).toEqual(nothing)

    const say = (phone: Client, id: string, va: unknown) =>
      phone.send('PUT', `/mi/invitaciones/${id}`, { va })
    expect((await say(rosa, 'hoy', true)).status).toBe(204)
    expect((await say(rosa, 'hoy', false)).status).toBe(204)
    expect((await say(rosa, 'pronto', true)).status).toBe(204)
    expect(await invited(rosa)).toEqual([
      ['hoy', false],
      ['pronto', true],
    ])
    expect(await invited(luis)).toEqual(nothing)
    for (const id of ['ayer', 'lejos', 'borrador', 'nada'])
      expect(await say(rosa, id, true)).toMatchObject({ status: 409, body: { error: 'terminado' } })
    expect((await say(rosa, 'hoy', 'sí')).status).toBe(422)
    for (const other of [central.visitor(), jefa]) expect((await say(other, 'hoy', true)).status).toBe(401)

    const { filas } = await jefa.sync()
    const attendance = filas
      .filter(({ c }) => c === 'bomberos_eventos_asistencias')
      .map(({ id, campos }) => recordOf(id, campos))
    expect(attendance).toHaveLength(2)
    expect(attendance).toContainEqual(
      expect.objectContaining({
        eventoId: 'hoy',
        personalId: 'rosa',
        nombre: 'Rosa Vera',
        asistio: false,
        va: false,
      }),
    )
    // Who takes the attendance keeps the record, and a later word of the phone changes nothing else in it.
    const own = attendance.find(({ eventoId }) => eventoId === 'pronto')?.id as string
    await jefa.sync([
      { c: 'bomberos_eventos_asistencias', id: own, campos: written(jefa.device, { asistio: true }) },
    ])
    expect((await say(rosa, 'pronto', false)).status).toBe(204)
    const after = (await jefa.sync()).filas.find(({ id }) => id === own)
    expect(after && recordOf(own, after.campos)).toMatchObject({ asistio: true, va: false })
  })

  test('a sample central calls nobody and invites nobody', async () => {
    const jefe = await central.as('SUPERADMIN')
    expect((await jefe.post('/despachos', newCall())).body.error).toBe('muestra')
    expect((await jefe.post('/accesos', { persona: 'staff1705323600001' })).body.error).toBe('muestra')
  })

  test('six roles, a phone and a stranger: who may ask what', async () => {
    const { jefa, rosa } = await brigade()
    const id = await dispatched(jefa)
    const people: Record<string, Client> = { SUPERADMIN: jefa, telefono: rosa, nadie: central.visitor() }
    for (const role of [
      'ADMIN_OPERATIVO',
      'TALENTO_HUMANO',
      'TESORERIA',
      'BODEGA',
      'INSPECTOR',
    ] satisfies Role[])
      people[role] = await central.newPerson(jefa, `${role.toLowerCase()}@brigada.example`, role)
    const asks: Record<string, (client: Client) => Promise<Answer>> = {
      'GET /accesos': (client) => client.get('/accesos'),
      'POST /accesos': (client) => client.post('/accesos', { persona: 'luis' }),
      'DELETE /accesos': (client) => client.delete('/accesos/nada'),
      'POST /despachos': (client) => client.post('/despachos', newCall()),
      'GET listos': (client) => client.get('/despachos/listos'),
      'GET /despachos': (client) => client.get(`/despachos/${id}`),
      'PUT /despachos': (client) => client.send('PUT', `/despachos/${id}`, newCall()),
      'PUT personas': (client) =>
        client.send('PUT', `/despachos/${id}/personas/luis`, { respuesta: 'DIRECTO' }),
      'POST llamado': (client) => client.post(`/despachos/${id}/personas/luis/llamado`),
      'GET /mi': (client) => client.get('/mi'),
      'PUT /mi/despachos': (client) => client.send('PUT', `/mi/despachos/${id}`, { respuesta: 'DIRECTO' }),
    }
    const may: Record<string, string[]> = {}
    for (const [name, ask] of Object.entries(asks)) {
      may[name] = []
      for (const [who, client] of Object.entries(people))
        if ((await ask(client)).status < 300) may[name].push(who)
    }
    const staff = ['SUPERADMIN', 'ADMIN_OPERATIVO', 'TALENTO_HUMANO']
    const services = ['SUPERADMIN', 'ADMIN_OPERATIVO', 'INSPECTOR']
    expect(may).toEqual({
      'GET /accesos': staff,
      'POST /accesos': staff,
      'DELETE /accesos': staff,
      'POST /despachos': services,
      'GET listos': services,
      'GET /despachos': services,
      'PUT /despachos': services,
      'PUT personas': services,
      'POST llamado': services,
      'GET /mi': ['telefono'],
      'PUT /mi/despachos': ['telefono'],
    })
    // An inspector sees no people: who comes, and nobody's telephone.
    const { convocados } = call(await (people.INSPECTOR as Client).get(`/despachos/${id}`))
    expect(convocados.some((one) => 'telefono' in one)).toBe(false)
  })

  test('a stream of the station and one of a phone hear of an answer', async () => {
    const { jefa, rosa } = await brigade()
    const id = await dispatched(jefa)
    for (const [client, path] of [
      [jefa, '/despachos/eventos'],
      [rosa, '/mi/eventos'],
    ] as const) {
      const ended = new AbortController()
      const response = await fetch(`${central.url}/api${path}`, {
        headers: { cookie: client.cookie },
        signal: ended.signal,
      })
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      const first = await reader?.read()
      expect(first?.value).toContain('event: despacho')
      await rosa.send('PUT', `/mi/despachos/${id}`, { respuesta: 'DIRECTO', minutos: path.length })
      let heard = ''
      while (!heard.includes('event: despacho'))
        heard += (await reader?.read())?.value ?? 'event: despacho lost'
      expect(heard).not.toContain('lost')
      ended.abort()
    }
  })

  test('of the fifth line of one phone, or one desk, the first gives way and stays away for a while', async () => {
    const { jefa, rosa } = await brigade()
    for (const [{ cookie }, path] of [
      [jefa, '/despachos/eventos'],
      [rosa, '/mi/eventos'],
    ] as const) {
      const ended = new AbortController()
      const open = () => fetch(`${central.url}/api${path}`, { headers: { cookie }, signal: ended.signal })
      const first = await open()
      const others = [await open(), await open(), await open(), await open()]
      expect(await first.text()).toMatch(/event: relevo\ndata: ?\nretry: 300000/)
      expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      ended.abort()
    }
  })
})
