import { describe, expect, test } from 'vitest'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { visitasList } from '@/entities/inspecciones/visita/listas'
import { registrosList } from '@/entities/registro-servicios/module'
import { contadasStored } from '@/entities/sitio/cifras'
import { sitioObject } from '@/entities/sitio/module'
import { toYear } from '@/shared/lib/fecha'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { ONLY } from '@/sync/collections'
import { EXISTS } from '@/sync/fields'
import { type Client, written } from './support/client'
import { DRAWN } from './support/drawn'
import { ENGINES } from './support/engines'
import { useCentral } from './support/world'

const SECRET = 'SECRETO'
const NOW = toYear(new Date())

const service = (client: Client, id: string, fecha: string, values: object = {}) => {
  const said = { descripcion: SECRET, direccion: SECRET, personalAsignado: [SECRET], ...values }
  const record = { ...registrosList.seed()[0], fecha, tipo: 'INCENDIO', estado: 'COMPLETADO', ...said }
  const { id: _, ...fields } = record
  return { c: registrosList.key, id, campos: written(client.device, { [EXISTS]: true, ...fields }) }
}

const services = (client: Client) => [
  service(client, 'a', '2025-03-01', { tiempoRespuesta: 7 }),
  service(client, 'b', '2025-12-31', { tiempoRespuesta: 8 }),
  service(client, 'c', '2025-06-01', { estado: 'CANCELADO' }),
  service(client, 'd', `${NOW}-01-01`, { tiempoRespuesta: 5 }),
]

/** Services of one month with these times, in this order. */
const timed = (client: Client, times: readonly number[]) =>
  times.map((tiempoRespuesta) =>
    service(client, `t-${String(tiempoRespuesta).padStart(2, '0')}`, '2025-04-01', { tiempoRespuesta }),
  )

const show = (client: Client, values: object) => {
  const campos = written(client.device, { [EXISTS]: true, ...sitioObject.defaults(), ...values })
  return client.sync([{ c: sitioObject.key, id: ONLY, campos }])
}

