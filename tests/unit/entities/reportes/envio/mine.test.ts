import { expect, test } from 'vitest'
import { capture } from '@/entities/copias/copias'
import { backedUp } from '@/entities/modules'
import { afterEvent, type SendEvent } from '@/entities/reportes/envio/envio'
import { askForWithdrawal, hearCentral, queueMine } from '@/entities/reportes/envio/mine'
import { changeEnvio, newSecret, phoneName, readEnvios } from '@/entities/reportes/envio/queue'
import { misReportesRepository } from '@/entities/reportes/mis-reportes/repository'
import { envioOf, newSeguimiento, shared, timeline } from '@/entities/reportes/mis-reportes/seguimiento'
import { makePacketFile } from '@/entities/reportes/packet/packet-file'
import { sendReporte } from '@/entities/reportes/packet/send'
import { reportesRepository } from '@/entities/reportes/queries'
import { newReporte, type Reporte } from '@/entities/reportes/reporte'

const NOW = '2026-03-02T12:00:00.000Z'
const ARRIVED = '2026-03-02T12:00:07.000Z'

async function filed(): Promise<Reporte> {
  const autor = { nombre: 'Rosa', email: 'rosa@correo.example' }
  const content = { titulo: 'Poste', descripcion: 'Caído', categoria: 'Otro', autor } as const
  const report = await reportesRepository.create(newReporte({ ...content, imagenes: [] }, NOW))
  await misReportesRepository.restore([newSeguimiento(report)])
  return report
}

const rowOf = async (id: string) => (await readEnvios()).find((envio) => envio.id === id)
const happens = (id: string, event: SendEvent) =>
  changeEnvio(id, (envio) => envio && afterEvent(envio, event))
const record = async (id: string) => (await misReportesRepository.find(id)) ?? expect.fail(id)

async function arrive(id: string): Promise<void> {
  const { cuerpo } = (await rowOf(id)) ?? expect.fail(id)
  await happens(id, { kind: 'tried', at: NOW })
  await happens(id, { kind: 'arrived', cuerpo, enviado: NOW, recibido: ARRIVED })
}

test('a key has 128 bits and a header can carry it; the phone’s own name stays the same', async () => {
  const keys = Array.from({ length: 200 }, newSecret)
  expect(new Set(keys).size).toBe(200)
  for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/)
  expect(await phoneName()).toBe(await phoneName())
})

test('key and name are in no packet, file, copy, nor in what localStorage holds', async () => {
  const report = await filed()
  await queueMine()
  const { llave = '' } = (await rowOf(report.id)) ?? {}
  const name = await phoneName()
  await arrive(report.id)
  await hearCentral()
  const file = await makePacketFile('ciudadano', [report])
  const texts = [
    await file.text(),
    sendReporte('https://bomberos.example', report).message,
    JSON.stringify(await capture(backedUp())),
    JSON.stringify({ ...localStorage }),
  ]
  expect(texts.join('')).toContain(report.id)
  for (const secret of [llave, name]) expect(texts.join('')).not.toContain(secret)
})

test('what waits is derived: once, with its first key, and as it was corrected', async () => {
  const report = await filed()
  await queueMine()
  const first = await rowOf(report.id)
  await queueMine()
  expect(await readEnvios()).toEqual([first])
  const [sample] = await reportesRepository.all()
  expect(sample && (await rowOf(sample.id))?.id).toBe(report.id)
  const other = await filed()
  await misReportesRepository.update(other.id, shared(newSeguimiento(other), NOW))
  await queueMine()
  expect((await readEnvios()).map(({ id }) => id)).toEqual([report.id])
})

test('the central’s word is taken over once, with both times', async () => {
  const report = await filed()
  await queueMine()
  await arrive(report.id)
  expect(envioOf(await record(report.id))).toBe('GUARDADO')
  expect(await hearCentral()).toEqual({ received: [report.id], withdrawn: [] })
  expect(await hearCentral()).toEqual({ received: [], withdrawn: [] })
  expect(timeline(await record(report.id))).toEqual([
    { paso: 'GUARDADO', instante: NOW },
    { paso: 'ENVIADO', instante: NOW },
    { paso: 'RECIBIDO', instante: ARRIVED },
  ])
  expect(await rowOf(report.id)).toMatchObject({ recibido: ARRIVED })
})

test('a withdrawal drops what never left; what may have left stays until the central lets it go', async () => {
  const [unsent, tried] = [await filed(), await filed()]
  await queueMine()
  expect(await askForWithdrawal(unsent.id)).toBe(false)
  expect(await rowOf(unsent.id)).toBeUndefined()
  await happens(tried.id, { kind: 'tried', at: NOW })
  expect(await askForWithdrawal(tried.id)).toBe(true)
  await hearCentral()
  expect(await reportesRepository.find(tried.id)).toBeDefined()
  await happens(tried.id, { kind: 'withdrawn', at: NOW })
  expect(await hearCentral()).toEqual({ received: [], withdrawn: [tried.id] })
  expect(await reportesRepository.find(tried.id)).toBeUndefined()
  expect(await misReportesRepository.find(tried.id)).toBeUndefined()
  expect(await rowOf(tried.id)).toBeUndefined()
})

test('a withdrawn report that was shared meanwhile stays on the phone, and holds up no other', async () => {
  const [kept, other] = [await filed(), await filed()]
  await queueMine()
  for (const { id } of [kept, other]) {
    await happens(id, { kind: 'tried', at: NOW })
    await happens(id, { kind: 'withdrawn', at: NOW })
  }
  await misReportesRepository.update(kept.id, shared(newSeguimiento(kept), NOW))
  expect(await hearCentral()).toEqual({ received: [], withdrawn: [other.id] })
  await queueMine()
  expect(await rowOf(kept.id)).toMatchObject({ retirado: NOW })
  expect(await reportesRepository.find(kept.id)).toEqual(kept)
})

test('a damaged word of the central never says received', async () => {
  const report = await filed()
  for (const central of [{}, { enviado: NOW }, { enviado: NOW, recibido: 'ayer' }]) {
    const raw = { data: [{ ...newSeguimiento(report), central }], timestamp: Date.now() + 1000 }
    localStorage.setItem('bomberos_reportes_misReportes', JSON.stringify(raw))
    expect(envioOf(await record(report.id))).toBe('GUARDADO')
  }
})
