import { describe, expect, test } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { peticionesList } from '@/entities/inspecciones/peticiones-list'
import { forgetOld } from '@/server/reports/forget'
import { newUuid } from '@/shared/storage/ids'
import { ONLY } from '@/sync/collections'
import { type Client, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const PEDIDO = {
  ...{ nombre: 'Panadería La Ñata', ruc: '1790011674001', establecimiento: '002', clase: 'COMERCIO' },
  ...{ direccion: 'Calle Sucre y Colón', contacto: 'Rosa Vera', telefono: '0991234567' },
}
const HOSTILE = '<img src=x onerror=alert(1)>"&{{1}} =1+1'

const key = () => newUuid().replaceAll('-', '')
const asks = (llave: string) => ({ authorization: `Bearer ${llave}`, 'content-type': 'application/json' })
const put = (client: Client, llave: string, body: object) =>
  client.call('PUT', '/permisos/pedido', { headers: asks(llave), body: JSON.stringify(body) })

const use = (chief: Client, modulos: readonly string[]) =>
  chief.sync([{ c: configuracionObject.key, id: ONLY, campos: written(chief.device, { modulos }) }])

describe.each(ENGINES)('requests for a permit · %s', (engine) => {
  const central = useCentral(engine)
  const rowsOf = async (client: Client) =>
    (await client.sync()).filas.filter(({ c }) => c === peticionesList.key)

  test('one is kept once and corrected until it is answered, and only its key reads the answer', async () => {
    const jefa = await central.claim('quitar')
    await use(jefa, MODULOS)
    const llave = key()
    const phone = central.visitor()
    const first = await put(phone, llave, PEDIDO)
    expect(first.status).toBe(201)
    const again = await put(phone, llave, PEDIDO)
    expect([again.status, again.body.instante]).toEqual([200, first.body.instante])
    expect((await put(phone, llave, { ...PEDIDO, nombre: HOSTILE })).status).toBe(200)
    const [row] = await rowsOf(jefa)
    expect([row?.id, row?.campos.nombre?.[1], row?.campos.estado?.[1]]).toEqual([
      first.body.id,
      HOSTILE,
      'ESPERA',
    ])
    const read = (as: string) => phone.call('GET', '/permisos/pedido', { headers: asks(as) })
    expect((await read(llave)).body).toMatchObject({ estado: 'ESPERA', respuesta: '' })
    expect((await read(key())).status).toBe(404)
    await jefa.sync([
      {
        ...{ c: peticionesList.key, id: first.body.id },
        campos: written(jefa.device, {
          ...{ estado: 'VISITA', respuesta: 'Vamos el lunes.', respondida: '2026-01-10T10:00:00.000Z' },
        }),
      },
    ])
    expect((await read(llave)).body).toMatchObject({ estado: 'VISITA', respuesta: 'Vamos el lunes.' })
    const late = await put(phone, llave, PEDIDO)
    expect([late.status, late.body.error]).toEqual([409, 'atendido'])
    const withdrawn = await phone.call('DELETE', '/permisos/pedido', { headers: asks(llave) })
    expect([withdrawn.status, withdrawn.body.error]).toEqual([409, 'atendido'])
  })

  test('one that nobody answered is withdrawn, and nothing of who asked stays', async () => {
    const jefa = await central.claim('quitar')
    await use(jefa, MODULOS)
    const llave = key()
    const { body } = await put(central.visitor(), llave, PEDIDO)
    const gone = await central.visitor().call('DELETE', '/permisos/pedido', { headers: asks(llave) })
    expect(gone.status).toBe(204)
    const [row] = await central.database.query<{ campos: object; hist: string }>(
      `select campos, (select json_agg(h)::text from historial h where h.id = r.id) as hist
       from registro r where id = $1`,
      [body.id],
    )
    expect(JSON.stringify(row)).not.toContain('Rosa Vera')
    expect(JSON.stringify(row)).not.toContain('0991234567')
  })

  test('after the months that the brigade keeps reports an answered one says no more who asked', async () => {
    const jefa = await central.claim('quitar')
    await use(jefa, MODULOS)
    const { body } = await put(central.visitor(), key(), PEDIDO)
    await jefa.sync([
      {
        ...{ c: peticionesList.key, id: body.id },
        campos: written(jefa.device, { estado: 'ACEPTADA', respondida: '2020-01-10T10:00:00.000Z' }),
      },
    ])
    await forgetOld(central.database, new Date())
    const [row] = await rowsOf(jefa.again())
    expect([row?.campos.contacto?.[1], row?.campos.telefono?.[1], row?.campos.nombre?.[1]]).toEqual([
      'Datos eliminados',
      '',
      PEDIDO.nombre,
    ])
  })

  test('what is wrong is refused, and so is all where the brigade doesn’t inspect', async () => {
    const jefa = await central.claim('quitar')
    const off = await put(central.visitor(), key(), PEDIDO)
    expect([off.status, off.body.error]).toEqual([403, 'apagado'])
    await use(jefa, MODULOS)
    for (const wrong of [
      { nombre: ' ' },
      { ruc: '1790011675001' },
      { ruc: '' },
      { telefono: 'abc' },
      { clase: 'OTRA' },
      { fotos: { frente: 'https://otro.example/x.png' } },
    ])
      expect((await put(central.visitor(), key(), { ...PEDIDO, ...wrong })).status).toBe(422)
    expect(
      (await put(central.visitor(), key(), { ...PEDIDO, ruc: '', motivoRuc: 'En trámite' })).status,
    ).toBe(201)
    expect((await put(central.visitor(), 'corta', PEDIDO)).status).toBe(401)
  })

  test('a photo comes with the key of the request that names it, and no stranger sees it', async () => {
    const jefa = await central.claim('quitar')
    await use(jefa, MODULOS)
    const [llave, id] = [key(), newUuid()]
    const { body } = await put(central.visitor(), llave, {
      ...PEDIDO,
      riesgo: 'LEVE',
      fotos: { frente: `idb:${id}` },
    })
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const bring = (as: string, photo: string) =>
      central.visitor().call('PUT', `/fotos/${photo}?de=${body.id}`, {
        headers: { authorization: `Bearer ${as}`, 'content-type': 'image/png' },
        body: png,
      })
    expect((await bring(key(), id)).status).toBe(401)
    expect((await bring(llave, newUuid())).status).toBe(422)
    expect((await bring(llave, id)).status).toBe(201)
    expect((await central.visitor().call('GET', `/fotos/${id}`)).status).toBe(401)
    expect((await jefa.call('GET', `/fotos/${id}`)).status).toBe(200)
  })
})
