import { describe, expect, test } from 'vitest'
import { asistenciasList, eventosList } from '@/entities/eventos/module'
import { puestosList, turnosList } from '@/entities/guardias/module'
import { dayAt } from '@/entities/guardias/tiempo'
import { registrosList } from '@/entities/registro-servicios/module'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { addPeople, phoneOf, record } from '../support/brigade'
import { ENGINES } from '../support/engines'
import { HOSTILE } from '../support/hostile'
import { useCentral } from '../support/world'

const YEAR = Number(dayAt(Date.now()).slice(0, 4))
const NIGHT = { nombre: 'Noche', inicio: '20:00', fin: '08:00', personas: 2 }
const SECRET = 'reservado-7'

describe.each(ENGINES)('the hours of one’s year · %s', (engine) => {
  const central = useCentral(engine)

  async function brigade() {
    const jefa = await central.claim('quitar')
    await addPeople(jefa, {
      rosa: { nombres: 'Rosa Vera' },
      luis: { nombres: 'Luis Mora' },
      'rosa-2': { nombres: 'Rosa Paz' },
    })
    const service = (id: string, fecha: string, horaInicio: string, minutes: number | null, crew: string[]) =>
      record(jefa, registrosList.key, id, {
        ...newRegistro(fecha),
        ...{ horaInicio, personalAsignado: crew, observaciones: SECRET },
        ...(minutes !== null && { tiempoTotal: minutes }),
      })
    const place = (turnoId: string, personalId: string, more: object = {}) =>
      record(jefa, puestosList.key, `puesto-${turnoId}-${personalId}`, { turnoId, personalId, ...more })
    const shift = (id: string, fecha: string) => record(jefa, turnosList.key, id, { ...NIGHT, fecha })
    const event = (id: string, fecha: string) =>
      record(jefa, eventosList.key, id, { titulo: SECRET, fecha, categoria: 'CAPACITACION', publicado: true })
    const there = (eventoId: string, personalId: string, more: object) =>
      record(jefa, asistenciasList.key, `asistencia-${eventoId}-${personalId}`, {
        ...{ eventoId, personalId, ...more },
      })
    await jefa.sync([
      service('s-1', `${YEAR}-01-01`, '10:00', 90, ['Rosa Vera', 'Luis Mora']),
      // Half of it lies in the one before.
      service('s-2', `${YEAR}-01-01`, '11:00', 60, ['Rosa Vera']),
      service('s-3', `${YEAR}-02-01`, '11:00', null, ['Rosa Vera']),
      service('s-4', `${YEAR}-02-02`, '11:00', 600, ['Rosa Vera']),
      service('s-5', `${YEAR - 1}-12-31`, '11:00', 600, ['Rosa Vera']),
      service('s-6', `${YEAR}-02-03`, '11:00', 600, ['Rosita']),
      service('s-7', `${YEAR}-02-04`, '11:00', 45, ['Luis Mora']),
    ])
    await jefa.sync([record(jefa, registrosList.key, 's-4', { estado: 'CANCELADO' })])
    await jefa.sync([
      shift('t-1', `${YEAR - 1}-12-31`),
      shift('t-2', `${YEAR}-06-01`),
      shift('t-3', `${YEAR}-12-31`),
      // Eight of its hours are this year's, and so are four of the last night's.
      place('t-1', 'rosa', { cumplido: true }),
      place('t-2', 'rosa', { cedidoA: 'luis' }),
      place('t-2', 'luis'),
      place('t-3', 'rosa'),
      // Somebody whose id has Rosa's within.
      place('t-3', 'rosa-2', { cumplido: true }),
      ...[event('e-1', `${YEAR}-03-01`), event('e-2', `${YEAR}-03-02`), event('e-3', `${YEAR - 1}-03-01`)],
      there('e-1', 'rosa', { asistio: true }),
      there('e-2', 'rosa', { asistio: false, va: true }),
      there('e-3', 'rosa', { asistio: true }),
      there('e-2', 'luis', { asistio: true, observaciones: SECRET }),
    ])
    return { jefa, rosa: await phoneOf(central, jefa, 'rosa'), luis: await phoneOf(central, jefa, 'luis') }
  }

  test('each phone has its person’s own, worked out by hand, and nothing else', async () => {
    const { jefa, rosa, luis } = await brigade()
    expect((await rosa.get('/mi/horas')).body).toEqual({
      ...{ anio: YEAR, servicios: 3, sinTiempo: 1, minutosServicios: 120 },
      ...{ previstos: 720, cumplidos: 480, eventos: 1 },
    })
    expect((await luis.get('/mi/horas')).body).toEqual({
      ...{ anio: YEAR, servicios: 2, sinTiempo: 0, minutosServicios: 135 },
      ...{ previstos: 720, cumplidos: 0, eventos: 1 },
    })
    for (const stranger of [central.visitor(), jefa])
      expect((await stranger.get('/mi/horas')).status).toBe(401)
    await addPeople(jefa, { luis: { nombres: 'Luis Mora', activo: false } })
    expect((await luis.get('/mi/horas')).status).toBe(401)
  })

  test('a text that no path into JSON can read takes nobody’s page or hours away', async () => {
    const { jefa, rosa } = await brigade()
    const ahead = {
      titulo: 'Simulacro',
      fecha: dayAt(Date.now()),
      categoria: 'CAPACITACION',
      publicado: true,
    }
    await jefa.sync([record(jefa, eventosList.key, 'e-4', ahead)])
    await jefa.sync(
      HOSTILE.flatMap((text, n) => [
        record(jefa, asistenciasList.key, `asistencia-${n}`, {
          ...{ eventoId: text, personalId: 'luis', nombre: text, observaciones: text, asistio: true },
        }),
        record(jefa, registrosList.key, `servicio-${n}`, {
          ...newRegistro(`${YEAR}-05-05`),
          ...{ personalAsignado: [text], observaciones: text },
        }),
      ]),
    )
    expect((await rosa.get('/mi')).body).toMatchObject({ eventos: [{ id: 'e-4', va: null }] })
    expect((await rosa.get('/mi/horas')).body).toMatchObject({
      servicios: 3,
      minutosServicios: 120,
      eventos: 1,
    })
  })
})
