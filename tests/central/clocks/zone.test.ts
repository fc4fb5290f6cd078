import { describe, expect, test } from 'vitest'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { puestosList, turnosList } from '@/entities/guardias/module'
import { newPuesto, newTurno } from '@/entities/guardias/new-turno'
import { publicadosList } from '@/entities/lotaip/publicado'
import { toDay } from '@/shared/lib/fecha'
import { ONLY } from '@/sync/collections'
import { addPeople, record } from '../support/brigade'
import { type Client, written } from '../support/client'
import { DRAWN } from '../support/drawn'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

/** A month of the transparency law that was published at this moment. */
const publish = (jefa: Client, mes: string, publicado: string) =>
  jefa.sync([
    record(jefa, publicadosList.key, `publicado-${mes}`, {
      ...{ mes, publicado, autor: 'Jefa', numerales: [], fuente: '', fechaFuente: '' },
    }),
  ])

const moveToGalapagos = (jefa: Client) =>
  jefa.sync([
    { c: configuracionObject.key, id: ONLY, campos: written(jefa.device, { zona: 'Pacific/Galapagos' }) },
  ])

describe.each(ENGINES)('a central on a machine of another zone · %s', (engine) => {
  const central = useCentral(engine, DRAWN)

  test('the machine is not set to the brigade’s zone', () => {
    expect(new Date().getTimezoneOffset()).not.toBe(5 * 60)
  })

  test('pages date a publication as the brigade’s own clock does, on the mainland and in Galápagos', async () => {
    const jefa = await central.claim('quitar')
    const daysIn = async (mes: string) => {
      const html = await (await fetch(`${jefa.url}/transparencia/lotaip/${mes}`)).text()
      return [...new Set(html.match(/\d+ de noviembre de 2026/g) ?? [])]
    }
    // On the mainland half past eight in the evening of the 25th, and half past midnight of the 26th.
    await publish(jefa, '2026-09', '2026-11-26T01:30:00.000Z')
    await publish(jefa, '2026-10', '2026-11-26T05:30:00.000Z')
    await expect.poll(() => daysIn('2026-09')).toContain('25 de noviembre de 2026')
    await expect.poll(() => daysIn('2026-10')).toContain('26 de noviembre de 2026')
    await moveToGalapagos(jefa)
    await expect.poll(() => daysIn('2026-10')).toContain('25 de noviembre de 2026')
  })

  test('who is on duty is who is on by the station’s clock', async () => {
    const jefa = await central.claim('quitar')
    await addPeople(jefa, { p1: { nombres: 'Ana' }, p2: { nombres: 'Luis' } })
    const now = Date.now()
    const hourOf = (ms: number) => new Date(ms).toISOString().slice(11, 13)
    /** The shift of the hour that runs now on the mainland, and of the one that runs in Galápagos. */
    const shift = (id: string, persona: string, behind: number) => {
      const there = now - behind * 3_600_000
      const fecha = new Date(there).toISOString().slice(0, 10)
      const { id: place, ...puesto } = newPuesto(id, { id: persona, nombres: persona })
      const hours = { inicio: `${hourOf(there)}:00`, fin: `${hourOf(there + 3_600_000)}:00` }
      return [
        record(jefa, turnosList.key, id, { ...newTurno(fecha), nombre: id, ...hours }),
        record(jefa, puestosList.key, place, puesto),
      ]
    }
    await jefa.sync([...shift('turno-a', 'p1', 5), ...shift('turno-b', 'p2', 6)])
    const onDuty = async () => {
      const listos: { id: string; deGuardia: boolean }[] = (await jefa.get('/despachos/listos')).body as never
      return listos.filter(({ deGuardia }) => deGuardia).map(({ id }) => id)
    }
    // The end of an hour may come between the two.
    const hour = hourOf(now)
    if (hourOf(Date.now()) !== hour) return
    expect(await onDuty()).toEqual(['p1'])
    await moveToGalapagos(jefa)
    await expect.poll(onDuty).toEqual(hourOf(Date.now()) === hour ? ['p2'] : expect.anything())
  })

  test('visits are counted for the brigade’s day', async () => {
    const jefa = await central.claim('quitar')
    await fetch(`${jefa.url}/galeria`)
    await central.again()
    const days = await central.database.query<{ dia: string }>('select dia::text from visita')
    expect(days).toEqual([{ dia: toDay(new Date()) }])
  })
})