describe.each(ENGINES)('the year that the site shows · %s', (engine) => {
  const central = useCentral(engine, DRAWN)
  const get = (path: string) => fetch(central.url + path)
  const figures = async () => (await (await get('/api/publico')).json()).datos[contadasStored.key]
  /** Of `/datos/cifras`, by figure: its number and its year. */
  const open = async () => {
    const { filas } = await (await get('/datos/cifras.json')).json()
    const rows = filas as { cifra: string; valor: string; anio: string | null }[]
    return Object.fromEntries(rows.map(({ cifra, valor, anio }) => [cifra, [valor, anio]]))
  }

  test('page, figures and open data follow it together, and hold sums alone', async () => {
    const jefa = await central.claim('quitar')
    await jefa.sync(services(jefa))
    await expect.poll(open).toMatchObject({ 'emergencias atendidas': ['1', String(NOW)] })
    // Nobody of the brigade has said when it is there.
    expect(Object.keys(await open())).not.toContain('disponibilidad')
    await show(jefa, { ejemplo: false, anio: '2025', revisado: true })
    await expect.poll(open).toMatchObject({
      'emergencias atendidas': ['2', '2025'],
      [`servicios: ${TIPO_SERVICIO_LABELS.INCENDIO}`]: ['2', '2025'],
      // Of no year.
      disponibilidad: ['24/7', null],
    })
    expect((await (await get('/datos/cifras.csv')).text()).split('\r\n')).toEqual(
      expect.arrayContaining(['cifra,valor,anio', 'emergencias atendidas,2,2025', 'disponibilidad,24/7,']),
    )
    expect(await figures()).toMatchObject({ anio: '2025', atenciones: '2', INCENDIO: '2' })
    expect(await (await get('/')).text()).toContain('Estadísticas 2025')
    for (const path of [
      '/',
      '/servicios',
      '/api/publico',
      '/datos/cifras.json',
      '/datos/servicios-por-mes.csv',
    ])
      expect(await (await get(path)).text(), path).not.toContain(SECRET)

    await show(jefa, { ejemplo: false, anio: '2019' })
    await expect.poll(async () => Object.keys(await open())).not.toContain('emergencias atendidas')
    await show(jefa, { ejemplo: false, anio: '', anioQue: 'completo' })
    await expect.poll(async () => (await figures()).anio).toBe(String(NOW - 1))
  })

  test('where the brigade inspects, its visits are counted in the place of the log’s', async () => {
    const jefa = await central.claim('quitar')
    await jefa.sync(services(jefa))
    await show(jefa, { ejemplo: false, anio: '2025', revisado: true })
    const visit = (id: string, local: string, dia: string) => ({
      c: visitasList.key,
      id,
      campos: written(jefa.device, {
        ...{ [EXISTS]: true, local, dia, equipo: 'a', plantilla: 'base-1', respuestas: '' },
        ...{ resultado: 'APROBADO', fallas: '', fin: `${dia}T10:00`, con: SECRET },
      }),
    })
    await jefa.sync([
      visit('v-1', 'a', '2025-03-01'),
      visit('v-2', 'a', '2025-03-01'),
      visit('v-3', 'b', '2025-03-01'),
    ])
    const before = (await figures()).inspecciones
    await jefa.sync([
      {
        ...{ c: configuracionObject.key, id: ONLY },
        campos: written(jefa.device, {
          ...{ [EXISTS]: true, ...configuracionObject.defaults(), modulos: ['inspecciones'] },
        }),
      },
    ])
    await expect.poll(async () => (await figures()).inspecciones).toBe('2')
    expect(before).not.toBe('2')
    expect(await (await get('/api/publico')).text()).not.toContain(SECRET)
  })

  test('nobody outside reads the time of a single call: of fewer than five there is no mean, and then one of each five', async () => {
    const jefa = await central.claim('quitar')
    await show(jefa, { ejemplo: false, anio: '2025', revisado: true })
    const told = async () => {
      const csv = await (await get('/datos/servicios-por-mes.csv')).text()
      const contadas = await figures()
      return {
        ...{ atenciones: contadas.atenciones, respuesta: contadas.respuesta },
        abiertos: (await open())['minutos de respuesta']?.[0],
        mes: /2025-04,[^,]+,\d+,(.*)/.exec(csv)?.[1]?.trim(),
        pagina: (await (await get('/servicios')).text()).includes('Tiempo promedio de respuesta'),
      }
    }
    const none = { respuesta: '', abiertos: undefined, mes: '', pagina: false }
    const three = { respuesta: '3', abiertos: '3', mes: '3', pagina: true }
    const add = async (times: readonly number[], atenciones: string) => {
      await jefa.sync(timed(jefa, times))
      await expect.poll(async () => (await figures()).atenciones).toBe(atenciones)
    }
    await add([1, 2, 3, 4], '4')
    await expect.poll(told).toEqual({ atenciones: '4', ...none })
    await add([5], '5')
    await expect.poll(told).toEqual({ atenciones: '5', ...three })
    await add([60], '6')
    await expect.poll(told).toEqual({ atenciones: '6', ...three })
    expect(await (await get('/datos/servicios-por-mes.json')).text()).toContain('menos de 5 salidas')
  })

  test('a central with its samples shows 2024’s as samples, and counts another year', async () => {
    const jefa = await central.as('SUPERADMIN')
    await jefa.sync(services(jefa))
    expect(await (await get('/')).text()).toContain('Estadísticas 2024')
    expect(Object.keys(await open())).toEqual(['disponibilidad', 'compromiso'])
    await show(jefa, { ejemplo: true, anio: '2025' })
    await expect.poll(open).toMatchObject({ 'emergencias atendidas': ['2', '2025'] })
    const home = await (await get('/')).text()
    expect(home).toContain('Estadísticas 2025')
    expect(home).not.toContain('245')
  })
})
