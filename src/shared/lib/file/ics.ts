import { addDays } from '@/shared/lib/dias'

/**
 * From when until when, in ms, or a whole `YYYY-MM-DD` day. `id` is the same each time, so that a second file doesn't
 * double the first.
 */
export type CalendarEvent = { id: string; title: string; place: string } & (
  | { desde: number; hasta: number; dia?: undefined }
  | { dia: string }
)

/** A calendar program may refuse the whole file for one control character. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

/** `20261128T130000Z`. */
const stamp = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const bareDay = (day: string) => day.replaceAll('-', '')

/** A whole day ends where the next one begins. */
const timesOf = (event: CalendarEvent): string[] =>
  event.dia === undefined
    ? [`DTSTART:${stamp(event.desde)}`, `DTEND:${stamp(event.hasta)}`]
    : [`DTSTART;VALUE=DATE:${bareDay(event.dia)}`, `DTEND;VALUE=DATE:${bareDay(addDays(event.dia, 1))}`]

const LINE_BYTES = 75

/** A line goes on in the next one, after a space, where it passes 75 bytes; no character is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  let text = ''
  for (const sign of line) {
    const size = encoder.encode(sign).length
    if (bytes + size > LINE_BYTES) {
      text += '\r\n '
      bytes = 1
    }
    text += sign
    bytes += size
  }
  return text
}

/** A calendar that phones and mail programs import (RFC 5545). */
export const calendarFile = (events: readonly CalendarEvent[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bomberos//Guardias//ES',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escaped(event.id)}`,
      `DTSTAMP:${stamp(now.getTime())}`,
      ...timesOf(event),
      `SUMMARY:${escaped(event.title)}`,
      `LOCATION:${escaped(event.place)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
