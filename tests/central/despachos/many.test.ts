import { describe, expect, test } from 'vitest'
import { EXISTS } from '@/sync/fields'
import { OPS_PER_CALL } from '@/sync/wire'
import { newCall } from '../support/brigade'
import { type Client, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { Browser, pushServiceOfFile } from '../support/push-service'
import { useCentral } from '../support/world'

/** How many phones; `npm run bench -- salidas` prints what each step costs against the first. */
const SIZES = process.env.CASOS === 'completos' ? [10, 100, 1000] : [5, 20]

/** How many answers are timed; the screen asks for the call after it hears of each. */
const TURNS = process.env.CASOS === 'completos' ? 41 : 3

const push = pushServiceOfFile()

const idOf = (n: number) => `persona-${n}`

describe.each(ENGINES)('a call to many phones · %s', (engine) => {
  const central = useCentral(engine, { allows: ({ origin }) => origin === push.url })

  async function addPeople(jefa: Client, from: number, to: number): Promise<void> {
    const people = Array.from({ length: to - from }, (_, n) => from + n)
    for (let at = 0; at < people.length; at += OPS_PER_CALL)
      await jefa.sync(
        people.slice(at, at + OPS_PER_CALL).map((n) => ({
          c: 'bomberos_personal_personal',
          id: idOf(n),
          campos: written(jefa.device, {
            [EXISTS]: true,
            nombres: `Persona ${n}`,
            activo: true,
            orden: n + 1,
          }),
        })),
      )
    for (const n of people) {
      const phone = central.visitor()
      const { body } = await jefa.post('/accesos', { persona: idOf(n) })
      expect((await phone.post('/mi', { codigo: body.codigo, equipo: 'Android' })).status).toBe(201)
      const { keys } = new Browser()
      await phone.send('PUT', '/mi/avisos', { endpoint: `${push.url}/${idOf(n)}`, keys })
    }
  }

  test(`every one of ${SIZES.join(', ')} phones is told once`, async () => {
    const jefa = await central.claim('quitar')
    const costs: number[] = []
    let phones = 0
    for (const size of SIZES) {
      await addPeople(jefa, phones, size)
      phones = size
      push.received.length = 0
      const since = performance.now()
      const { status } = await jefa.post('/despachos', newCall())
      expect(status).toBe(201)
      await central.told()
      costs.push(performance.now() - since)
      expect(push.received.map(({ path }) => path).sort()).toEqual(
        Array.from({ length: size }, (_, n) => `/${idOf(n)}`).sort(),
      )
    }
    const ratios = costs.map((cost, n) => `${SIZES[n]}: ${(cost / (costs[0] ?? 1)).toFixed(2)} ×`)
    if (process.env.CASOS === 'completos')
      console.log(`  ${engine}, de «Llamar» al último aviso · ${ratios.join(' · ')}`)
  })

  test('an answer is on the station’s screen soon after the phone was told that it was taken', async () => {
    const jefa = await central.claim('quitar')
    await addPeople(jefa, 0, 1)
    const phone = central.visitor()
    const { body } = await jefa.post('/accesos', { persona: idOf(0) })
    await phone.post('/mi', { codigo: body.codigo, equipo: 'Android' })
    const sent = newCall()
    await jefa.post('/despachos', sent)
    const ended = new AbortController()
    const stream = await fetch(`${central.url}/api/despachos/eventos`, {
      headers: { cookie: jefa.cookie },
      signal: ended.signal,
    })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    const said = async () => {
      for (let text = ''; !text.includes('event: despacho'); ) {
        const part = await reader?.read()
        if (!part || part.done) throw new Error('the stream ended')
        text += part.value
      }
    }
    await said()
    const ratios: number[] = []
    for (let turn = 0; turn < TURNS; turn++) {
      const since = performance.now()
      const shown = said().then(async () => {
        await jefa.get(`/despachos/${sent.id}`)
        return performance.now() - since
      })
      const answer = { respuesta: turn % 2 ? 'ESTACION' : 'DIRECTO', minutos: turn + 1 }
      expect((await phone.send('PUT', `/mi/despachos/${sent.id}`, answer)).status).toBe(204)
      const taken = performance.now() - since
      ratios.push((await shown) / taken)
    }
    ended.abort()
    ratios.sort((a, b) => a - b)
    if (process.env.CASOS === 'completos')
      console.log(
        `  ${engine}, de la respuesta a la pantalla · ${ratios[TURNS >> 1]?.toFixed(2)} × lo que tarda en tomarse`,
      )
  })
})
