import { expect, test, vi } from 'vitest'
import type { Llamada } from '@/entities/despacho/convocado'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { isAlive } from '@/sync/fields'
import { addPeople, newCall, phoneOf, record, telling } from '../support/brigade'
import { place, started } from '../support/child'
import { Client } from '../support/client'
import { hearing } from '../support/hearing'
import { pushServiceOfFile } from '../support/push-service'
import { JEFA } from '../support/world'

const LOG = 'bomberos_servicios_servicios'
const PARTES = 12
const push = pushServiceOfFile()

/** What a phone's browser subscribes to: the central calls nothing else. */
const SERVICE = 'https://fcm.googleapis.com'

/** Has the process reach the tests' own push service where it calls the browser's: all before that is as it runs. */
const withPush = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const redirect = `const real = fetch
globalThis.fetch = (url, ...rest) => real(String(url).replace('${SERVICE}', '${push.url}'), ...rest)`
  return { ...env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(redirect)}` }
}

const at = (client: Client, { url }: { url: string }): Client => Object.assign(client.again(), { url })

const ids = ['ana', 'luis', 'eva', 'leo', 'noe']

test('two processes on one database take one call through the death of either', async () => {
  const { folder, env: bare } = await place('PostgreSQL')
  const { folder: otherFolder } = await place('PostgreSQL')
  const env = withPush(bare)
  const one = await started(folder, env)
  const two = await started(otherFolder, env)

  const [, codigo] = /Código: ([A-Z0-9]{10})/.exec(one.said()) ?? []
  const jefa = new Client(one.url)
  const claimed = await jefa.post('/primera', {
    ...JEFA,
    ...{ codigo, dispositivo: jefa.device, muestras: 'quitar' },
  })
  expect(claimed.status).toBe(201)
  await addPeople(jefa, Object.fromEntries(ids.map((id) => [id, { nombres: id }])))
  const phones = new Map<string, Client>()
  for (const id of ids) {
    const phone = await phoneOf({ visitor: () => new Client(one.url) }, jefa, id)
    await telling(phone, `${SERVICE}/${id}`)
    phones.set(id, phone)
  }
  const jefaTwo = at(jefa, two)
  const stationTwo = await hearing(jefaTwo, '/despachos/eventos')
  const stationOne = await hearing(jefa, '/despachos/eventos')

  // Called at one; heard at both, and each phone rung once.
  const sent = newCall()
  const called = await stationOne.after(() => stationTwo.after(() => jefa.post('/despachos', sent)))
  expect(called.status).toBe(201)
  const rung = () => push.received.map(({ path }) => path).sort()
  await vi.waitUntil(() => push.received.length >= ids.length)

  const answer = (id: string, respuesta: string, central = two) => {
    const phone = phones.get(id)
    if (!phone) throw new Error(`no phone of ${id}`)
    return at(phone, central).send('PUT', `/mi/despachos/${sent.id}`, { respuesta, minutos: null })
  }
  await stationTwo.after(() => answer('ana', 'ESTACION', one))
  await stationOne.after(() => answer('luis', 'DIRECTO'))

  // Who made the call dies between two answers: the next phone finds nobody there, and tries again at the other.
  expect(await one.end('SIGKILL')).toBe('SIGKILL')
  await expect(answer('eva', 'NO_PUEDO', one)).rejects.toThrow()
  await stationTwo.after(() => answer('eva', 'NO_PUEDO'))
  const again = await started(folder, env)
  const stationAgain = await hearing(at(jefa, again), '/despachos/eventos')
  await stationTwo.after(() => answer('leo', 'ESTACION', again))
  await stationAgain.after(() => answer('ana', 'NO_PUEDO'))
  for (const central of [two, again]) {
    const seen = await at(jefa, central).get(`/despachos/${sent.id}`)
    const { convocados } = seen.body as unknown as Llamada
    expect(convocados.map(({ persona, respuesta }) => `${persona} ${respuesta}`).sort()).toEqual([
      'ana NO_PUEDO',
      'eva NO_PUEDO',
      'leo ESTACION',
      'luis DIRECTO',
      'noe null',
    ])
    expect(convocados.every(({ enviado }) => enviado)).toBe(true)
  }
  expect(rung()).toEqual(ids.map((id) => `/${id}`).sort())

  // Both file partes at once, and the other one dies among them; who got no answer sends the same again.
  const parte = (n: number) =>
    record(jefa, LOG, `srv-${n}`, { ...newRegistro('2026-03-31'), estado: 'COMPLETADO' })
  const partes = Array.from({ length: PARTES }, (_, n) => parte(n))
  let filed = 0
  const lost: typeof partes = []
  await Promise.all(
    partes.map(async (op, n) => {
      try {
        await at(jefa, n % 2 === 0 ? two : again).sync([op])
        if (++filed === 3) two.process.kill('SIGKILL')
      } catch {
        lost.push(op)
      }
    }),
  )
  expect(await two.ended).toBe('SIGKILL')
  for (const op of lost) await at(jefa, again).sync([op])
  const { filas } = await at(jefa, again).sync()
  const numbers = filas
    .filter(({ c, campos }) => c === LOG && isAlive(campos))
    .map(({ campos }) => campos.numero?.[1])
  expect(numbers.sort()).toEqual(partes.map((_, n) => `P-2026-${String(n + 1).padStart(4, '0')}`))

  // The other one ends the call that the dead one began.
  expect((await at(jefa, again).post(`/despachos/${sent.id}/cerrar`, {})).status).toBe(200)
})
