import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { puestosList, turnosList } from '@/entities/guardias/module'
import { newPuesto, newTurno, turnoId } from '@/entities/guardias/new-turno'
import { dayAt } from '@/entities/guardias/tiempo'
import { registrosList } from '@/entities/registro-servicios/module'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { onDuty } from '@/server/despachos/roster'
import { addDays } from '@/shared/lib/dias'
import { OPS_PER_CALL, type Op } from '@/sync/wire'
import { addPeople, phoneOf, record } from '../central/support/brigade'
import type { Client } from '../central/support/client'
import { ENGINES } from '../central/support/engines'
import { useCentral } from '../central/support/world'

const PEOPLE = { p1: { nombres: 'Ana' }, p2: { nombres: 'Luis' }, p3: { nombres: 'Eva' } }

/** The shifts of so many days, of which the last is `until`, with two places in each. */
function shifts(jefa: Client, until: string, days: number): Op[] {
  return Array.from({ length: days }, (_, n) => addDays(until, -n)).flatMap((fecha) => {
    const id = turnoId(fecha, 'dia')
    const places = ['p1', 'p2'].map((persona) => newPuesto(id, { id: persona, nombres: persona }))
    return [
      record(jefa, turnosList.key, id, { ...newTurno(fecha), nombre: 'Día' }),
      ...places.map(({ id: place, ...values }) => record(jefa, puestosList.key, place, values)),
    ]
  })
}

async function send(jefa: Client, ops: readonly Op[]): Promise<void> {
  for (let at = 0; at < ops.length; at += OPS_PER_CALL) await jefa.sync(ops.slice(at, at + OPS_PER_CALL))
}

describe.each(ENGINES)('a roster of years · %s', (engine) => {
  const central = useCentral(engine)

  test('a phone, its acts and a call read the shifts that they are about, whatever came before', async () => {
    const jefa = await central.claim('quitar')
    await addPeople(jefa, PEOPLE)
    const phone = await phoneOf(central, jefa, 'p1')
    const today = dayAt(Date.now())
    const near = turnoId(addDays(today, 2), 'dia')
    const read = async (ask: () => Promise<{ status: number }>) => {
      const before = central.work.rows
      expect((await ask()).status).toBeLessThan(300)
      return central.work.rows - before
    }
    const all = async () => ({
      mi: await read(() => phone.get('/mi')),
      companeros: await read(() => phone.get(`/mi/turnos/${near}/companeros`)),
      pedir: await read(() => phone.send('PUT', `/mi/turnos/${near}`, { hace: 'PEDIR', para: 'p3' })),
      retirar: await read(() => phone.send('PUT', `/mi/turnos/${near}`, { hace: 'RETIRAR' })),
      horas: await read(() => phone.get('/mi/horas')),
      listos: await read(() => jefa.get('/despachos/listos')),
    })
    await send(jefa, shifts(jefa, addDays(today, 30), 40))
    // The first one makes the keys with which a phone is told.
    await phone.get('/mi')
    const month = await all()
    await send(jefa, shifts(jefa, addDays(today, -400), 400))
    const { horas: _, ...others } = await all()
    expect({ ...others, horas: 0 }).toEqual({ ...month, horas: 0 })
    // Of 23 days that it shows, with two places each, and not of 440.
    expect(others.mi).toBeLessThan(120)
    expect(others.companeros).toBeLessThan(15)
  })

  test('days and places are looked for in an index, not in every record', async () => {
    const jefa = await central.claim('quitar')
    const today = dayAt(Date.now())
    await send(jefa, shifts(jefa, addDays(today, 1), 3))
    await central.database.transaction(async (query) => {
      const asked: { sql: string; params: readonly unknown[] }[] = []
      await onDuty((sql, params = []) => {
        asked.push({ sql, params })
        return query(sql, params)
      }, [])
      await query('set local enable_seqscan = off')
      const plans = await Promise.all(asked.map(({ sql, params }) => query(`explain ${sql}`, params)))
      expect(plans.map((plan) => /registro_(fecha|turno)/.exec(JSON.stringify(plan))?.[0])).toEqual([
        'registro_fecha',
        'registro_turno',
      ])
    })
  })
})

const gc = () => {
  setFlagsFromString('--expose_gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

describe('sums of a log of years · PGlite', () => {
  const central = useCentral('PGlite')

  test('whoever asks for sums and supplies leaves no text of the log in memory', async () => {
    const jefa = await central.claim('quitar')
    const text = 'Llegamos y había humo en el segundo piso de la casa. '.repeat(100)
    const partes = Array.from({ length: 1500 }, (_, n) =>
      record(jefa, registrosList.key, `srv-${n}`, {
        ...newRegistro('2026-03-31'),
        ...{ estado: 'CANCELADO', observaciones: `${n} ${text}`, causa: `${n} ${text}` },
      }),
    )
    // One call may be 1 MB.
    for (let at = 0; at < partes.length; at += 50) await send(jefa, partes.slice(at, at + 50))
    const before = gc()
    expect((await jefa.get('/sumas')).status).toBe(200)
    expect((await jefa.get('/insumos')).status).toBe(200)
    const texts = 2 * 1500 * text.length
    expect(gc() - before).toBeLessThan(texts / 2)
  })
})
