import { describe, expect, test } from 'vitest'
import { creadoEn, type Reporte } from '@/entities/reportes/reporte'
import { datedByCentral } from '@/server/reports/take'
import { recordOf } from '@/sync/fields'
import { Citizen, newSent, REPORTES } from '../support/citizen'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const HOUR_MS = 3_600_000
const YEAR_MS = 365 * 24 * HOUR_MS
const NOW = Date.parse('2026-11-26T15:00:00.000Z')
const ago = (ms: number) => new Date(NOW - ms).toISOString()

test.each([
  ['a right clock', ago(0), ago(0), undefined],
  ['a report that waited five days on a phone with a right clock', ago(120 * HOUR_MS), ago(0), undefined],
  ['a clock that is a year behind', ago(YEAR_MS), ago(YEAR_MS), ago(0)],
  [
    'one that is a year behind, and a report that waited for two hours',
    ago(YEAR_MS + 2 * HOUR_MS),
    ago(YEAR_MS),
    ago(2 * HOUR_MS),
  ],
  ['a clock that is a day ahead', ago(-24 * HOUR_MS), ago(-24 * HOUR_MS), ago(0)],
  ['a clock that was set right after the report', ago(-24 * HOUR_MS), ago(0), ago(0)],
  ['an earlier version, which doesn’t say what time it has', ago(2 * HOUR_MS), undefined, undefined],
  ['an earlier version with a clock that is a year behind', ago(YEAR_MS), undefined, ago(0)],
  ['an earlier version with a clock that is ahead', ago(-2 * HOUR_MS), undefined, ago(0)],
  ['no date at all', 'ayer', ago(0), ago(0)],
  ['no hour that can be read', ago(YEAR_MS), 'a las diez', ago(0)],
])('%s', (_, made, ahora, dated) => {
  expect(datedByCentral(made, ahora, NOW)).toBe(dated)
})

describe.each(ENGINES)('a phone whose clock is wrong · %s', (engine) => {
  const central = useCentral(engine)

  test('its report is dated by the central, beside what the phone says, and stays the same report', async () => {
    const jefa = await central.claim('quitar')
    const rosa = new Citizen(central.url)
    const then = new Date(Date.now() - YEAR_MS).toISOString()
    const sent = newSent({ categoria: 'Emergencia', fechaCreacion: then, fechaActualizacion: then })
    const phone = { 'x-ahora': then }
    expect((await rosa.report(sent, phone)).body.recibido).toBe('nuevo')
    const stored = async () => {
      const row = (await jefa.sync()).filas.find(({ c, id }) => c === REPORTES && id === sent.id)
      if (!row) throw new Error('no report')
      return recordOf(row.id, row.campos) as Reporte
    }
    const dated = creadoEn(await stored())
    expect(Math.abs(Date.parse(dated) - Date.now())).toBeLessThan(10 * 60_000)
    expect((await stored()).fechaCreacion).toBe(then)
    expect((await rosa.report(sent, phone)).body.recibido).toBe('igual')
    const corrected = { ...sent, descripcion: 'Ya no hay paso.' }
    expect((await rosa.report(corrected, phone)).status).toBe(200)
    expect(creadoEn(await stored())).toBe(dated)
  })

  test('nobody dates a report for the central', async () => {
    const jefa = await central.claim('quitar')
    const sent = { ...newSent(), fechaCentral: '2001-01-01T00:00:00.000Z' }
    await new Citizen(central.url).report(sent, { 'x-ahora': new Date().toISOString() })
    const row = (await jefa.sync()).filas.find(({ id }) => id === sent.id)
    expect(row?.campos).not.toHaveProperty('fechaCentral')
  })
})
