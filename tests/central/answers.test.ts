import { describe, expect, test } from 'vitest'
import { touchReporte } from '@/entities/reportes/cambios'
import type { Reporte } from '@/entities/reportes/reporte'
import { sweepPhotos } from '@/server/photos/sweep'
import { forgetOld } from '@/server/reports/forget'
import { photoSource } from '@/shared/lib/picture/photo-source'
import { newUuid } from '@/shared/storage/ids'
import { EXISTS, recordOf } from '@/sync/fields'
import { Citizen, newPhoto, newSent, REPORTES } from './support/citizen'
import { type Client, written } from './support/client'
import { ENGINES } from './support/engines'
import { Browser, pushServiceOfFile } from './support/push-service'
import { useCentral } from './support/world'

const push = pushServiceOfFile()

const HOURS = 3_600_000
const later = (hours: number) => new Date(Date.now() + hours * HOURS)

/** What today's app notes beside an edit, from the report before it. */
const touched = (report: Reporte, values: Partial<Reporte>) => ({
  ...values,
  ...touchReporte({ ...report, ...values }, report),
})

describe.each(ENGINES)('answers to citizens · %s', (engine) => {
  const central = useCentral(engine, { allows: ({ origin }) => origin === push.url })

  const write = (client: Client, id: string, values: Record<string, unknown>) =>
    client.sync([{ c: REPORTES, id, campos: written(client.device, values) }])
  /** The staff writes, and whoever is to be told of it was told. */
  async function edit(client: Client, id: string, values: Record<string, unknown>) {
    await write(client, id, values)
    await central.told()
  }
  async function recordAt(client: Client, id: string): Promise<Reporte> {
    const { filas } = await client.sync()
    const row = filas.find((one) => one.c === REPORTES && one.id === id)
    return recordOf(id, row?.campos ?? {}) as Reporte
  }
  async function reported(given: Partial<Reporte> = {}) {
    const jefa = await central.claim('quitar')
    const rosa = new Citizen(central.url)
    const sent = newSent(given)
    expect((await rosa.report(sent)).status).toBe(201)
    return { jefa, rosa, sent, id: sent.id }
  }
  const arrived = () => push.received.map(({ path }) => path)
  const hear = (rosa: Citizen, id: string, path = '/rosa', browser = new Browser()) =>
    rosa.hear(id, { endpoint: push.url + path, keys: browser.keys })

  describe('told by Web Push', () => {
    test('who asked hears of the answer, and not a word of it; of the staff’s own matters nothing', async () => {
      const { jefa, rosa, sent, id } = await reported()
      const browser = new Browser()
      expect((await rosa.acuse(id)).body).toMatchObject({ avisos: false })
      expect((await hear(rosa, id, '/rosa', browser)).status).toBe(204)
      expect((await rosa.acuse(id)).body).toMatchObject({ avisos: true })
      await edit(jefa, id, { nota: 'Ojo', asignado: 'user-1', prioridad: 'ALTA' })
      expect(arrived()).toEqual([])
      await edit(jefa, id, { estado: 'CORREGIDO', respuesta: 'Se levantó el poste SECRETO.' })
      expect(arrived()).toEqual(['/rosa'])
      const text = browser.read(push.received[0]?.body ?? Buffer.alloc(0))
      expect(JSON.parse(text)).toMatchObject({
        titulo: 'Hay una respuesta a su reporte',
        url: '/reportar/mis-reportes',
        urgente: false,
      })
      for (const word of ['SECRETO', sent.titulo, 'Rosa', 'Corregido']) expect(text).not.toContain(word)
      expect(await central.database.query('select 1 from aviso')).toEqual([])
    })

    test('without the key of the report nobody asks, reads the central’s key or switches it off', async () => {
      const { jefa, rosa, id } = await reported()
      const other = new Citizen(central.url)
      expect((await hear(other, id)).status).toBe(404)
      expect((await other.pushKey(id)).status).toBe(404)
      expect((await central.visitor().get(`/reportes/${id}/avisos`)).status).toBe(401)
      await hear(rosa, id)
      expect((await other.hearNoMore(id)).status).toBe(404)
      expect((await rosa.pushKey(id)).body.llave).toMatch(/^[\w-]{87}$/)
      expect((await rosa.hearNoMore(id)).status).toBe(204)
      await edit(jefa, id, { respuesta: 'Ya vamos.' })
      expect(arrived()).toEqual([])
    })

    test('a phone has one browser per report; the newest address counts, and a dead one is forgotten', async () => {
      const { jefa, rosa, id } = await reported()
      await hear(rosa, id, '/antes')
      await hear(rosa, id, '/ahora')
      await edit(jefa, id, { respuesta: 'Ya vamos.' })
      expect(arrived()).toEqual(['/ahora'])
      push.answers.set('/ahora', 410)
      await edit(jefa, id, { respuesta: 'Ya llegamos.' })
      expect((await rosa.acuse(id)).body).toMatchObject({ avisos: false })
    })

    test('no other address is called, no broken key kept, and an hour holds only so many', async () => {
      const { rosa, id } = await reported()
      const { keys } = new Browser()
      expect((await rosa.hear(id, { endpoint: `${central.url}/api`, keys })).body.error).toBe('servicio')
      const broken = { endpoint: `${push.url}/rosa`, keys: { ...keys, p256dh: 'abc' } }
      expect((await rosa.hear(id, broken)).status).toBe(422)
      const phone = { 'x-dispositivo': 'ab'.repeat(11) }
      const answers: number[] = []
      for (let n = 0; n < 21; n++) answers.push((await rosa.hear(id, { ...broken, keys }, phone)).status)
      expect(answers.slice(0, 20).every((status) => status === 204)).toBe(true)
      expect(answers.at(-1)).toBe(429)
    })

    test('a report that is withdrawn, deleted or forgotten has no browser any more', async () => {
      const { jefa, rosa, id } = await reported()
      const [deleted, closed] = [newSent(), newSent()]
      for (const one of [deleted, closed]) await rosa.report(one)
      for (const one of [id, deleted.id, closed.id]) expect((await hear(rosa, one)).status).toBe(204)
      expect((await rosa.withdraw(id)).status).toBe(204)
      await edit(jefa, deleted.id, { [EXISTS]: false })
      await edit(jefa, closed.id, { estado: 'CERRADO' })
      const rows = () => central.database.query<{ id: string }>('select id from suscripcion_reporte')
      expect(await rows()).toEqual([{ id: closed.id }])
      await forgetOld(central.database, later(24 * 800))
      expect(await rows()).toEqual([])
      expect((await hear(rosa, deleted.id)).status).toBe(404)
    })
  })

  describe('the closing photo', () => {
    const photoAs = (client: Client, uuid: string) => client.get(`/fotos/${uuid}`)

    async function answered() {
      const world = await reported()
      const uuid = newUuid()
      const put = await world.jefa.call('PUT', `/fotos/${uuid}`, { body: new Uint8Array(newPhoto()) })
      expect(put.status).toBe(201)
      const before = await recordAt(world.jefa, world.id)
      const values = touched(before, { fotoCierre: photoSource(uuid), respuesta: 'Quedó así.' })
      await edit(world.jefa, world.id, values)
      return { ...world, uuid }
    }

    test('its sender reads it with the report’s key, the staff by their right; nobody else', async () => {
      const { jefa, rosa, id, uuid } = await answered()
      expect((await rosa.acuse(id)).body).toMatchObject({ fotoCierre: photoSource(uuid) })
      expect((await rosa.seen(id, uuid)).status).toBe(200)
      expect((await photoAs(jefa, uuid)).status).toBe(200)
      expect((await photoAs(central.visitor(), uuid)).status).toBe(401)
      expect((await new Citizen(central.url).seen(id, uuid)).status).toBe(401)
      const newcomer = await central.newPerson(jefa, 'bodega@brigada.example', 'BODEGA')
      expect((await photoAs(newcomer, uuid)).status).toBe(404)
      // The key opens nothing but the photo of its own answer.
      const foreign = newUuid()
      await jefa.call('PUT', `/fotos/${foreign}`, { body: new Uint8Array(newPhoto()) })
      expect((await rosa.seen(id, foreign)).status).toBe(401)
    })

    test('it alone is an answer too, with an instant of its own and the aviso', async () => {
      const { jefa, rosa, id } = await answered()
      const first = (await rosa.acuse(id)).body as unknown as { fechaActualizacion: string }
      await hear(rosa, id)
      const next = photoSource(newUuid())
      await edit(jefa, id, touched(await recordAt(jefa, id), { fotoCierre: next }))
      const second = (await rosa.acuse(id)).body as unknown as typeof first
      expect(Date.parse(second.fechaActualizacion)).toBeGreaterThan(Date.parse(first.fechaActualizacion))
      expect(arrived()).toEqual(['/rosa'])
    })

    test('a deleted report takes it along a day later; what is called nonsense keeps it', async () => {
      const { jefa, rosa, id, uuid } = await answered()
      await edit(jefa, id, { infundado: true })
      await sweepPhotos(central.database, later(25))
      expect((await photoAs(jefa, uuid)).status).toBe(200)
      await edit(jefa, id, { [EXISTS]: false })
      expect((await rosa.seen(id, uuid)).status).toBe(401)
      await sweepPhotos(central.database, later(50))
      expect((await photoAs(jefa, uuid)).status).toBe(404)
    })

    test('forgetting a report takes it out of the history too', async () => {
      const { jefa, id, uuid } = await answered()
      await edit(jefa, id, { estado: 'CERRADO' })
      await forgetOld(central.database, later(24 * 800))
      expect((await photoAs(jefa, uuid)).status).toBe(404)
      const { body } = await jefa.get(`/historial/${REPORTES}/${id}`)
      expect(JSON.stringify(body.cambios)).not.toContain(uuid)
      expect(await recordAt(jefa, id)).toMatchObject({ respuesta: 'Quedó así.', fotoCierre: '' })
    })
  })

  describe('an old phone', () => {
    const NEW = { asignado: 'user-1', nota: 'Ojo con el perro', fotoCierre: photoSource('cierre') }

    test('of a citizen corrects and asks, and what the station wrote in new fields stays', async () => {
      const { jefa, rosa, sent, id } = await reported()
      await edit(jefa, id, { nota: NEW.nota })
      const { status } = await rosa.report({
        ...sent,
        descripcion: 'Cayó un poste en la vía y hay cables sueltos.',
      })
      expect(status).toBe(200)
      expect(await recordAt(jefa, id)).toMatchObject({
        nota: NEW.nota,
        descripcion: 'Cayó un poste en la vía y hay cables sueltos.',
      })
      await edit(jefa, id, { ...NEW, respuesta: 'Vamos.' })
      const answer = await rosa.acuse(id)
      expect(answer.body).toMatchObject({ id, estado: 'PENDIENTE', respuesta: 'Vamos.', administrador: '' })
    })

    test('of the staff edits a report without the new fields, or offers the whole one again: they stay', async () => {
      const { jefa, sent, id } = await reported()
      await edit(jefa, id, NEW)
      const old = jefa.again()
      const { id: _, ...whole } = sent
      const first = await old.sync([
        { c: REPORTES, id, campos: written(old.device, { estado: 'EN_PROCESO', respuesta: 'Vamos.' }) },
      ])
      expect(first.estados).toMatchObject([{ estado: 'ok' }])
      const again = await old.sync([
        { c: REPORTES, id, campos: written(old.device, { [EXISTS]: true, ...whole, estado: 'CORREGIDO' }) },
      ])
      expect(again.estados).toMatchObject([{ estado: 'ok' }])
      expect(await recordAt(jefa, id)).toMatchObject(NEW)
    })

    test('wrote a report without the new fields, and a new one adds them to it', async () => {
      const { jefa, id } = await reported()
      expect(await recordAt(jefa, id)).not.toHaveProperty('fotoCierre')
      const { estados } = await write(jefa, id, NEW)
      expect(estados).toMatchObject([{ estado: 'ok' }])
      expect(await recordAt(jefa, id)).toMatchObject({ ...NEW, titulo: 'Poste caído' })
    })
  })
})
