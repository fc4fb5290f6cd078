import { describe, expect, onTestFinished, test } from 'vitest'
import type { Llamada } from '@/entities/despacho/convocado'
import type { Mi } from '@/entities/despacho/mi'
import { start } from '@/server/start'
import { addPeople, newCall, phoneOf, telling } from '../support/brigade'
import type { Client } from '../support/client'
import { hearing } from '../support/hearing'
import { pushServiceOfFile } from '../support/push-service'
import { useCentral, type World } from '../support/world'

const PHONES = 12

const push = pushServiceOfFile()
const allows = ({ origin }: URL) => origin === push.url
const ids = Array.from({ length: PHONES }, (_, n) => `persona-${n}`)

async function secondOf({ database, dist, copias }: World) {
  const other = await start({
    ...{ database, dist, folder: copias, allows },
    ...{ port: 0, host: '127.0.0.1', proxy: false, log: () => undefined },
  })
  onTestFinished(() => other.close())
  return other
}

const paths = () => push.received.map(({ path }) => path).sort()
const everybody = ids.map((id) => `/${id}`).sort()

// PGlite serves one process.
describe.each(['PostgreSQL'] as const)('two processes · %s', (engine) => {
  const central = useCentral(engine, { allows })

  test('a call made at one process reaches phones and screens at the other, and rings each phone once', async () => {
    const jefa = await central.claim('quitar')
    const other = await secondOf(central)
    const elsewhere = (client: Client): Client =>
      Object.assign(client.again(), { url: other.url.replace('localhost', '127.0.0.1') })
    await addPeople(jefa, Object.fromEntries(ids.map((id) => [id, { nombres: id }])))
    const phones: Client[] = []
    for (const [n, id] of ids.entries()) {
      const phone = await phoneOf(central, jefa, id)
      await telling(phone, `${push.url}/${id}`)
      phones.push(n % 2 === 0 ? phone : elsewhere(phone))
    }
    const [here, there] = phones as [Client, Client]
    const station = await hearing(elsewhere(jefa), '/despachos/eventos')
    const phoneHere = await hearing(here, '/mi/eventos')
    const phoneThere = await hearing(there, '/mi/eventos')

    const sent = newCall()
    const made = await phoneThere.after(() => station.after(() => jefa.post('/despachos', sent)))
    expect(made.status).toBe(201)
    // Both look at once for what waits to be told.
    other.central.avisos.wake()
    await Promise.all([central.told(), other.central.avisos.settled()])
    expect(paths()).toEqual(everybody)

    const answer = (phone: Client, respuesta: string) =>
      phone.send('PUT', `/mi/despachos/${sent.id}`, { respuesta, minutos: 5 })
    await station.after(() => answer(here, 'ESTACION'))
    await phoneHere.after(() => answer(there, 'DIRECTO'))
    const { vienen } = ((await here.get('/mi')).body as unknown as Mi).llamadas[0] ?? { vienen: [] }
    expect(vienen).toMatchObject([{ nombre: 'persona-1', respuesta: 'DIRECTO' }])
    const { convocados } = (await jefa.get(`/despachos/${sent.id}`)).body as unknown as Llamada
    expect(convocados.filter(({ respuesta }) => respuesta).map(({ persona }) => persona)).toEqual([
      'persona-0',
      'persona-1',
    ])
    expect(convocados.every(({ enviado }) => enviado)).toBe(true)

    push.received.length = 0
    const off = () => elsewhere(jefa).post(`/despachos/${sent.id}/anular`, { motivo: 'Falsa alarma' })
    expect((await phoneHere.after(off)).status).toBe(200)
    await Promise.all([central.told(), other.central.avisos.settled()])
    expect(paths()).toEqual(everybody)
  })
})
