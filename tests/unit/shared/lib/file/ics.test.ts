import { expect, test } from 'vitest'
import { calendarFile } from '@/shared/lib/file/ics'

const NOW = new Date('2026-11-25T12:00:00.000Z')
const event = (title: string, place = '') => ({
  ...{ id: 'a', title, place },
  desde: Date.parse('2026-11-29T01:00:00Z'),
  hasta: Date.parse('2026-11-29T13:00:00Z'),
})

test('each shift is an event with its two instants in UTC', () => {
  expect(calendarFile([event('Guardia: Noche', 'Cuartel')], NOW).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bomberos//Guardias//ES',
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTAMP:20261125T120000Z',
    'DTSTART:20261129T010000Z',
    'DTEND:20261129T130000Z',
    'SUMMARY:Guardia: Noche',
    'LOCATION:Cuartel',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('what a calendar would take for its own marks is text, and no line is begun by a name', () => {
  const lines = calendarFile([event('Día, noche; A\\B\r\nEND:VCALENDAR')], NOW).split('\r\n')
  expect(lines).toContain('SUMMARY:Día\\, noche\\; A\\\\B\\nEND:VCALENDAR')
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
  expect(calendarFile([event('Día\u0000\u0007 y noche')], NOW)).toContain('SUMMARY:Día   y noche\r\n')
})

test('no line is longer than 75 bytes, no character is cut, and unfolded it is whole', () => {
  const title = `Guardia ${'ñandú 🚒 '.repeat(20)}`
  const file = calendarFile([event(title)], NOW)
  const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
})

test('a whole day ends where the next one begins, over the turn of the year too', () => {
  const lines = calendarFile([{ id: 'd', title: 'Plazo', place: '', dia: '2026-12-31' }], NOW).split('\r\n')
  expect(lines.filter((line) => line.startsWith('DT'))).toEqual([
    'DTSTAMP:20261125T120000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
  ])
})
