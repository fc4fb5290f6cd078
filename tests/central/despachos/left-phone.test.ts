import { describe, expect, test } from 'vitest'
import { addPeople, phoneOf } from '../support/brigade'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

describe.each(ENGINES)('the open line of a phone of the brigade · %s', (engine) => {
  // No pulse ends it within this test.
  const central = useCentral(engine, { pulseMs: 600_000 })

  test('ends at once for who is deactivated, and for a phone that the panel puts out', async () => {
    const jefa = await central.claim('quitar')
    await addPeople(jefa, { rosa: { nombres: 'Rosa Vera' }, luis: { nombres: 'Luis Mora' } })
    const [rosa, luis] = [await phoneOf(central, jefa, 'rosa'), await phoneOf(central, jefa, 'luis')]
    const line = (phone: typeof rosa) =>
      fetch(`${central.url}/api/mi/eventos`, { headers: { cookie: phone.cookie } })
    const [ofRosa, ofLuis] = [await line(rosa), await line(luis)]
    await addPeople(jefa, { rosa: { nombres: 'Rosa Vera', activo: false } })
    expect(await ofRosa.text()).toContain('event: despacho')
    const [row] = await central.database.query<{ id: string }>('select id from acceso')
    expect((await jefa.delete(`/accesos/${row?.id}`)).status).toBe(204)
    // It had gone on until then.
    expect(await ofLuis.text()).toContain('event: pulso')
    expect([(await rosa.get('/mi')).status, (await luis.get('/mi')).status]).toEqual([401, 401])
  })
})
