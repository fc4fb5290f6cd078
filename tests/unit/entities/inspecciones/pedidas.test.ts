import { expect, onTestFinished, test } from 'vitest'
import { pedidas, sendPedidas } from '@/entities/inspecciones/peticion-envio'
import { askAcuses, takeBackPedida, withdrawPedida } from '@/entities/inspecciones/peticion-mia'
import { savePhoto } from '@/shared/storage/device/photos'
import { escritoDe, NADA_PEDIDO } from '@/site/permisos/pedir-schema'

const AT = '2026-11-26T15:00:00.000Z'
const ESCRITO = escritoDe({ ...NADA_PEDIDO, nombre: 'Tienda Rosita', contacto: 'Luz Vera' })

/** A central that answers each try as `how` says of its method and path. */
function station(how: (method: string, path: string) => Promise<Response> | Response): void {
  const real = globalThis.fetch
  globalThis.fetch = async (url, init) => how(init?.method ?? 'GET', String(url))
  onTestFinished(() => {
    globalThis.fetch = real
  })
}

async function written(fotos = ESCRITO.fotos) {
  const one = { id: 'uno', llave: 'clave', escrita: AT, escrito: { ...ESCRITO, ...(fotos && { fotos }) } }
  await pedidas.put(one)
  onTestFinished(() => pedidas.drop(one.id))
  return one
}

test('a request whose text arrived while its photo waits is not taken back to the form, and stays with its key', async () => {
  const frente = await savePhoto(new Blob(['x'], { type: 'image/webp' }))
  const shown = await written({ frente, dentro: '', extintor: '', etiqueta: '' })
  station((_, path) => {
    if (path.includes('/fotos/')) throw new TypeError('network')
    return Response.json({ id: 'peticion-1', instante: AT })
  })
  expect(await sendPedidas()).toBe(false)
  expect(await takeBackPedida.mutationFn(shown)).toBeUndefined()
  expect(await pedidas.read()).toMatchObject([{ id: 'uno', llave: 'clave', recibida: AT }])
})

/** What a hotel's network answers to everything. */
const hotel = (type = 'text/html; charset=utf-8') =>
  new Response('<h1>Pague aquí</h1>', { headers: { 'content-type': type } })

test.each(['text/html; charset=utf-8', 'application/octet-stream'])(
  'a photo that a hotel’s page of %s answered waits for the station',
  async (type) => {
    const frente = await savePhoto(new Blob(['x'], { type: 'image/webp' }))
    await written({ frente, dentro: '', extintor: '', etiqueta: '' })
    const text = () => Response.json({ id: 'peticion-1', instante: AT })
    station((_, path) => (path.includes('/fotos/') ? hotel(type) : text()))
    expect(await sendPedidas()).toBe(false)
    expect((await pedidas.read())[0]).not.toHaveProperty('llegada')
    station((_, path) => (path.includes('/fotos/') ? new Response(null, { status: 201 }) : text()))
    expect(await sendPedidas()).toBe(true)
    expect(await pedidas.read()).toMatchObject([{ llegada: AT, fotos: { [frente]: '' } }])
  },
)

test('one is withdrawn when the station says so, and not when a hotel’s page does', async () => {
  const one = { ...(await written()), peticion: 'peticion-1', recibida: AT, llegada: AT }
  await pedidas.put(one)
  station(() => hotel('text/plain'))
  await expect(withdrawPedida.mutationFn(one)).rejects.toThrow('No hay conexión con la central.')
  expect(await pedidas.read()).toMatchObject([{ id: 'uno' }])
  station(() => new Response(null, { status: 204 }))
  await withdrawPedida.mutationFn(one)
  expect(await pedidas.read()).toEqual([])
})

test('one that waits whole is taken back, and leaves the phone', async () => {
  const shown = await written()
  expect(await takeBackPedida.mutationFn(shown)).toMatchObject({ escrito: { nombre: 'Tienda Rosita' } })
  expect(await pedidas.read()).toEqual([])
})

test('one that was withdrawn while its answer was on its way does not come back', async () => {
  const one = await written()
  await pedidas.put({ ...one, peticion: 'peticion-1', recibida: AT, llegada: AT })
  station(async () => {
    await pedidas.drop(one.id)
    return Response.json({ estado: 'ESPERA', respuesta: '', respondida: '' })
  })
  await askAcuses()
  expect(await pedidas.read()).toEqual([])
})
