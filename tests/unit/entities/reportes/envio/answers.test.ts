import { expect, onTestFinished, test } from 'vitest'
import { askAnswers } from '@/entities/reportes/envio/answers'
import { changeEnvio, newSecret } from '@/entities/reportes/envio/queue'
import { misReportesRepository } from '@/entities/reportes/mis-reportes/repository'
import { newSeguimiento } from '@/entities/reportes/mis-reportes/seguimiento'
import { newReporte } from '@/entities/reportes/reporte'
import { loadPhoto } from '@/shared/storage/device/photos'

const NOW = '2026-03-02T12:00:00.000Z'
const LATER = '2026-03-02T13:00:00.000Z'

/** A report of this phone that the central has. */
async function arrived(id: string): Promise<void> {
  const autor = { nombre: 'Rosa', email: 'rosa@correo.example' }
  const content = { titulo: id, descripcion: '', categoria: 'Otro', autor, imagenes: [] } as const
  const record = newSeguimiento({ id, ...newReporte({ ...content, imagenes: [] }, NOW) })
  await misReportesRepository.restore([{ ...record, central: { enviado: NOW, recibido: NOW } }])
  await changeEnvio(id, () => ({ id, llave: newSecret(), cuerpo: '', llegado: '' }))
}

/** The central answers the first call; then the network is gone. */
function answersOnce(): void {
  const real = globalThis.fetch
  let asked = 0
  globalThis.fetch = async (url) => {
    if (++asked > 1) throw new TypeError('network')
    const id = String(url).split('/').at(-2)
    return Response.json({ id, estado: 'EN_PROCESO', respuesta: 'Ya vamos.', fechaActualizacion: LATER })
  }
  onTestFinished(() => {
    globalThis.fetch = real
  })
}

test('an answer that came before the network was lost is told', async () => {
  for (const id of ['reporte-1', 'reporte-2']) await arrived(id)
  answersOnce()
  expect(await askAnswers()).toBe(true)
  const answers = (await misReportesRepository.all()).map(({ acuse }) => acuse?.respuesta)
  expect(answers.filter(Boolean)).toEqual(['Ya vamos.'])
})

const PHOTO = 'idb:cierre-1'
const picture = () =>
  new Response(new Blob(['jpeg'], { type: 'image/jpeg' }), { headers: { 'content-type': 'image/jpeg' } })

/** A central that answers with a photo; `photo` undefined: the network is lost before it. */
function answersWithPhoto(given: { estado?: string; photo: (() => Response) | undefined }): string[] {
  const real = globalThis.fetch
  const asked: string[] = []
  globalThis.fetch = async (url, options) => {
    asked.push(`${url} ${new Headers(options?.headers).get('authorization')?.split(' ', 1)}`)
    const path = String(url)
    if (path.includes('/fotos/')) {
      if (!given.photo) throw new TypeError('network')
      return given.photo()
    }
    const { estado = 'CORREGIDO' } = given
    const id = path.split('/').at(-2)
    return Response.json({ id, estado, respuesta: 'Así.', fechaActualizacion: LATER, fotoCierre: PHOTO })
  }
  onTestFinished(() => {
    globalThis.fetch = real
  })
  return asked
}
const stored = async () => (await misReportesRepository.all())[0]

test('the closing photo is kept on this phone, asked for with the report’s key, and once', async () => {
  await arrived('reporte-3')
  const asked = answersWithPhoto({ photo: picture })
  expect(await askAnswers()).toBe(true)
  expect(asked.filter((one) => one.includes('fotos'))).toEqual(['/api/fotos/cierre-1?de=reporte-3 Bearer'])
  expect((await loadPhoto(PHOTO))?.size).toBe(4)
  expect(await stored()).toMatchObject({ acuse: { respuesta: 'Así.' }, central: { foto: PHOTO } })
  expect(await askAnswers()).toBe(false)
  expect(asked.filter((one) => one.includes('fotos'))).toHaveLength(1)
})

test('without the photo the words come all the same; it follows later, of a closed report too', async () => {
  await arrived('reporte-4')
  const given = { estado: 'CERRADO', photo: undefined as (() => Response) | undefined }
  answersWithPhoto(given)
  const real = Date.now
  Date.now = () => Date.parse(LATER) + 1000
  onTestFinished(() => {
    Date.now = real
  })
  expect(await askAnswers()).toBe(true)
  expect(await stored()).toMatchObject({ acuse: { estado: 'CERRADO' } })
  expect((await stored())?.central?.foto).toBeUndefined()
  given.photo = picture
  expect(await askAnswers()).toBe(true)
  expect((await stored())?.central?.foto).toBe(PHOTO)
})
