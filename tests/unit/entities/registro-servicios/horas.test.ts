import { expect, test } from 'vitest'
import { oddHoras, respuestaOf } from '@/entities/registro-servicios/horas'

const horas = (text: string) => {
  const [horaInicio = '', salida = '', llegada = '', controlado = '', horaFin = ''] = text
    .split(' ')
    .map((time) => (time === '-' ? '' : time))
  return { horaInicio, salida, llegada, controlado, horaFin }
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
  expect(respuestaOf({ horaInicio, llegada })).toBe(minutes)
})
