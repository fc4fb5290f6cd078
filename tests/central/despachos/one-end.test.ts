import { describe, expect, test } from 'vitest'
import type { Llamada } from '@/entities/despacho/convocado'
import type { Mi } from '@/entities/despacho/mi'
import { addPeople, newCall, phoneOf, record } from '../support/brigade'
import { Citizen, newSent } from '../support/citizen'
import { type Client, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const REGISTROS = 'bomberos_servicios_servicios'

describe.each(ENGINES)('one emergency has one end · %s', (engine) => {
  const central = useCentral(engine)

  const callOf = async (jefa: Client, id: string) =>
    ((await jefa.get(`/despachos/${id}`)).body as unknown as Llamada).despacho

  async function out(values: object = {}) {
    const jefa = await central.claim('quitar')
    await addPeople(jefa, { luis: { nombres: 'Luis Mora', cargo: 'Bombero' } })
    const luis = await phoneOf(central, jefa, 'luis')
    const call = newCall(values)
    expect((await jefa.post('/despachos', call)).status).toBe(201)
    const begun = { fecha: '2026-03-31', tipo: 'INCENDIO', estado: 'EN_CURSO', despacho: call.id }
    await jefa.sync([record(jefa, REGISTROS, 'srv-1', begun)])
    return { jefa, luis, id: call.id }
  }
  const change = (client: Client, values: Record<string, unknown>) =>
    client.sync([{ c: REGISTROS, id: 'srv-1', campos: written(client.device, values) }])

  test('with «Terminar» in the cab the call ends, and the phones ask no more', async () => {
    const { jefa, luis, id } = await out()
    await change(jefa, { salida: '02:20' })
    expect((await callOf(jefa, id)).estado).toBe('EN_CURSO')
    await change(jefa, { estado: 'COMPLETADO', horaFin: '03:40' })
    expect(await callOf(jefa, id)).toMatchObject({
      estado: 'CERRADO',
      terminado: expect.stringMatching(/Z$/),
    })
    expect(((await luis.get('/mi')).body as unknown as Mi).llamadas).toMatchObject([{ estado: 'CERRADO' }])
    // A correction of the parte ends nothing again.
    const { terminado } = await callOf(jefa, id)
    await change(jefa, { observaciones: 'Viento' })
    expect((await callOf(jefa, id)).terminado).toBe(terminado)
  })

  test('a service that is cancelled in the log calls its call off, and a new one that is over closes it', async () => {
    const { jefa, id } = await out()
    await change(jefa, { estado: 'CANCELADO' })
    expect(await callOf(jefa, id)).toMatchObject({
      estado: 'ANULADO',
      motivo: 'El servicio se canceló en la bitácora.',
    })
    const later = newCall()
    await jefa.post('/despachos', later)
    const whole = { fecha: '2026-03-31', tipo: 'INCENDIO', estado: 'COMPLETADO', despacho: later.id }
    await jefa.sync([record(jefa, REGISTROS, 'srv-2', whole)])
    expect((await callOf(jefa, later.id)).estado).toBe('CERRADO')
  })

  test('the citizen reads that it is attended, and then that it is over; what the station writes later stands', async () => {
    const rosa = new Citizen(central.url)
    await central.claim('quitar').then(async (jefa) => {
      await addPeople(jefa, { luis: { nombres: 'Luis Mora', cargo: 'Bombero' } })
      const sent = newSent({ categoria: 'Emergencia' })
      await rosa.report(sent)
      expect((await rosa.acuse(sent.id)).body).toMatchObject({ estado: 'PENDIENTE' })
      const call = newCall({ reporte: sent.id })
      await jefa.post('/despachos', call)
      const first = (await rosa.acuse(sent.id)).body as unknown as { fechaActualizacion: string }
      expect(first).toMatchObject({ estado: 'EN_PROCESO' })
      expect((await rosa.withdraw(sent.id)).status).toBe(409)
      await jefa.post(`/despachos/${call.id}/cerrar`, {})
      const second = (await rosa.acuse(sent.id)).body as unknown as typeof first
      expect(second).toMatchObject({ estado: 'CERRADO' })
      expect(Date.parse(second.fechaActualizacion)).toBeGreaterThan(Date.parse(first.fechaActualizacion))
    })
  })
})
