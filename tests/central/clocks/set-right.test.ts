import { describe, expect, test } from 'vitest'
import { tend } from '@/server/copies/keep'
import { listCopias } from '@/server/copies/kept'
import { instantOf, toDay } from '@/shared/lib/fecha'
import { newUuid } from '@/shared/storage/ids'
import { Citizen, newPhoto, newSent } from '../support/citizen'
import { newItem } from '../support/client'
import { ENGINES } from '../support/engines'
import { JEFA, useCentral, type World } from '../support/world'

const DAY_MS = 24 * 60 * 60_000

/** As if all that was done until now had been done while the clock was a year ahead. */
async function wasAhead({ database }: World): Promise<void> {
  for (const [table, column] of [
    ['ritmo', 'hasta'],
    ['cuota', 'hasta'],
    ['envio', 'desde'],
    ['sesion', 'usada'],
    ['historial', 'instante'],
  ])
    await database.query(`update ${table} set ${column} = ${column} + interval '1 year'`)
}

describe.each(ENGINES)('a clock that was wrong and is set right · %s', (engine) => {
  const central = useCentral(engine)

  test('whoever tried passwords while it was ahead may sign in now, and a session goes on', async () => {
    const jefa = await central.claim()
    const stranger = central.visitor()
    const tries = Array.from({ length: 6 }, () => stranger.signIn(JEFA.correo, 'equivocada'))
    expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429)
    await wasAhead(central)
    expect((await stranger.signIn(JEFA.correo, JEFA.clave)).status).toBe(201)
    expect((await jefa.sync([newItem(jefa.device, 'inv-1')])).estados[0]?.estado).toBe('ok')
    // And the pace holds again.
    const again = Array.from({ length: 8 }, () => central.visitor().signIn(JEFA.correo, 'equivocada'))
    expect((await Promise.all(again)).map(({ status }) => status)).toContain(429)
  })

  test('reports, emergencies and photos that were too many then come in now', async () => {
    const rosa = new Citizen(central.url)
    const phone = { 'x-dispositivo': newUuid() }
    const send = (given = {}) => rosa.report(newSent(given), phone)
    const statuses = []
    for (let n = 0; n < 21; n++) statuses.push((await send()).status)
    expect(statuses.at(-1)).toBe(429)
    await wasAhead(central)
    expect((await send()).status).toBeLessThan(300)

    const bodega = await central.as('BODEGA')
    await central.database.query(`update cuota set bytes = 1e12`)
    const bring = () => bodega.call('PUT', `/fotos/${newUuid()}`, { body: new Uint8Array(newPhoto()) })
    expect((await bring()).status).toBe(201)
    await central.database.query(`update cuota set bytes = 1e12`)
    expect((await bring()).status).toBe(429)
    await wasAhead(central)
    expect((await bring()).status).toBe(201)
  })

  test('nothing is deleted for its age while the clock is wrong; a copy is made all the same', async () => {
    const jefa = await central.claim()
    await jefa.sync([newItem(jefa.device, 'inv-1')])
    const changes = async () => (await central.database.query('select 1 from historial')).length
    const before = await changes()
    expect(before).toBeGreaterThan(0)
    await central.database.query(`update historial set instante = instante - interval '2 years'`)
    const look = (ms: number) => tend(central.database, central.copias, () => undefined, new Date(ms))
    const night = instantOf(toDay(new Date()), '04:00')
    await look(night)
    await look(night + DAY_MS / 2)
    expect(await changes()).toBe(before)
    expect(await listCopias(central.copias)).toHaveLength(1)
    // Ahead by years for some hours, and back.
    await look(night + 900 * DAY_MS)
    await look(night + 901 * DAY_MS - 1)
    await look(night + DAY_MS / 2)
    expect(await changes()).toBe(before)
    // A day without a jump.
    await look(night + DAY_MS)
    await look(night + 1.5 * DAY_MS)
    expect(await changes()).toBe(0)
  })
})
