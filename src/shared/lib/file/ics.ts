/** From when until when, in ms. `id` is the same each time, so that a second file doesn't double the first. */
export type CalendarEvent = { id: string; desde: number; hasta: number; title: string; place: string }

const escaped = (text: string) => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n')

/** `20261128T130000Z`. */
const stamp = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

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
    ...events.flatMap(({ id, desde, hasta, title, place }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}`,
      `DTSTAMP:${stamp(now.getTime())}`,
      `DTSTART:${stamp(desde)}`,
      `DTEND:${stamp(hasta)}`,
      `SUMMARY:${escaped(title)}`,
      `LOCATION:${escaped(place)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
