import { expect, onTestFinished, test } from 'vitest'
import { askAnswers } from '@/entities/reportes/envio/answers'
import { changeEnvio, newSecret } from '@/entities/reportes/envio/queue'
import { newReporte } from '@/entities/reportes/reporte'
import { newSeguimiento } from '@/entities/reportes/seguimiento'
import { misReportesRepository } from '@/entities/reportes/seguimientos'

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
