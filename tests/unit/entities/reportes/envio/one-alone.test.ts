import { expect, test, vi } from 'vitest'
import { OTHER_CENTRAL } from '@/access/central/other'
import { sendAll } from '@/entities/reportes/envio/device'
import type { Envio } from '@/entities/reportes/envio/envio'
import { changeEnvio, readEnvios } from '@/entities/reportes/envio/queue'
import { photoId, photoSource } from '@/shared/lib/picture/photo-source'
import { putPhoto } from '@/shared/storage/device/photos'
import { newUuid } from '@/shared/storage/ids'

const AT = '2026-11-28T15:00:00.000Z'

const put = (envio: Envio) => changeEnvio(envio.id, () => envio)
const text = (...imagenes: string[]) => JSON.stringify({ titulo: 'Poste', imagenes })
const row = async (id: string) => (await readEnvios()).find((one) => one.id === id)

/** What the central answers to each address; the rest it takes. */
function central(answers: Record<string, () => Response>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const own = answers[path]
    if (own) return own()
    if (path.startsWith('/api/fotos/')) return new Response(null, { status: 201 })
    return Response.json({ id: decodeURIComponent(path.split('/').at(-1) ?? ''), instante: AT })
  })
  return asked
}

const other = () =>
  Response.json({ error: OTHER_CENTRAL, mensaje: 'Aquí responde otra central.' }, { status: 409 })

test('what another central has to take back holds up no report that was written since', async () => {
  const old = { id: 'reporte-1', llave: 'a', cuerpo: text(), intentado: AT, llegado: text(), central: 'c-1' }
  await put({ ...old, pide: 'retirar' })
  await put({ id: 'reporte-2', llave: 'b', cuerpo: text() })
  central({ '/api/reportes/reporte-1': other })
  expect(await sendAll()).toBe('later')
  expect(await row('reporte-1')).toMatchObject({ pide: 'retirar', espera: 'Aquí responde otra central.' })
  expect(await row('reporte-2')).toMatchObject({ recibido: AT })
})

test('a photo that this phone can’t read now is not said to be gone, holds up no other report, and goes the next time', async () => {
  const [torn, sound] = [photoSource(newUuid()), photoSource(newUuid())]
  for (const source of [torn, sound]) await putPhoto(source, new Blob(['x'], { type: 'image/webp' }))
  await put({ id: 'reporte-1', llave: 'a', cuerpo: text(torn) })
  await put({ id: 'reporte-2', llave: 'b', cuerpo: text(sound) })
  const asked = central({})
  const get = IDBObjectStore.prototype.get
  const refuses = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    if (key === `foto:${photoId(torn)}`) throw new DOMException('Failed to read large value', 'DataError')
    return get.call(this, key)
  })
  await expect(sendAll()).rejects.toMatchObject({ reason: 'blocked' })
  expect((await row('reporte-1'))?.fotos).toBeUndefined()
  expect((await row('reporte-2'))?.fotos).toEqual({ [sound]: '' })
  refuses.mockRestore()
  expect(await sendAll()).toBe('done')
  expect((await row('reporte-1'))?.fotos).toEqual({ [torn]: '' })
  expect(asked.filter((path) => path.startsWith('/api/fotos/'))).toHaveLength(2)
})
