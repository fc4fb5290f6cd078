import { describe, expect, test } from 'vitest'
import type { Mi } from '@/entities/despacho/mi'
import { addPeople, newCall, phoneOf, record } from '../support/brigade'
import type { Client } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const PICTURE = Buffer.from('89504e470d0a1a0a', 'hex')

describe.each(ENGINES)('the photos of a report in its call · %s', (engine) => {
  const central = useCentral(engine)

  /** A report with one photo, beside which there is another photo that is nobody's business. */
  async function reported(jefa: Client): Promise<void> {
    const now = new Date().toISOString()
    await jefa.sync([
      record(jefa, 'bomberos_reportes_reportes', 'rep-12345678', {
        ...{
          titulo: 'Humo',
          descripcion: 'Hay una señora adentro',
          categoria: 'Emergencia',
          estado: 'PENDIENTE',
        },
        ...{ autor: { nombre: 'Vecina', email: '' }, imagenes: ['idb:de-la-vecina'] },
        ...{ fechaCreacion: now, fechaActualizacion: now },
      }),
    ])
    for (const id of ['de-la-vecina', 'de-nadie'])
      await central.database.query(
        `insert into foto (id, suma, tipo, bytes, usuario) values ($1, decode('00', 'hex'), 'image/png', decode($2, 'base64'), $3)`,
        [id, PICTURE.toString('base64'), 'alguien'],
      )
  }

  const llamadas = async (phone: Client) => ((await phone.get('/mi')).body as unknown as Mi).llamadas

  test('those who were asked see them, and the neighbour’s words, while it runs; nobody else, no other photo, and nothing once it is over', async () => {
    const jefa = await central.claim('quitar')
    await addPeople(jefa, { ana: { nombres: 'Ana' }, luis: { nombres: 'Luis' } })
    const [ana, luis] = [await phoneOf(central, jefa, 'ana'), await phoneOf(central, jefa, 'luis')]
    await reported(jefa)
    const sent = newCall({
      detalle: 'Hay una señora adentro',
      personas: ['ana'],
      aQuienes: 'Ana',
      reporte: 'rep-12345678',
      conFotos: true,
    })
    await jefa.post('/despachos', sent)
    const photo = async (phone: Client, foto = 'de-la-vecina', id = sent.id) =>
      (await phone.get(`/mi/despachos/${id}/fotos/${foto}`)).status
    expect(await llamadas(ana)).toMatchObject([
      { detalle: 'Hay una señora adentro', fotos: ['de-la-vecina'] },
    ])
    expect(await photo(ana)).toBe(200)
    expect([await photo(luis), await photo(ana, 'de-nadie'), await photo(central.visitor())]).toEqual([
      404, 404, 401,
    ])
    // Whoever called left them out.
    const without = newCall({ reporte: 'rep-12345678', direccion: 'Otra' })
    await jefa.post('/despachos', without)
    expect(await photo(luis, 'de-la-vecina', without.id)).toBe(404)
    await jefa.post(`/despachos/${sent.id}/cerrar`)
    expect(await photo(ana)).toBe(404)
    expect((await llamadas(ana)).find(({ id }) => id === sent.id)).toMatchObject({ detalle: '', fotos: [] })
  })
})
