import { describe, expect, test } from 'vitest'
import type { Ampliado, Llamada, Llamado } from '@/entities/despacho/convocado'
import type { Mi } from '@/entities/despacho/mi'
import { EXISTS } from '@/sync/fields'
import { addPeople, newCall, phoneOf, record, telling } from '../support/brigade'
import { type Client, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { pushServiceOfFile } from '../support/push-service'
import { useCentral } from '../support/world'

const push = pushServiceOfFile()

const DESPACHOS = 'bomberos_despacho_despachos'

describe.each(ENGINES)('a call sent again, and what may still change it · %s', (engine) => {
  const central = useCentral(engine, { allows: ({ origin }) => origin === push.url })

  async function brigade(): Promise<Client> {
    const jefa = await central.claim('quitar')
    await addPeople(jefa, { ana: { nombres: 'Ana' }, luis: { nombres: 'Luis' }, eva: { nombres: 'Eva' } })
    return jefa
  }

  /** A phone whose notices are counted. */
  async function ringing(jefa: Client, persona: string): Promise<Client> {
    const phone = await phoneOf(central, jefa, persona)
    await telling(phone, `${push.url}/${persona}`)
    return phone
  }

  const rungAt = (persona: string) => push.received.filter(({ path }) => path === `/${persona}`).length

  const seen = async (jefa: Client, id: string) => {
    const { despacho, convocados } = (await jefa.get(`/despachos/${id}`)).body as unknown as Llamada
    return { despacho, asked: convocados.map(({ persona }) => persona).sort() }
  }

  test('with more people it is the same call, and they are rung; who was rung is not rung again', async () => {
    const jefa = await brigade()
    await ringing(jefa, 'ana')
    await ringing(jefa, 'luis')
    const first = newCall({ personas: ['ana'], aQuienes: 'Ana' })
    expect((await jefa.post('/despachos', first)).status).toBe(201)
    const again = await jefa.post('/despachos', { ...first, personas: null, aQuienes: 'Todo el personal' })
    await central.told()
    expect(again.status).toBe(201)
    expect(again.body as unknown as Llamado).toMatchObject({ ya: true, anadidos: 2, sobran: 0 })
    const { despacho, asked } = await seen(jefa, first.id)
    expect(asked).toEqual(['ana', 'eva', 'luis'])
    expect(despacho).toMatchObject({ convocados: 3, aQuienes: 'Todo el personal' })
    expect([rungAt('ana'), rungAt('luis')]).toEqual([1, 1])
  })

  test('with fewer people it says how many stay asked', async () => {
    const jefa = await brigade()
    const first = newCall()
    await jefa.post('/despachos', first)
    const again = await jefa.post('/despachos', { ...first, personas: ['ana'], aQuienes: 'Ana' })
    expect(again.body as unknown as Llamado).toMatchObject({ ya: true, anadidos: 0, sobran: 2 })
    expect((await seen(jefa, first.id)).asked).toHaveLength(3)
  })

  test('a test never becomes a call, nor a call a test: both are refused in words', async () => {
    const jefa = await brigade()
    for (const [prueba, word] of [
      [true, 'como prueba'],
      [false, 'de verdad'],
    ] as const) {
      const first = newCall({ prueba, direccion: `Calle ${prueba}` })
      await jefa.post('/despachos', first)
      const { status, body } = await jefa.post('/despachos', { ...first, prueba: !prueba })
      expect([status, body.error]).toEqual([409, 'prueba'])
      expect(body.mensaje).toContain(word)
      expect((await seen(jefa, first.id)).despacho.prueba).toBe(prueba)
    }
  })

  test('more people are called to a call that runs, and to one that ended nobody', async () => {
    const jefa = await brigade()
    const eva = await ringing(jefa, 'eva')
    const first = newCall({ personas: ['ana'], aQuienes: 'Ana' })
    await jefa.post('/despachos', first)
    const more = (personas: string[] | null, aQuienes: string) =>
      jefa.post(`/despachos/${first.id}/personas`, { personas, aQuienes })
    expect((await more(['eva'], 'Eva')).body as unknown as Ampliado).toMatchObject({
      anadidos: 1,
      avisados: 1,
      despacho: { aQuienes: 'Ana; Eva', convocados: 2 },
    })
    expect((await more(['ana', 'eva'], 'Ana y Eva')).body as unknown as Ampliado).toMatchObject({
      anadidos: 0,
    })
    await central.told()
    expect(rungAt('eva')).toBe(1)
    expect(((await eva.get('/mi')).body as unknown as Mi).llamadas).toMatchObject([{ id: first.id }])
    expect((await more(['nadie'], 'Nadie')).body.error).toBe('nadie')
    await jefa.post(`/despachos/${first.id}/cerrar`)
    expect((await more(['luis'], 'Luis')).body.error).toBe('terminado')
    expect((await seen(jefa, first.id)).asked).toEqual(['ana', 'eva'])
  })

  test('a second call to one place is asked about; an earlier app, a test and another place are not', async () => {
    const jefa = await brigade()
    const lugar = { lat: -0.0535, lng: -80.4521 }
    await jefa.post('/despachos', newCall({ direccion: 'La Merced', reporte: 'rep-1', lugar }))
    const asks = async (values: object) =>
      (await jefa.post('/despachos', newCall({ direccion: 'Otra', aparte: false, ...values }))).body
    for (const there of [
      { reporte: 'rep-1' },
      { direccion: ' la mercéd.' },
      { direccion: 'Barrio La Merced, frente a la escuela' },
      { lugar: { ...lugar, lat: lugar.lat + 0.001 } },
    ]) {
      const { error, mensaje } = await asks(there)
      expect(error).toBe('mismo-lugar')
      expect(mensaje).toMatch(/Combate de Incendios, La Merced, llamada hace \d+ s a 3 personas/)
    }
    for (const fine of [
      { reporte: 'rep-1', aparte: true },
      { reporte: 'rep-1', prueba: true },
      { aparte: undefined },
      { direccion: 'La Florida, frente a la escuela' },
    ])
      expect((await asks(fine)).error).toBeUndefined()
  })

  test('whoever calls without a pause is told to wait, with a word about the call that runs', async () => {
    const jefa = await brigade()
    const statuses = []
    let said = ''
    for (let n = 0; n < 11; n++) {
      const { status, body } = await jefa.post('/despachos', newCall({ direccion: `Calle ${n}` }))
      statuses.push(status)
      said = String(body.mensaje)
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(statuses.at(-1)).toBe(429)
    expect(said).toContain('Sigue en curso: Combate de Incendios, Calle 9')
    // Tests have a pace of their own.
    expect((await jefa.post('/despachos', newCall({ prueba: true }))).status).toBe(201)
  })

  test('an answer is not older than its call', async () => {
    const jefa = await brigade()
    const ana = await phoneOf(central, jefa, 'ana')
    const sent = newCall()
    await jefa.post('/despachos', sent)
    await ana.send('PUT', `/mi/despachos/${sent.id}`, { respuesta: 'ESTACION', haceMs: 20 * 3_600_000 })
    const { despacho, convocados } = (await jefa.get(`/despachos/${sent.id}`)).body as unknown as Llamada
    const respondio = convocados.find(({ persona }) => persona === 'ana')?.respondio ?? ''
    expect(Date.parse(respondio)).toBeGreaterThanOrEqual(Date.parse(despacho.instante))
  })

  test('a device changes nothing of a call that ended, deletes none, and rewrites not who called nor when', async () => {
    const jefa = await brigade()
    const sent = newCall()
    await jefa.post('/despachos', sent)
    const told = async (values: Record<string, unknown>) =>
      (await jefa.sync([{ c: DESPACHOS, id: sent.id, campos: written(jefa.device, values) }])).estados[0]
    for (const values of [
      { por: 'Otra' },
      { instante: '2020-01-01T00:00:00.000Z' },
      { prueba: true },
      { [EXISTS]: false },
    ])
      expect(await told(values)).toMatchObject({ estado: 'invalido' })
    await jefa.post(`/despachos/${sent.id}/cerrar`)
    for (const values of [{ convocados: 9 }, { motivo: 'x' }, { estado: 'EN_CURSO' }, { [EXISTS]: false }])
      expect(await told(values)).toMatchObject({ estado: 'invalido' })
    expect((await seen(jefa, sent.id)).despacho).toMatchObject({ estado: 'CERRADO', por: 'Ana Jefa' })
    // A copy that is put back brings calls that this central never made.
    const [copied] = (
      await jefa.sync([
        record(jefa, DESPACHOS, 'despacho-87654321', {
          instante: '2026-01-02T03:04:00.000Z',
          tipo: 'RESCATE',
          estado: 'CERRADO',
        }),
      ])
    ).estados
    expect(copied).toMatchObject({ estado: 'ok' })
  })

  test('a device writes nothing of a call that runs: neither its end, nor who comes, nor that photos go along', async () => {
    const jefa = await brigade()
    const sent = newCall({ reporte: 'rep-12345678' })
    await jefa.post('/despachos', sent)
    const told = async (values: Record<string, unknown>) =>
      (await jefa.sync([{ c: DESPACHOS, id: sent.id, campos: written(jefa.device, values) }])).estados[0]
    const answer = { persona: 'ana', nombre: 'Ana', respuesta: 'DIRECTO', instante: new Date().toISOString() }
    for (const values of [
      { estado: 'CERRADO', terminado: new Date().toISOString() },
      { respuestas: [answer] },
      { direccion: 'Otra' },
    ])
      expect(await told(values)).toMatchObject({
        estado: 'invalido',
        mensaje: expect.stringContaining('en curso'),
      })
    expect(await told({ conFotos: true })).toMatchObject({ estado: 'invalido' })
    expect((await seen(jefa, sent.id)).despacho).toMatchObject({
      ...{ estado: 'EN_CURSO', respuestas: [], direccion: sent.direccion },
    })
    // Whoever put an older copy back finds it running; after a day a device may say how it ended.
    await central.database.query(`update despacho set creado = now() - interval '25 hours'`)
    expect(await told({ estado: 'CERRADO', terminado: new Date().toISOString() })).toMatchObject({
      estado: 'ok',
    })
  })

  test('nobody is called by the record of a call that a device brought: it says who called what others never did', async () => {
    const jefa = await brigade()
    const ana = await phoneOf(central, jefa, 'ana')
    const id = newCall().id
    const values = { instante: '2026-01-02T03:04:00.000Z', tipo: 'INCENDIO', por: 'Otra', estado: 'EN_CURSO' }
    expect((await jefa.sync([record(jefa, DESPACHOS, id, values)])).estados[0]).toMatchObject({
      estado: 'ok',
    })
    for (const answer of [
      await jefa.post(`/despachos/${id}/personas`, { personas: ['ana'], aQuienes: 'Ana' }),
      await jefa.post('/despachos', newCall({ id })),
    ]) {
      expect(answer.status).toBe(409)
      expect(answer.body.mensaje).toContain('despache de nuevo')
    }
    expect(((await ana.get('/mi')).body as unknown as Mi).llamadas).toEqual([])
    expect((await jefa.post(`/despachos/${id}/cerrar`)).status).toBe(200)
  })

  test('whoever reads no reports shows nobody their photos by a call', async () => {
    const jefa = await brigade()
    const [oper, insp] = [
      await central.newPerson(jefa, 'oper@brigada.example', 'ADMIN_OPERATIVO'),
      await central.newPerson(jefa, 'insp@brigada.example', 'INSPECTOR'),
    ]
    const withPhotos = { reporte: 'rep-12345678', conFotos: true, prueba: true }
    expect((await oper.post('/despachos', newCall(withPhotos))).status).toBe(403)
    expect((await oper.post('/despachos', newCall({ ...withPhotos, conFotos: false }))).status).toBe(201)
    expect((await insp.post('/despachos', newCall(withPhotos))).status).toBe(201)
  })

  test('a phone whose clock was set back between two taps still changes its answer', async () => {
    const jefa = await brigade()
    const ana = await phoneOf(central, jefa, 'ana')
    const sent = newCall()
    await jefa.post('/despachos', sent)
    const day = 24 * 3_600_000
    const say = (respuesta: string, tocado: number) =>
      ana.send('PUT', `/mi/despachos/${sent.id}`, { respuesta, tocado })
    await say('ESTACION', Date.now() + day)
    await say('NO_PUEDO', Date.now())
    const said = async () =>
      ((await ana.get('/mi')).body as unknown as Mi).llamadas.map(({ respuesta }) => respuesta)
    expect(await said()).toEqual(['NO_PUEDO'])
    // Two that are close are told apart by the phone, whichever arrives first.
    await say('DIRECTO', Date.now() + 5000)
    await say('ESTACION', Date.now() + 1000)
    expect(await said()).toEqual(['DIRECTO'])
  })
})
