import { describe, expect, test } from 'vitest'
import type { Mi } from '@/entities/despacho/mi'
import { newPuesto, newTurno, turnoId } from '@/entities/guardias/new-turno'
import { defaultPlantilla } from '@/entities/guardias/plantilla'
import { dayAt } from '@/entities/guardias/tiempo'
import { addDays } from '@/shared/lib/dias'
import { EXISTS, isAlive } from '@/sync/fields'
import { addPeople, phoneOf, record, telling } from '../support/brigade'
import { type Client, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { HOSTILE } from '../support/hostile'
import { Browser, pushServiceOfFile } from '../support/push-service'
import { useCentral } from '../support/world'

const push = pushServiceOfFile()

const TURNOS = 'bomberos_guardias_turnos'
const PUESTOS = 'bomberos_guardias_puestos'
const PLANTILLA = 'bomberos_guardias_plantilla'

const mine = async (phone: Client) => (await phone.get('/mi')).body as unknown as Mi

describe.each(ENGINES)('shifts by phone · %s', (engine) => {
  const central = useCentral(engine, { allows: ({ origin }) => origin === push.url })

  /** A night in a week for two, with Rosa in it. */
  async function roster(anotarse: boolean) {
    const jefa = await central.claim('quitar')
    await addPeople(jefa, {
      rosa: { nombres: 'Rosa Vera', cargo: 'Capitana' },
      luis: { nombres: 'Luis Mora' },
      eva: { nombres: 'Eva Paz' },
    })
    const fecha = addDays(dayAt(Date.now()), 7)
    const night = { nombre: 'Noche', fecha, inicio: '20:00', fin: '08:00', personas: 2 }
    await jefa.sync([
      record(jefa, TURNOS, 'turno-1', night),
      record(jefa, PUESTOS, 'puesto-1', { turnoId: 'turno-1', personalId: 'rosa', nombre: 'Rosa Vera' }),
      ...(anotarse ? [record(jefa, PLANTILLA, 'unico', { ...defaultPlantilla(), anotarse })] : []),
    ])
    const [rosa, luis, eva] = [
      await phoneOf(central, jefa, 'rosa'),
      await phoneOf(central, jefa, 'luis'),
      await phoneOf(central, jefa, 'eva'),
    ]
    return { jefa, rosa, luis, eva }
  }

  const act = (phone: Client, accion: object, turno = 'turno-1') =>
    phone.send('PUT', `/mi/turnos/${turno}`, accion)

  /** Who is on, as the station's devices have it. */
  async function places(jefa: Client) {
    const { filas } = await jefa.sync()
    return filas
      .filter(({ c, campos }) => c === PUESTOS && isAlive(campos))
      .map(({ campos }) => [campos.personalId?.[1], campos.cedidoA?.[1] ?? ''].join('→'))
      .sort()
  }

  test('a swap is asked and agreed between two phones, each is told, and so is whoever runs the roster', async () => {
    const { jefa, rosa, luis, eva } = await roster(false)
    const atLuis = await telling(luis, `${push.url}/luis`)
    const atRosa = await telling(rosa, `${push.url}/rosa`)
    const office = new Browser()
    const subscribed = {
      endpoint: `${push.url}/office`,
      keys: office.keys,
      cuando: 'todos',
      equipo: 'Windows',
    }
    expect((await jefa.send('PUT', '/avisos', subscribed)).status).toBeLessThan(300)
    expect((await rosa.get('/mi/turnos/turno-1/companeros')).body).toEqual([
      { id: 'eva', nombre: 'Eva Paz' },
      { id: 'luis', nombre: 'Luis Mora' },
    ])
    expect((await act(rosa, { hace: 'PEDIR', para: 'luis' })).status).toBe(204)
    await central.told()
    expect(push.received.map(({ path }) => path)).toEqual(['/luis'])
    const said = atLuis.read(push.received[0]?.body ?? Buffer.alloc(0))
    expect(JSON.parse(said)).toMatchObject({
      titulo: 'Le piden cambiar un turno',
      url: '/mi',
      urgente: false,
    })
    expect(said).not.toContain('Rosa')
    expect(await mine(luis)).toMatchObject({
      // Nobody else in it could be in command.
      cambios: [{ id: 'turno-1', de: 'rosa', nombreDe: 'Rosa Vera', soloAMi: true, pierde: ['AL_MANDO'] }],
      guardias: [],
    })
    expect((await mine(rosa)).guardias).toMatchObject([{ pide: 'Luis Mora', saleAntes: '' }])
    expect((await mine(eva)).cambios).toEqual([])
    // Sent twice, as after a lost answer.
    for (const _ of [1, 2]) expect((await act(luis, { hace: 'TOMAR', de: 'rosa' })).status).toBe(204)
    await central.told()
    const told = push.received.slice(1).sort((a, b) => (a.path < b.path ? -1 : 1))
    expect(told.map(({ path }) => path)).toEqual(['/office', '/rosa'])
    const titles = told.map(({ body }, n) => JSON.parse((n ? atRosa : office).read(body)).titulo)
    expect(titles).toEqual(['Cambio de turno acordado', 'Alguien tomó su turno'])
    expect(await places(jefa)).toEqual(['luis→', 'rosa→luis'])
    expect(await mine(rosa)).toMatchObject({ guardias: [], dados: [{ id: 'turno-1', tomo: 'Luis Mora' }] })
    expect((await mine(luis)).guardias).toMatchObject([{ id: 'turno-1', pide: '' }])
    const { cambios } = (await jefa.get(`/historial/${PUESTOS}/puesto-1`)).body
    expect(JSON.stringify(cambios[0])).toContain('acordado')
  })

  test('of two who take one place at once one has it, and the other is told in words', async () => {
    const { jefa, rosa, luis, eva } = await roster(true)
    const both = await Promise.all([luis, eva].map((phone) => act(phone, { hace: 'ANOTARME' })))
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.body.mensaje).toMatch(/^Noche, .*: Ese lugar ya lo tomó otra persona\.$/)
    expect(await places(jefa)).toHaveLength(2)

    const [taker, other] = both[0]?.status === 204 ? [luis, eva] : [eva, luis]
    await act(rosa, { hace: 'PEDIR', para: 'todos' })
    expect((await act(taker, { hace: 'TOMAR', de: 'rosa' })).status).toBe(409)
    expect((await act(taker, { hace: 'SALIR' })).status).toBe(204)
    const again = await Promise.all([taker, other].map((phone) => act(phone, { hace: 'TOMAR', de: 'rosa' })))
    expect(again.map(({ status }) => status).sort()).toEqual([204, 409])
    expect((await places(jefa)).filter((one) => one.endsWith('→'))).toHaveLength(1)
  })

  test('who leaves a place that they took is on no more, and whoever runs the roster is told, once', async () => {
    const { jefa, luis, eva } = await roster(true)
    const office = new Browser()
    const subscribed = {
      ...{ endpoint: `${push.url}/office`, keys: office.keys, cuando: 'todos', equipo: 'Windows' },
    }
    expect((await jefa.send('PUT', '/avisos', subscribed)).status).toBeLessThan(300)
    await telling(eva, `${push.url}/eva`)
    await act(luis, { hace: 'ANOTARME' })
    for (const _ of [1, 2]) expect((await act(luis, { hace: 'SALIR' })).status).toBe(204)
    await central.told()
    expect(push.received.map(({ path }) => path)).toEqual(['/office'])
    const said = office.read(push.received[0]?.body ?? Buffer.alloc(0))
    expect(JSON.parse(said)).toMatchObject({ titulo: 'Alguien dejó su turno', url: '/admin/guardias' })
    expect(said).not.toContain('Luis')
    expect(await places(jefa)).toEqual(['luis→nadie', 'rosa→'])
    expect(await mine(luis)).toMatchObject({ guardias: [], libres: [{ id: 'turno-1', faltan: 1 }] })
    // It is free again, for whoever left it too.
    expect((await act(luis, { hace: 'ANOTARME' })).status).toBe(204)
    expect(await places(jefa)).toEqual(['luis→', 'rosa→'])
  })

  test('open places are shown where the brigade lets people take them, and nobody leaves what was assigned', async () => {
    const closed = await roster(false)
    expect(await mine(closed.luis)).toMatchObject({ libres: [] })
    expect((await act(closed.luis, { hace: 'ANOTARME' })).body.error).toBe('turno')
    await closed.jefa.sync([
      record(closed.jefa, PLANTILLA, 'unico', { ...defaultPlantilla(), anotarse: true, salirHoras: 24 * 14 }),
    ])
    expect((await mine(closed.luis)).libres).toMatchObject([{ id: 'turno-1', faltan: 1 }])
    expect((await act(closed.luis, { hace: 'ANOTARME' })).status).toBe(204)
    const late = await act(closed.luis, { hace: 'SALIR' })
    expect(late.body.mensaje).toContain('Faltan menos de 336 horas')
    expect((await act(closed.rosa, { hace: 'SALIR' })).body.mensaje).toContain('se lo asignaron')
    expect(await places(closed.jefa)).toEqual(['luis→', 'rosa→'])
  })

  test('who was asked declines, which the other reads; a shift that is gone or a person who left is refused', async () => {
    const { jefa, rosa, luis } = await roster(true)
    await act(rosa, { hace: 'PEDIR', para: 'luis' })
    expect((await act(luis, { hace: 'NEGAR', de: 'rosa' })).status).toBe(204)
    expect((await mine(rosa)).guardias).toMatchObject([{ pide: '', negado: 'Luis Mora' }])
    await act(rosa, { hace: 'PEDIR', para: 'todos' })
    await addPeople(jefa, { rosa: { nombres: 'Rosa Vera', activo: false } })
    expect((await mine(luis)).cambios).toEqual([])
    expect((await act(luis, { hace: 'TOMAR', de: 'rosa' })).status).toBe(409)
    expect((await act(rosa, { hace: 'RETIRAR' })).status).toBe(401)
    await jefa.sync([{ c: TURNOS, id: 'turno-1', campos: written(jefa.device, { [EXISTS]: false }) }])
    expect((await act(luis, { hace: 'ANOTARME' })).body.mensaje).toBe('Ese turno ya no está en la lista.')
  })

  test('only a phone of the brigade does anything with a shift, whatever it says of it', async () => {
    const { jefa, luis } = await roster(true)
    for (const stranger of [central.visitor(), jefa]) {
      expect((await act(stranger, { hace: 'ANOTARME' })).status).toBe(401)
      expect((await stranger.get('/mi/turnos/turno-1/companeros')).status).toBe(401)
    }
    for (const text of HOSTILE) {
      const odd = await act(
        luis,
        { hace: 'TOMAR', de: text },
        encodeURIComponent(text.replace(/\p{Cs}/gu, '')),
      )
      expect([409, 422]).toContain(odd.status)
      expect([409, 422]).toContain((await act(luis, { hace: 'PEDIR', para: text })).status)
    }
    expect((await act(luis, { hace: 'OTRO' })).status).toBe(422)
    expect(await places(jefa)).toEqual(['rosa→'])
  })

  test('a week that a second phone prepares without having heard of the first takes back no swap and nothing confirmed', async () => {
    const { jefa, rosa, luis } = await roster(false)
    const fecha = addDays(dayAt(Date.now()), 7)
    const night = { ...newTurno(fecha), nombre: 'Noche', inicio: '20:00', fin: '08:00' }
    const id = turnoId(fecha, 'noche')
    const week = (client: Client) => [
      record(client, TURNOS, id, night),
      ...['rosa', 'eva'].map((persona) => {
        const { id: at, ...place } = newPuesto(id, { id: persona, nombres: persona })
        return record(client, PUESTOS, at, place)
      }),
    ]
    await jefa.sync(week(jefa))
    expect((await act(rosa, { hace: 'PEDIR', para: 'luis' }, id)).status).toBe(204)
    expect((await act(luis, { hace: 'TOMAR', de: 'rosa' }, id)).status).toBe(204)
    const confirmed = { cumplido: true, confirmo: 'jefa' }
    await jefa.sync([{ c: PUESTOS, id: `puesto-${id}-eva`, campos: written(jefa.device, confirmed) }])
    const second = jefa.again()
    const { estados } = await second.sync(week(second))
    expect(estados.map(({ estado }) => estado)).toEqual(['ok', 'ok', 'ok'])
    const { filas } = await jefa.sync()
    const alive = filas.filter(({ campos }) => isAlive(campos))
    expect(alive.filter(({ c, campos }) => c === TURNOS && campos.nombre?.[1] === 'Noche')).toHaveLength(2)
    const here = alive.filter(({ c, campos }) => c === PUESTOS && campos.turnoId?.[1] === id)
    expect(here.map(({ campos }) => [campos.personalId?.[1], campos.cedidoA?.[1]]).sort()).toEqual([
      ['eva', ''],
      ['luis', ''],
      ['rosa', 'luis'],
    ])
    const eva = here.find(({ campos }) => campos.personalId?.[1] === 'eva')
    expect([eva?.campos.cumplido?.[1], eva?.campos.confirmo?.[1]]).toEqual([true, 'jefa'])
  })
})
