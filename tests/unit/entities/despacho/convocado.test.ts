import { expect, test } from 'vitest'
import {
  cuantosDeCada,
  hastaDonde,
  llegaA,
  porTelefono,
  queFalta,
  quienesVienen,
  sinRespuesta,
} from '@/entities/despacho/convocado'
import { type Despacho, salidaSentence, salidasDeReportes } from '@/entities/despacho/despacho'
import { tocaProbar, ultimaPrueba } from '@/entities/despacho/prueba'
import { dentroDe, hace, hastaWords, hora } from '@/entities/despacho/words'
import { someone } from './someone'

const AT = '2026-11-25T03:10:00.000Z'

test('those who come stand in the order in which they arrive, and who didn’t say when comes last', () => {
  const list = [
    someone('sin hora', { respuesta: 'DIRECTO', respondio: AT }),
    someone('veinte', { respuesta: 'ESTACION', minutos: 20, respondio: AT }),
    someone('no', { respuesta: 'NO_PUEDO', minutos: 1, respondio: AT }),
    // Answered later, and is there earlier.
    someone('cinco', { respuesta: 'DIRECTO', minutos: 5, respondio: '2026-11-25T03:12:00.000Z' }),
    someone('callado'),
  ]
  expect(quienesVienen(list).map(({ persona }) => persona)).toEqual(['cinco', 'veinte', 'sin hora'])
  expect(sinRespuesta(list).map(({ persona }) => persona)).toEqual(['callado'])
  expect(llegaA(list[1] as ReturnType<typeof someone>)).toBe(Date.parse('2026-11-25T03:30:00.000Z'))
  expect(llegaA(list[2] as ReturnType<typeof someone>)).toBeNull()
})

test('by telephone leaders are called first, then drivers, who is on duty, who can be something; then by name as in Spanish', () => {
  const list = [
    someone('Zoila'),
    someone('Ñaupas'),
    someone('Núñez'),
    someone('Álava'),
    someone('Oña', { funciones: ['PARAMEDICO'] }),
    someone('De guardia'),
    someone('Conductora', { funciones: ['CONDUCTOR'] }),
    someone('Jefe', { funciones: ['AL_MANDO', 'CONDUCTOR'] }),
  ]
  expect(porTelefono(list, new Set(['De guardia'])).map(({ nombre }) => nombre)).toEqual([
    ...['Jefe', 'Conductora', 'De guardia', 'Oña', 'Álava', 'Núñez', 'Ñaupas', 'Zoila'],
  ])
})

test('of those who come each function is counted, also as none', () => {
  const coming = [
    someone('a', { funciones: ['CONDUCTOR', 'AL_MANDO'] }),
    someone('b', { funciones: ['CONDUCTOR'] }),
  ]
  expect(cuantosDeCada(coming)).toEqual([
    { words: '1 al mando', falta: false },
    { words: '2 conductores', falta: false },
    { words: '0 paramédicos', falta: true },
  ])
})

test('what is missing is said until somebody comes who can be it; of what nobody can be nothing is said', () => {
  const conductor = someone('luis', { funciones: ['CONDUCTOR', 'AL_MANDO'] })
  const other = someone('eva', { respuesta: 'ESTACION', respondio: AT })
  expect(queFalta([conductor, other])).toEqual([
    'Todavía no viene nadie que pueda estar al mando.',
    'Todavía no viene ningún conductor.',
  ])
  expect(queFalta([{ ...conductor, respuesta: 'NO_PUEDO' }, other])).toHaveLength(2)
  expect(queFalta([{ ...conductor, respuesta: 'DIRECTO', respondio: AT }, other])).toEqual([])
  expect(queFalta([other])).toEqual([])
})

