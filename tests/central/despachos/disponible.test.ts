import { describe, expect, test } from 'vitest'
import type { Listo } from '@/entities/despacho/convocado'
import type { Mi } from '@/entities/despacho/mi'
import { addPeople, phoneOf } from '../support/brigade'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const HOUR_MS = 3_600_000

describe.each(ENGINES)('who can’t come · %s', (engine) => {
  const central = useCentral(engine)

  test('who says that they can’t come is known before a call, until when, and takes it back', async () => {
    const jefa = await central.claim('quitar')
    await addPeople(jefa, { rosa: { nombres: 'Rosa Vera' }, luis: { nombres: 'Luis Mora' } })
    const rosa = await phoneOf(central, jefa, 'rosa')
    const say = async (hasta: string) => (await rosa.send('PUT', '/mi/disponible', { hasta })).status
    const known = async () => {
      const listos = (await jefa.get('/despachos/listos')).body as unknown as Listo[]
      const { persona } = (await rosa.get('/mi')).body as unknown as Mi
      return [listos.find(({ id }) => id === 'rosa')?.noPuedeHasta, persona.noPuedeHasta]
    }
    const until = new Date(Date.now() + 5 * HOUR_MS).toISOString()
    expect(await known()).toEqual([undefined, undefined])
    expect(await say(until)).toBe(204)
    expect(await known()).toEqual([until, until])
    // Sent again because the answer was lost.
    expect(await say(until)).toBe(204)
    expect(await say('')).toBe(204)
    expect(await known()).toEqual([undefined, undefined])
    // It was under way for longer than it held.
    expect(await say(new Date(Date.now() - HOUR_MS).toISOString())).toBe(204)
    expect(await known()).toEqual([undefined, undefined])
    for (const wrong of ['mañana', new Date(Date.now() + 900 * 24 * HOUR_MS).toISOString()])
      expect(await say(wrong)).toBe(422)
    expect((await central.visitor().send('PUT', '/mi/disponible', { hasta: until })).status).toBe(401)
  })
})
