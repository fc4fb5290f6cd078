import { describe, expect, test } from 'vitest'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { publicadosList } from '@/entities/lotaip/publicado'
import { ONLY } from '@/sync/collections'
import { EXISTS } from '@/sync/fields'
import { written } from '../support/client'
import { DRAWN } from '../support/drawn'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const PATH = '/transparencia/lotaip'

const numeral = (id: string, said: object) => ({
  ...{ id, nombre: `Conjunto ${id}`, cadencia: '', motivo: '', nota: '', columnas: [], filas: [] },
  ...said,
})

const month = (mes: string, publicado: string, cell: string) => ({
  ...{ [EXISTS]: true, mes, publicado, autor: 'Ana', fuente: 'La guía.', fechaFuente: '2026-11-25' },
  numerales: [
    numeral('6', { estado: 'LISTO', columnas: ['Código', 'Enlace'], filas: [[cell, 'javascript:alert(1)']] }),
    numeral('15', { estado: 'NO_APLICA', motivo: 'No hay contratos.' }),
    numeral('7', {}),
  ],
})

describe.each(ENGINES)('the months of the transparency law that the town reads · %s', (engine) => {
  const central = useCentral(engine, DRAWN)
  const get = (path: string) => fetch(central.url + path)
  const read = async (path: string) => (await get(path)).text()

  test('a month is drawn once it is published, says what is missing, and is gone once it is withdrawn', async () => {
    const jefa = await central.claim('quitar')
    const put = (c: string, id: string, campos: object) =>
      jefa.sync([{ c, id, campos: written(jefa.device, { ...campos }) }])
    expect(await read(PATH)).toContain('La brigada todavía no publica ningún mes.')
    expect((await get(`${PATH}/2026-10`)).status).toBe(404)

    const site = { ...configuracionObject.defaults(), sitioWeb: 'https://bomberos.nabon.example' }
    await put(configuracionObject.key, ONLY, { [EXISTS]: true, ...site })
    await put(publicadosList.key, 'publicado-a', month('2026-10', '2026-11-12T10:00:00.000Z', '</b>53'))
    await put(publicadosList.key, 'publicado-b', month('2026-08', '2026-09-12T10:00:00.000Z', '51'))
    await put(publicadosList.key, 'publicado-c', month('2026-11', '', 'SECRETO'))
    await put(publicadosList.key, 'publicado-d', month('../admin', '2026-09-12T10:00:00.000Z', 'SECRETO'))
    await expect.poll(async () => (await get(`${PATH}/2026-08`)).status).toBe(200)
    const words = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')

    const all = words(await read(PATH))
    expect(all).toContain(
      'Octubre de 2026 1 con datos, 1 no aplica, 1 falta. Publicado el 12 de noviembre de 2026.',
    )
    expect(all).toContain('Septiembre de 2026 Falta: la brigada no lo ha publicado.')
    expect(all).not.toContain('Noviembre')
    expect(all).toContain('La guía. Copiada el 25 de noviembre de 2026.')

    const html = await read(`${PATH}/2026-10`)
    expect(html).toContain('<title data-inicial>Transparencia de octubre de 2026 · ')
    expect(html).toContain('&lt;/b&gt;53')
    expect(html).not.toContain('href="javascript')
    expect(words(html)).toContain('Numeral 15: Conjunto 15No aplica: No hay contratos.')
    expect(words(html)).toContain('Numeral 7: Conjunto 7Falta: la brigada no lo ha publicado.')
    const sections = [...html.matchAll(/<h2 id="numeral-([^"]*)"/g)].map(([, id]) => id)
    expect(sections).toEqual(['6', '15', '7'])
    const map = await read('/sitemap.xml')
    expect([...map.matchAll(/lotaip[^<]*/g)].map(([path]) => path)).toEqual([
      ...['lotaip', 'lotaip/2026-10', 'lotaip/2026-08'],
    ])
    for (const path of [PATH, `${PATH}/2026-11`, `${PATH}/..%2Fadmin`, '/api/publico'])
      expect(await read(path), path).not.toContain('SECRETO')

    await put(publicadosList.key, 'publicado-a', { publicado: '', numerales: [] })
    await expect.poll(async () => (await get(`${PATH}/2026-10`)).status).toBe(404)
    expect(await read(`${PATH}/2026-10`)).not.toContain('&lt;/b')
  })

  test('who may prepare a month and not publish it publishes none', async () => {
    const inspector = await central.as('INSPECTOR')
    const say = async (campos: object) => {
      const op = {
        c: publicadosList.key,
        id: 'publicado-a',
        campos: written(inspector.device, { ...campos }),
      }
      return (await inspector.sync([op])).estados[0]?.estado
    }
    expect(await say(month('2026-10', '2026-11-12T10:00:00.000Z', '53'))).toBe('prohibido')
    const tesoreria = await central.as('TESORERIA')
    const { estados } = await tesoreria.sync([
      {
        ...{ c: publicadosList.key, id: 'publicado-a' },
        campos: written(tesoreria.device, month('2026-10', '2026-11-12T10:00:00.000Z', '53')),
      },
    ])
    expect(estados[0]?.estado).toBe('ok')
    expect(await say({ numerales: [] })).toBe('prohibido')
  })
})
