import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterEvent, missingPhotos, nextTask } from '@/entities/reportes/envio/envio'
import { envioOf, timeline } from '@/entities/reportes/mis-reportes/seguimiento'
import { runs } from '../../../../runs'
import { ModelPhone, Station, WEATHER, type Weather } from './model'

type Step =
  | { kind: 'file'; fotos: number }
  | { kind: 'edit' | 'withdraw' | 'forget' | 'attend' | 'forgotten'; n: number }
  | { kind: 'round'; weather: Weather[]; heard: boolean }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('file' as const), fotos: fc.nat(2) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'edit' as const,
        'edit',
        'edit',
        'withdraw',
        'forget',
        'attend',
        'attend',
        'forgotten',
      ),
      n: fc.nat(1),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('round' as const),
      weather: fc.array(fc.constantFrom(...WEATHER), { maxLength: 6 }),
      heard: fc.boolean(),
    }),
  },
)

/** Nothing that the phone says or holds is ahead of what the central said. */
function expectTrue(phone: ModelPhone, { first, held, gone }: Station): void {
  for (const record of phone.records.values()) {
    if (envioOf(record) === 'RECIBIDO') expect(first.has(record.id), record.id).toBe(true)
    const received = timeline(record).find(({ paso }) => paso === 'RECIBIDO')
    if (received) expect(received.instante).toBe(record.central?.recibido)
  }
  for (const envio of phone.envios.values()) {
    if (envio.enviado || envio.llegado) expect(first.has(envio.id), envio.id).toBe(true)
    if (envio.retirado) expect(gone.has(envio.id) || !held.has(envio.id), envio.id).toBe(true)
  }
}

async function take(one: Step, phone: ModelPhone, station: Station): Promise<void> {
  if (one.kind === 'file') return phone.file(one.fotos)
  if (one.kind === 'round') {
    await phone.round(one.weather, one.heard)
    return
  }
  const [id, held] = [...station.held][one.n] ?? []
  if (one.kind === 'attend' && held) held.attended = true
  // The central is put back from a copy of before it came.
  if (one.kind === 'forgotten' && id && !station.gone.has(id)) station.held.delete(id)
  if (one.kind === 'edit') phone.edit(one.n)
  if (one.kind === 'withdraw') phone.withdraw(one.n)
  if (one.kind === 'forget') phone.forget(one.n)
}

test('no order of reports, corrections, losses and kills says received too early; in the end the central has each once', async () => {
  const seen = { late: 0, withdrawn: 0, photos: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 16, size: 'max' }),
      fc.boolean(),
      async (drawn, forgotten) => {
        const steps = drawn.filter(({ kind }) => forgotten || kind !== 'forgotten')
        const station = new Station()
        const phone = new ModelPhone(station)
        for (const one of steps) {
          await take(one, phone, station)
          expectTrue(phone, station)
        }
        for (let n = 0; n < 2; n++) expect(await phone.round([])).toBe('done')
        expectTrue(phone, station)
        for (const [id, report] of phone.reports) {
          expect(envioOf(phone.records.get(id) ?? expect.fail(id))).toBe('RECIBIDO')
          const envio = phone.envios.get(id) ?? expect.fail(id)
          expect(nextTask(envio)).toBeUndefined()
          if (forgotten) continue
          const held = station.held.get(id) ?? expect.fail(id)
          expect(station.gone.has(id)).toBe(false)
          const same = JSON.parse(held.cuerpo).titulo === report.titulo
          if (!same) expect(envio.aviso, 'a correction that the central left out').toBeDefined()
          if (!same) seen.late++
          expect(missingPhotos(envio)).toEqual([])
          expect([...held.fotos].sort()).toEqual(report.imagenes)
          seen.photos += held.fotos.size
        }
        for (const id of phone.taken) if (station.held.has(id)) expect(station.gone.has(id)).toBe(true)
        seen.withdrawn += phone.taken.size
      },
    ),
    { numRuns: runs(20_000), seed: 25 },
  )
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(runs(150))
})

test('a withdrawal stays when deletion is asked for too, and nothing more is sent of a withdrawn report', () => {
  const tried = { id: 'reporte-1', llave: 'x', cuerpo: '{"imagenes":[]}', intentado: 'ayer' }
  const asked = afterEvent(tried, { kind: 'asked', what: 'retirar' })
  expect(asked && afterEvent(asked, { kind: 'asked', what: 'olvidar' })).toEqual(asked)
  const gone = asked && afterEvent(asked, { kind: 'withdrawn', at: 'hoy' })
  const again = gone && afterEvent(gone, { kind: 'asked', what: 'olvidar' })
  expect(again && nextTask(again)).toBeUndefined()
  expect(again).toEqual(gone)
})
