import { describe, expect, test } from 'vitest'
import { touchReporte } from '@/entities/reportes/cambios'
import type { Reporte } from '@/entities/reportes/reporte'
import { forgetOld } from '@/server/reports/forget'
import { photoSource } from '@/shared/lib/picture/photo-source'
import { EXISTS, isAlive, recordOf } from '@/sync/fields'
import type { Row } from '@/sync/wire'
import { Citizen, newPhoto, newPhotoNames, newSecret, newSent, REPORTES } from './support/citizen'
import { type Client, raw, written } from './support/client'
import { ENGINES } from './support/engines'
import { HOSTILE } from './support/hostile'
import { useCentral } from './support/world'

/** Of the samples only the tombstones are left. */
const isReporte = ({ c, campos }: Row) => c === REPORTES && isAlive(campos)

describe.each(ENGINES)('citizens’ reports · %s', (engine) => {
  const central = useCentral(engine)
  const citizen = () => new Citizen(central.url)

  async function rowOf(client: Client, id: string) {
    const { filas } = await client.sync()
    const row = filas.find((one) => one.c === REPORTES && one.id === id)
    return row && { record: recordOf(id, row.campos) as Reporte, alive: isAlive(row.campos) }
  }
  const edit = (client: Client, id: string, values: Record<string, unknown>) =>
    client.sync([{ c: REPORTES, id, campos: written(client.device, values) }])

  test('a report arrives by itself at the staff’s devices; what it says of triage is left out', async () => {
    const jefa = await central.claim('quitar')
    const rosa = citizen()
    const sent = newSent({
      estado: 'CERRADO',
      prioridad: 'CRITICA',
      respuesta: 'Yo misma',
      administrador: 'Yo',
    })
    const { status, body } = await rosa.report({ ...sent, silenciado: 'x', infundado: true, otro: 1 })
    expect([status, body.id, body.recibido]).toEqual([201, sent.id, 'nuevo'])
    expect(Math.abs(Date.parse(body.instante) - Date.now())).toBeLessThan(60_000)
    const row = await rowOf(jefa, sent.id)
    expect(row?.record).toEqual({
      ...sent,
      estado: 'PENDIENTE',
      prioridad: 'MEDIA',
      respuesta: '',
      administrador: '',
    })
    expect(JSON.stringify(central.lines)).not.toContain('Rosa')
    const { body: history } = await jefa.get(`/historial/${REPORTES}/${sent.id}`)
    expect(history.cambios).toMatchObject([{ quien: null, dispositivo: 'ciudadano', antes: null }])
  })

  test('the staff’s note and whom a report is given to reach nobody outside; a correction leaves both as they are', async () => {
    const jefa = await central.claim('quitar')
    const rosa = citizen()
    const punto = { lat: -1.83, lng: -78.18, precision: 5, fecha: new Date().toISOString() }
    const sent = newSent({ punto })
    await rosa.report(sent)
    await edit(jefa, sent.id, { nota: 'SECRETO-7F3' })
    await rosa.report({
      ...sent,
      descripcion: 'Cayó un poste en la vía y hay cables sueltos.',
      nota: 'otra',
    } as Reporte)
    expect((await rowOf(jefa, sent.id))?.record).toMatchObject({
      nota: 'SECRETO-7F3',
      descripcion: 'Cayó un poste en la vía y hay cables sueltos.',
    })
    await edit(jefa, sent.id, { asignado: 'SECRETO-9C1', estado: 'EN_PROCESO', respuesta: 'Vamos.' })
    const answer = (await rosa.acuse(sent.id)).body
    expect(answer).toMatchObject({ estado: 'EN_PROCESO', respuesta: 'Vamos.' })
    const near = await rosa.client.get('/reportes/cerca?lat=-1.83&lng=-78.18&categoria=Infraestructura')
    const heard: unknown[] = [
      answer,
      near.body,
      (await rosa.report(sent)).body,
      (await rosa.client.get('/publico')).body,
    ]
    for (const path of ['/', '/reportar', '/transparencia', '/datos'])
      heard.push(await (await fetch(central.url + path)).text())
    expect(JSON.stringify(heard)).not.toContain('SECRETO')
    // The staff do read it: the words above would be found.
    expect(JSON.stringify((await rowOf(jefa, sent.id))?.record)).toContain('SECRETO-9C1')
  })

  test('the staff learn whether the phone has got the answer of now, and nobody else does', async () => {
    const jefa = await central.claim('quitar')
    const rosa = citizen()
    const sent = newSent()
    await rosa.report(sent)
    const entrega = async (): Promise<unknown> => (await jefa.get(`/reportes/${sent.id}/entrega`)).body
    expect(await entrega()).toEqual({ porCentral: true, leida: null })
    await rosa.acuse(sent.id)
    const told = sent.fechaActualizacion
    expect(await entrega()).toEqual({ porCentral: true, leida: told })
    const later = new Date(Date.parse(told) + 1000).toISOString()
    const cambios = { contenido: sent.fechaCreacion, imagenes: sent.fechaCreacion, atencion: later }
    await edit(jefa, sent.id, { respuesta: 'Vamos.', fechaActualizacion: later, cambios })
    expect(await entrega()).toEqual({ porCentral: true, leida: told })
    await rosa.acuse(sent.id)
    expect(await entrega()).toEqual({ porCentral: true, leida: later })

    const byHand = newSent()
    await edit(jefa, byHand.id, { [EXISTS]: true, ...byHand })
    expect((await jefa.get(`/reportes/${byHand.id}/entrega`)).body).toEqual({
      porCentral: false,
      leida: null,
    })
    expect((await rosa.client.get(`/reportes/${sent.id}/entrega`)).status).toBe(401)
  })

  test('of ten equal reports at once one is new; sending it again changes nothing', async () => {
    const jefa = await central.claim('quitar')
    const rosa = citizen()
    const sent = newSent()
    const answers = await Promise.all(Array.from({ length: 10 }, () => rosa.report(sent)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
    expect(answers.filter(({ body }) => body.recibido === 'igual')).toHaveLength(9)
    expect(new Set(answers.map(({ body }) => body.instante)).size).toBe(1)
    expect((await jefa.sync()).filas.filter(isReporte)).toHaveLength(1)
    const seqs = (await jefa.sync()).seqs[REPORTES]
    await rosa.report(sent)
    expect((await jefa.sync()).seqs[REPORTES]).toBe(seqs)
  })

  test('the author corrects a report until somebody attends it; another key can’t', async () => {
    const jefa = await central.claim('quitar')
    const rosa = citizen()
    const sent = newSent()
    await rosa.report(sent)
    const later = new Date(Date.now() + 1000).toISOString()
    const corrected = { ...sent, descripcion: 'Son dos postes.' }
    const again = { ...corrected, ...touchReporte(corrected, sent, later) }
    const { status, body } = await rosa.report(again)
    expect([status, body.recibido]).toEqual([200, 'cambiado'])
    expect((await rowOf(jefa, sent.id))?.record.descripcion).toBe('Son dos postes.')
    const other = citizen()
    expect((await other.report({ ...again, titulo: 'Otro' })).status).toBe(409)
    expect((await other.withdraw(sent.id)).status).toBe(404)
    expect((await other.acuse(sent.id)).status).toBe(404)
    expect((await other.forget(sent.id)).status).toBe(404)
    await edit(jefa, sent.id, { estado: 'EN_PROCESO' })
    const late = { ...again, descripcion: 'Tres.' }
    const frozen = await rosa.report({
      ...late,
      ...touchReporte(late, again, new Date(Date.now() + 5000).toISOString()),
    })
    expect([frozen.status, frozen.body.recibido]).toEqual([200, 'igual'])
    expect((await rowOf(jefa, sent.id))?.record.descripcion).toBe('Son dos postes.')
  })

  test('the author learns what became of a report', async () => {
    const jefa = await central.claim('quitar')
    const rosa = citizen()
    const sent = newSent()
    expect((await rosa.acuse(sent.id)).status).toBe(404)
    const { body: taken } = await rosa.report(sent)
    expect((await rosa.acuse(sent.id)).body).toEqual({
      id: sent.id,
      avisos: false,
      estado: 'PENDIENTE',
      respuesta: '',
      administrador: '',
      fechaActualizacion: sent.fechaActualizacion,
      recibido: taken.instante,
    })
    await edit(jefa, sent.id, { estado: 'CORREGIDO', respuesta: 'Listo', administrador: 'Ana' })
    expect((await rosa.acuse(sent.id)).body).toMatchObject({
      estado: 'CORREGIDO',
      respuesta: 'Listo',
      administrador: 'Ana',
    })
    await edit(jefa, sent.id, { [EXISTS]: false })
    expect((await rosa.acuse(sent.id)).body).toMatchObject({ eliminado: true })
    const again = await rosa.report(sent)
    expect([again.status, again.body.recibido]).toEqual([200, 'igual'])
    expect((await rowOf(jefa, sent.id))?.alive).toBe(false)
  })

  test('a report can be withdrawn before triage, and its author’s data go with it; afterwards it can’t', async () => {
    const jefa = await central.claim('quitar')
    const rosa = citizen()
    const [photo = ''] = newPhotoNames(1)
    const sent = newSent({ imagenes: [photoSource(photo)] })
    await rosa.report(sent)
    expect((await rosa.photo(sent.id, photo)).status).toBe(201)
    for (let times = 0; times < 2; times++) {
      expect((await rosa.withdraw(sent.id)).status).toBe(204)
      expect((await rowOf(jefa, sent.id))?.alive).toBe(false)
    }
    const kept = await central.database.query(
      `select campos::text from registro where id = $1 union all select despues::text from historial where id = $1
       union all select antes::text from historial where id = $1`,
      [sent.id],
    )
    expect(JSON.stringify(kept)).not.toMatch(/Rosa|rosa@|099 111/)
    expect((await jefa.get(`/fotos/${photo}`)).status).toBe(404)
    const second = newSent()
    await rosa.report(second)
    await edit(jefa, second.id, { prioridad: 'ALTA' })
    const refused = await rosa.withdraw(second.id)
    expect([refused.status, refused.body.mensaje]).toEqual([
      409,
      'La estación ya tiene este reporte: no se puede retirar.',
    ])
    expect((await rowOf(jefa, second.id))?.alive).toBe(true)
  })

  describe('the same report by packet too', () => {
    const [photo = ''] = newPhotoNames(1)

    /** What reading in a packet without its photos creates on a device of the station. */
    const importedBy = (client: Client, sent: Reporte, values: Partial<Reporte> = {}) => {
      const cambios = { contenido: sent.fechaCreacion, imagenes: '', atencion: sent.fechaCreacion }
      const { id, ...fields } = { ...sent, imagenes: [], cambios, ...values }
      return client.sync([{ c: REPORTES, id, campos: written(client.device, { [EXISTS]: true, ...fields }) }])
    }

    test('the packet comes later: one report, with the photos that came by themselves', async () => {
      const jefa = await central.claim('quitar')
      const rosa = citizen()
      const sent = newSent({ imagenes: [photoSource(photo)] })
      await rosa.report(sent)
      await edit(jefa, sent.id, {
        estado: 'EN_PROCESO',
        fechaActualizacion: new Date(Date.now() + 1).toISOString(),
        cambios: {
          contenido: sent.fechaCreacion,
          imagenes: sent.fechaCreacion,
          atencion: new Date(Date.now() + 1).toISOString(),
        },
      })
      const { filas } = await importedBy(jefa, sent)
      const record = recordOf(sent.id, filas.find(({ id }) => id === sent.id)?.campos ?? {})
      expect(record).toMatchObject({ imagenes: [photoSource(photo)], estado: 'EN_PROCESO' })
      expect((await jefa.sync()).filas.filter(isReporte)).toHaveLength(1)
      expect((await rosa.acuse(sent.id)).body.estado).toBe('EN_PROCESO')
    })

    test('the packet comes first: the phone’s key is taken and brings the photos; the report can’t be withdrawn', async () => {
      const jefa = await central.claim('quitar')
      const sent = newSent({ imagenes: [photoSource(photo)] })
      await importedBy(jefa, sent)
      const stranger = citizen()
      const wrong = await stranger.report({ ...sent, fechaCreacion: '2020-01-01T00:00:00.000Z' })
      expect(wrong.status).toBe(409)
      const rosa = citizen()
      const { status, body } = await rosa.report(sent)
      expect([status, body.recibido]).toEqual([200, 'cambiado'])
      expect((await rowOf(jefa, sent.id))?.record.imagenes).toEqual([photoSource(photo)])
      expect((await rosa.photo(sent.id, photo)).status).toBe(201)
      expect((await stranger.report(sent)).status).toBe(409)
      expect((await rosa.withdraw(sent.id)).status).toBe(409)
    })
  })

  test('a report’s key brings the photos that the report names, and no others', async () => {
    const jefa = await central.claim('quitar')
    const rosa = citizen()
    const names = newPhotoNames(5)
    const [first = ''] = names
    const sent = newSent({ imagenes: names.map(photoSource) })
    expect((await rosa.photo(sent.id, first)).status).toBe(401)
    await rosa.report(sent)
    const bytes = newPhoto()
    expect((await rosa.photo(sent.id, first, bytes)).status).toBe(201)
    expect((await rosa.photo(sent.id, first, bytes)).status).toBe(200)
    expect((await rosa.photo(sent.id, first, newPhoto())).status).toBe(409)
    const [strange = ''] = newPhotoNames(1)
    expect((await rosa.photo(sent.id, strange)).status).toBe(422)
    expect((await citizen().photo(sent.id, names[1] ?? '')).status).toBe(401)
    expect((await rosa.photo(sent.id, names[1] ?? '', Buffer.from('<svg/>'))).status).toBe(415)
    expect((await rosa.photo(sent.id, names[1] ?? '', newPhoto(2_100_000))).status).toBe(413)
    expect((await citizen().client.get(`/fotos/${first}`)).status).toBe(401)
    expect((await jefa.get(`/fotos/${first}`)).status).toBe(200)
    expect((await rosa.report(newSent({ imagenes: newPhotoNames(6).map(photoSource) }))).status).toBe(422)
  })

  test('a report’s key brings no more than two sets of photos', async () => {
    await central.claim('quitar')
    const rosa = citizen()
    let sent = newSent()
    await rosa.report(sent)
    const statuses: number[] = []
    for (let set = 1; set <= 3; set++) {
      const names = newPhotoNames(5)
      const next = { ...sent, imagenes: names.map(photoSource) }
      sent = { ...next, ...touchReporte(next, sent, new Date(Date.now() + set * 1000).toISOString()) }
      await rosa.report(sent)
      for (const name of names) statuses.push((await rosa.photo(sent.id, name)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(201), ...Array(5).fill(413)])
  })

  test('one address may send sixty reports an hour, one phone twenty; a known one sent again is not counted', async () => {
    await central.claim('quitar')
    const rosa = citizen()
    const phone = { 'x-dispositivo': newSecret() }
    const first = newSent()
    expect((await rosa.report(first, phone)).status).toBe(201)
    for (let n = 1; n < 20; n++) await rosa.report(newSent(), phone)
    const { status, body } = await rosa.report(newSent(), phone)
    expect([status, body.mensaje]).toEqual([429, expect.stringContaining('Se enviará más tarde.')])
    expect((await rosa.report(first, phone)).status).toBe(200)
    const other = () => ({ 'x-dispositivo': newSecret() })
    const rest = await Promise.all(Array.from({ length: 41 }, () => rosa.report(newSent(), other())))
    expect(rest.map((one) => one.status).sort()).toEqual([...Array(40).fill(201), 429])
    central.from = '10.0.0.9'
    expect((await rosa.report(newSent(), other())).status).toBe(201)
    central.from = '127.0.0.1'
    await central.database.query(`update envio set desde = desde - interval '61 minutes'`)
    expect((await rosa.report(newSent())).status).toBe(201)
  })

  const EMERGENCIA = { categoria: 'Emergencia' } as const

  test('a sender without a name shares ten an hour with its like, and keeps no neighbour from reporting', async () => {
    const jefa = await central.claim('quitar')
    const flood = await Promise.all(Array.from({ length: 60 }, () => citizen().report(newSent())))
    expect(flood.filter(({ status }) => status === 201)).toHaveLength(10)
    const neighbour = { 'x-dispositivo': newSecret() }
    expect((await citizen().report(newSent(), neighbour)).status).toBe(201)
    expect((await citizen().report(newSent(EMERGENCIA), neighbour)).status).toBe(201)
    expect((await jefa.sync()).filas.filter(isReporte)).toHaveLength(12)
  })

  test('an emergency is taken beyond every allowance, by its own phone too, and slower', async () => {
    await central.claim('quitar')
    const rosa = citizen()
    const phone = { 'x-dispositivo': newSecret() }
    for (let n = 0; n < 20; n++) await rosa.report(newSent(), phone)
    await central.database.query(`update envio set cuantos = 60 where clave like 'reporte:%'`)
    expect((await rosa.report(newSent(), phone)).status).toBe(429)
    const urgent = await Promise.all([
      rosa.report(newSent(EMERGENCIA), phone),
      citizen().report(newSent(EMERGENCIA), { 'x-dispositivo': newSecret() }),
      citizen().report(newSent(EMERGENCIA)),
    ])
    expect(urgent.map(({ status }) => status)).toEqual([201, 201, 201])
    // Only where forty wait already the phone hears when to try again.
    await central.database.query(`update ritmo set hasta = now() + interval '45 seconds'`)
    const { status, body, headers } = await rosa.report(newSent(EMERGENCIA), phone)
    expect([status, body.mensaje]).toEqual([429, expect.stringContaining('llame al 911')])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(15)
  })

  test('staff silence a phone, with the reason in the history, and let it be heard again', async () => {
    const jefa = await central.claim('quitar')
    const rosa = citizen()
    const phone = { 'x-dispositivo': newSecret() }
    const joke = newSent()
    await rosa.report(joke, phone)
    await edit(jefa, joke.id, { infundado: true, silenciado: 'Tercera broma' })
    const { status, body } = await rosa.report(newSent(), phone)
    expect([status, body.error]).toEqual([403, 'silenciado'])
    expect(body.mensaje).toContain('911')
    expect((await rosa.report(newSent(), { 'x-dispositivo': newSecret() })).status).toBe(201)
    expect((await rosa.report(newSent())).status).toBe(201)
    const { body: history } = await jefa.get(`/historial/${REPORTES}/${joke.id}`)
    expect(history.cambios[0]).toMatchObject({
      quien: 'Ana Jefa',
      despues: { silenciado: [expect.anything(), 'Tercera broma'] },
    })
    await edit(jefa, joke.id, { silenciado: '' })
    expect((await rosa.report(newSent(), phone)).status).toBe(201)
  })

  test('who may not edit reports can silence nobody', async () => {
    await central.claim('dejar')
    const rosa = citizen()
    const sent = newSent()
    await rosa.report(sent)
    const [other] = await central.database.query<{ id: string }>('select id from usuario')
    await central.database.query(`update usuario set rol = 'BODEGA' where id = $1`, [other?.id])
    const bodega = central.visitor()
    await bodega.signIn('ana@brigada.example', 'UnaClave2026')
    const { estados } = await edit(bodega, sent.id, { silenciado: 'porque sí' })
    expect(estados).toMatchObject([{ estado: 'prohibido' }])
  })

  test('a report that makes no sense is refused, and a sentence says why', async () => {
    await central.claim('quitar')
    const rosa = citizen()
    const wrong: object[] = [
      { ...newSent(), categoria: 'Chisme' },
      { ...newSent(), titulo: 'x'.repeat(301) },
      { ...newSent(), imagenes: ['javascript:alert(1)'] },
      { ...newSent(), fechaCreacion: 'ayer' },
      { ...newSent(), autor: 'Rosa' },
    ]
    for (const one of wrong) expect((await rosa.report(one as Reporte)).status).toBe(422)
    const sent = newSent()
    const call = (path: string, authorization: string) =>
      central.visitor().call('PUT', path, {
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify(sent),
      })
    expect((await call(`/reportes/otro`, `Bearer ${newSecret()}`)).status).toBe(422)
    for (const key of ['', 'Bearer corta', `Basic ${newSecret()}`])
      expect((await call(`/reportes/${sent.id}`, key)).status).toBe(401)
    expect((await rosa.acuse('%00')).status).toBe(404)
    expect((await rosa.withdraw('%00')).status).toBe(404)
  })

  test('hostile text in every field comes back as it was', async () => {
    const jefa = await central.claim('quitar')
    const rosa = citizen()
    for (const text of HOSTILE) {
      const sent = newSent({
        titulo: text,
        descripcion: text,
        ubicacion: text,
        autor: { nombre: text, email: text, telefono: text.slice(0, 60) },
      })
      expect((await rosa.report(sent)).status).toBe(201)
      expect((await rowOf(jefa, sent.id))?.record).toEqual(sent)
      expect((await rosa.report(sent)).status).toBe(200)
    }
  })

  test('in modo de muestra the station’s own reports are taken, and people elsewhere are told that nobody reads them', async () => {
    expect((await citizen().report(newSent())).status).toBe(201)
    central.from = '203.0.113.7'
    const { status, body } = await citizen().report(newSent())
    expect([status, body.error]).toEqual([403, 'muestra'])
    expect(body.mensaje).toContain('911')
    const far = {
      id: 'x',
      path: `/api/reportes/cerca?lat=0&lng=0&categoria=Otro`,
      headers: { host: 'x.example' },
    }
    expect((await raw(central.url, far)).status).toBe(403)
  })

  test('of open reports of these days around a place it tells what and roughly how long ago, and no more', async () => {
    const jefa = await central.claim('quitar')
    const rosa = citizen()
    const punto = { lat: -1.83, lng: -78.18, precision: 10, fecha: new Date().toISOString() }
    const near = newSent({ punto, categoria: 'Emergencia' })
    const older = new Date(Date.now() - 4 * 24 * 3_600_000).toISOString()
    const closed = newSent({ punto, categoria: 'Otro' })
    const joke = newSent({ punto, categoria: 'Otro' })
    const others = [
      newSent({ punto: { ...punto, lat: -1.85 }, categoria: 'Otro' }),
      newSent({ punto, categoria: 'Servicio' }),
      newSent({ punto, categoria: 'Seguridad' }),
      newSent({ categoria: 'Otro' }),
      newSent({ punto, categoria: 'Otro', fechaCreacion: older, fechaActualizacion: older }),
    ]
    for (const one of [near, closed, joke, ...others]) await rosa.report(one)
    // How many there are is told no more than where they are.
    await rosa.report(newSent({ punto, categoria: 'Emergencia' }))
    await edit(jefa, closed.id, { estado: 'CERRADO' })
    await edit(jefa, joke.id, { infundado: true })
    const ask = (query: string) => citizen().client.get(`/reportes/cerca?${query}`)
    const { status, body } = await ask('lat=-1.8312&lng=-78.18&categoria=Emergencia')
    expect([status, body]).toEqual([
      200,
      { parecidos: [{ categoria: 'Emergencia', metros: 1600, hace: 120 }] },
    ])
    for (const categoria of ['Otro', 'Seguridad'])
      expect((await ask(`lat=-1.83&lng=-78.18&categoria=${categoria}`)).body).toEqual({ parecidos: [] })
    for (const wrong of [
      'lat=&lng=0&categoria=Otro',
      'lat=91&lng=0&categoria=Otro',
      'lat=0&lng=0',
      'lat=0&lng=0&categoria=x',
    ])
      expect((await ask(wrong)).status).toBe(422)
  })

  test('a stranger who asks as often as may be learns a report’s square of half a kilometre, and no more', async () => {
    await central.claim('quitar')
    const rosa = citizen()
    const [lat, lng] = [-1.8312, -78.1841]
    const punto = { lat, lng, precision: 5, fecha: new Date().toISOString() }
    await rosa.report(newSent({ punto, categoria: 'Emergencia' }))
    const stranger = citizen().client
    const answers: number[] = []
    const isHeard = async (there: { lat: number; lng: number }) => {
      const { status, body } = await stranger.get(
        `/reportes/cerca?lat=${there.lat}&lng=${there.lng}&categoria=Emergencia`,
      )
      answers.push(status)
      return status === 200 && JSON.stringify(body) !== '{"parecidos":[]}'
    }
    /** Halves the way between where it is heard and where it isn't. */
    const edge = async (along: 'lat' | 'lng', far: number) => {
      let [inside, outside] = [punto[along], punto[along] + far]
      for (let step = 0; step < 10; step++) {
        const middle = (inside + outside) / 2
        if (await isHeard({ ...punto, [along]: middle })) inside = middle
        else outside = middle
      }
      return inside
    }
    const [south, north] = [await edge('lat', -0.02), await edge('lat', 0.02)]
    const [west, east] = [await edge('lng', -0.02), await edge('lng', 0.02)]
    // Three squares of 0.005 degrees: the report lies anywhere in the middle one.
    expect([north - south, east - west].every((side) => side > 0.0149)).toBe(true)
    expect(answers.every((status) => status === 200)).toBe(true)
    expect(await isHeard(punto)).toBe(false)
    expect(answers.at(-1)).toBe(429)
  })

  test('the lines of one IPv6 network ask and bring no more than one address', async () => {
    await central.claim('quitar')
    const ofLine = async (line: number, act: (one: Citizen) => Promise<{ status: number }>) => {
      central.from = `2001:db8:1:${line.toString(16)}::1`
      return (await act(citizen())).status
    }
    const ask = ({ client }: Citizen) => client.get('/reportes/cerca?lat=0&lng=0&categoria=Emergencia')
    const asked: number[] = []
    for (let line = 0; line < 42; line++) asked.push(await ofLine(line, ask))
    expect(asked.filter((status) => status === 200)).toHaveLength(40)
    const brought: number[] = []
    for (let line = 0; line < 12; line++) brought.push(await ofLine(line, (one) => one.report(newSent())))
    expect(brought.filter((status) => status === 201)).toHaveLength(10)
    central.from = '2001:db8:2::1'
    expect((await citizen().report(newSent())).status).toBe(201)
  })

  describe('what the central forgets', () => {
    const inMonths = (months: number) => {
      const day = new Date()
      day.setMonth(day.getMonth() + months)
      day.setDate(day.getDate() + 2)
      return day
    }
    const personal = async (id: string) =>
      JSON.stringify(
        await central.database.query(
          `select campos::text from registro where id = $1 union all select despues::text from historial where id = $1
           union all select antes::text from historial where id = $1`,
          [id],
        ),
      )

    test('once a day, the authors of reports that were closed two years ago, and no others', async () => {
      const jefa = await central.claim('quitar')
      const rosa = citizen()
      const [photo = '', kept = ''] = newPhotoNames(2)
      const closed = newSent({ imagenes: [photoSource(photo)] })
      const open = newSent({ imagenes: [photoSource(kept)] })
      for (const [one, name] of [
        [closed, photo],
        [open, kept],
      ] as const) {
        await rosa.report(one, { 'x-dispositivo': newSecret() })
        await rosa.photo(one.id, name)
      }
      await edit(jefa, closed.id, { estado: 'CERRADO', respuesta: 'Listo' })
      await forgetOld(central.database, inMonths(23))
      expect((await rowOf(jefa, closed.id))?.record.autor.nombre).toBe('Rosa Vera')
      await forgetOld(central.database, inMonths(24))
      expect((await rowOf(jefa, closed.id))?.record).toMatchObject({
        titulo: closed.titulo,
        respuesta: 'Listo',
        autor: { nombre: 'Datos eliminados', email: '' },
        imagenes: [],
      })
      expect(await personal(closed.id)).not.toMatch(/Rosa|rosa@|099 111/)
      expect((await jefa.get(`/fotos/${photo}`)).status).toBe(404)
      expect(await personal(open.id)).toMatch(/Rosa/)
      expect((await jefa.get(`/fotos/${kept}`)).status).toBe(200)
      const seq = (await jefa.sync()).seqs[REPORTES]
      await forgetOld(central.database, inMonths(25))
      expect((await jefa.sync()).seqs[REPORTES]).toBe(seq)
      expect((await rosa.report(closed)).body.recibido).toBe('igual')
      expect(await personal(closed.id)).not.toMatch(/Rosa/)
      expect((await rosa.acuse(closed.id)).body).toMatchObject({ estado: 'CERRADO', respuesta: 'Listo' })
    })

    test('after the months that the brigade chose; at once where the author asked for it and staff deleted the report', async () => {
      const jefa = await central.claim('quitar')
      const rosa = citizen()
      const [closed, deleted] = [newSent(), newSent()]
      for (const one of [closed, deleted]) await rosa.report(one)
      await edit(jefa, closed.id, { estado: 'CORREGIDO' })
      expect((await rosa.forget(deleted.id)).status).toBe(202)
      expect((await rosa.forget(deleted.id)).status).toBe(202)
      const asked = (await rowOf(jefa, deleted.id))?.record.olvidar ?? ''
      expect(Math.abs(Date.parse(asked) - Date.now())).toBeLessThan(60_000)
      await edit(jefa, deleted.id, { [EXISTS]: false })
      await forgetOld(central.database, new Date())
      expect(await personal(deleted.id)).not.toMatch(/Rosa/)
      expect(await personal(closed.id)).toMatch(/Rosa/)
      await jefa.sync([
        {
          c: 'bomberos_config_configSistema',
          id: 'unico',
          campos: written(jefa.device, { mesesDatosReporte: 1 }),
        },
      ])
      await forgetOld(central.database, inMonths(1))
      expect(await personal(closed.id)).not.toMatch(/Rosa/)
    })

    test('no photo that another record names', async () => {
      const jefa = await central.claim('quitar')
      const rosa = citizen()
      const [photo = ''] = newPhotoNames(1)
      const [closed, other] = [
        newSent({ imagenes: [photoSource(photo)] }),
        newSent({ imagenes: [photoSource(photo)] }),
      ]
      for (const one of [closed, other]) await rosa.report(one)
      await jefa.call('PUT', `/fotos/${photo}`, { body: new Uint8Array(newPhoto()) })
      await edit(jefa, closed.id, { estado: 'CERRADO' })
      await forgetOld(central.database, inMonths(24))
      expect((await jefa.get(`/fotos/${photo}`)).status).toBe(200)
      await edit(jefa, other.id, { estado: 'CERRADO' })
      await forgetOld(central.database, inMonths(25))
      expect((await jefa.get(`/fotos/${photo}`)).status).toBe(404)
    })
  })
})