test.each([
  [{ equipos: 0 }, 'No tiene un teléfono que avise'],
  [{}, 'Todavía no se sabe si el aviso le llegó'],
  [{ fallo: true }, 'El aviso no le llegó'],
  [{ enviado: AT }, 'Enviado; su teléfono no dice si lo mostró'],
  [{ enviado: AT, mostrado: AT }, 'Su teléfono lo mostró'],
  // A notice that was opened on another phone, whose first one is gone.
  [{ equipos: 0, visto: AT }, 'Lo abrió y no contesta'],
])('of somebody who said nothing no more is said than is known: %j', (values, words) => {
  expect(hastaDonde(someone('x', values))).toBe(words)
})

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min 0 s'],
  [3 * 60 + 20, '3 min 20 s'],
  [3600, '1 h 0 min'],
  [-5, '0 s'],
])('how long ago: %i seconds', (seconds, words) => {
  expect(hace(0, seconds * 1000)).toBe(words)
})

test('who should be there by now is said to be so, and not to come in minus three minutes', () => {
  const now = Date.parse(AT)
  expect(dentroDe(now + 61_000, now)).toBe('en 2 min')
  expect(dentroDe(now, now)).toBe('ya debe estar ahí')
  expect(dentroDe(now - 180_000, now)).toBe('ya debe estar ahí')
  // Read the next day, nobody is on the way any more.
  expect(dentroDe(now - 180_000, now, false)).toMatch(/^llegaba a las \d\d:\d\d$/)
})

test('an alarm is tried every month: a real call counts as one', () => {
  const on = (instante: string) => ({ instante }) as Despacho
  const now = Date.parse('2026-11-25T00:00:00.000Z')
  expect(tocaProbar([], now)).toBe(true)
  expect(tocaProbar([on('2026-10-01T00:00:00.000Z'), on('2026-11-20T00:00:00.000Z')], now)).toBe(false)
  expect(tocaProbar([on('2026-10-20T00:00:00.000Z')], now)).toBe(true)
  expect(ultimaPrueba([on('2026-10-01'), on('2026-11-20'), on('2026-01-01')])).toBe('2026-11-20')
})

test('of a moment that nobody wrote nothing is said, instead of figures that are none', () => {
  expect(hora('')).toBe('')
  expect(hora('ayer')).toBe('')
  expect(hora(AT)).toMatch(/^\d\d:10$/)
  expect(hace(Date.parse(''), Date.parse(AT))).toBe('')
  expect(hace(Date.parse(AT), Date.parse(''))).toBe('')
})

test('a report has the newest call that was made from it; a test is none', () => {
  const made = (id: string, instante: string, values: Partial<Despacho> = {}) =>
    ({ id, instante, reporte: 'reporte-1', prueba: false, estado: 'EN_CURSO', ...values }) as Despacho
  const at = new Date(2026, 10, 25, 3, 12)
  const newest = made('b', at.toISOString())
  const list = [
    made('a', new Date(2026, 10, 25, 2, 0).toISOString(), { estado: 'ANULADO' }),
    newest,
    made('c', new Date(2026, 10, 25, 4, 0).toISOString(), { prueba: true }),
    made('d', new Date(2026, 10, 25, 5, 0).toISOString(), { reporte: '' }),
  ]
  expect([...salidasDeReportes(list)]).toEqual([['reporte-1', newest]])
  expect([...salidasDeReportes([...list].reverse())]).toEqual([['reporte-1', newest]])

  const sameDay = new Date(2026, 10, 25, 9)
  expect(salidaSentence(newest, sameDay)).toBe('Salida llamada a las 03:12')
  expect(salidaSentence({ ...newest, estado: 'ANULADO' }, sameDay)).toBe(
    'Salida llamada a las 03:12 y anulada',
  )
  expect(salidaSentence({ ...newest, estado: 'CERRADO' }, new Date(2026, 10, 26))).toMatch(
    /^Salida llamada el 25 nov 2026, 03:12 y cerrada$/,
  )
  expect(salidaSentence({ ...newest, instante: '' }, sameDay)).toBe('Salida llamada')
})

test.each([
  ['2026-11-27T23:00:00.000Z', 'las 18:00'],
  ['2026-11-28T13:00:00.000Z', 'mañana a las 08:00'],
  ['2026-11-30T13:00:00.000Z', 'el 30 nov 2026, 08:00'],
])('until %s, said on the morning of the 27th, is until %s', (instante, words) =>
  expect(hastaWords(instante, new Date('2026-11-27T14:00:00.000Z'))).toBe(words),
)
