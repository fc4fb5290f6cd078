import { expect, test } from 'vitest'
import { diaBeside, oddHoras, respuestaOf, totalOf } from '@/entities/registro-servicios/horas'

const horas = (text: string) => {
  const [horaInicio = '', salida = '', llegada = '', controlado = '', horaFin = ''] = text
    .split(' ')
    .map((time) => (time === '-' ? '' : time))
  return { fecha: '2026-03-30', horaInicio, salida, llegada, controlado, horaFin }
}

test.each([
  // aviso, salida, llegada, controlado, cuartel; which are odd
  ['23:50 23:54 00:01 00:15 00:20', []],
  ['10:00 10:00 10:00 10:00 10:00', []],
  ['10:00 - 10:08 - 11:00', []],
  ['- - - - -', []],
  ['10:00 09:59 10:08 - -', ['salida']],
  ['10:00 10:02 09:58 10:30 11:00', ['llegada']],
  ['23:50 00:02 23:58 - 00:20', ['llegada']],
  ['10:00 - - - 09:00', ['horaFin']],
  // Half a day is the longest that is taken for later.
  ['00:00 - - 12:00 -', []],
  ['00:00 - - 12:01 -', ['controlado']],
])('of %s', (text, odd) => {
  expect(Object.keys(oddHoras(horas(text)))).toEqual(odd)
})

test('what is odd is said by the time before it', () => {
  expect(oddHoras(horas('10:00 - 09:58 - -'))).toEqual({
    llegada: 'Queda antes de «Hora de inicio» (10:00), o más de 12 horas después.',
  })
})

test.each([
  ['23:50', '00:20', 30],
  ['10:00', '10:00', 0],
  ['10:00', '09:58', null],
  ['', '10:00', null],
  ['10:00', '', null],
])('from the aviso at %s to the arrival at %s', (horaInicio, llegada, minutes) => {
  expect(respuestaOf({ fecha: '2026-03-30', horaInicio, llegada })).toBe(minutes)
})

test.each([
  ['23:50', '00:20', undefined, 30],
  ['08:00', '09:15', '2026-04-01', 49 * 60 + 15],
  ['08:00', '07:59', '2026-03-30', null],
  ['08:00', '09:15', '30 de marzo', 75],
  ['', '09:15', '2026-04-01', null],
])('from the aviso at %s to the return at %s of the day %s', (horaInicio, horaFin, diaFin, minutes) => {
  expect(totalOf({ fecha: '2026-03-30', horaInicio, horaFin, diaFin })).toBe(minutes)
})

test.each([
  // time, toma, the day of the button, what is kept
  ['08:05', 'BOTON', '2026-03-30', ''],
  ['00:10', 'BOTON', '2026-03-31', ''],
  ['09:15', 'BOTON', '2026-03-31', '2026-03-31'],
  ['09:15', 'BOTON', '2026-04-01', '2026-04-01'],
  // A phone whose clock is a day behind: kept, so that it is seen.
  ['09:15', 'BOTON', '2026-03-29', '2026-03-29'],
  ['09:20', 'ESCRITA', '2026-04-05', '2026-04-02'],
  ['', 'BOTON', '2026-04-01', ''],
] as const)('a return at %s by %s on %s', (time, toma, hoy, kept) => {
  const horas = { fecha: '2026-03-30', horaInicio: '08:00', diaFin: '2026-04-02' }
  expect(diaBeside(horas, 'horaFin', time, toma, hoy)).toBe(kept)
})

test('times with days are compared by them, and a return a month later is asked about', () => {
  const horas = { fecha: '2026-03-30', horaInicio: '08:00', controlado: '22:00', diaControlado: '2026-03-31' }
  expect(oddHoras({ ...horas, horaFin: '09:15', diaFin: '2026-04-01' })).toEqual({})
  expect(oddHoras({ ...horas, horaFin: '09:15' })).toEqual({
    horaFin: 'Queda antes de «Controlado» (22:00).',
  })
  expect(oddHoras({ ...horas, horaFin: '09:15', diaFin: '2026-05-30' })).toEqual({
    horaFin: 'Son más de 30 días después del aviso.',
  })
})
