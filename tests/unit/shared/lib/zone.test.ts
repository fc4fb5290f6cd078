import { describe, expect, onTestFinished, test } from 'vitest'
import { entradaText, horaDeEntrada, instanteDeEntrada } from '@/entities/eventos/entrada'
import { deGuardia } from '@/entities/guardias/gente'
import { newPuesto, newTurno } from '@/entities/guardias/new-turno'
import { lapso } from '@/entities/guardias/tiempo'
import { anioPieDe } from '@/entities/sitio/anio'
import {
  formatDay,
  formatMoment,
  formatMonth,
  toDay,
  toTime,
  toYear,
  ZONAS,
  type Zona,
  zonaFrom,
} from '@/shared/lib/fecha'
import { calendarFile } from '@/shared/lib/file/ics'

/** Where a test before loaded the central, that one says whose zone counts. */
function by(next: Zona, machine: string): void {
  const [before, machineBefore] = [zonaFrom(() => next), process.env.TZ]
  process.env.TZ = machine
  onTestFinished(() => {
    zonaFrom(before)
    process.env.TZ = machineBefore
  })
}

const turno = { ...newTurno('2026-11-28'), id: 't', nombre: 'Día', inicio: '08:00', fin: '20:00' }
const on = [{ ...turno, gente: [newPuesto('t', { id: 'p', nombres: 'Ana' })] }]
/** The instant at which a station's clock shows this, so many hours behind UTC. */
const at = (time: string, behind: number) => Date.parse(`2026-11-28T${time}:00Z`) + behind * 3_600_000

test('there are two zones, and neither is the machine’s', () => {
  expect(ZONAS).toEqual(['America/Guayaquil', 'Pacific/Galapagos'])
})

describe.each(['UTC', 'America/Guayaquil', 'Pacific/Galapagos', 'Pacific/Auckland'])(
  'a machine in %s',
  (machine) => {
    test.each([
      ['America/Guayaquil', 5],
      ['Pacific/Galapagos', 6],
    ] as const)('a brigade in %s has its own hours', (zona, behind) => {
      by(zona, machine)
      expect(toTime(new Date(lapso(turno).desde))).toBe('08:00')
      expect(deGuardia(on, at('07:59', behind))).toEqual([])
      expect(deGuardia(on, at('08:00', behind))).toEqual(['p'])
      expect(deGuardia(on, at('19:59', behind))).toEqual(['p'])
      expect(deGuardia(on, at('20:00', behind))).toEqual([])
      const file = calendarFile([{ id: 't', ...lapso(turno), title: 'Guardia', place: '' }], new Date(0))
      expect(file).toContain(`DTSTART:20261128T${String(8 + behind).padStart(2, '0')}0000Z`)
    })

    test.each([
      ['America/Guayaquil', 5],
      ['Pacific/Galapagos', 6],
    ] as const)('who came to an event in %s came at the hour that was typed', (zona, behind) => {
      by(zona, machine)
      const came = { horaEntrada: instanteDeEntrada('2026-11-28', '19:05') }
      expect(Date.parse(came.horaEntrada)).toBe(at('19:05', behind))
      expect(entradaText(came, '2026-11-28')).toBe('2026-11-28 19:05')
      const eve = { horaEntrada: new Date(at('00:00', behind) - 60_000).toISOString() }
      expect(horaDeEntrada(eve, '2026-11-28')).toBe('')
    })

    test.each([
      ['America/Guayaquil', '2027-01-01T05:00:00Z'],
      ['Pacific/Galapagos', '2027-01-01T06:00:00Z'],
    ] as const)('the year of %s turns at its midnight', (zona, midnight) => {
      by(zona, machine)
      const before = new Date(Date.parse(midnight) - 60_000)
      expect([toDay(before), toTime(before), toYear(before)]).toEqual(['2026-12-31', '23:59', 2026])
      expect([toDay(new Date(midnight)), toTime(new Date(midnight))]).toEqual(['2027-01-01', '00:00'])
      expect(anioPieDe({ ejemplo: false }, before)).toBe('2026')
      expect(formatDay(before.toISOString())).toBe('31 de diciembre de 2026')
      expect(formatMonth(before.toISOString())).toBe('diciembre de 2026')
      expect(formatMoment(before.toISOString())).toContain('23:59')
      // A day has no zone.
      expect(formatDay('2026-12-31')).toBe('31 de diciembre de 2026')
    })
  },
)
